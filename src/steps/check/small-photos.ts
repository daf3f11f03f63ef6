import { extensionOf } from "../../model/media-kinds.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Finds photos that would be a blur where they are shown. A drawing is sharp in any size. */
export function findSmallPhotos({ site, output: { media } }: SiteInLanguage): Problem[] {
  return site.media.flatMap(({ path: written, least = 0, place }) => {
    const picture = media.book.get(written);
    if (picture?.kind !== "picture" || extensionOf(written) === "svg") return [];
    const { width, height } = picture;
    const isSmall = Math.max(width, height) < least;
    return isSmall ? [problem("media/too-small", place(), { written, width, height, least })] : [];
  });
}
