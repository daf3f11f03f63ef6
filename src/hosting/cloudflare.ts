import { type HostFile, type HostedSite } from "./hosted-site.ts";
import { planPublishing } from "./publish-steps.ts";
import { linksWorkflow, publishWorkflow, formatCloudflareWorkflow } from "./workflows.ts";

/** What Cloudflare's settings mean (Workers, static assets): it is asked for, and need not be newer. */
const compatibilityDate = "2026-01-01";

/** Settings of a Worker that only has files, and the workflow that uploads them. Headers and redirects are in the built site. */
export function listCloudflareFiles({ name, base }: Pick<HostedSite, "name" | "base">): HostFile[] {
  const steps = planPublishing(base, ["_headers", "_redirects"]);
  const settings = {
    name,
    compatibility_date: compatibilityDate,
    assets: { directory: steps.folder, html_handling: "auto-trailing-slash", not_found_handling: "404-page" },
  };
  return [
    { path: "wrangler.json", contents: `${JSON.stringify(settings, undefined, 2)}\n` },
    { path: publishWorkflow, contents: formatCloudflareWorkflow(steps) },
    linksWorkflow,
  ];
}
