import type * as z from "zod";

/** The file in `site/` that explains the other files to authors. */
export const notesFile = "README.md";

/**
 * One kind of content, with everything that steps need to know about it. The kinds are in `kinds/`; `build.ts` and the commands give their
 * list to the steps, which do not know any kind.
 */
export interface Kind<Data = unknown> {
  /**
   * Path inside `site/` of a fixed file (`home.yaml`), or of a folder with one Markdown file per entry (`services/*.md`).
   */
  files: string;
  /** Whether entries may be in folders inside their folder. */
  hasFolders?: boolean;
  /** Name of the file's content in lists and messages: "the home page", "a service". */
  purpose: string;
  /** Schema of a YAML file, or of a Markdown file's front matter. */
  schema: z.ZodType<Data>;
  /** Present if every site needs it: the file to report as missing (for a folder, a name for the first one), and its purpose. */
  needed?: { file: string; purpose: string };
  /** Data for a fixed file that is left out. If absent, the file has no page then. */
  leftOut?: Data;
  /** The page that each file of this kind makes. Absent if other pages show its content. */
  page?: KindPage;
  /** Absent if `dentalsite new` does not make such files. */
  draft?: Draft;
  /** Whether a file must have Markdown text. */
  needsText?: boolean;
  /** Whether its Markdown is divided into sections by `##` headings, without any text above the first. */
  isSections?: boolean;
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

export interface KindPage {
  /**
   * Path in the form that authors write. In a folder, it depends on the slug of the file, which is its path inside the folder without
   * `.md`. The path of a fixed file may depend on the practice's name.
   */
  path: string | ((slug: string, practice: PracticeName) => string);
  /** Folder that the page shows. If the fixed file is left out, there is a page only if this folder has an entry. */
  shows?: string;
}

/** The practice's names, which an address may contain. */
export interface PracticeName {
  slug?: string | undefined;
  name: string;
}

/** Names the data of a kind after its schema. */
export const defineKind = <Schema extends z.ZodType>(
  kind: Omit<Kind<z.output<Schema>>, "schema"> & { schema: Schema },
): Kind<z.output<Schema>> => kind as Kind<z.output<Schema>>;

/** Returns the folder inside `site/` whose files are each an entry of this kind; undefined for a fixed file. */
export function folderOf({ files }: Pick<Kind, "files">): string | undefined {
  const [folder, name = ""] = files.split("/");
  return name.startsWith("*") ? folder : undefined;
}

/** Returns the kind of a file by its path, such as `site/services/crowns.md`; undefined if it has none. */
export const kindOf = (kinds: readonly Kind[], file: string): Kind | undefined =>
  kinds.find((kind) => isOfKind(kind, file));

function isOfKind(kind: Kind, file: string): boolean {
  const folder = folderOf(kind);
  if (folder === undefined) return file === `site/${kind.files}`;
  const [site, first, ...rest] = file.split("/");
  const isInside = site === "site" && first === folder && file.endsWith(".md");
  return isInside && (rest.length === 1 || kind.hasFolders === true);
}
