import type { EntryData, FactsOfSite, WrittenPages } from "../content/facts.ts";
import type { Kind } from "./kind.ts";
import type { MarkdownText } from "../text/markup.ts";
import type { PracticeName } from "./page-paths.ts";
import type { Written } from "./place.ts";
import type { Redirect } from "../content/redirects.ts";
import type { HeadingPair, Source, UntranslatedTexts } from "./source.ts";
import { groupAt } from "./walk-fields.ts";
import type { Words } from "../content/words.ts";

type FixedFiles = FactsOfSite & WrittenPages;

/** The keys of a file as its author wrote them: any may be missing, and any value may be a mistake. */
type WrittenKeys<Data> = { readonly [Key in keyof Data]?: unknown };

/** Files whose data may have mistakes, by their paths inside `site/`. */
interface FilesWithData {
  files: Readonly<Record<string, Pick<Source, "data">>>;
}

/** Returns what is written in a fixed file, before anybody knows whether it fits its schema; no keys if it was not read. */
export const lookUp = <Name extends keyof FixedFiles>(
  { files }: FilesWithData,
  name: Name,
): WrittenKeys<FixedFiles[Name]> => groupAt(files[name]?.data);

/** The practice's name, as far as it is known before its facts are checked. */
export function nameIn(content: FilesWithData): PracticeName | undefined {
  const { name, slug } = lookUp(content, "practice.yaml");
  if (typeof name !== "string") return undefined;
  return { name, ...(typeof slug === "string" && { slug }) };
}

/** Returns where the site will be, as far as it is known before the practice's facts are checked. */
export function originIn(content: FilesWithData): string | undefined {
  const { origin } = lookUp(content, "practice.yaml");
  return typeof origin === "string" && URL.canParse(origin) ? origin : undefined;
}

/** A content file's data, and the Markdown below it. */
export interface ContentItem<Data = unknown> {
  kind: Kind;
  file: string;
  data: Data;
  text: MarkdownText;
  /** In a translation, which heading of its original each heading translates. */
  headings?: readonly HeadingPair[] | undefined;
}

/** A fixed content file, by its path inside `site/`. */
export type Document<Name extends keyof FixedFiles> = ContentItem<FixedFiles[Name]>;

/** A file of a folder. */
export type Entry<Name extends keyof EntryData> = ContentItem<EntryData[Name]>;

/** A link that an author wrote, with its place. */
export interface ContentLink extends Written {
  href: string;
}

/** A picture or film that an author named, with its place. */
export interface ContentMedia extends Written {
  /** Path inside `assets/`. */
  path: string;
  /** The film beside a poster, as written. */
  film?: string | undefined;
  /** Whether it is a film that plays without sound. */
  isSilent?: boolean;
  /** Whether it is a film with captions beside it. */
  hasCaptions?: boolean;
}

/** A heading in Markdown. */
export interface ContentHeading extends Written {
  text: string;
  level: number;
}

/** A picture in Markdown, with its alternative text. */
export interface ContentPicture extends Written {
  words: string;
  /** Its address, as written. */
  address: string;
  /** The heading above it; empty if there is none. */
  heading: string;
}

/** The whole content of a site: complete and valid. */
export interface Site {
  /** Files of all kinds, in the order of the kinds. */
  items: readonly ContentItem[];
  /** The fixed files whose facts other pages use. */
  documents: { [Name in keyof FactsOfSite]: Document<Name> } & { [Name in keyof WrittenPages]?: Document<Name> };
  /** The path of every page. */
  paths: ReadonlySet<string>;
  /** The language's folder in addresses; absent for the first. */
  folder?: string | undefined;
  /** Texts that are still in the first language; absent in that. */
  untranslated?: UntranslatedTexts | undefined;
  /** Titles of pages in other languages that links may lead to, by their paths as authors of this language write them. */
  elsewhere: ReadonlyMap<string, string>;
  /** Old addresses, in written order. */
  oldAddresses: readonly Redirect[];
  /** Words of every page in the site's language: the practice's own over the package's. */
  words: Words;
  /** Sorted by position, if any, then by file name. There is at least one office and one service. */
  entries: { [Name in keyof EntryData]: Entry<Name>[] };
  links: ContentLink[];
  media: ContentMedia[];
  headings: ContentHeading[];
  pictures: ContentPicture[];
  /** Files with headings that only the finished page can verify. */
  openHeadings: string[];
  /** Paths, from the top of the site, of files that are not pages but may be linked to. */
  rootFiles: readonly string[];
}

/** Folders whose entries have facts that a text may give: phone numbers, addresses, mailboxes and names. */
export const foldersWithFacts = ["doctors", "offices", "team"] as const satisfies (keyof EntryData)[];

/** The known facts and pictures of a site that may have mistakes: from files that fit their schemas. */
export interface PartialSite extends Pick<Site, "pictures"> {
  documents: Pick<Partial<Site["documents"]>, "practice.yaml" | "samples.yaml">;
  entries: Pick<Site["entries"], (typeof foldersWithFacts)[number]>;
}
