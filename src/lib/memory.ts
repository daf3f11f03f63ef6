import type { Recall, ResultKind } from "../model/build/recall.ts";
import { hashText } from "./hash-text.ts";

/** Number of builds that a result is kept for without being used. Undoing an edit soon is fast, too. */
const keptBuilds = 3;

/** Results of one process's builds, by the hash of all their inputs. It is only a cache: results are the same without it. */
export class Memory {
  readonly #results = new Map<string, { value: unknown; lastUsed: number }>();
  #build = 0;

  readonly recall: Recall = <Value>(kind: ResultKind, inputs: readonly unknown[], make: () => Value): Value => {
    const key = hashText(JSON.stringify([kind, ...inputs]));
    const value = this.#results.has(key) ? (this.#results.get(key)!.value as Value) : make();
    this.#results.set(key, { value, lastUsed: this.#build });
    if (value instanceof Promise) value.catch(() => this.#results.delete(key));
    return value;
  };

  /** Starts a build, and forgets what the last builds did not use. */
  startBuild(): void {
    this.#build++;
    for (const [key, { lastUsed }] of this.#results) {
      if (this.#build - lastUsed > keptBuilds) this.#results.delete(key);
    }
  }
}
