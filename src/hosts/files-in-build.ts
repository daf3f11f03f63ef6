import { speculationRulesFile } from "../model/build/content-types.ts";
import type { OutputFile } from "../model/build/output.ts";
import { formatApache } from "./apache.ts";
import { formatHeadersFile, formatSpeculationRules } from "./headers.ts";
import { isInSite, type Host, type HostInSite } from "../model/build/hosts.ts";
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

/** A built site, in the words of those who route it. */
interface SiteForHosts extends Pick<ServedSite, "base" | "redirects"> {
  host: Host | undefined;
  /** Folders of languages besides the first. */
  folders: readonly string[];
  /** All pages. */
  routes: readonly { address: string }[];
}

/**
 * Lists the files that the build writes for hosts: headers, the speculation rules that one of them names, redirects, and the settings that
 * the practice's host reads in the site.
 */
export function listFilesInBuild({ host, base, redirects, folders, routes }: SiteForHosts): OutputFile[] {
  const pages = new Set(routes.map(({ address }) => address));
  return [
    { path: speculationRulesFile, contents: formatSpeculationRules(base) },
    { path: "_headers", contents: formatHeadersFile(base) },
    { path: "_redirects", contents: formatRedirectsFile(redirects, pages) },
    ...(host !== undefined && isInSite(host) ? [ownFile[host]({ base, redirects, languages: folders })] : []),
  ];
}
