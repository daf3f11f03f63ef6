import { findReservedName } from "../model/build/reserved-names.ts";
import { spellPlainly } from "../model/text/spell-plainly.ts";
import { suggest } from "./suggest.ts";

/** An error keeps the site from being built or published. Advice stops nothing, and only `check` shows it. */
export type Severity = "error" | "advice";

/** The most that a message quotes of a text, in characters. */
const mostQuoted = 200;

export function shorten(text: string, most: number): string {
  return text.length > most
    ? `${text
        .slice(0, most - 1)
        .replace(/\p{Surrogate}$/u, "")
        .trimEnd()}…`
    : text;
}

/** Quotes a value as its file has it, which may be in quotes already. */
export function asWritten(written: string): string {
  const isQuoted = /^(["'])(?:\\.|(?!\1).)+\1$/s.test(written);
  if (isQuoted && written.length <= mostQuoted + 2) return written;
  return `"${shorten(isQuoted ? written.slice(1, -1) : written, mostQuoted)}"`;
}

/** Puts a text in quotes for YAML: double quotes, or single quotes if it contains double ones. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Returns a name as a command takes it: in quotes if a shell would split it. */
export const asArgument = (name: string): string => (/^[\p{L}\d./@_-]+$/u.test(name) ? name : `"${name}"`);

/** Returns the known word that is close to another; undefined if there is none, or only the same. */
export function suggestOther(word: string, known: readonly string[]): string | undefined {
  const meant = suggest(word, known);
  return meant === word ? undefined : meant;
}

/** Returns ` Did you mean "x"?`, or an empty text if no known word is close. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = suggestOther(word, known);
  return meant === undefined ? "" : ` Did you mean "${shorten(meant, mostQuoted)}"?`;
}

/** Turns an invalid file name into letters, digits and hyphens; empty if it has no letters or digits. */
export function makeName(name: string): string {
  return spellPlainly(name)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Removes spaces from an address as the author probably meant: they become hyphens in the name of a page. */
export function fixSpaces(address: string): string {
  if (/^(?:tel|mailto):/i.test(address)) return address.replaceAll(" ", "");
  const joined = address.replace(/ *\/ */g, "/");
  return joined.replaceAll(" ", /^\/(?!.*\.\w+$)/.test(joined) ? "-" : "%20");
}

/** Values for the words about a path with a name that Windows reserves; undefined if it has none. */
export function findReservedPath(path: string): ReservedPath | undefined {
  const name = findReservedName(path);
  if (name === undefined) return undefined;
  const [reserved = ""] = name.split(".");
  const parts = path.split("/").map((part) => (part === name ? part.replace(reserved, `${reserved}-1`) : part));
  const example = parts.join("/");
  return reserved === path
    ? { way: "reserved", name: path, example }
    : { way: "reserved part", name: path, reserved, example };
}

type ReservedPath = { name: string; example: string } & (
  { way: "reserved" } | { way: "reserved part"; reserved: string }
);
