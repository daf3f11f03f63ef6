import type * as z from "zod";
import type { EntryData } from "../content/facts.ts";
import type { Completion, WrittenFacts } from "./completion.ts";
import { categoryPath, partPath, slugOf, type PracticeName } from "./page-paths.ts";
import type { PageContext, ReadyItem, ReadyPage } from "./ready-page.ts";
import { splitLanguage } from "./translation.ts";

/** The file in `site/` that explains the other files to authors. */
export const notesFile = "README.md";

/**
 * One kind of content, with everything that steps need to know about it. The kinds are in `kinds/`; `build.ts` and the commands give their
 * list to the steps, which do not know any kind.
 */
export interface Kind {
  /**
   * Path inside `site/` of a fixed file (`home.yaml`), or of a folder with one Markdown file per entry (`services/*.md`).
   */
  files: string;
  /** Whether entries may be in folders inside their folder. */
  hasFolders?: boolean;
  /** Name of the file's content in lists and messages: "the home page", "a service". */
  purpose: string;
  /** Schema of a YAML file, or of a Markdown file's front matter. */
  schema: z.ZodType;
  /** Present if every site needs it: the file to report as missing (for a folder, a name for the first one), and its purpose. */
  needed?: { file: string; purpose: string };
  /** Data for a fixed file that is left out. If absent, the file has no page then. */
  leftOut?: unknown;
  /** Returns the data of a fixed file with texts made from the practice's facts in place of those that it did not write. */
  complete?: (data: unknown, completion: Completion) => unknown;
  /** Schema of another kind, whose facts authors may look for in this file. */
  sibling?: z.ZodType;
  /** The page that each file of this kind makes. Absent if other pages show its content. */
  page?: KindPage;
  /**
   * Style sheets in `templates/css/optional/` for parts that few sites have, each with the keys that need it. The
   * stylesheet of other sites leaves them out, since every page loads it.
   */
  styles?: readonly OptionalFile[];
  /** Scripts in `templates/script/optional/`, likewise. */
  scripts?: readonly OptionalFile[];
  /** Absent if `dentalsite new` does not make such files. */
  draft?: Draft;
  /** Whether such a file is no translation: each language writes it for itself, or not at all. */
  inOtherLanguages?: "own";
  /** Whether a file must have Markdown text. */
  needsText?: boolean;
  /** Whether its Markdown is divided into sections by `##` headings, without any text above the first. */
  isSections?: boolean;
}

export interface OptionalFile {
  file: string;
  keys?: readonly string[];
  /** Which values of those keys need it; all unless given. */
  isFor?: (value: unknown) => boolean;
}

/** How to use a new file whose keys are commented out. */
export const howToUse = 'Take the "# " away from the lines you want, and write your own words in them.';

/** A new file of `dentalsite new`. */
export interface Draft {
  /** The kind's name in the command: `service`. */
  name: string;
  /** An example of a file name, without `.md`. */
  example: string;
  /** The key for the words given as the file's name. */
  titleKey: string;
  /** Reads a slug and more keys from those words, if they contain more than a title. */
  readName?: (words: string) => { slug: string; values: Readonly<Record<string, unknown>> };
  /** Notes at the top of the file, one per line; `{file}` is its name, and `{path}` the address of its page. */
  notes: readonly string[];
  /** The key for the day on which the file is written. */
  dayKey?: string;
  /** Made-up values for required keys. */
  samples?: Readonly<Record<string, unknown>>;
  /** Says what still has to be written. */
  next: string;
  /** Returns the address at which visitors see an entry without its own page. */
  shownAt?: (slug: string, others: readonly WrittenEntry[]) => string;
  /** Says what a new entry changes elsewhere, in paragraphs. `href` is its address, `texts` are those of all content files. */
  explainChanges?: (href: string, others: readonly WrittenEntry[], texts: ReadonlyMap<string, string>) => string[];
}

/** An existing entry. Its data may have mistakes. */
export interface WrittenEntry {
  file: string;
  data: unknown;
}

