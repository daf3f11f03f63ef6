import { readSrcSet, type Attributes } from "./named-addresses.ts";

/** Files that a page makes a phone load at once, by address. */
export interface PageFiles {
  stylesheets: readonly string[];
  scripts: readonly string[];
  pictures: ReadonlySet<string>;
  /** Formats of each video. */
  videos: readonly FilmFormat[][];
}

export interface FilmFormat {
  address: string;
  isForNarrowScreens: boolean;
}

/** Collects the files that a page loads. */
export class PageFileList implements PageFiles {
  readonly stylesheets: string[] = [];
  readonly scripts: string[] = [];
  readonly pictures = new Set<string>();
  readonly videos: FilmFormat[][] = [];
  /** Picked file of the `<picture>` that is open. */
  #picked: string | undefined;

  addStartTag(element: string, attributes: Attributes): void {
    const { rel, href = "", src, poster, srcset, media, loading } = attributes;
    if (poster !== undefined) this.pictures.add(poster);
    // No screen waits for the styles of paper.
    if (element === "link" && rel === "stylesheet" && media !== "print") this.stylesheets.push(href);
    else if (element === "script" && src !== undefined) this.scripts.push(src);
    else if (element === "video") this.videos.push([]);
    else if (element === "source") {
      if (src) this.videos.at(-1)?.push({ address: src, isForNarrowScreens: media !== undefined });
      if (srcset !== undefined) this.#picked ??= pickCandidate(srcset);
    } else if (element === "img") {
      const picture = this.#picked ?? src;
      if (loading !== "lazy" && picture !== undefined) this.pictures.add(picture);
    }
  }

  addEndTag(element: string): void {
    if (element === "picture") this.#picked = undefined;
  }
}

/** A phone 390 CSS pixels wide with two device pixels to each. */
const phonePixels = 780;

/** Returns the narrowest candidate of a `srcset` that fills a phone; the widest if none does. */
function pickCandidate(srcSet: string): string {
  const candidates = readSrcSet(srcSet).sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= phonePixels) ?? candidates.at(-1))?.address ?? "";
}
