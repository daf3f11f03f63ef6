import { speculationRulesFile } from "../../model/content-types.ts";
import type { OutputFile } from "../../model/output.ts";
import { formatApache } from "./apache.ts";
import { formatHeadersFile, formatSpeculationRules } from "./headers.ts";
import { isInSite, type Host, type HostInSite } from "../../model/hosts.ts";
import type { ServedSite } from "./hosted-site.ts";
import { joinSettings } from "./settings-text.ts";
import { formatRedirectsFile } from "./redirects-file.ts";

/**
 * The file that a host reads in the site itself. Nobody gets an `.htaccess` unasked, because a web host that forbids one of its lines fails
 * on every page.
 */
const ownFile: Readonly<Record<HostInSite, (site: ServedSite) => OutputFile>> = {
  apache: (site) => ({ path: ".htaccess", contents: joinSettings(formatApache(site)) }),
};

/**
 * Lists the files that the build writes for hosts: headers, the speculation rules that one of them names, redirects, and the settings that
 * the practice's host reads in the site. `pages` are the addresses of all pages.
 */
export function listFilesInBuild(host: Host | undefined, site: ServedSite, pages: readonly string[]): OutputFile[] {
  return [
    { path: speculationRulesFile, contents: formatSpeculationRules(site.base) },
    { path: "_headers", contents: formatHeadersFile(site.base) },
    { path: "_redirects", contents: formatRedirectsFile(site.redirects, new Set(pages)) },
    ...(host !== undefined && isInSite(host) ? [ownFile[host](site)] : []),
  ];
}
