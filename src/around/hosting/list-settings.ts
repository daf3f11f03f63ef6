import { formatApache } from "./apache.ts";
import { formatCaddy } from "./caddy.ts";
import { listCloudflareFiles } from "./cloudflare.ts";
import type { Host } from "../../model/host-names.ts";
import type { HostFile, HostedSite } from "./hosted-site.ts";
import { formatNetlify } from "./netlify.ts";
import { formatNginx } from "./nginx.ts";
import { formatVercel } from "./vercel.ts";
import { linksWorkflow, publishWorkflow, formatPagesWorkflow } from "./workflows.ts";

/** Lists the files that a host needs, by path below the practice's folder. A file for the server itself has no path. */
export function listSettings(host: Host, site: HostedSite): (Omit<HostFile, "path"> & { path?: string })[] {
  switch (host) {
    case "netlify":
      return [{ path: "netlify.toml", contents: formatNetlify(site) }];
    case "cloudflare":
      return listCloudflareFiles(site);
    case "github-pages":
      return [{ path: publishWorkflow, contents: formatPagesWorkflow(site.base) }, linksWorkflow];
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
