import { findOnSite } from "../model/find-on-site.ts";
import type { SiteFacts } from "./check-pages.ts";
import type { Facts, PageFacts } from "./read-page.ts";

/** Pages that no other page links to. */
export function listUnlinked(pages: readonly PageFacts[], site: SiteFacts): PageFacts[] {
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
  return pages.filter(({ address }) => !linked.has(address));
}
