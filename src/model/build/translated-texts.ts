import { isAmount } from "../domain/money.ts";
import type { FieldType } from "./field-types.ts";
import type { Paragraph, Path, Source, TextAt } from "./source.ts";
import { groupAt, isGroup, listAt, partBelow, partOf, walkFields, type Part } from "./walk-fields.ts";

/** Texts that a translation must have. */
const texts: ReadonlySet<FieldType | undefined> = new Set<FieldType>(["prose", "quote", "html", "aside", "alt"]);

/** Values that a translation takes from the original unless it has its own: most names are the same, and captions may be in one language. */
const optional: ReadonlySet<FieldType | undefined> = new Set<FieldType>(["name", "captions"]);

/** Whether a translation must have a value: a text, or a price in words. */
export const isText = ({ fieldType }: Pick<Part, "fieldType">, value: unknown): boolean =>
  texts.has(fieldType) || (fieldType === "price" && (typeof value !== "string" || !isAmount(value)));

/** Whether a translation may have a value. */
export const mayBeTranslated = (part: Part, value?: unknown): boolean =>
  isText(part, value) || optional.has(part.fieldType);

/** A value that is neither a group nor a list, and its part of the schema. */
export interface Leaf {
  value: unknown;
  part: Part | undefined;
  path: Path;
}

/** Lists all values that are neither groups nor lists. */
function listLeaves(value: unknown, { schema }: Part): Leaf[] {
  const leaves: Leaf[] = [];
  walkFields(schema, value, (each, part, path) => {
    if (typeof each !== "object" || each === null) leaves.push({ value: each, part, path });
  });
  return leaves;
}

/** Lists the texts of an original that a translation must have. */
export function listTexts(value: unknown, part: Part): TextAt[] {
  return listLeaves(value, part).flatMap(({ value: text, part: leaf, path }): TextAt[] =>
    typeof text === "string" && leaf?.fieldType !== undefined && isText(leaf, text)
      ? [[path, text, leaf.fieldType]]
      : [],
  );
}

/** Whether a file has texts that a translation must have, in its keys or below them. */
export const hasTexts = ({ kind, data, body }: WordedSource): boolean =>
  kind.inOtherLanguages !== "own" && (body.trim() !== "" || listTexts(data, partOf(kind.schema)).length > 0);

/** Whether a value has texts or names. */
export const isForTranslation = (value: unknown, part: Part): boolean =>
  listLeaves(value, part).some(({ part: leaf, value: each }) => leaf !== undefined && mayBeTranslated(leaf, each));

/** Whether a value has nothing but texts and names, so that a translation may have another number of them. */
export const isAllText = (value: unknown, part: Part): boolean =>
  listLeaves(value, part).every(({ part: leaf, value: each }) => leaf !== undefined && mayBeTranslated(leaf, each));

/** Returns only what a translation must have of an original's data, in the same groups and lists; undefined if that is nothing. */
export function pickTexts(value: unknown, part: Part): unknown {
  if (listTexts(value, part).length === 0) return undefined;
  if (Array.isArray(value) && part.item !== undefined) {
    return isAllText(value, part) ? value : value.map((each) => pickTexts(each, part.item!) ?? {});
  }
  if (!isGroup(value)) return value;
  const texts = Object.entries(value).map(([key, each]) => [key, pickTexts(each, partBelow(part, key)!)]);
  return Object.fromEntries(texts.filter(([, each]) => each !== undefined));
}

type WordedSource = Pick<Source, "kind" | "data" | "body">;

export const joinLines = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Lists the made-up values that have to go before the site is published. */
export const samplesIn = ({ files }: { files: Readonly<Record<string, Pick<Source, "data">>> }): string[] =>
  listAt(files["samples.yaml"]?.data, ["values"]).flatMap((each) => {
    const { value } = groupAt(each);
    return typeof value === "string" ? value : [];
  });

/** Leaves out sentences with made-up values. They have to go, and nobody translates what is left. */
export function withoutSamples(text: string, samples: readonly string[]): string {
  if (!samples.some((each) => text.includes(each))) return text;
  const sentences = text.split(/(?<=[.!?…])\s+/);
  return sentences.filter((sentence) => !samples.some((each) => sentence.includes(each))).join(" ");
}

/** Returns each paragraph of Markdown that has letters, but of each picture only its words. */
export function listParagraphs(markdown: string): Paragraph[] {
  let offset = 0;
  return markdown.split(/(\n\s*\n)/).flatMap((part) => {
    const text = joinLines(part.replace(/(!\[[^\]]*\])\([^)]*\)/g, "$1"));
    const found = { text, offset: offset + Math.max(0, part.search(/\S/)) };
    offset += part.length;
    return /\p{L}/u.test(text) ? [found] : [];
  });
}
