import { hash } from "node:crypto";
import type { FieldKind } from "./schema-parts.ts";
import type { Path, Source } from "./source.ts";
import { partOf, walkFields, type Part } from "./walk-fields.ts";

/** Texts that a translation must have. */
const texts: ReadonlySet<FieldKind | undefined> = new Set<FieldKind>(["prose", "html", "aside", "alt"]);

export const isText = ({ kind }: Part): boolean => texts.has(kind);

interface Leaf {
  value: unknown;
  part: Part | undefined;
  path: Path;
}

/** Lists all values that are neither groups nor lists. */
export function listLeaves(value: unknown, { schema }: Part): Leaf[] {
  const leaves: Leaf[] = [];
  walkFields(schema, value, (each, part, path) => {
    if (typeof each !== "object" || each === null) leaves.push({ value: each, part, path });
  });
  return leaves;
}

/** Lists the texts of an original that a translation must have, with their places. */
export function listTexts(value: unknown, part: Part): [path: Path, text: string][] {
  return listLeaves(value, part).flatMap(({ value: text, part: leaf, path }): [Path, string][] =>
    typeof text === "string" && leaf !== undefined && isText(leaf) ? [[path, text]] : [],
  );
}

/**
 * Returns eight hex digits for all that a translation says in its own language: texts and Markdown. Line breaks, comments, another photo and
 * another phone number change nothing.
 */
export function stateOfOriginal({ kind, data, body }: Source): string {
  const texts = listTexts(data, partOf(kind.schema)).map(([path, text]) => [path, joinLines(text)]);
  const digits = hash("sha256", JSON.stringify([texts, joinLines(withoutPictures(body))])).slice(0, 8);
  // YAML reads digits alone as a number, and 1e234567 too.
  return /^\d+e?\d+$/.test(digits) ? `a${digits.slice(1)}` : digits;
}

const joinLines = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Leaves the words for each picture. */
const withoutPictures = (markdown: string): string => markdown.replace(/(!\[[^\]]*\])\([^)]*\)/g, "$1");
