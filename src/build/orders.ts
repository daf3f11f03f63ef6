import type { MediaBook } from "../media/media-book.ts";
import type { Share } from "../read/read-site.ts";
import type { SharedFiles } from "../route/frame.ts";
import type { Part, Target } from "../emit/write-files.ts";

/*
 * What threads tell each other: plain data. A thread that finds any problem says so and ends; then one thread builds the site
 * alone, and words all problems.
 */

/** What a thread begins with. */
export interface Assignment {
  root: string;
  cacheFolder: string;
  copyrightYear: number;
  share: Share;
}

/** What it answers when its share of the services is read and valid. */
export interface Validated {
  /** The pictures and films that they name. */
  media: string[];
}

/** What it then needs to make their pages. */
export interface RenderOrder {
  book: MediaBook;
  preview: string;
  shared: SharedFiles;
  target: Target;
}

/** What it answers when they are made, checked and written. */
export interface Rendered {
  /** The ids on each page, by its address. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** What its pages lead to besides each other, each once. */
  wanted: readonly (readonly [address: string, id: string])[];
  /** The SHA-256 of the bytes of each content file that it read, by its absolute path. */
  bytesHashes: ReadonlyMap<string, string>;
  parts: Part[];
}

export type Answer = Validated | Rendered | "problems";
