import type { Details, ProblemCode } from "./catalogue.ts";
import type { Severity } from "./wording.ts";

/*
 * Values for the words of problems that several steps find.
 */

const isWithoutEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|[?!].*)$/;
/** Elements whose content is not text for patients. */
const holdsNoWords = /^(?:audio|canvas|iframe|math|noscript|object|script|select|style|svg|template|title|video)$/;

/** Says how to remove an element: with or without its content. */
export function removalOf(element: string): "empty" | "no words" | "words" {
  if (isWithoutEnd.test(element)) return "empty";
  return holdsNoWords.test(element) ? "no words" : "words";
}

/** Says which address of the site an old one hides. */
export function describeHidden(from: string, hidden: string, isPrefix: boolean): Details<"redirect/hides-page"> {
  if (isPrefix) return { way: "prefix", fix: "list", from, hidden };
  const way = hidden === from ? "equal" : from.startsWith(hidden) ? "same" : "alike";
  return { way, fix: "delete", from, hidden };
}

/** A limit of the practice's own host is an error. Another host may serve the site, so anything else is advice. */
export const hostLimit = (
  code: ProblemCode,
  host: string,
  isSet: boolean,
): { severity?: Severity; hint?: { part: "another host"; host: string; code: string } } =>
  isSet ? { severity: "error" } : { hint: { part: "another host", host, code } };

/** Says why a file cannot be searched for private data. */
export function describeUnsearchable(name: string, reason: string): Details<"root-file/unsearchable"> {
  const isFilm = /\.(mp4|m4v|mov|webm|og[gv]|avi)$/i.test(name);
  return { fix: isFilm ? "film" : /\.pdf$/i.test(name) ? "PDF" : "other", name, reason };
}