export interface KindPage<Data = unknown> {
  /**
   * Path in the form that authors write. In a folder, it depends on the slug of the file, which is its path inside the folder without
   * `.md`. The path of a fixed file may depend on the practice's name.
   */
  path: string | ((slug: string, practice: PracticeName) => string);
  /** Returns the title of a page whose file has none. */
  titleFrom?: (written: WrittenFacts) => string;
  /** The template: its file in `templates/`, without `.tsx`. */
  template: string;
  /**
   * Folder whose entries the page of a fixed file shows. Without the file, there is a page only if this folder has an entry. If the file
   * names no picture, the link preview shows that of the first entry.
   */
  shows?: keyof EntryData;
  /**
   * The most entries of `shows` on one page; further pages have the others. Even with the file there is a page only if the folder has an
   * entry.
   */
  perPage?: number;
  /** Returns the categories of an entry of `shows`, which may have mistakes, by their slugs. Each has a list of its own. */
  categoriesOf?: (data: unknown) => ReadonlyMap<string, string>;
  /** Key without which a file has no page. */
  needs?: string;
  /** Titles of parts that links lead to by an id, besides headings in Markdown, in the order in which `prepare` makes their ids. */
  parts?: (data: Data) => readonly string[];
  /** Place among the pages about the practice in a menu that is made by itself, from 1; absent if the page is not one of them. */
  menuPlace?: number;
  /** Called once for a site; what it returns makes each page. By default, its props are all fields, and its Markdown as `body`. */
  prepare?: (context: PageContext) => (item: ReadyItem<Data>) => ReadyPage;
}

interface KindOf<Schema extends z.ZodType> extends Omit<Kind, "schema" | "leftOut" | "page" | "complete"> {
  schema: Schema;
  leftOut?: z.output<Schema>;
  page?: KindPage<z.output<Schema>>;
  complete?: (data: z.output<Schema>, completion: Completion) => unknown;
}

/** Makes a kind whose functions know the data of its schema. */
export const defineKind = <Schema extends z.ZodType>(kind: KindOf<Schema>): Kind => kind as Kind;

/** Returns the folder inside `site/` whose files are each an entry of this kind; undefined for a fixed file. */
export function folderOf({ files }: Pick<Kind, "files">): string | undefined {
  const [folder, name = ""] = files.split("/");
  return name.startsWith("*") ? folder : undefined;
}

/** Returns the name of a kind's JSON Schema and of its page of keys: `practice`, `about/introduction`, `service`. */
export const schemaNameOf = (kind: Kind): string =>
  kind.draft?.name ?? folderOf(kind) ?? kind.files.replace(/\.\w+$/, "");

/** Returns the kind of a file by its path, such as `site/services/crowns.md`, also that of a translation; undefined if it has none. */
export function kindOf(kinds: readonly Kind[], file: string): Kind | undefined {
  const [, name = ""] = /^site\/(.+)$/s.exec(file) ?? [];
  const { inside } = splitLanguage(name);
  const [folder, ...rest] = inside.split("/");
  const isInFolder = (hasFolders = false): boolean => file.endsWith(".md") && (rest.length === 1 || hasFolders);
  return kinds.find(
    ({ files, hasFolders }) => files === inside || (files.startsWith(`${folder}/*`) && isInFolder(hasFolders)),
  );
}

/**
 * Returns the paths of all pages that list entries, those of categories among them. Each comes with the first of the entries, in their
 * order, that needs it; a list that is on one page is there without any.
 */
export function pathsOfParts<Entry extends { data: unknown }>(
  { path, perPage, categoriesOf }: KindPage,
  entries: readonly Entry[],
): [path: string, first: Entry | undefined][] {
  if (typeof path === "function") return [];
  const lists = new Map<string, Entry[]>([[path, [...entries]]]);
  for (const entry of entries) {
    for (const slug of categoriesOf?.(entry.data).keys() ?? []) {
      const list = categoryPath(path, slug);
      const others = lists.get(list);
      if (others === undefined) lists.set(list, [entry]);
      else others.push(entry);
    }
  }
  return [...lists].flatMap(([list, all]): [string, Entry | undefined][] =>
    perPage === undefined
      ? [[list, all[0]]]
      : all.filter((_, index) => index % perPage === 0).map((first, index) => [partPath(list, index + 1), first]),
  );
}

/** Returns the path of a file's page; undefined if it has none. */
export function pathOfPage({ page }: Kind, file: string, practice: PracticeName): string | undefined {
  return typeof page?.path === "function" ? page.path(slugOf(file), practice) : page?.path;
}

/** Whether a file has the key without which it has no page. */
export function hasNeededKey({ needs }: KindPage, data: unknown): boolean {
  if (needs === undefined) return true;
  const value = ((data ?? {}) as Readonly<Record<string, unknown>>)[needs];
  return value !== undefined && value !== false;
}
