import { findOnSite } from "../model/find-on-site.ts";
import { splitHref } from "../model/page-paths.ts";
import { startOf } from "../model/place.ts";
import { problem, type Problem } from "../problem.ts";
import type { SiteFacts } from "./check-pages.ts";
import type { Facts, PageFacts } from "./read-page.ts";

/** Whether each page for visitors has a link on another. */
export function checkUnlinked(pages: readonly PageFacts[], site: SiteFacts): Problem[] {
  /** The page that a piece stands on; undefined where several have it. */
  const carriers = new Map<Facts, string | undefined>();
  for (const { address, pieces } of pages) {
    for (const piece of pieces) carriers.set(piece, carriers.has(piece) ? undefined : address);
  }
  const linked = new Set(
    [...carriers].flatMap(([{ addresses }, carrier]) =>
      addresses.map((each) => findOnSite(each, site)?.path).filter((path) => path !== carrier),
    ),
  );
  return pages
    .filter(({ address }) => !linked.has(address))
    .map(({ source, address }) => {
      // As authors write it in a link.
      const { path } = splitHref(`/${address.slice(site.base.length)}`);
      return problem("page/unlinked", startOf(source), { path });
    });
}
