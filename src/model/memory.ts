/**
 * Returns what `make` made for this key before, or makes it. The key is everything that the result depends on, as text (perhaps computed
 * only if needed), or the one object it was made from. A key that leaves an input out serves stale pages. Many builds share the result, so
 * it must not be changed.
 */
export type Recall = <Value>(kind: Kind, key: Key, make: () => Value) => Value;

type Key = string | (() => string) | object;

/** Kinds of results that a preview, or a build of many practices, remembers. */
export type Kind =
  /** A content file by its state on the disk: its contents, and what was found in them. */
  | "file"
  /** A prepared picture or film. */
  | "media"
  /** Bundled code. */
  | "code"
  /** A rendered page. */
  | "page";

/** Remembers nothing, for a single build. */
export const recallNothing: Recall = (_kind, _key, make) => make();

/** Number of builds that a result is kept for without being used. Undoing an edit soon is fast, too. */
const keptBuilds = 3;

interface Remembered {
  value: unknown;
  lastUsed: number;
}

/** Results of one process's builds, by all their inputs. It is only a cache: results are the same without it. */
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

  /** Starts a build, and forgets what the last builds did not use. */
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
