import type * as z from "zod";
import { valueAt, type Path, type Source } from "../../model/build/source.ts";
import { groupAt, isGroup, partOf } from "../../model/build/walk-fields.ts";
import { mostPerFile, problem, suggest, type Details, type Problem } from "../../problems/problem.ts";
import { linesOfKey, takesLines, written } from "./explain-missing.ts";
import { neededKeys, partAt } from "./schema-at.ts";
import { nameByKey } from "./value-details.ts";
import { findMeantKeys, findSynonym } from "./written-keys.ts";

/** Words each key of a group that its schema does not know. `group` is the path of that group. */
export function explainUnknownKeys(
  source: Source,
  group: Path,
  { keys: unknown, schema }: { keys: readonly string[]; schema: z.ZodType },
): Problem[] {
  const part = partAt(schema, group);
  const { keys } = part;
  const values = groupAt(source.data, group);
  const meant = findMeantKeys(values, part);
  return unknown.slice(0, mostPerFile).map((key) => {
    const found = meant.get(key);
    const foundPart = found === undefined ? undefined : keys.get(found);
    const isNeeded = foundPart?.isOptional === false;
    const inOffice = group.length > 0 || isNeeded ? undefined : findInSibling(source, key);
    const text = values[key];
    const isLonger = typeof text === "string" && foundPart !== undefined && takesLines(foundPart);
    const example = { key: found ?? "", part: foundPart, text };
    const lines = isLonger ? linesOfKey(source, [...group, key], example) : undefined;
    const details = describeUnknown(key, { known: [...keys.keys()], meant: found, lines, inOffice });
    return problem("key/unknown", source.placeOfKey([...group, key]), details);
  });
}

/** Finds the key of a fact that belongs in a file of another kind. */
function findInSibling({ kind }: Source, key: string): string | undefined {
  if (kind.sibling === undefined) return undefined;
  const own = partOf(kind.schema).keys;
  const sibling = partOf(kind.sibling);
  const others = [...sibling.keys.keys()].filter((each) => !own.has(each));
  return findSynonym(key, others, sibling);
}

interface UnknownKey {
  known: readonly string[];
  meant: string | undefined;
  /** The lines of that key, if its value takes several and this one is a single text. */
  lines: readonly string[] | undefined;
  /** The key that an office has for it, if it is a fact of an office in the file of the practice. */
  inOffice: string | undefined;
}

function describeUnknown(key: string, { known, meant, lines, inOffice }: UnknownKey): Details<"key/unknown"> {
  if (inOffice !== undefined) return { fix: "office", key, name: inOffice !== key && inOffice };
  if (meant === undefined) return { fix: "unknown", key, known };
  return lines ? { fix: "lines", key, meant, lines } : { fix: "misspelled", key, meant, instead: meant };
}

/** Words an item such as `- Numb first: You are numbed.`, whose two values need a key each; undefined for any other group. */
export function explainPair(source: Source, path: Path, schema: z.ZodType): Problem | undefined {
  const value = valueAt(source.data, path);
  if (typeof path.at(-1) !== "number" || !isGroup(value)) return undefined;
  const [[first, second] = ["", ""], ...others] = Object.entries(value);
  const { keys } = partAt(schema, path);
  const [firstKey, secondKey, ...more] = neededKeys(keys);
  const isPair = others.length === 0 && typeof second === "string" && suggest(first, [...keys.keys()]) === undefined;
  if (!isPair || firstKey === undefined || secondKey === undefined || more.length > 0) return undefined;
  return problem("value/wrong-kind", source.placeOfKey([...path, first]), {
    ...nameByKey(path),
    wanted: `a group of ${firstKey} and ${secondKey}`,
    found: "one line without these keys",
    fix: "pair",
    line: `- ${firstKey}: ${first}`,
    second: `${secondKey}: ${written(source, [...path, first])}`,
  });
}
