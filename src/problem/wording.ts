import { suggest } from "./suggest.ts";

/** An error keeps the site from being built; a warning does not. */
export type Severity = "error" | "warning";

/** What one occurrence of a problem says: one sentence each. */
export interface Wording {
  /** What is wrong, with the value as written. */
  message: string;
  /** What to write instead. */
  remedy: string;
}

/** One kind of problem. */
export interface Entry {
  /** An error unless this says otherwise. */
  severity?: Severity;
  word: (details: never) => Wording;
}

export type Catalogue = Readonly<Record<string, Entry>>;

export const quoted = (text: string): string => `"${text}"`;
export const listed = (words: readonly string[]): string => words.map(quoted).join(", ");

/** ` Did you mean "x"?`, or nothing when no known word is close. */
export function didYouMean(word: string, known: readonly string[]): string {
  const suggestion = suggest(word, known);
  return suggestion === undefined ? "" : ` Did you mean ${quoted(suggestion)}?`;
}
