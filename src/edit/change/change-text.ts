import { composeAccents } from "../../model/text/compose-accents.ts";
import { applyTo, type Edit, type Meaning } from "./edit.ts";
import { findWritings, openBrackets } from "./find-writings.ts";
import { readWritten } from "./read-written.ts";
import { StoredText } from "./splice.ts";

/**
 * Why an edit is refused:
 * - unreadable: the file has mistakes, so nobody knows what it says
 * - nowhere: the path leads to nothing
 * - inexact: the way in which the file is written leaves no place for exactly this change
 */
export type WhyRefused = "unreadable" | "nowhere" | "inexact";

export type Changed = { text: string } | { refused: WhyRefused; edit: Edit };

/**
 * Changes what a content file says, in the text of the file. Only the edited values are written anew; every other character stays as it is:
 * comments, quotes, empty lines, line ends, a byte order mark. The new text is read as the build reads it, and counts only if it says
 * exactly what was meant. If one edit is refused, none is made.
 */
export function changeText(file: string, text: string, edits: readonly Edit[]): Changed {
  let changed = text;
  for (const edit of edits) {
    const next = changeOnce(file, changed, withPlainLineEnds(edit));
    if (typeof next === "object") return { ...next, edit };
    changed = next;
  }
  return { text: changed };
}

/** A form sends the Markdown of a text area with `\r\n`. */
const withPlainLineEnds = (edit: Edit): Edit =>
  edit.kind === "body" ? { ...edit, text: edit.text.replace(/\r\n?/g, "\n") } : edit;

function changeOnce(file: string, text: string, edit: Edit): string | { refused: WhyRefused } {
  const written = readWritten(file, text);
  if (written === undefined) return { refused: "unreadable" };
  const meant = applyTo(written, edit);
  if (meant === undefined) return { refused: "nowhere" };
  const ends = new StoredText(text);
  for (const splices of findWritings(written, edit)) {
    const next = ends.splice(splices);
    const now = readWritten(file, next);
    if (now !== undefined && saidBy(now) === saidBy(meant) && now.warnings <= written.warnings) return next;
  }
  // Brackets may have no place for it, as among comments.
  const splice = edit.kind === "body" ? undefined : openBrackets(written, edit);
  const opened = splice && ends.splice([splice]);
  const now = opened && readWritten(file, opened);
  return now && saidBy(now) === saidBy(written) ? changeOnce(file, opened, edit) : { refused: "inexact" };
}

/**
 * Returns a meaning to compare. What is meant may have accents apart, and so may a text with escapes, although others are read joined. A new key
 * may be anywhere in its group.
 */
const saidBy = ({ data, body }: Meaning): string => composeAccents(JSON.stringify([data, body], sortKeys));

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
