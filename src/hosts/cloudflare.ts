import { type HostFile, type HostedSite } from "./hosted-site.ts";
import { planPublishing } from "./publish-steps.ts";
import { linksWorkflow, publishWorkflow, formatCloudflareWorkflow } from "./workflows.ts";

/** Version of Cloudflare's behavior (Workers, static assets). Cloudflare requires a date, and it need not be recent. */
const compatibilityDate = "2026-01-01";

/** Lists the settings of a Worker with files only, and the workflow that uploads them. Headers and redirects are in the built site. */
export function listCloudflareFiles(site: Pick<HostedSite, "name" | "base" | "hostName">): HostFile[] {
  const steps = planPublishing(site, ["_headers", "_redirects"]);
  const settings = {
    name: site.name,
    compatibility_date: compatibilityDate,
    assets: { directory: steps.folder, html_handling: "auto-trailing-slash", not_found_handling: "404-page" },
  };
  return [
    { path: "wrangler.json", contents: `${JSON.stringify(settings, undefined, 2)}\n` },
    { path: publishWorkflow, contents: formatCloudflareWorkflow(steps) },
    linksWorkflow,
  ];
}
