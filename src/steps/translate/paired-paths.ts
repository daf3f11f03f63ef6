import type { Path } from "../../model/build/source.ts";

/** Where a value of an original is in its translation, and the other way around. Only positions in lists differ. */
export class PairedPaths {
  readonly #ownOf = new Map<string, ReadonlyMap<number, number>>();
  readonly #originalOf = new Map<string, ReadonlyMap<number, number>>();

  /** Notes which item of a list of the original, at a path there, is which of the translation. */
  add(list: Path, ownOf: ReadonlyMap<number, number>): void {
    this.#ownOf.set(JSON.stringify(list), ownOf);
    const own = this.toOwn(list);
    const originalOf = new Map([...ownOf].map(([index, at]) => [at, index]));
    this.#originalOf.set(JSON.stringify(own), originalOf);
  }

  /** Returns the same with one more item of a list of the original. */
  withItem(list: Path, [index, at]: readonly [index: number, at: number]): PairedPaths {
    const next = new PairedPaths();
    for (const [path, pairs] of this.#ownOf) {
      const key = JSON.parse(path) as Path;
      next.add(key, JSON.stringify(list) === path ? new Map([...pairs, [index, at]]) : pairs);
    }
    return next;
  }

  /** Returns which item of a list of the original is which of the translation; undefined if no item of it is known. */
  pairsIn(list: Path): ReadonlyMap<number, number> | undefined {
    return this.#ownOf.get(JSON.stringify(list));
  }

  /** Returns the path in the translation; undefined if it has nothing there. */
  readonly toOwn = (path: Path): Path | undefined => followSteps(path, this.#ownOf);

  /** Returns the path in the original of what a part of the translation was written for; undefined if that is gone. */
  readonly toOriginal = (path: Path): Path | undefined => followSteps(path, this.#originalOf);
}

function followSteps(path: Path, places: ReadonlyMap<string, ReadonlyMap<number, number>>): Path | undefined {
  const found: (string | number)[] = [];
  for (const [index, step] of path.entries()) {
    const list = typeof step === "number" ? places.get(JSON.stringify(path.slice(0, index))) : undefined;
    const next = list === undefined ? step : list.get(Number(step));
    if (next === undefined) return undefined;
    found.push(next);
  }
  return found;
}
