import { speculationRulesFile } from "../../model/content-types.ts";
import type { OutputFile } from "../../model/output.ts";
import { formatApache } from "./apache.ts";
import { formatHeadersFile, formatSpeculationRules } from "./headers.ts";
import type { HostedSite } from "./hosted-site.ts";
import { formatRedirectsFile } from "./redirects-file.ts";
import { joinSettings } from "./settings-text.ts";

/**
 * Lists the files that the build writes for hosts: headers, the speculation rules that one of them names, redirects, and Apache's settings
 * if the practice names that host. Nobody gets an `.htaccess` unasked, because a web host that forbids one of its lines fails on every page.
 * `pages` are the addresses of all pages.
 */
export function listFilesInBuild(
  host: string | undefined,
  site: Pick<HostedSite, "base" | "redirects" | "languages">,
  pages: readonly string[],
): OutputFile[] {
  return [
    { path: speculationRulesFile, contents: formatSpeculationRules(site.base) },
    { path: "_headers", contents: formatHeadersFile(site.base) },
    { path: "_redirects", contents: formatRedirectsFile(site.redirects, new Set(pages)) },
    ...(host === "apache" ? [{ path: ".htaccess", contents: joinSettings(formatApache(site)) }] : []),
  ];
}
