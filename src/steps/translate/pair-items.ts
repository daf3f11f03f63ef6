import { hashItem, type Mark } from "../../model/build/reading-note.ts";
import type { Part } from "../../model/build/walk-fields.ts";

/** A list of an original and that of its translation, with the marks of the translation. */
export interface ListPair {
  originals: readonly unknown[];
  own: readonly unknown[];
  item: Part;
  samples: readonly string[];
  /** Marks of this list, in the order that its items had. */
  line: readonly (Mark | undefined)[];
  /** Marks of the whole file. A list may have moved with the item around it. */
  all: readonly Mark[];
  /** Whether nothing around this list has moved. */
  isInPlace: boolean;
}

export interface Pairing {
  /** Positions in the translation, by those in the original. */
  ownOf: Map<number, number>;
  isMarked: boolean;
  isInPlace: boolean;
}

/** An item of either list that has no partner yet. */
interface Free {
  index: number;
  words: string;
  facts: string;
}

interface FreeOwn {
  index: number;
  own: string;
  claims: readonly Mark[];
}

/**
 * Finds which item of a translation was written for which item of the original, by their marks. An item that says something new translates
 * what the item at its place did, unless items were added, taken out or moved.
 */
export function pairByMarks({ originals, own, item, samples, line, all, isInPlace }: ListPair): Pairing {
  const written = own.map((each, index) => {
    const { words } = hashItem(each, item, samples);
    return { index, own: words, claims: all.filter((mark) => mark.own === words) };
  });
  const isSteady =
    isInPlace &&
    line.length === own.length &&
    written.every(({ claims, index, own: words }) => claims.length === 0 || line[index]?.own === words);
  const free = written.map((each) => {
    const before = line[each.index];
    return isSteady && each.claims.length === 0 && before !== undefined ? { ...each, claims: [before] } : each;
  });
  const rest = originals.map((each, index) => ({ index, ...hashItem(each, item, samples) }));
  const ownOf = new Map([...pairExactly(rest, free), ...pairByWords(rest, free)]);
  const isMarked = line.length > 0 || free.some(({ claims }) => claims.length > 0);
  return { ownOf, isMarked, isInPlace: isSteady };
}

/** Pairs items that have the same words and the same facts as they had, and takes them out of both lists. */
function pairExactly(rest: Free[], free: FreeOwn[]): [number, number][] {
  return [...rest].flatMap((original): [number, number][] => {
    const isIt = ({ claims }: FreeOwn): boolean =>
      claims.some(({ words, facts }) => words === original.words && facts === original.facts);
    const found = free.find(isIt);
    return found === undefined ? [] : [takePair(rest, free, [original, found])];
  });
}

/** Pairs items whose facts have changed, as far as their words leave no doubt. */
function pairByWords(rest: Free[], free: FreeOwn[]): [number, number][] {
  return [...new Set(rest.map(({ words }) => words))].flatMap((words) => {
    const left = rest.filter((each) => each.words === words);
    const right = free.filter(({ claims }) => claims.some((mark) => mark.words === words));
    const isClear = left.length === right.length && new Set(right.map(({ own }) => own)).size === 1;
    return isClear ? left.map((each, index) => takePair(rest, free, [each, right[index]!])) : [];
  });
}

function takePair(rest: Free[], free: FreeOwn[], [original, own]: readonly [Free, FreeOwn]): [number, number] {
  rest.splice(rest.indexOf(original), 1);
  free.splice(free.indexOf(own), 1);
  return [original.index, own.index];
}

/**
 * Pairs the items that have no partner in the order in which they are, for somebody who has read both. Returns false if their numbers
 * differ.
 */
export function pairTheRest(
  { ownOf }: Pairing,
  { originals, own }: Pick<ListPair, "originals" | "own">,
  hasWords: (value: unknown) => boolean,
): boolean {
  const taken = new Set(ownOf.values());
  const rest = [...originals.keys()].filter((index) => !ownOf.has(index));
  const free = [...own.keys()].filter((index) => !taken.has(index));
  const isEven = rest.length === free.length;
  const left = isEven ? rest : rest.filter((index) => hasWords(originals[index]));
  const right = isEven ? free : free.filter((index) => hasWords(own[index]));
  if (left.length !== right.length) return false;
  for (const [place, index] of left.entries()) ownOf.set(index, right[place]!);
  return true;
}
