import * as z from "zod";
import { writeYaml } from "../../lib/write-yaml.ts";
import { isExact } from "../../model/build/field-types.ts";
import { isGroup, type Part, listAt } from "../../model/build/walk-fields.ts";
import { readOptions } from "./meant-value.ts";
import { neededKeys } from "./schema-at.ts";

/**
 * Why a value has the wrong kind, by its fix:
 * - hyphen: items without a hyphen and a space
 * - first key: an item without a hyphen and a space before its first key
 * - colon: a text with a colon
 * - brackets, options: items of a list in one text, or a text with none of the possible items
 * - item: one text instead of a list
 * - pair: two keys on one line
 * - key: a text in place of a group, without the one key that the group needs
 * - lone item, several: a list instead of one text
 * - quotes, number, boolean: a word that YAML does not read as text, as a number, or as true or false
 */
export type KindMistake =
  | { fix: "hyphen" }
  | { fix: "first key"; first: string }
  | { fix: "pair"; line: string; second: string }
  | { fix: "colon" | "brackets" | "options" | "item" | "key" | "lone item" | "several"; line: string }
  | { fix: "quotes" | "number" | "boolean"; line: string };

/** Finds what turned a text into a group, a list into a text, and so on. `written` is the value's first line, exactly as in the file. */
export function findKindMistake(
  expected: string,
  { value, written }: { value: unknown; written: string },
  part: Part,
): KindMistake | undefined {
  if (expected === "array") return findListMistake(value, written, part);
  if (expected === "number") return findNumberMistake(value);
  if (expected === "boolean") return findBooleanMistake(value);
  if (expected === "object") return findGroupMistake(value, part);
  return expected === "string" ? findTextMistake(value, written, part) : undefined;
}

function findListMistake(value: unknown, written: string, { item }: Part): KindMistake | undefined {
  const first = typeof value === "string" ? value : isGroup(value) ? Object.keys(value)[0] : undefined;
  if (first === undefined) return undefined;
  if (/^[-\u2010-\u2015\u2022\u2212]/.test(first)) return { fix: "hyphen" };
  if (isGroup(value)) return { fix: "first key", first };
  if (item === undefined) return undefined;
  if (item.schema instanceof z.ZodEnum) {
    const options = item.schema.options.map(String);
    const named = readOptions(first, options);
    return named.length > 0
      ? { fix: "brackets", line: `[${named.join(", ")}]` }
      : { fix: "options", line: `[${options.join(", ")}]` };
  }
  const fits = (text: string): boolean => item.schema.safeParse(text).success;
  const parts = first.split(/, */);
  if (!fits(first) && parts.length > 1 && parts.every(fits)) return { fix: "brackets", line: `[${parts.join(", ")}]` };
  return fits("text") && !/^[>|]/.test(written) ? { fix: "item", line: `- ${written}` } : undefined;
}

/** A text may be the value of the only key that a group needs. */
function findGroupMistake(value: unknown, { keys }: Part): KindMistake | undefined {
  const [key, ...others] = neededKeys(keys);
  const isValue = key !== undefined && others.length === 0 && keys.get(key)!.schema.safeParse(value).success;
  return isValue && typeof value === "string" ? { fix: "key", line: `${key}: ${onOneLine(value)}` } : undefined;
}

/** Some languages write a comma for the decimal point, and quotes make a text of a number. */
function findNumberMistake(value: unknown): KindMistake | undefined {
  const isNumber = typeof value === "string" && /^-?\d+([.,]\d+)?$/.test(value);
  return isNumber ? { fix: "number", line: value.replace(",", ".") } : undefined;
}

/** Older YAML and forms have other words for true and false. */
function findBooleanMistake(value: unknown): KindMistake | undefined {
  const word = String(value).trim().toLowerCase();
  if (/^(?:true|yes|y|on|1|x)$/.test(word)) return { fix: "boolean", line: "true" };
  return /^(?:false|no|n|off|0)$/.test(word) ? { fix: "boolean", line: "false" } : undefined;
}

function findTextMistake(value: unknown, written: string, { fieldType }: Part): KindMistake | undefined {
  if (typeof value === "boolean") return { fix: "quotes", line: written };
  if (Array.isArray(value)) {
    const [only, ...others] = listAt(value);
    if (typeof only !== "string" || (others.length > 0 && !isExact(fieldType))) return undefined;
    return { fix: others.length === 0 ? "lone item" : "several", line: onOneLine(only) };
  }
  if (!isGroup(value) || written.startsWith("{")) return undefined;
  const [inner, ...others] = Object.values(value);
  return others.length === 0 && !isNested(inner) ? { fix: "colon", line: written } : undefined;
}

export const isNested = (value: unknown): boolean => typeof value === "object" && value !== null;

/** Writes a text as YAML, in quotes if it would mean something else without. */
function onOneLine(text: string): string {
  const [line, ...others] = writeYaml(text);
  return others.length === 0 ? line! : JSON.stringify(text);
}
