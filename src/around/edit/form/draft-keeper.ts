import type { ContentPlace, UnsavedText } from "./place.ts";

/** Hands drafts to a place, a moment after the last change of each, and never one of a file that is being saved. */
export class DraftKeeper {
  readonly #place: ContentPlace;
  /** Returns what is typed into a file now. */
  readonly #draftOf: (path: string) => UnsavedText;
  /** Gets why a draft was not kept, or undefined if it was. */
  readonly #onEnd: (path: string, fault?: unknown) => void;
  /** Files whose drafts the place does not have yet, with their timers; undefined for one that is sent or waits for a save. */
  readonly #toKeep = new Map<string, ReturnType<typeof setTimeout> | undefined>();
  readonly #held = new Set<string>();
  #sending: Promise<unknown> = Promise.resolve();

  constructor(
    place: ContentPlace,
    draftOf: (path: string) => UnsavedText,
    onEnd: (path: string, fault?: unknown) => void,
  ) {
    this.#place = place;
    this.#draftOf = draftOf;
    this.#onEnd = onEnd;
  }

  /** Whether the place has all drafts. */
  get isDone(): boolean {
    return this.#toKeep.size === 0;
  }

  isHeld(path: string): boolean {
    return this.#held.has(path);
  }

  keepSoon(path: string, delay = 500): void {
    clearTimeout(this.#toKeep.get(path));
    const keep = (): void => {
      if (this.#held.has(path)) this.#toKeep.set(path, undefined);
      else this.#keep(path);
    };
    this.#toKeep.set(path, delay === 0 ? undefined : setTimeout(keep, delay));
    if (delay === 0) keep();
  }

  /** Sends all drafts at once. */
  keepNow(): void {
    for (const path of this.#toKeep.keys()) this.#keep(path);
  }

  /** Sends no draft of a file. */
  forget(path: string): void {
    clearTimeout(this.#toKeep.get(path));
    this.#toKeep.delete(path);
  }

  /** Runs the save of files. It begins when all drafts have arrived, since one that arrived after its save would stay. */
  async saving<Result>(paths: readonly string[], save: () => Promise<Result>): Promise<Result> {
    for (const path of paths) this.#held.add(path);
    try {
      await this.#sending;
      return await save();
    } finally {
      for (const path of paths) this.#held.delete(path);
      for (const path of paths) if (this.#toKeep.has(path)) this.keepSoon(path, 0);
    }
  }

  #keep(path: string): void {
    clearTimeout(this.#toKeep.get(path));
    this.#toKeep.set(path, undefined);
    const sent = this.#place.keep(this.#draftOf(path)).then(
      () => {
        if (this.#toKeep.get(path) === undefined) this.#toKeep.delete(path);
        this.#onEnd(path);
      },
      (fault: unknown) => {
        this.#onEnd(path, fault);
      },
    );
    this.#sending = Promise.all([this.#sending, sent]);
  }
}
