import { isAmount, listAmounts } from "../../model/money.ts";
import type { Path, Source } from "../../model/source.ts";
import { isAllText, isForTranslation, mayBeTranslated } from "../../model/translated-texts.ts";
import {
  isGroup,
  lastKeyOf,
  partBelow,
  partOf,
  type Group,
  type Part,
  listAt,
  groupAt,
} from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";

const isMissing = (value: unknown): boolean => value === undefined;

/** A file and its translation, while their values are merged. */
interface Merging {
  own: Source;
  original: Source;
  problems: Problem[];
}

/** A value in both files, and its part of the schema. */
interface PairedValue {
  path: Path;
  part: Part;
  original: unknown;
  own: unknown;
}

/**
 * Returns the translation's texts with the original's facts, and with the original's texts where it has none. Reports facts in a
 * translation. `written` is the translation's data without the lines that only it has.
 */
export function mergeFields(original: Source, own: Source, written: unknown): { data: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  const part = partOf(original.kind.schema);
  const data = merge({ path: [], part, original: original.data, own: written }, { own, original, problems });
  return { data, problems };
}

function merge(pair: PairedValue, merging: Merging): unknown {
  const { path, part, original, own } = pair;
  if (mayBeTranslated(part, original)) {
    if (!hasOtherAmount(pair)) return own ?? original;
    merging.problems.push(reportShared(path, merging));
    return original;
  }
  if (Array.isArray(original) && part.item !== undefined) return mergeList(original, pair, merging);
  if (isGroup(original) && isForGroups(part)) return mergeGroup(original, pair, merging);
  if (isMissing(own)) return original;
  const isTextAlone = isMissing(original) && (part.item !== undefined || isForGroups(part)) && isAllText(own, part);
  // Without the facts of the original, some texts have no place.
  if (isTextAlone && part.schema.safeParse(own).success) return own;
  merging.problems.push(isTextAlone ? otherShape(path, { count: 1, wanted: 0 }, merging) : reportShared(path, merging));
  return original;
}

/** Whether a translation of a price in words has an amount that the original does not have. */
function hasOtherAmount({ part, original, own }: PairedValue): boolean {
  if (part.kind !== "price" || typeof own !== "string") return false;
  const known = listAmounts(typeof original === "string" ? original : "").map(({ amount }) => amount);
  const isPrice = isAmount(own);
  // Among words, a number without a sign may count teeth.
  const written = listAmounts(own).filter(({ signs }) => isPrice || signs.length > 0);
  return written.some(({ amount }) => !known.includes(amount));
}

const isForGroups = ({ keys, entry }: Part): boolean => keys.size > 0 || entry !== undefined;

function mergeList(original: readonly unknown[], { path, part, own }: PairedValue, merging: Merging): unknown {
  const item = part.item!;
  if (!isForTranslation(original, part) && !isAllText(own, part)) {
    if (!isMissing(own)) merging.problems.push(reportShared(path, merging));
    return original;
  }
  if (!Array.isArray(own)) return own ?? original;
  const isFree = isAllText(original, part);
  if (own.length !== original.length) {
    merging.problems.push(otherShape(path, { count: own.length, wanted: original.length }, merging));
    // Texts would go with the facts of other items.
    if (!isFree) return original;
  }
  const written = listAt(own);
  return (isFree ? written : original).map((_, index) => {
    const pair = { path: [...path, index], part: item, original: original[index], own: written[index] };
    return index >= original.length ? pair.own : merge(pair, merging);
  });
}

function mergeGroup(original: Group, { path, part, own }: PairedValue, merging: Merging): unknown {
  if (!isMissing(own) && !isGroup(own)) return own;
  const written = groupAt(own);
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(original), ...Object.keys(written)])) {
    const below = partBelow(part, key);
    const pair = { path: [...path, key], original: original[key], own: written[key] };
    // The schema knows no such key, and says so.
    merged[key] = below === undefined ? (pair.own ?? pair.original) : merge({ ...pair, part: below }, merging);
  }
  return merged;
}

function reportShared(path: Path, { own, original }: Merging): Problem {
  const details = { key: lastKeyOf(path) ?? "", original: original.file };
  return problem("translation/shared-fact", own.placeOfKey(path), details);
}

function otherShape(path: Path, counts: { count: number; wanted: number }, { own, original }: Merging): Problem {
  const way = counts.wanted === 0 ? "only here" : "items";
  const details = { way, key: lastKeyOf(path) ?? "", ...counts, original: original.file } as const;
  return problem("translation/other-shape", own.placeOfKey(path), details);
}
