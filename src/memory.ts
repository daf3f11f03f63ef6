/**
 * Gives back what `make` made of the same `key` before, or makes it. The key is all that the result depends on, written out (perhaps
 * only when it is asked for), or the one object that it was made from. Whatever it leaves out would make a stale page. What is given
 * back belongs to many builds and must not be changed.
 */
export type Recall = <Value>(kind: Kind, key: Key, make: () => Value) => Value;

type Key = string | (() => string) | object;

/** What a preview remembers, and a build of many practices. */
export type Kind =
  /** What a content file contained, by its state on the disk, and what was found in that. */
  | "file"
  /** What a picture or film became. */
  | "media"
  /** What the code became. */
  | "code"
  /** What a page became. */
  | "page";

/** Remembers nothing: for a single build. */
export const recallNothing: Recall = (_kind, _key, make) => make();

/** How many builds something is kept for that none of them used: an edit that is undone soon is quick, too. */
const keptBuilds = 3;

interface Remembered {
  value: unknown;
  lastUsed: number;
}

/** What the builds of one process made, by all that went into it. It is only a cache: without it, all would be the same. */
export class Memory {
  readonly #written = new Map<Kind, Map<string, Remembered>>();
  readonly #ofObjects = new Map<Kind, WeakMap<object, Remembered>>();
  #build = 0;

  readonly recall: Recall = <Value>(kind: Kind, given: Key, make: () => Value): Value => {
    const key: string | object = typeof given === "function" ? (given as () => string)() : given;
    const known = (typeof key === "string" ? this.#knownBy(kind) : this.#knownByObject(kind)) as Map<
      unknown,
      Remembered
    >;
    const found = known.get(key);
    if (found !== undefined) {
      found.lastUsed = this.#build;
      return found.value as Value;
    }
    const value = make();
    known.set(key, { value, lastUsed: this.#build });
    if (value instanceof Promise) value.catch(() => known.delete(key));
    return value;
  };

  /** Starts another build, and lets go of what the last ones did not use. */
  startBuild(): void {
    this.#build++;
    for (const known of this.#written.values()) {
      for (const [key, { lastUsed }] of known) if (this.#build - lastUsed > keptBuilds) known.delete(key);
    }
  }

  #knownBy(kind: Kind): Map<string, Remembered> {
    const known = this.#written.get(kind) ?? new Map<string, Remembered>();
    this.#written.set(kind, known);
    return known;
  }

  #knownByObject(kind: Kind): WeakMap<object, Remembered> {
    const known = this.#ofObjects.get(kind) ?? new WeakMap<object, Remembered>();
    this.#ofObjects.set(kind, known);
    return known;
  }
}
