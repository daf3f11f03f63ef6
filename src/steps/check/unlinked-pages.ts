import { findOnSite } from "../../model/build/find-on-site.ts";
import { splitHref } from "../../model/build/page-paths.ts";
import { startOf } from "../../model/build/place.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteLinks } from "./check-links.ts";
import type { PageFacts } from "./read-page.ts";

/** Reports pages for visitors that no other page links to, except addresses that need no link or that another problem has `reported`. */
export function checkUnlinked(
  pages: readonly PageFacts[],
  site: SiteLinks,
  reported: ReadonlySet<string> = new Set(),
): Problem[] {
  const linked = new Set<string>();
  for (const { address, links } of pages) {
    for (const each of links) {
      const path = findOnSite(each, site)?.path;
      if (path !== undefined && path !== address) linked.add(path);
    }
  }
  return pages
    .filter(({ address }) => !linked.has(address) && !reported.has(address))
    .map(({ source, address }) => {
      // The path as authors write it in a link.
      const { path } = splitHref(`/${address.slice(site.base.length)}`);
      return problem("page/unlinked", startOf(source), { path });
    });
}
