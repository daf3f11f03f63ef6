/**
 * Gives back what `make` made of the same `input` before, or makes it. `input` is all that the result depends on, written out,
 * as a function that writes it out, or as an object that was recalled itself: whatever it leaves out would make a stale page.
 * What is given back belongs to many builds and must not be changed.
 */
export type Recall = <Value>(step: string, input: Input, make: () => Value) => Value;

type Input = string | object | (() => string);

/** Remembers nothing: for a single build. */
export const recallNothing: Recall = (_step, _input, make) => make();

export interface MemoryOptions {
  /** For how many builds something is kept that none of them used; 3 unless given, so that an undone edit is quick, too. */
  keptBuilds?: number;
  /** Steps of which everything is kept. */
  keptSteps?: readonly string[];
}

/** What the builds of one process made, by all that went into it. */
export class Memory {
  readonly #steps = new Map<string, Map<string | object, { value: unknown; lastUsed: number }>>();
  readonly #keptBuilds: number;
  readonly #keptSteps: readonly string[];
  #build = 0;

  constructor({ keptBuilds = 3, keptSteps = [] }: MemoryOptions = {}) {
    this.#keptBuilds = keptBuilds;
    this.#keptSteps = keptSteps;
  }

  readonly recall: Recall = <Value>(step: string, written: Input, make: () => Value): Value => {
    const input = typeof written === "function" ? (written as () => string)() : written;
    let known = this.#steps.get(step);
    if (known === undefined) {
      known = new Map<string | object, { value: unknown; lastUsed: number }>();
      this.#steps.set(step, known);
    }
    const found = known.get(input);
    if (found !== undefined) {
      found.lastUsed = this.#build;
      return found.value as Value;
    }
    const value = make();
    known.set(input, { value, lastUsed: this.#build });
    if (value instanceof Promise) value.catch(() => known.delete(input));
    return value;
  };

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
    await Promise.all(values.map(closeIfOpen));
  }
}

/** Some of what is remembered holds more than memory, and says so by having a `close`. */
async function closeIfOpen(value: unknown): Promise<void> {
  if (typeof value !== "object" || value === null || !("close" in value)) return;
  if (typeof value.close === "function") await (value as { close: () => Promise<void> }).close();
}
