import { isAmount, listAmounts } from "../../model/domain/money.ts";
import {
  hashItem,
  hashTextAt,
  hashesIn,
  lineOfList,
  readMarks,
  textsLine,
  writeMark,
  type Mark,
  type ReadingNote,
} from "../../model/build/reading-note.ts";
import type { Path, Source, ChangedText } from "../../model/build/source.ts";
import { isAllText, isForTranslation, isText, listTexts, mayBeTranslated } from "../../model/build/translated-texts.ts";
import {
  groupAt,
  isGroup,
  lastKeyOf,
  listAt,
  partBelow,
  partOf,
  type Group,
  type Part,
} from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { pairByMarks, pairTheRest, type Pairing } from "./pair-items.ts";
import { PairedPaths } from "./paired-paths.ts";

/** A file and its translation, without the lines that only a translation has, and what is known of the two. */
export interface MergedFiles {
  original: Pick<Source, "file" | "kind" | "data">;
  own: Pick<Source, "placeOfKey">;
  written: unknown;
  note: ReadingNote | undefined;
  samples: readonly string[];
  /** Whether somebody has read both, so that what has no partner yet is paired in its order. */
  isRead?: boolean;
  /** Which items belong together, if that is known from before a change of their texts. */
  knownPaths?: PairedPaths;
}

export interface Merged {
  data: unknown;
  problems: Problem[];
  changes: ChangedText[];
  paths: PairedPaths;
  /** The lines that say that the translation translates the original as it is. */
  lines: Record<string, string>;
  /** Lists in which items cannot be paired. */
  unlike: Path[];
}

interface Merging extends Merged, MergedFiles {
  marks: readonly Mark[];
  known: ReadonlySet<string>;
  hashes: string[];
  /** Texts that only the translation has. */
  extras: Path[];
}

/** A value in both files, and its part of the schema. */
interface PairedValue {
  path: Path;
  /** Where it is in the translation. */
  ownPath: Path;
  part: Part;
  original: unknown;
  own: unknown;
  /** Whether it is in an item of a list, which has a mark. */
  isInItem: boolean;
  /** Whether nothing around it has moved in the translation since it was read. */
  isInPlace: boolean;
  /** Whether its text goes with a fact beside it. */
  isBound: boolean;
}

/**
 * Returns the translation's texts with the original's facts, and with the original's texts where the translation has none that was written
 * for them. Reports facts in a translation.
 */
export function mergeFields(files: MergedFiles): Merged {
  const { original, written, note } = files;
  const merging: Merging = {
    ...files,
    ...{ data: undefined, problems: [], changes: [], paths: new PairedPaths(), lines: {}, unlike: [] },
    ...{ hashes: [], extras: [], known: new Set(hashesIn(note?.[textsLine])) },
    marks: Object.values(note ?? {}).flatMap((line) => readMarks(line).filter((each) => each !== undefined)),
  };
  const pair = { path: [], ownPath: [], part: partOf(original.kind.schema), original: original.data, own: written };
  const data = merge({ ...pair, isInItem: false, isInPlace: true, isBound: false }, merging);
  const { hashes, known, extras, changes } = merging;
  const isGone = note !== undefined && [...known].some((each) => !hashes.includes(each));
  if (isGone) changes.push(...extras.slice(0, 1).map((own) => ({ own })));
  const lines = { ...(hashes.length > 0 && { [textsLine]: hashes.join(" ") }), ...merging.lines };
  return { ...merging, data, lines };
}

function merge(pair: PairedValue, merging: Merging): unknown {
  const { ownPath, part, original, own } = pair;
  if (mayBeTranslated(part, original)) {
    if (hasOtherAmount(pair)) merging.problems.push(reportShared(ownPath, merging));
    else return pair.isInItem ? (own ?? original) : mergeText(pair, merging);
    return original;
  }
  if (Array.isArray(original) && part.item !== undefined) return mergeList(original, pair, merging);
  if (isGroup(original) && isForGroups(part)) return mergeGroup(original, pair, merging);
  if (own === undefined) return original;
  const isTextAlone = original === undefined && (part.item !== undefined || isForGroups(part)) && isAllText(own, part);
  // Without the facts of the original, some texts have no place.
  if (isTextAlone && part.schema.safeParse(own).success) {
    merging.extras.push(ownPath);
    return own;
  }
  merging.problems.push(reportShared(ownPath, merging, isTextAlone));
  return original;
}

/** Merges a text outside of lists. If it goes with a fact, it is shown only while the original says what it translates. */
function mergeText({ path, ownPath, part, original, own, isBound }: PairedValue, merging: Merging): unknown {
  if (original === undefined) merging.extras.push(ownPath);
  if (typeof original !== "string") return own ?? original;
  const hash = hashTextAt(path, original, merging.samples);
  merging.hashes.push(hash);
  if (own === undefined) return original;
  if (merging.note === undefined || merging.isRead === true || merging.known.has(hash)) return own;
  const isReplaced = isBound || !isText(part, original);
  merging.changes.push({ at: path, own: ownPath, isReplaced });
  return isReplaced ? original : own;
}

/** Whether a translation of a price in words has an amount that the original does not have. */
function hasOtherAmount({ part, original, own }: PairedValue): boolean {
  if (part.fieldType !== "price" || typeof own !== "string") return false;
  const known = listAmounts(typeof original === "string" ? original : "").map(({ amount }) => amount);
  const isPrice = isAmount(own);
  // Among words, a number without a sign may count teeth.
  const written = listAmounts(own).filter(({ signs }) => isPrice || signs.length > 0);
  return written.some(({ amount }) => !known.includes(amount));
}

