import { valueAt, type Path, type Source } from "../../model/source.ts";
import { isAllText, isForTranslation, isText, listTexts, mayBeTranslated } from "../../model/translated-texts.ts";
import { isGroup, lastKeyOf, partBelow, partOf, type Group, type Part } from "../../model/walk-fields.ts";
import { findMeantKeys } from "../validate/written-keys.ts";
import { problem, type Problem } from "../../problems/problem.ts";

const hasText = (value: unknown, part: Part): boolean => listTexts(value, part).length > 0;

const isMissing = (value: unknown): boolean => value === undefined;

/** A file and its translation, while their values are merged. */
interface Merging {
  own: Source;
  original: Source;
  problems: Problem[];
}

/** A value in both files, and its part of the schema. */
interface Pair {
  path: Path;
  part: Part;
  original: unknown;
  own: unknown;
}

/**
 * Returns the translation's texts with the original's facts: the data that the original would have if it were written in that language.
 * Reports facts in a translation, and texts that it lacks. `written` is the translation's data without the lines that only it has.
 */
export function mergeFields(original: Source, own: Source, written: unknown): { data: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  const part = partOf(original.kind.schema);
  const data = merge({ path: [], part, original: original.data, own: written }, { own, original, problems });
  return { data, problems };
}

function merge(pair: Pair, merging: Merging): unknown {
  const { path, part, original, own } = pair;
  if (mayBeTranslated(part, original)) return mergeText(pair, merging);
  if (Array.isArray(original) && part.item !== undefined) return mergeList(original, pair, merging);
  if (isGroup(original) && isForGroups(part)) return mergeGroup(original, pair, merging);
  if (isMissing(own)) return original;
  const isTextAlone = isMissing(original) && (part.item !== undefined || isForGroups(part)) && isAllText(own, part);
  if (isTextAlone) return own;
  merging.problems.push(shared(path, merging));
  return original;
}

const isForGroups = ({ keys, entry }: Part): boolean => keys.size > 0 || entry !== undefined;

function mergeText({ path, part, original, own }: Pair, merging: Merging): unknown {
  if (!isMissing(own)) return own;
  if (!isMissing(original) && isText(part, original)) merging.problems.push(lacking(path, merging));
  return original;
}

function mergeList(original: readonly unknown[], { path, part, own }: Pair, merging: Merging): unknown {
  const item = part.item!;
  if (!isForTranslation(original, part)) {
    if (!isMissing(own)) merging.problems.push(shared(path, merging));
    return original;
  }
  if (!Array.isArray(own)) {
    if (isMissing(own) && hasText(original, part)) merging.problems.push(lacking(path, merging));
    return own ?? original;
  }
  const isFree = isAllText(original, part);
  if (own.length !== original.length && (isFree || own.length > original.length)) {
    const found = otherShape(path, { count: own.length, wanted: original.length }, merging);
    // Texts would go with the facts of other items.
    merging.problems.push(isFree ? found : { ...found, severity: "error" });
  }
  const written = own as readonly unknown[];
  return (isFree ? written : original).map((_, index) => {
    const pair = { path: [...path, index], part: item, original: original[index], own: written[index] };
    if (index >= original.length) return pair.own;
    if (!isMissing(pair.own) || !hasText(pair.original, item)) return merge(pair, merging);
    merging.problems.push(lacking(pair.path, merging));
    return pair.original;
  });
}

function mergeGroup(original: Group, { path, part, own }: Pair, merging: Merging): unknown {
  if (!isMissing(own) && !isGroup(own)) return own;
  const written = (own ?? {}) as Group;
  const misspelled = new Set(findMeantKeys(written, part).values());
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(original), ...Object.keys(written)])) {
    const below = partBelow(part, key);
    const pair = { path: [...path, key], original: original[key], own: written[key] };
    // The schema knows no such key, and says so; then the key that was meant is not missing.
    const isExplained = below === undefined || (isMissing(pair.own) && misspelled.has(key));
    merged[key] = isExplained ? (pair.own ?? pair.original) : merge({ ...pair, part: below }, merging);
  }
  return merged;
}

function lacking(path: Path, { own, original }: Merging): Problem {
  const last = path.at(-1);
  return problem("translation/missing-key", own.placeOfKey(path.slice(0, -1)), {
    key: lastKeyOf(path) ?? "",
    item: typeof last === "number" ? last + 1 : undefined,
    text: valueAt(original.data, path),
    original: original.file,
  });
}

function shared(path: Path, { own, original }: Merging): Problem {
  const details = { key: lastKeyOf(path) ?? "", original: original.file };
  return problem("translation/shared-fact", own.placeOfKey(path), details);
}

function otherShape(path: Path, counts: { count: number; wanted: number }, { own, original }: Merging): Problem {
  const details = { key: lastKeyOf(path), ...counts, original: original.file };
  return problem("translation/other-shape", own.placeOfKey(path), details);
}
