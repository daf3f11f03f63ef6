import { findReservedName } from "../model/reserved-names.ts";
import { suggest } from "./suggest.ts";

/** An error keeps the site from being built or published. Advice stops nothing, and only `check` shows it. */
export type Severity = "error" | "advice";

/** The words for one occurrence of a problem. */
export interface Wording {
  /** Present if it is not the one of the problem's kind. */
  severity?: Severity;
  /** One sentence that says what is wrong, with the value as written. */
  message: string;
  /** One sentence that says what to write instead. */
  remedy: string;
  /** Lines to copy into a content file, introduced by the remedy. */
  lines?: readonly string[];
  /** The subject. One change fixes all problems with the same code and subject, so they are reported as one. */
  about?: string;
}

/** One kind of problem. */
export interface Entry {
  word: (details: never) => Wording;
}

export type Catalogue = Readonly<Record<string, Entry>>;

/** Writes a count as 20,000. */
export const withCommas = (count: number): string => count.toLocaleString("en-US");

/** The most that a message quotes of a text, in characters. */
const mostQuoted = 200;

export function quoted(text: string): string {
  const shown = text.length > mostQuoted ? `${text.slice(0, mostQuoted - 1).replace(/\p{Surrogate}$/u, "")}…` : text;
  return `"${shown}"`;
}

/** Quotes a value as its file has it, which may be in quotes already. */
export const asWritten = (written: string): string =>
  /^(["']).+\1$/.test(written) && written.length <= mostQuoted + 2 ? written : quoted(written);

/** Puts a text in quotes for YAML: double quotes, or single quotes if it contains double ones. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Returns a name as a command takes it: in quotes if a shell would split it. */
export const asArgument = (name: string): string => (/^[\p{L}\d./@_-]+$/u.test(name) ? name : `"${name}"`);

/** Returns ` The same happens on 2 more pages.`, or an empty text if there are none. */
export function onOthers(pages: number): string {
  return pages === 0 ? "" : ` The same happens on ${pages} more ${pages === 1 ? "page" : "pages"}.`;
}

/** Returns ` Did you mean "x"?`, or an empty text if no known word is close. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = suggest(word, known);
  return ask(meant === word ? undefined : meant);
}

export const ask = (suggestion: string | undefined): string =>
  suggestion === undefined ? "" : ` Did you mean ${quoted(suggestion)}?`;

/** Says how to turn a key that is commented out into a real one. */
export const uncomment = (key: string): string => `Delete the "# " in front of "${key}:"`;

/** Turns an invalid file name into letters, digits and hyphens; empty if it has no letters or digits. */
export function makeName(name: string): string {
  return withoutAccents(name)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Removes spaces from an address as the author probably meant: they become hyphens in the name of a page. */
export function fixSpaces(address: string): string {
  if (/^(?:tel|mailto):/i.test(address)) return address.replaceAll(" ", "");
  const joined = address.replace(/ *\/ */g, "/");
  return joined.replaceAll(" ", /^\/(?!.*\.\w+$)/.test(joined) ? "-" : "%20");
}

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Words the problem of a path with a name that Windows reserves; undefined if it has none. */
export function wordReserved(path: string): Wording | undefined {
  const reserved = findReservedName(path);
  if (reserved === undefined) return undefined;
  const [kept = ""] = reserved.split(".");
  const another = path.split("/").map((part) => (part === reserved ? part.replace(kept, `${kept}-1`) : part));
  return {
    message: `No file can be called ${quoted(path)} on Windows, which reserves ${kept === path ? "that name" : `the name ${quoted(kept)}`}.`,
    remedy: `Give it another name, such as ${another.join("/")}.`,
  };
}
