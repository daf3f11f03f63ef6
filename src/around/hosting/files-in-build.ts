import { speculationRulesFile } from "../../model/content-types.ts";
import type { OutputFile } from "../../model/output.ts";
import { formatHeadersFile, formatSpeculationRules } from "./headers.ts";
import type { Host } from "../../model/hosts.ts";
import type { ServedSite } from "./hosted-site.ts";
import { filesInSite } from "./list-settings.ts";
import { formatRedirectsFile } from "./redirects-file.ts";

/**
 * Lists the files that the build writes for hosts: headers, the speculation rules that one of them names, redirects, and the settings that
 * the practice's host reads in the site. `pages` are the addresses of all pages.
 */
export function listFilesInBuild(host: Host | undefined, site: ServedSite, pages: readonly string[]): OutputFile[] {
  const ownFile = host && filesInSite[host]?.(site);
  return [
    { path: speculationRulesFile, contents: formatSpeculationRules(site.base) },
    { path: "_headers", contents: formatHeadersFile(site.base) },
    { path: "_redirects", contents: formatRedirectsFile(site.redirects, new Set(pages)) },
    ...(ownFile === undefined ? [] : [ownFile]),
  ];
}
