import { isAllowedHref } from "../../lib/markup/allowed-html.ts";
import { isPicture, isVideo } from "../../model/build/media-kinds.ts";
import type { Place } from "../../model/build/place.ts";
import { isMediaType, isNameType, type MediaType } from "../../model/build/field-types.ts";
import { showsText } from "../../model/text/shown-text.ts";
import type { ContentLink } from "../../model/build/site.ts";
import type { Path, Source } from "../../model/build/source.ts";
import { isGroup, lastKeyOf, type Group, type Part } from "../../model/build/walk-fields.ts";
import { describeScheme, problem, type Problem } from "../../problems/problem.ts";
import { findCommentedKey } from "./commented-key.ts";
import { hasTypoOf } from "./written-keys.ts";
import type { NamedMedia } from "./media-path.ts";
import type { NamedEntry } from "./named-entries.ts";

/** Everything that a file names, and the problems with it. */
export interface FoundReferences {
  problems: Problem[];
  links: ContentLink[];
  media: NamedMedia[];
  /** Entries of other files. */
  named: NamedEntry[];
  /** Points of pictures that crops keep in view. */
  points: string[];
}

/** Collects every link, every media file and every entry of another file that a source's data names, while the data is walked. */
export class References {
  readonly found: FoundReferences = { problems: [], links: [], media: [], named: [], points: [] };
  readonly #source: Source;
  /** Paths of films with captions. */
  readonly #captioned = new Set<string>();
  /** Films by the paths of their posters. */
  readonly #filmsOfPosters = new Map<string, unknown>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** To be called for each value that the schema knows, each group before its contents. */
  visit(value: unknown, part: Part, path: Path): void {
    const { file } = this.#source;
    if (isGroup(value)) this.#visitGroup(value, part, path);
    if (typeof value !== "string" || !showsText(value)) return;
    if (part.fieldType === "link") this.#addLink(value, path);
    // The schema refuses any other beginning.
    if (part.fieldType === "web address" && /^https:/i.test(value)) {
      this.found.links.push({ href: value, file, place: placeOfValue(this.#source, path) });
    }
    const { fieldType } = part;
    if (fieldType === "focus") this.found.points.push(value);
    if (isNameType(fieldType))
      this.found.named.push({ kind: fieldType, name: value, place: placeOfValue(this.#source, path) });
    if (isMediaType(fieldType)) this.#addMedia(value, { ...part, fieldType }, path);
  }

  #visitGroup(group: Group, part: Part, path: Path): void {
    this.found.problems.push(...checkDependents(this.#source, group, { part, path }));
    for (const { key, fieldType, of } of part.dependents) {
      if (fieldType === "captions" && (key in group || hasTypoOf(key, group, part)))
        this.#captioned.add([...path, of].join("/"));
      if (fieldType === "poster") this.#filmsOfPosters.set([...path, key].join("/"), group[of]);
    }
  }

  #addLink(href: string, path: Path): void {
    const place = placeOfValue(this.#source, path);
    if (isAllowedHref(href) || !/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) {
      this.found.links.push({ href, file: this.#source.file, place });
    } else this.found.problems.push(problem("link/scheme", place(), describeScheme(href)));
  }

  #addMedia(name: string, { fieldType }: Part & { fieldType: MediaType }, path: Path): void {
    const written = path.join("/");
    const film = this.#filmsOfPosters.get(written);
    this.found.media.push({
      path: name,
      file: this.#source.file,
      place: placeOfValue(this.#source, path),
      kind: fieldType,
      key: lastKeyOf(path),
      isSilent: fieldType === "video",
      hasCaptions: this.#captioned.has(written),
      film: typeof film === "string" ? film : undefined,
    });
  }
}

/** Checks that a picture has words, a video a poster, and a poster or captions a video. */
function checkDependents(source: Source, group: Group, { part, path }: { part: Part; path: Path }): Problem[] {
  return part.dependents.flatMap(({ key, fieldType, of: beside }) => {
    const written = group[beside];
    const isMeant =
      written === undefined ? hasTypoOf(beside, group, part) : typeof written === "string" && isVideo(written);
    if (fieldType === "captions" && group[key] !== undefined && !isMeant) {
      const place = source.placeOfKey([...path, key]);
      const named =
        typeof written === "string" ? ({ way: "captions", written } as const) : ({ way: "nothing" } as const);
      return [problem("media/no-video", place, { ...named, fix: "captions", key, beside })];
    }
    if (typeof written !== "string") return [];
    const isPoster = fieldType === "poster";
    if (group[key] !== undefined) {
      const details = { way: "poster", fix: "poster", key, written } as const;
      return isPoster && isPicture(written)
        ? [problem("media/no-video", source.placeOfKey([...path, key]), details)]
        : [];
    }
    if (isPoster ? !isVideo(written) : fieldType !== "alt") return [];
    if (hasTypoOf(key, group, part)) return [];
    const comment = findCommentedKey(source, path, key)?.line;
    const fix = comment === undefined ? ({ fix: "add" } as const) : ({ fix: "comment", comment } as const);
    return isPoster
      ? [problem("media/no-poster", source.placeOfValue([...path, beside]), { ...fix, ...{ key, written } })]
      : [problem("media/no-alt", source.placeOfKey([...path, beside]), { ...fix, ...{ key, beside } })];
  });
}

/** Makes a closure that keeps nothing else in memory. */
function placeOfValue(source: Source, path: Path): () => Place {
  return () => source.placeOfValue(path);
}
