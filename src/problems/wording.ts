import { findReservedName } from "../model/reserved-names.ts";
import { suggest } from "./suggest.ts";

/** An error keeps the site from being built; a warning does not. */
export type Severity = "error" | "warning";

/** What one occurrence of a problem says: one sentence each. */
export interface Wording {
  /** What is wrong, with the value as written. */
  message: string;
  /** What to write instead. */
  remedy: string;
  /** Lines of a content file to copy, which the remedy introduces. */
  lines?: readonly string[];
  /** What it is about. Problems with the same code and the same `about` are solved by one change, so they are reported as one. */
  about?: string;
}

/** One kind of problem. */
export interface Entry {
  /** An error unless this says otherwise. */
  severity?: Severity;
  word: (details: never) => Wording;
}

export type Catalogue = Readonly<Record<string, Entry>>;

export const quoted = (text: string): string => `"${text}"`;

/** A text as it would stand in a content file, in quotes of the kind that it does not hold. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : quoted(text);

/** ` The same happens on 2 more pages.`, or nothing when there are none. */
export function onOthers(pages: number): string {
  return pages === 0 ? "" : ` The same happens on ${pages} more ${pages === 1 ? "page" : "pages"}.`;
}

/** ` Did you mean "x"?`, or nothing when no known word is close. */
export function didYouMean(word: string, known: readonly string[]): string {
  return ask(suggest(word, known));
}

export const ask = (suggestion: string | undefined): string =>
  suggestion === undefined ? "" : ` Did you mean ${quoted(suggestion)}?`;

/** How to make a line of a comment, in which a key is ready to be used. */
export const uncomment = (key: string): string => `Delete the "# " in front of "${key}:"`;

/** A name for a file like one that cannot be: letters, digits and hyphens; empty if nothing of it can stay. */
export function makeName(name: string): string {
  return withoutAccents(name)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** An address as it was probably meant, without spaces: hyphens in the name of a page. */
export function fixSpaces(address: string): string {
  if (/^(?:tel|mailto):/i.test(address)) return address.replaceAll(" ", "");
  const joined = address.replace(/ *\/ */g, "/");
  return joined.replaceAll(" ", /^\/(?!.*\.\w+$)/.test(joined) ? "-" : "%20");
}

export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** What is wrong with a path because of a name in it that Windows keeps for itself; undefined if there is none. */
export function wordReserved(path: string): Wording | undefined {
  const reserved = findReservedName(path);
  if (reserved === undefined) return undefined;
  const [kept = ""] = reserved.split(".");
  const another = path.split("/").map((part) => (part === reserved ? part.replace(kept, `${kept}-1`) : part));
  return {
    message: `No file can be called ${quoted(path)} on Windows, which keeps ${kept === path ? "that name" : `the name ${quoted(kept)}`} for itself.`,
    remedy: `Give it another name, such as ${another.join("/")}.`,
  };
}
