/**
 * Gives back what `make` made of the same `input` before, or makes it. `input` is all that the result depends on: written out, as
 * a function that writes it out, or as a list of objects that were recalled themselves, always as many for one step, with those
 * first that many results share. Whatever it leaves out would make a stale page. What is given back belongs to many builds and
 * must not be changed.
 */
export type Recall = <Value>(step: string, input: Input, make: () => Value) => Value;

type Input = string | (() => string) | readonly [object, ...object[]];

/** Remembers nothing: for a single build. */
export const recallNothing: Recall = (_step, _input, make) => make();

export interface MemoryOptions {
  /** For how many builds something is kept that none of them used; 3 unless given, so that an undone edit is quick, too. */
  keptBuilds?: number;
  /** Steps of which everything is kept. */
  keptSteps?: readonly string[];
}

/** What was made of a list of objects: it is kept as long as they all are. */
type Chain = WeakMap<object, { value: unknown } | Chain>;

/** What the builds of one process made, by all that went into it. */
export class Memory {
  readonly #steps = new Map<string, Map<string, { value: unknown; lastUsed: number }>>();
  readonly #chains = new Map<string, Chain>();
  readonly #keptBuilds: number;
  readonly #keptSteps: readonly string[];
  #build = 0;

  constructor({ keptBuilds = 3, keptSteps = [] }: MemoryOptions = {}) {
    this.#keptBuilds = keptBuilds;
    this.#keptSteps = keptSteps;
  }

  readonly recall: Recall = <Value>(step: string, input: Input, make: () => Value): Value => {
    if (typeof input === "object") return this.#recallOf(step, input, make);
    return this.#recallWritten(step, typeof input === "function" ? input() : input, make);
  };

  #recallOf<Value>(step: string, objects: readonly [object, ...object[]], make: () => Value): Value {
    let chain = getOrAdd<string, Chain>(this.#chains, step, newChain);
    for (let index = 0; index < objects.length - 1; index++) {
      chain = getOrAdd(chain as WeakMap<object, Chain>, objects[index]!, newChain);
    }
    const makeLink = (): { value: unknown } => ({ value: make() });
    return getOrAdd(chain as WeakMap<object, { value: unknown }>, objects.at(-1)!, makeLink).value as Value;
  }

  #recallWritten<Value>(step: string, input: string, make: () => Value): Value {
    const known = getOrAdd(this.#steps, step, () => new Map<string, { value: unknown; lastUsed: number }>());
    const found = known.get(input);
    if (found !== undefined) {
      found.lastUsed = this.#build;
      return found.value as Value;
    }
    const value = make();
    known.set(input, { value, lastUsed: this.#build });
    if (value instanceof Promise) value.catch(() => known.delete(input));
    return value;
  }

  /** Starts another build, and lets go of what the last ones did not use. */
  startBuild(): void {
    this.#build++;
    for (const [step, known] of this.#steps) {
      if (this.#keptSteps.includes(step)) continue;
      for (const [input, { value, lastUsed }] of known) {
        if (this.#build - lastUsed <= this.#keptBuilds) continue;
        known.delete(input);
        void closeIfOpen(value);
      }
    }
  }

  /** Lets go of everything. */
  async close(): Promise<void> {
    const values = [...this.#steps.values()].flatMap((known) => [...known.values()].map(({ value }) => value));
    this.#steps.clear();
    this.#chains.clear();
    await Promise.all(values.map(closeIfOpen));
  }
}

function newChain(): Chain {
  return new WeakMap();
}

interface Lookup<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

function getOrAdd<Key, Value extends object>(lookup: Lookup<Key, Value>, key: Key, make: () => Value): Value {
  const known = lookup.get(key);
  if (known !== undefined) return known;
  const made = make();
  lookup.set(key, made);
  return made;
}

/** Some of what is remembered holds more than memory, and says so by having a `close`. */
async function closeIfOpen(value: unknown): Promise<void> {
  if (typeof value !== "object" || value === null || !("close" in value)) return;
  if (typeof value.close === "function") await (value as { close: () => Promise<void> }).close();
}
