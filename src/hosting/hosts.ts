import { writeApache } from "./apache.ts";
import { writeCaddy } from "./caddy.ts";
import { writeCloudflare } from "./cloudflare.ts";
import type { HostFile, HostedSite } from "./hosted-site.ts";
import { formatNetlify } from "./netlify.ts";
import { writeNginx } from "./nginx.ts";
import { writeVercel } from "./vercel.ts";
import { linksWorkflow, publishWorkflow, writePagesWorkflow } from "./workflows.ts";

export const hosts = ["netlify", "cloudflare", "github-pages", "vercel", "nginx", "caddy", "apache"] as const;

export type Host = (typeof hosts)[number];

/** The files that a host needs, by their path below the practice's folder; without a path where they belong on the server. */
export function writeHosting(host: Host, site: HostedSite): (Omit<HostFile, "path"> & { path?: string })[] {
  switch (host) {
    case "netlify":
      return [{ path: "netlify.toml", contents: formatNetlify(site) }];
    case "cloudflare":
      return writeCloudflare(site);
    case "github-pages":
      return [{ path: publishWorkflow, contents: writePagesWorkflow() }, linksWorkflow];
    case "vercel":
      return [{ path: "vercel.json", contents: writeVercel(site) }];
    case "nginx":
      return [{ contents: writeNginx(site) }];
    case "caddy":
      return [{ contents: writeCaddy(site) }];
    case "apache":
      return [{ contents: writeApache(site) }];
  }
}
