import { formatApache } from "./apache.ts";
import { formatCaddy } from "./caddy.ts";
import { writeCloudflare } from "./cloudflare.ts";
import type { HostFile, HostedSite } from "./hosted-site.ts";
import { formatNetlify } from "./netlify.ts";
import { formatNginx } from "./nginx.ts";
import { formatVercel } from "./vercel.ts";
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
      return [{ path: "vercel.json", contents: formatVercel(site) }];
    case "nginx":
      return [{ contents: formatNginx(site) }];
    case "caddy":
      return [{ contents: formatCaddy(site) }];
    case "apache":
      return [{ contents: formatApache(site) }];
  }
}
