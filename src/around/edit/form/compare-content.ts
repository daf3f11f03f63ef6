import type { Edit, Meaning } from "../change/edit.ts";
import type { Kind } from "../../../model/kind.ts";
import type { Path } from "../../../model/source.ts";
import { isGroup, partBelow, partOf, type Group, type Part } from "../../../model/walk-fields.ts";
import { alignLists } from "./align.ts";

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
    return new ListComparison(before, after, part?.item).changes(path);
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

/** Compares two lists: finds which item of one is which of the other. */
class ListComparison {
  readonly #before: readonly unknown[];
  readonly #after: readonly unknown[];
  readonly #item: Part | undefined;
  /** Positions in the new list, by those in the old one. */
  readonly #places = new Map<number, number>();

  constructor(before: readonly unknown[], after: readonly unknown[], item: Part | undefined) {
    this.#before = before;
    this.#after = after;
    this.#item = item;
    this.#pair((each) => JSON.stringify(each));
    const { knownBy } = item ?? {};
    if (knownBy) this.#pair((each) => (isGroup(each) ? JSON.stringify(knownBy.map((key) => each[key])) : undefined));
    // An item of which anything is as before is likely to be the same one.
    for (const [index, each] of before.entries()) {
      if (this.#places.has(index)) continue;
      const free = this.#free();
      const similar = free.find((at) => countShared(each, after[at]) > 0);
      const next = this.#places.get(index - 1);
      const place =
        similar ?? (before.length === after.length ? free.find((at) => at === (next ?? -1) + 1) : undefined);
      if (place !== undefined) this.#places.set(index, place);
    }
  }

  /** Pairs items with equal names, those that stay in order first. */
  #pair(nameOf: (item: unknown) => string | undefined): void {
    const free = this.#free();
    const old = [...this.#before.keys()].filter((index) => !this.#places.has(index));
    const names = old.map((index) => nameOf(this.#before[index]) ?? `old ${index}`);
    const others = free.map((index) => nameOf(this.#after[index]) ?? `new ${index}`);
    for (const [i, j] of alignLists(names, others)) this.#places.set(old[i]!, free[j]!);
    const left = new Set(this.#free());
    for (const [i, index] of old.entries()) {
      const at = free.findIndex((each, j) => left.has(each) && others[j] === names[i]);
      if (this.#places.has(index) || at === -1) continue;
      this.#places.set(index, free[at]!);
      left.delete(free[at]!);
    }
  }

  #free(): number[] {
    const taken = new Set(this.#places.values());
    return [...this.#after.keys()].filter((index) => !taken.has(index));
  }

  changes(path: Path): ContentChange[] {
    const places = [...this.#places].sort(([a], [b]) => a - b);
    const ordered = places.map(([, at]) => at);
    const inOrder = new Set(
      alignLists(
        ordered,
        ordered.toSorted((a, b) => a - b),
      ).map(([index]) => places[index]![0]),
    );
    const found = places.flatMap(([index, at]): (readonly [number, ContentChange])[] => {
      const [before, after] = [this.#before[index], this.#after[at]];
      const moved = inOrder.has(index) ? [] : [this.#moved(index, at, path)];
      const changed = compareValues([before, after], this.#item, [...path, at]);
      return [...moved, ...changed].map((each) => [at, each]);
    });
    const added = this.#free().map((index): readonly [number, ContentChange] => {
      const at = [...path, index];
      return [index, { way: "added", at, after: this.#after[index], takeBack: { kind: "remove", path: at } }];
    });
    const removed = this.#before.flatMap((value, index): (readonly [number, ContentChange])[] => {
      if (this.#places.has(index)) return [];
      const at = this.#placeBehind(index);
      const takeBack: Edit = { kind: "add", path, value, at };
      return [[at - 0.5, { way: "removed", at: [...path, index], before: value, takeBack }]];
    });
    return [...found, ...added, ...removed].sort(([a], [b]) => a - b).map(([, change]) => change);
  }

  #moved(index: number, at: number, path: Path): ContentChange {
    const place = this.#placeBehind(index);
    const to = place > at ? place - 1 : place;
    return {
      way: "moved",
      at: [...path, at],
      before: index,
      after: at,
      takeBack: { kind: "move", path: [...path, at], to },
    };
  }

  /** The position behind the item of the new list that was in front of an old one. */
  #placeBehind(index: number): number {
    for (let before = index - 1; before >= 0; before--) {
      const at = this.#places.get(before);
      if (at !== undefined) return at + 1;
    }
    return 0;
  }
}

/** Counts the values that two groups have in common. */
function countShared(before: unknown, after: unknown): number {
  if (!isGroup(before) || !isGroup(after)) return 0;
  return Object.keys(before).filter((key) => JSON.stringify(before[key]) === JSON.stringify(after[key])).length;
}

/** Divides Markdown in front of each paragraph. */
const paragraphsOf = (body: string): string[] => (body === "" ? [] : body.split(/(?<=\n\n)(?=[^\n])/));

function compareMarkdown(before: string, after: string): ContentChange[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  const same = alignLists(
    old.map((each) => each.trim()),
    now.map((each) => each.trim()),
  );
  const changes: ContentChange[] = [];
  let [i, j] = [0, 0];
  for (const [nextOld, nextNow] of [...same, [old.length, now.length] as const]) {
    const [gone, made] = [old.slice(i, nextOld), now.slice(j, nextNow)];
    if (gone.length + made.length > 0) {
      const text = joinParagraphs([...now.slice(0, j), ...gone, ...now.slice(nextNow)]);
      changes.push({
        way: gone.length === 0 ? "added" : made.length === 0 ? "removed" : "changed",
        at: "body",
        ...(gone.length > 0 && { before: gone.join("").trim() }),
        ...(made.length > 0 && { after: made.join("").trim() }),
        takeBack: { kind: "body", text },
      });
    }
    [i, j] = [nextOld + 1, nextNow + 1];
  }
  return changes;
}

/** Joins paragraphs of two texts, the last of which has no blank line below it. */
const joinParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((each, index) => {
      const isLast = index === paragraphs.length - 1;
      if (isLast) return each.replace(/\n+$/, "\n");
      return each.endsWith("\n\n") ? each : `${each.trimEnd()}\n\n`;
    })
    .join("");
