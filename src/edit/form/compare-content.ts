import type { Edit, Meaning } from "../change/edit.ts";
import type { Kind } from "../../model/build/kind.ts";
import type { Path } from "../../model/build/source.ts";
import { isGroup, partBelow, partOf, type Group, type Part } from "../../model/build/walk-fields.ts";

/** One thing that a file says differently now. */
export interface ContentChange {
  way: "changed" | "added" | "removed" | "moved";
  /** Where it is now; for something removed, where it was, in a list that still is. "body" in the Markdown. */
  at: Path | "body";
  /** The value or the paragraphs before and after; undefined if there was or is none. */
  before?: unknown;
  after?: unknown;
  /** What makes the file say it as before. */
  takeBack: Edit;
}

/** Lists what a file says differently now, in the order in which it says it. */
export function compareContent(kind: Kind, before: Meaning, after: Meaning): ContentChange[] {
  return [
    ...compareValues([before.data, after.data], partOf(kind.schema), []),
    ...compareMarkdown(before.body, after.body),
  ];
}

type Both = readonly [before: unknown, after: unknown];

function compareValues([before, after]: Both, part: Part | undefined, path: Path): ContentChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isGroup(before) && isGroup(after)) return compareGroups([before, after], part, path);
  if (Array.isArray(before) && Array.isArray(after) && !isShort(before, after)) {
    return compareLists([before, after], part?.item, path);
  }
  return [{ way: "changed", at: path, before, after, takeBack: { kind: "set", path, value: before } }];
}

/** Whether two lists have only words such as days, which are read as one. */
const isShort = (...lists: unknown[][]): boolean =>
  lists.flat().every((each) => JSON.stringify(each).length < 22 && !isGroup(each));

function compareGroups([before, after]: readonly [Group, Group], part: Part | undefined, path: Path): ContentChange[] {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...keys].flatMap((key): ContentChange[] => {
    const at = [...path, key];
    const [old, now] = [before[key], after[key]];
    if (old === undefined) return [{ way: "added", at, after: now, takeBack: { kind: "remove", path: at } }];
    if (now === undefined)
      return [{ way: "removed", at, before: old, takeBack: { kind: "set", path: at, value: old } }];
    return compareValues([old, now], part && partBelow(part, key), at);
  });
}

/**
 * Finds which item of one list is which of another: by what its schema says that it is known by, or else by all that it says. If there are
 * as many as before, the others are known by their places.
 */
function pairItems(before: readonly unknown[], after: readonly unknown[], item: Part | undefined): Map<number, number> {
  const { knownBy } = item ?? {};
  const nameOf = (each: unknown): string =>
    JSON.stringify(knownBy && isGroup(each) ? knownBy.map((key) => each[key]) : each);
  const names = after.map(nameOf);
  const free = new Set(after.keys());
  const places = new Map<number, number>();
  const pair = (index: number, isIt: (at: number) => boolean): void => {
    const at = places.has(index) ? undefined : [...free].find(isIt);
    if (at === undefined) return;
    free.delete(at);
    places.set(index, at);
  };
  for (const [index, name] of before.map(nameOf).entries()) pair(index, (at) => names[at] === name);
  if (before.length === after.length) for (const index of before.keys()) pair(index, (at) => at === index);
  return places;
}

function compareLists(
  [before, after]: readonly [unknown[], unknown[]],
  item: Part | undefined,
  path: Path,
): ContentChange[] {
  const places = pairItems(before, after, item);
  /** The position behind the item of the new list that was in front of an old one. */
  const placeOf = (index: number): number => {
    const known = before.slice(0, index).findLastIndex((_, each) => places.has(each));
    return known === -1 ? 0 : places.get(known)! + 1;
  };
  const pairs = [...places].sort(([a], [b]) => a - b);
  const now = pairs.map(([, at]) => at);
  const elsewhere = listMoved(now);
  const found = pairs.flatMap(([index, at]): (readonly [number, ContentChange])[] => {
    const place = placeOf(index);
    const here = [...path, at];
    const takeBack: Edit = { kind: "move", path: here, to: place > at ? place - 1 : place };
    const moved: ContentChange = { way: "moved", at: here, before: index, after: at, takeBack };
    const changed = compareValues([before[index], after[at]], item, here);
    return [...(elsewhere.has(at) ? [moved] : []), ...changed].map((each) => [at, each]);
  });
  const added = after.flatMap((value, index): (readonly [number, ContentChange])[] => {
    const at = [...path, index];
    return now.includes(index)
      ? []
      : [[index, { way: "added", at, after: value, takeBack: { kind: "remove", path: at } }]];
  });
  const removed = before.flatMap((value, index): (readonly [number, ContentChange])[] => {
    const at = placeOf(index);
    const takeBack: Edit = { kind: "add", path, value, at };
    return places.has(index) ? [] : [[at - 0.5, { way: "removed", at: [...path, index], before: value, takeBack }]];
  });
  return [...found, ...added, ...removed].sort(([a], [b]) => a - b).map(([, change]) => change);
}

/** Lists the numbers that are out of order, so that one that went far is the only one. */
function listMoved(numbers: readonly number[]): ReadonlySet<number> {
  const moved = new Set<number>();
  const sorted = numbers.toSorted((a, b) => a - b);
  for (let i = 0, j = 0; i < numbers.length && j < sorted.length;) {
    const [here, there] = [numbers[i]!, sorted[j]!];
    if (moved.has(here)) i++;
    else if (here === there || moved.has(there)) {
      if (here === there) i++;
      j++;
    } else if (numbers[i + 1] === there) moved.add(here);
    else moved.add(there);
  }
  return moved;
}

/** Finds the paragraphs between the first and the last that differ. */
function compareMarkdown(before: string, after: string): ContentChange[] {
  const [old, now] = [before, after].map((body) => body.trim().split(/\n{2,}/)) as [string[], string[]];
  if (old.join("\n\n") === now.join("\n\n")) return [];
  const isOther = (text: string, index: number): boolean => text !== old[index];
  const start = now.findIndex(isOther) === -1 ? now.length : now.findIndex(isOther);
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const [gone, made] = [old, now].map((all) => all.slice(start, all.length - end).join("\n\n")) as [string, string];
  return [
    {
      way: gone === "" ? "added" : made === "" ? "removed" : "changed",
      at: "body",
      ...(gone !== "" && { before: gone }),
      ...(made !== "" && { after: made }),
      takeBack: { kind: "body", text: before },
    },
  ];
}