const isForGroups = ({ keys, entry }: Part): boolean => keys.size > 0 || entry !== undefined;

function mergeList(original: readonly unknown[], pair: PairedValue, merging: Merging): unknown {
  const { path, ownPath, part, own } = pair;
  if (!isForTranslation(original, part) && !isAllText(own, part)) {
    if (own !== undefined) merging.problems.push(reportShared(ownPath, merging));
    return original;
  }
  if (!Array.isArray(own)) return own ?? original;
  const item = part.item!;
  const written = listAt(own);
  const hasWords = (value: unknown): boolean => listTexts(value, item).length > 0;
  const paired = pairList(original, written, { pair, merging });
  if (merging.isRead === true && !pairTheRest(paired, { originals: original, own: written }, hasWords))
    merging.unlike.push(ownPath);
  if (merging.note === undefined && merging.isRead !== true && isAllText(original, part)) return own;
  merging.paths.add(path, paired.ownOf);
  merging.lines[lineOfList(ownPath)] = markItems(original, written, { ...merging, item, ownOf: paired.ownOf });
  merging.changes.push(...findChanges(original, written, { pair, paired, hasWords }));
  return original.map((each, index) => {
    const at = paired.ownOf.get(index);
    if (at === undefined) return each;
    const below = { path: [...path, index], ownPath: [...ownPath, at], part: item, original: each, own: written[at] };
    return merge({ ...below, isInItem: true, isInPlace: paired.isInPlace, isBound: false }, merging);
  });
}

function pairList(
  originals: readonly unknown[],
  own: readonly unknown[],
  { pair: { path, ownPath, part, isInPlace }, merging }: { pair: PairedValue; merging: Merging },
): Pairing {
  const known = merging.knownPaths?.pairsIn(path);
  if (known !== undefined) return { ownOf: new Map(known), isMarked: true, isInPlace };
  const line = readMarks(merging.note?.[lineOfList(ownPath)]);
  return pairByMarks({
    originals,
    own,
    item: part.item!,
    samples: merging.samples,
    line,
    all: merging.marks,
    isInPlace,
  });
}

function markItems(
  originals: readonly unknown[],
  own: readonly unknown[],
  { item, ownOf, samples }: { item: Part; ownOf: ReadonlyMap<number, number>; samples: readonly string[] },
): string {
  const marks = own.map((): Mark | undefined => undefined);
  for (const [index, at] of ownOf)
    marks[at] = { ...hashItem(originals[index], item, samples), own: hashItem(own[at], item, samples).words };
  return marks.map(writeMark).join(" ");
}

/** Lists the items of both lists that have no partner; those at the same place in their rows may belong together. */
function findChanges(
  originals: readonly unknown[],
  own: readonly unknown[],
  context: { pair: PairedValue; paired: Pairing; hasWords: (value: unknown) => boolean },
): ChangedText[] {
  const { pair, paired, hasWords } = context;
  const { path, ownPath, part } = pair;
  const taken = new Set(paired.ownOf.values());
  const rest = [...originals.keys()].filter((index) => !paired.ownOf.has(index) && hasWords(originals[index]));
  const left = [...own.keys()].filter((index) => !taken.has(index) && hasWords(own[index]));
  if (!paired.isMarked && !isAllText(originals, part) && left.length > 0)
    return [{ at: path, own: ownPath, isUnmarked: true, isReplaced: true }];
  return Array.from({ length: Math.max(rest.length, left.length) }, (_, place): ChangedText => ({
    ...(rest[place] !== undefined && { at: [...path, rest[place]] }),
    ...(left[place] !== undefined && { own: [...ownPath, left[place]] }),
    isReplaced: true,
  }));
}

function mergeGroup(original: Group, pair: PairedValue, merging: Merging): unknown {
  const { path, ownPath, part, own } = pair;
  if (own !== undefined && !isGroup(own)) return own;
  const written = groupAt(own);
  const merged: Record<string, unknown> = {};
  const hasFacts = path.length > 0 && hasOwnFacts(original, part);
  for (const key of new Set([...Object.keys(original), ...Object.keys(written)])) {
    const below = partBelow(part, key);
    const inner = { path: [...path, key], ownPath: [...ownPath, key], original: original[key], own: written[key] };
    const isBound = hasFacts || [below?.of, below?.wordsOf].some((each) => each !== undefined && each in original);
    // The schema knows no such key, and says so.
    merged[key] =
      below === undefined ? (inner.own ?? inner.original) : merge({ ...pair, ...inner, part: below, isBound }, merging);
  }
  return merged;
}

/** Whether a group has a fact beside its texts, such as a link. */
function hasOwnFacts(group: Group, part: Part): boolean {
  return Object.entries(group).some(([key, value]) => {
    const below = partBelow(part, key);
    return typeof value !== "object" && below !== undefined && !mayBeTranslated(below, value);
  });
}

/** Reports a value that only the original may have, or texts of a translation that the original has no facts for. */
function reportShared(path: Path, { own, original }: Merging, isTextAlone = false): Problem {
  const details = { key: lastKeyOf(path) ?? "", original: original.file };
  return isTextAlone
    ? problem("translation/other-shape", own.placeOfKey(path), { way: "only here", ...details })
    : problem("translation/shared-fact", own.placeOfKey(path), details);
}
