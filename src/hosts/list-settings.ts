import type { Host } from "../model/build/hosts.ts";
import { formatApache } from "./apache.ts";
import { formatCaddy } from "./caddy.ts";
import { listCloudflareFiles } from "./cloudflare.ts";
import type { HostFile, HostedSite } from "./hosted-site.ts";
import { formatNetlify } from "./netlify.ts";
import { formatNginx } from "./nginx.ts";
import { joinSettings } from "./settings-text.ts";
import { formatVercel } from "./vercel.ts";
import { formatPagesWorkflow, linksWorkflow, publishWorkflow } from "./workflows.ts";

/** A file that a host needs, by its path below the practice's folder. A file for the server itself or in the site has no path. */
type Settings = Omit<HostFile, "path"> & { path?: string };

const settingsOf: Readonly<Record<Host, (site: HostedSite) => Settings[]>> = {
  netlify: (site) => [{ path: "netlify.toml", contents: formatNetlify(site) }],
  cloudflare: listCloudflareFiles,
  "github-pages": (site) => [{ path: publishWorkflow, contents: formatPagesWorkflow(site) }, linksWorkflow],
  vercel: (site) => [{ path: "vercel.json", contents: formatVercel(site) }],
  nginx: (site) => [{ contents: joinSettings(formatNginx(site)) }],
  caddy: (site) => [{ contents: joinSettings(formatCaddy(site)) }],
  apache: (site) => [{ contents: joinSettings(formatApache(site)) }],
};

/** Lists the files that a host needs. */
export const listSettings = (host: Host, site: HostedSite): Settings[] => settingsOf[host](site);
