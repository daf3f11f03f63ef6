import type { ContentFile } from "./content-files.ts";
import type { Place } from "./place.ts";
import type { Words } from "./words.ts";

/** Where something is in a document: keys and list positions from the top, such as `["groups", 0, "title"]`. */
export type Path = readonly (string | number)[];

/** One content file as it was read: its text, the data in it, and the place of every key. */
export interface Source {
  /** Path from the site's root folder, with forward slashes. */
  file: string;
  text: string;
  /** The data of a YAML file, or of a Markdown file's front matter. */
  data: unknown;
  /** The place of a key; the nearest parent's where the path does not exist. */
  placeOfKey(path: Path): Place;
  /** The place of a value; the nearest parent's where the path does not exist. */
  placeOfValue(path: Path): Place;
  /** The place of the nth `snippet` (from 0) inside a value as it is written in the file; the value's own place if it is not found. */
  placeOfText(path: Path, snippet: string, nth?: number): Place;
  /** The Markdown below the front matter; empty for YAML files. */
  body: string;
  /** Where `body` starts in `text`. */
  bodyOffset: number;
}

/** The files a site may use as pictures and films, by their path inside `assets/`. */
export type AssetFiles = ReadonlyMap<string, AssetFile>;

export interface AssetFile {
  absolutePath: string;
  /** A pointer to somewhere else, perhaps to nothing or to a folder: nothing may be read through it. */
  isSymbolicLink?: boolean;
}

/** Everything the content folder and the assets folder hold. A fixed file that could not be read is absent. */
export interface Content {
  files: Partial<Record<ContentFile, Source>>;
  /** The files of all collections, in the order of their names; without those that could not be read. */
  entries: Source[];
  /** Every such file, whether or not it could be read: its page is meant to exist. */
  entryFiles: string[];
  /** Files that are there but could not be read: what they hold is not known, so nothing that asks for it is a mistake. */
  unreadFiles: ReadonlySet<string>;
  /** What the package brings in the practice's language; absent if it has none. */
  packageWords?: Words | undefined;
  assets: AssetFiles;
  /** What lies at the top of the site as it is, by its path there. */
  rootFiles: ReadonlyMap<string, Uint8Array>;
}

/** All that was read: the fixed files, and the collections. */
export function sourcesOf({ files, entries }: Pick<Content, "files" | "entries">): Source[] {
  return [...Object.values(files), ...entries];
}
