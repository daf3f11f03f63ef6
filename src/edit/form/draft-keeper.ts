import { remember } from "./remember.ts";
import type { Backend, TextChange, UnsavedText } from "./backend.ts";

interface DraftKeeperOptions {
  /** Returns what is typed into a file now. */
  textOf: (path: string) => UnsavedText;
  /** A draft was kept, or else the one of another window stays. */
  onKept: (path: string, other: UnsavedText | undefined) => void;
  onFault: (path: string, fault: unknown) => void;
}

/** Time after which a draft that could not be kept is tried again. */
const retryMilliseconds = 2000;

const unsent = "dentalsite-unsent";

/** Reads what the page before in this window could not hand over. */
export const readUnsent = (): TextChange[] => JSON.parse(sessionStorage.getItem(unsent) ?? "[]") as TextChange[];

/**
 * Hands drafts to a backend, a moment after the last change of each. A request of a page that closes may never arrive, so what the backend does
 * not have yet is in the window's storage too.
 */
export class DraftKeeper {
  readonly #backend: Backend;
  readonly #options: DraftKeeperOptions;
  /** Files whose drafts the backend does not have, with their timers. */
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout> | undefined>();
  /** The drafts that this window goes on from, by file. */
  readonly #known = new Map<string, string | undefined>();
  /** The drafts that were sent and are not answered yet, by file. What is typed meanwhile replaces them. */
  readonly #sent = new Map<string, string | undefined>();
  /** Files that are being saved. */
  readonly #held = new Set<string>();
  #sending: Promise<unknown> = Promise.resolve();

  constructor(backend: Backend, options: DraftKeeperOptions) {
    this.#backend = backend;
    this.#options = options;
  }

  /** Whether the backend has all drafts. */
  get isDone(): boolean {
    return this.#waiting.size === 0;
  }

  /** Goes on from a draft, or from none. */
  goOnFrom(path: string, text: string | undefined): void {
    this.#known.set(path, text);
  }

  keepSoon(path: string, delay = 500): void {
    clearTimeout(this.#waiting.get(path));
    const send = (): void => {
      this.#sending = this.#sending.then(() => this.#keep(path));
    };
    this.#waiting.set(path, this.#held.has(path) ? undefined : setTimeout(send, delay));
    this.#store();
  }

  /** Sends no draft of files that are being saved, until `resume`. Returns the changes with the drafts that they replace. */
  async hold(changes: readonly TextChange[]): Promise<TextChange[]> {
    for (const { path } of changes) {
      this.#held.add(path);
      clearTimeout(this.#waiting.get(path));
    }
    await this.#sending;
    return changes.map((change) => this.#over(change));
  }

  resume(changes: readonly TextChange[]): void {
    for (const { path } of changes) {
      this.#held.delete(path);
      if (this.#waiting.has(path)) this.keepSoon(path, 0);
    }
  }

  /** Sends all drafts at once. */
  readonly keepNow = (): void => {
    for (const path of this.#waiting.keys()) void this.#keep(path);
  };

  /** The backend needs no draft of a file. */
  forget(path: string): void {
    clearTimeout(this.#waiting.get(path));
    this.#waiting.delete(path);
    this.#store();
  }

  async #keep(path: string): Promise<void> {
    clearTimeout(this.#waiting.get(path));
    const { textOf, onKept, onFault } = this.#options;
    const draft = this.#over(textOf(path));
    this.#sent.set(path, draft.text);
    try {
      const other = await this.#backend.keep(draft).finally(() => this.#sent.delete(path));
      if (other === undefined) {
        this.goOnFrom(path, draft.text);
        if (textOf(path).text === draft.text) this.forget(path);
      }
      onKept(path, other);
    } catch (fault) {
      onFault(path, fault);
      this.keepSoon(path, retryMilliseconds);
    }
  }

  /** Returns a text with the draft that it replaces. */
  #over(text: UnsavedText): TextChange {
    const over = (this.#sent.has(text.path) ? this.#sent : this.#known).get(text.path);
    return { ...text, ...(over !== undefined && { over }) };
  }

  #store(): void {
    const drafts = [...this.#waiting.keys()].map((path) => this.#over(this.#options.textOf(path)));
    remember(sessionStorage, unsent, JSON.stringify(drafts));
  }
}
