import { isAllowedHref } from "../../ground/markup/allowed-html.ts";
import { isPicture, isVideo } from "../../model/media-kinds.ts";
import type { Place } from "../../model/place.ts";
import { isMediaKind, type MediaKind } from "../../model/schema-parts.ts";
import type { ContentLink, ContentMedia } from "../../model/site.ts";
import type { AssetFiles, Path, Source } from "../../model/source.ts";
import { keyOf, walkSource, type Part } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { findCommentedKey } from "./commented-key.ts";
import { hasTypoOf, type Group } from "./written-keys.ts";
import { isGroup } from "./kind-mistakes.ts";
import { checkMediaPath } from "./media-path.ts";

export interface ReferenceReport {
  problems: Problem[];
  links: ContentLink[];
  media: ContentMedia[];
}

/** Every link and every media file that a source's data names. */
export function findReferences(source: Source, assets: AssetFiles): ReferenceReport {
  const report: ReferenceReport = { problems: [], links: [], media: [] };
  const captioned = new Set<string>();
  const filmsOfPosters = new Map<string, unknown>();
  walkSource(source, (value, part, path) => {
    if (part === undefined) return;
    if (isGroup(value)) {
      report.problems.push(...checkDependents(source, value, part, path));
      for (const { key, kind, of } of part.dependents) {
        if (kind === "captions" && (key in value || hasTypoOf(key, value, part)))
          captioned.add([...path, of].join("/"));
        if (kind === "poster") filmsOfPosters.set([...path, key].join("/"), value[of]);
      }
    }
    if (typeof value !== "string" || value.trim() === "") return;
    if (part.kind === "link") addLink(source, value, path, report);
    // What else it may not be, the schema says.
    if (part.kind === "web address" && /^https:/i.test(value)) {
      report.links.push({ href: value, file: source.file, place: placeOfValue(source, path) });
    }
    if (!isMediaKind(part.kind)) return;
    const written = path.join("/");
    const film = filmsOfPosters.get(written);
    const beside = { hasCaptions: captioned.has(written), film: typeof film === "string" ? film : undefined };
    addMedia(source, value, path, { kind: part.kind, assets, beside, report });
  });
  return report;
}

function addLink(source: Source, href: string, path: Path, report: ReferenceReport): void {
  const place = placeOfValue(source, path);
  if (isAllowedHref(href) || !/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) {
    report.links.push({ href, file: source.file, place });
  } else report.problems.push(problem("link/scheme", place(), { href }));
}

interface AddingMedia {
  kind: MediaKind;
  assets: AssetFiles;
  beside: Pick<ContentMedia, "hasCaptions" | "film">;
  report: ReferenceReport;
}

function addMedia(source: Source, name: string, path: Path, { kind, assets, beside, report }: AddingMedia): void {
  const place = placeOfValue(source, path);
  const found = checkMediaPath(keyOf(path), name, place, kind, assets);
  if (found) report.problems.push(found);
  else {
    const uses = { isPoster: kind === "poster", isSilent: kind === "video", ...beside };
    report.media.push({ path: name, file: source.file, place, ...uses });
  }
}

/** A picture has words, and a video a poster; a poster and captions have a video. */
function checkDependents(source: Source, group: Group, part: Part, path: Path): Problem[] {
  return part.dependents.flatMap(({ key, kind, of: beside }) => {
    const written = group[beside];
    if (kind === "captions" && group[key] !== undefined && !(typeof written === "string" && isVideo(written))) {
      return [problem("media/captions-without-video", source.placeOfKey([...path, key]), { key, beside, written })];
    }
    if (typeof written !== "string") return [];
    const isPoster = kind === "poster";
    if (group[key] !== undefined) {
      const isLone = isPoster && isPicture(written);
      return isLone ? [problem("media/poster-without-video", source.placeOfKey([...path, key]), { key, written })] : [];
    }
    if (isPoster ? !isVideo(written) : kind !== "alt") return [];
    if (hasTypoOf(key, group, part)) return [];
    const comment = findCommentedKey(source, path, key)?.line;
    return isPoster
      ? [problem("media/no-poster", source.placeOfValue([...path, beside]), { key, written, comment })]
      : [problem("media/no-alt", source.placeOfKey([...path, beside]), { key, beside, comment })];
  });
}

/** Out here, so that it keeps nothing else in memory. */
function placeOfValue(source: Source, path: Path): () => Place {
  return () => source.placeOfValue(path);
}
