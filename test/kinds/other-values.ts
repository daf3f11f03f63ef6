import type { z } from "zod";
import { setValue, type Contents, type WritableKey } from "../support/every-key.ts";

/** A value that is no group and no list; undefined stands for a key that is left out. */
export type Value = string | number | boolean | undefined;

/** Other values that cannot be made from the one that is written, by the end of their names. */
const known: readonly [name: RegExp, value: string][] = [
  [/ address\.state$/, "WA"],
  [/ announcement\.until$/, "2026-11-01"],
  [/ currency$/, "CAD"],
  [/^news\/\*\.md date$/, "2025-03-04"],
  [/ hours\[\]\.days\[\]$/, "Wednesday"],
  [/ language$/, "en-CA"],
  [/ offices\[\]$/, "second"],
  [/ timeZone$/, "Pacific/Kiritimati"],
  [/^redirects\.yaml \[\]\.from$/, "/older-page"],
];

/** Keys that take the place of another one that is left out, by the end of its name. */
const instead: readonly [name: RegExp, keys: Readonly<Record<string, unknown>>][] = [
  [/ beforeAfter\[\]\.model$/, { consent: "2026-05-04" }],
  [/ hours\[\]\.closed$/, { note: "By appointment" }],
];

/**
 * Lists a few other values that an author could write there, the most similar one first. Leaves out what `isUsed` says of a value's text.
 */
export function listOthers({ name, part, value }: WritableKey, isUsed: (text: string) => boolean): Value[] {
  const sample = known.find(([pattern]) => pattern.test(name));
  const others = sample ? [sample[1]] : [...similarTo(value), ...optionsOf(part.schema)];
  const isOther = (each: Value): boolean => each !== value && !isUsed(String(each));
  const valid = others.filter((each) => isOther(each) && part.schema.safeParse(each).success).slice(0, 2);
  return part.isOptional ? [...valid, undefined] : valid;
}

/** Changes one digit, from the last one to the left. A day before another one is more likely to be over. */
function similarTo(value: unknown): Value[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return similarTo(String(value)).map(Number);
  if (typeof value !== "string") return [];
  if (value.includes("@")) return [`kiwi-${value}`];
  return [...value.matchAll(/\d/g)].toReversed().flatMap(({ 0: digit, index }) => {
    const digits = [-1, 1, 2, 3, 4].map((more) => Number(digit) + more).filter((each) => each >= 0 && each <= 9);
    return digits.map((each) => value.slice(0, index) + each + value.slice(index + 1));
  });
}

const optionsOf = (schema: z.ZodType): Value[] =>
  "options" in schema && Array.isArray(schema.options) ? (schema.options as Value[]) : [];

/** Writes another value, or leaves its key out, and returns a function that takes this back. */
export function changeValue(contents: Contents, key: WritableKey, value: Value): () => void {
  const each = contents.get(key.file)!;
  const before = structuredClone(each.data);
  setValue(contents, key, value);
  const [, others = {}] = instead.find(([pattern]) => value === undefined && pattern.test(key.name)) ?? [];
  for (const [name, other] of Object.entries(others)) {
    setValue(contents, { file: key.file, path: [...key.path.slice(0, -1), name] }, other);
  }
  return () => {
    each.data = before;
  };
}
