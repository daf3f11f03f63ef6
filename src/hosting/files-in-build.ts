import type { OutputFile } from "../model/output.ts";
import { formatRedirectsFile } from "../route/redirects.ts";
import { formatApache } from "./apache.ts";
import type { HostedSite } from "./hosted-site.ts";

/**
 * Lists the files that the build writes for hosts besides `_headers`: redirects, and Apache's settings if the practice names that host.
 * Nobody gets an `.htaccess` unasked, because a web host that forbids one of its lines fails on every page. `pages` are the addresses of
 * all pages.
 */
export function listFilesInBuild(
  host: string | undefined,
  site: Pick<HostedSite, "base" | "redirects">,
  pages: readonly string[],
): OutputFile[] {
  return [
    { path: "_redirects", contents: formatRedirectsFile(site.redirects, new Set(pages)) },
    ...(host === "apache" ? [{ path: ".htaccess", contents: formatApache(site) }] : []),
  ];
}
