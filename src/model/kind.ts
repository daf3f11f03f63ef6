import type * as z from "zod";

/** The file in `site/` that explains the other files to authors. */
export const notesFile = "README.md";

/**
 * One kind of content: everything that a step needs to know of it. The kinds are in `kinds/`; `build.ts` and the commands hand their list
 * to the steps, which know none of them.
 */
export interface Kind<Data = unknown> {
  /**
   * Path inside `site/`: of a fixed file (`home.yaml`), or with a star for a folder with a Markdown file per entry (`services/*.md`).
   */
  files: string;
  /** Whether entries may be in folders inside their folder. */
  hasFolders?: boolean;
  /** What such a file holds, as lists and messages name it: "the home page", "a service". */
  purpose: string;
  /** Schema of a YAML file, or of a Markdown file's front matter. */
  schema: z.ZodType<Data>;
  /** Present if no site can do without: the file that is missed (for a folder, a name for the first one), and what is said of it. */
  needed?: { file: string; purpose: string };
  /** What stands for a fixed file that is left out. Without it, there is nothing in its place, and it has no page. */
  leftOut?: Data;
  /** The page that each file of this kind makes. Absent if other pages show what is in it. */
  page?: KindPage;
  /** Absent if `dentalsite new` does not make such files. */
  draft?: Draft;
  /** Whether the Markdown of a file is what it is for, so that it cannot be missing. */
  needsText?: boolean;
  /** Whether its Markdown is divided into sections by `##` headings, without any text above the first. */
  isSections?: boolean;
}

/** How to use a new file whose keys are commented out. */
export const howToUse = 'Take the "# " away from the lines you want, and write your own words in them.';

/** What `dentalsite new` writes. */
export interface Draft {
  /** What the command calls it: `service`. */
  name: string;
  /** A name for such a file, without `.md`. */
  example: string;
  /** The key that the words given as its name become. */
  titleKey: string;
  /** Reads a slug and more keys out of those words, where they say more than a title. */
  readName?: (words: string) => { slug: string; values: Readonly<Record<string, unknown>> };
  /** What the head of the file says of it, a line each; `{file}` is its name, and `{path}` the address of its page. */
  notes: readonly string[];
  /** Values for keys that it cannot do without, until somebody writes them. */
  samples?: Readonly<Record<string, unknown>>;
  /** What still has to be written. */
  next: string;
  /** Where visitors see an entry without a page of its own. */
  shownAt?: (slug: string, others: readonly WrittenEntry[]) => string;
  /** What one more changes elsewhere, a paragraph each. `href` is where visitors see it, `texts` are those of all content files. */
  explainChanges?: (href: string, others: readonly WrittenEntry[], texts: ReadonlyMap<string, string>) => string[];
}

/** An entry that is there already. Its data may have mistakes. */
export interface WrittenEntry {
  file: string;
  data: unknown;
}

export interface KindPage {
  /**
   * Path as authors write it. In a folder, it follows from the slug of the file: its path inside the folder, without `.md`. If that of a
   * fixed file is a function, too, it follows from the practice's name.
   */
  path: string | ((slug: string, practice: PracticeName) => string);
  /** Folder with at least one entry, without which a fixed file that is left out has no page. */
  shows?: string;
}

/** What an address may be made of. */
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

/** Returns the kind of a file by its path, such as `site/services/crowns.md`; undefined if it is of none. */
export const kindOf = (kinds: readonly Kind[], file: string): Kind | undefined =>
  kinds.find((kind) => isOfKind(kind, file));

function isOfKind(kind: Kind, file: string): boolean {
  const folder = folderOf(kind);
  if (folder === undefined) return file === `site/${kind.files}`;
  const [site, first, ...rest] = file.split("/");
  const isInside = site === "site" && first === folder && file.endsWith(".md");
  return isInside && (rest.length === 1 || kind.hasFolders === true);
}
