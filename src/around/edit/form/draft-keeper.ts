import { PlaceIsGone, type ContentPlace, type WindowDraft, type UnsavedText } from "./place.ts";

interface DraftKeeperOptions {
  /** Returns what is typed into a file now. */
  draftOf: (path: string) => UnsavedText;
  /** A draft was kept, or else the one of another window stays. */
  onKept: (path: string, other: WindowDraft | undefined) => void;
  onFault: (path: string, fault: unknown) => void;
}

/** Time after which a draft that could not be kept is tried again. */
const retryMilliseconds = 2000;

/** Hands drafts to a place, a moment after the last change of each, and never one of a file that is being saved. */
export class DraftKeeper {
  readonly #place: ContentPlace;
  readonly #options: DraftKeeperOptions;
  /** Files whose drafts the place does not have yet, with their timers; undefined for one that is sent or waits for a save. */
  readonly #toKeep = new Map<string, ReturnType<typeof setTimeout> | undefined>();
  readonly #held = new Set<string>();
  #sending: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  readonly #window = crypto.randomUUID();
  #count = 0;
  /** The marks of the drafts that this window goes on from, by file, and of all that it has known. */
  readonly #follows = new Map<string, string>();
  readonly #known = new Set<string>();

  constructor(place: ContentPlace, options: DraftKeeperOptions) {
    this.#place = place;
    this.#options = options;
  }

  /** Whether the place has all drafts. */
  get isDone(): boolean {
    return this.#toKeep.size === 0;
  }

  isHeld(path: string): boolean {
    return this.#held.has(path);
  }

  /** Whether a draft is one of another window that this one does not know, and says something else than what is typed here. */
  isOther(draft: WindowDraft, typed: string | undefined): boolean {
    const { mark, text } = draft;
    if (mark === undefined || mark.startsWith(`${this.#window}:`) || this.#known.has(mark)) return false;
    if (text === typed) this.goOnFrom(draft);
    return typed !== undefined && text !== typed;
  }

  /** Goes on from a draft. */
  goOnFrom({ path, mark }: WindowDraft): void {
    if (mark === undefined) return;
    this.#follows.set(path, mark);
    this.#known.add(mark);
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

  close(): void {
    this.#isClosed = true;
    this.keepNow();
  }

  /** Sends no draft of a file. */
  forget(path: string): void {
    clearTimeout(this.#toKeep.get(path));
    this.#toKeep.delete(path);
  }

  /** Runs the save of files. It begins when all drafts have arrived, since one that arrived after its save would stay. */
  async saving<Result>(changes: readonly UnsavedText[], save: () => Promise<Result>): Promise<Result> {
    const paths = changes.map(({ path }) => path);
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
    const follows = this.#follows.get(path);
    const mark = `${this.#window}:${++this.#count}`;
    this.#follows.set(path, mark);
    const draft = { ...this.#options.draftOf(path), mark, ...(follows !== undefined && { follows }) };
    const sent = this.#place.keep(draft).then(
      (other) => {
        if (this.#toKeep.get(path) === undefined) this.#toKeep.delete(path);
        this.#options.onKept(path, other);
      },
      (fault: unknown) => {
        this.#options.onFault(path, fault);
        if (!(fault instanceof PlaceIsGone) && !this.#isClosed) this.keepSoon(path, retryMilliseconds);
      },
    );
    this.#sending = Promise.all([this.#sending, sent]);
  }
}
