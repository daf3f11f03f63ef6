import type { EntryData } from "../content/facts.ts";
import { folderOf, type Kind } from "./kind.ts";
import type { Place } from "./place.ts";
import type { FieldType } from "./field-types.ts";
import { insideOf, type Language } from "./translation.ts";
import type { Words } from "../content/words.ts";

/** A location in a document: keys and list positions from the top, such as `["groups", 0, "title"]`. */
export type Path = readonly (string | number)[];

/** Returns the value at a path; undefined if the path does not exist. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : undefined,
    data,
  );
}

/** Whether a path is that of a value, or leads to something in it. */
export const isWithin = (path: Path, value: Path | "body"): boolean =>
  value !== "body" && value.every((step, index) => path[index] === step);

/** A content file as it was read: its text, its data, and the place of every key. */
export interface Source {
  /** Path from the site's root folder, with forward slashes. */
  file: string;
  kind: Kind;
  text: string;
  /** Data of a YAML file, or of a Markdown file's front matter. */
  data: unknown;
  /** Returns the place of a key, or of its nearest parent if the path does not exist. */
  placeOfKey(path: Path): Place;
  /** Returns the place of a value, or of its nearest parent if the path does not exist. */
  placeOfValue(path: Path): Place;
  /** Returns the place of the nth `snippet` (from 0) inside a value as written in the file; the value's place if it is not found. */
  placeOfText(path: Path, snippet: string, nth?: number): Place;
  /** The Markdown below the front matter; empty for YAML files. */
  body: string;
  /** Offset of `body` in `text`. */
  bodyOffset: number;
  /** The original, in a translation that shows its Markdown because it has none of its own. */
  bodyFrom?: Source;
  /** Present in a translation, whose `data` has the original's facts, too. */
  translates?: Translates;
  /** Present in a file of another language that has texts of the first. */
  untranslated?: Untranslated;
}

/** The place of a file's Markdown: the file, its text, and the offset at which the Markdown begins. */
export type BodyIn = Pick<Source, "file" | "text" | "bodyOffset">;

export const bodyIn = (source: Source): BodyIn => source.bodyFrom ?? source;

/** A text in a file, with its place. */
export type TextAt = readonly [path: Path, text: string, kind: FieldType];

/** The texts of a file that are still in the first language of the site. */
export interface Untranslated {
  /** The first language, without a country. */
  lang: string;
  texts: readonly TextAt[];
  /** Whether its Markdown is one of them. */
  hasBody: boolean;
  /** Whether most of it is a copy of the original, and nobody has read it. */
  isDraft?: boolean;
}

/** The original of a translation, and the lines in which the translation says how it relates to it. */
export interface Translates {
  original: Source;
  /** The translation as it is written. */
  own: Source;
  /** Whether it has a note of what it translates. */
  isNoted: boolean;
  /** Texts that the original says differently since then. */
  changes: readonly ChangedText[];
  /** Headings of both texts that belong together, in the order of the translation. */
  headings: readonly HeadingPair[];
  /** Who read the translation, as written. */
  reviewedBy: unknown;
  /** Returns the path of what a part of the translation translates; undefined if that is gone. */
  originalPath: (path: Path) => Path | undefined;
  /** Returns the note of somebody who has read both, or the path of a list whose items cannot be paired. */
  noteReading: () => { note: Readonly<Record<string, string>> } | { unlike: Path };
}

/** A paragraph of Markdown, and where it begins. */
export interface Paragraph {
  text: string;
  offset: number;
}

/** A heading of an original and that of its translation, by their ids. */
export type HeadingPair = readonly [original: string, own: string];

/** A text or an item of an original that a translation does not translate as it is now, and what it has in its place. */
export interface ChangedText {
  /** The item's path in the original; absent if that is gone. */
  at?: Path | "body";
  /** The item's path in the translation; absent if nothing there was written for it. */
  own?: Path | "body";
  /** The paragraphs of the two, if they belong together. */
  paragraphs?: { now: Paragraph; own: Paragraph };
  /** Whether pages show the original in its place. */
  isReplaced?: boolean;
  /** Whether it is a list with facts that nobody has noted. */
  isUnmarked?: boolean;
}

/** All texts of a site in another language that are still in the first, whose tag has no country. */
export interface UntranslatedTexts extends Pick<Untranslated, "lang"> {
  texts: ReadonlySet<string>;
}

/** Files that a site may use as pictures and films, by path inside `assets/`. */
export type AssetFiles = ReadonlyMap<string, AssetFile>;

export interface AssetFile {
  absolutePath: string;
  /** Whether it is a link, perhaps to nothing or to a folder. Nothing may be read through it. */
  isSymbolicLink?: boolean;
}

/** The files of a language besides the first, as their authors wrote them: only texts. */
export interface WrittenTranslation extends Language {
  packageWords?: Words | undefined;
  /** By path inside the language's folder. */
  sources: ReadonlyMap<string, Source>;
  /** Paths of files that exist but could not be read. */
  unread: ReadonlySet<string>;
}

/** Everything in the content folder and the assets folder. A fixed file that could not be read is absent. */
export interface Content {
  /** Every kind of file that may be there. */
  kinds: readonly Kind[];
  /** By path inside `site/`. */
  files: Readonly<Record<string, Source>>;
  /** Files of all folders, sorted by name, except those that could not be read. */
  entries: Source[];
  /** All files in folders, even unreadable ones, because their pages are meant to exist. */
  entryFiles: string[];
  /** Files that exist but could not be read. Their contents are unknown, so nothing that refers to them is a mistake. */
  unreadFiles: ReadonlySet<string>;
  /** The folder of a language besides the first, in `site/` and in addresses. */
  folder?: string;
  /** The practice's language tag; absent if its file cannot be read or names an invalid language. */
  language?: string | undefined;
  /** The package's words in that language; absent if it has none. */
  packageWords?: Words | undefined;
  /** Languages for which the package has words, without a country. */
  spoken: readonly string[];
  /** Texts that are still in the first language; absent in the content of that. */
  untranslated?: UntranslatedTexts;
  /** Files in other languages; empty for most sites, and in the content of such a language. */
  translations: readonly WrittenTranslation[];
  assets: AssetFiles;
  /** Files published as they are at the top of the site, by path there. */
  rootFiles: ReadonlyMap<string, Uint8Array>;
}

/** Returns the entries in a folder that were read. */
export const sourcesIn = ({ entries }: Pick<Content, "entries">, folder: keyof EntryData): Source[] =>
  entries.filter(({ kind }) => folderOf(kind) === folder);

/** Returns all files in a folder, even unreadable ones, in whatever language. */
export const filesIn = ({ entryFiles }: Pick<Content, "entryFiles">, folder: keyof EntryData): string[] =>
  entryFiles.filter((file) => insideOf(file).startsWith(`${folder}/`));

/** Returns everything that was read: the fixed files, and those in folders. */
export function sourcesOf({ files, entries }: Pick<Content, "files" | "entries">): Source[] {
  return [...Object.values(files), ...entries];
}
