import { isAllowedHref } from "../markup/allowed-html.ts";
import { altKeys, isVideo } from "../model/media-kinds.ts";
import type { Place } from "../model/place.ts";
import type { ContentLink, ContentMedia } from "../model/site.ts";
import type { AssetFiles, Path, Source } from "../model/source.ts";
import { problem, suggest, type Problem } from "../problem.ts";
import { checkMediaPath, type MediaKind } from "./media-path.ts";

/*
 * In content files a key's name says what its value refers to, wherever it stands.
 */

const linkKeys = new Set(["href", "moreHref"]);
/** What else these may not hold, the schema says. */
const webAddressKeys = new Set(["embedUrl", "linkUrl", "lookupUrl"]);
const mediaKeys: ReadonlyMap<string, MediaKind> = new Map([
  ["imgSrc", "either"],
  ["src", "picture"],
  ["poster", "picture"],
  ["picture", "picture"],
  ["photo", "picture"],
  ["logo", "picture"],
  ["icon", "picture"],
  ["banner", "picture"],
]);

export interface ReferenceReport {
  problems: Problem[];
  links: ContentLink[];
  media: ContentMedia[];
}

/** Every link and every media file that a source's data names. */
export function findReferences(source: Source, assets: AssetFiles): ReferenceReport {
  const report: ReferenceReport = { problems: [], links: [], media: [] };

  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value))
      value.forEach((item, index) => {
        visit(item, [...path, index]);
      });
    else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
      checkPoster(value as Record<string, unknown>, path);
    } else if (typeof value === "string" && value.trim() !== "") visitText(String(path.at(-1)), value, path);
  };

  const visitText = (key: string, value: string, path: Path): void => {
    const place = placeOfValue(source, path);
    if (linkKeys.has(key)) {
      if (isAllowedHref(value) || !/^[a-z][a-z\d+.-]*:|^\/\//i.test(value))
        report.links.push({ href: value, file: source.file, place });
      else report.problems.push(problem("link/scheme", place(), { href: value }));
    }
    if (webAddressKeys.has(key) && /^https:/i.test(value)) report.links.push({ href: value, file: source.file, place });
    const kind = mediaKeys.get(key);
    if (kind === undefined) return;
    const found = checkMediaPath(key, value, place, path.at(-2) === "video" && key === "src" ? "video" : kind, assets);
    if (found) report.problems.push(found);
    else report.media.push({ path: value, file: source.file, place, ...(key === "poster" && { isPoster: true }) });
  };

  const checkPoster = (values: Record<string, unknown>, path: Path): void => {
    const { imgSrc, poster } = values;
    if (typeof imgSrc === "string" && isVideo(imgSrc) && poster === undefined) {
      report.problems.push(problem("media/no-poster", source.placeOfValue([...path, "imgSrc"]), { written: imgSrc }));
    }
    if (typeof imgSrc === "string" && !isVideo(imgSrc) && poster !== undefined) {
      report.problems.push(
        problem("media/poster-without-video", source.placeOfKey([...path, "poster"]), { written: imgSrc }),
      );
    }
    for (const [media, alt] of altKeys) {
      if (typeof values[media] !== "string" || values[alt] !== undefined) continue;
      // A slip of the key is told where it stands.
      if (Object.keys(values).some((key) => suggest(key, [alt]) !== undefined)) continue;
      report.problems.push(problem("media/no-alt", source.placeOfKey([...path, media]), { key: alt, beside: media }));
    }
  };

  visit(source.data, []);
  return report;
}

/** Out here, so that it keeps nothing else in memory. */
function placeOfValue(source: Source, path: Path): () => Place {
  return () => source.placeOfValue(path);
}
