import { remember } from "./remember.ts";
import type { Backend, TextChange } from "./backend.ts";

interface DraftKeeperOptions {
  /** Returns what is typed into a file now. */
  textOf: (path: string) => TextChange;
  onKept: (path: string) => void;
  onFault: (path: string, fault: unknown) => void;
}

/** The draft that a window and the backend agreed on last. */
interface AgreedDraft {
  text?: string | undefined;
  number: number;
}

/** Time after which a draft that could not be kept is tried again. */
const retryMilliseconds = 1000;

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
  readonly #agreed = new Map<string, AgreedDraft>();
  /** Files whose drafts are on their way. */
  readonly #sent = new Set<string>();
  #sending: Promise<unknown> = Promise.resolve();

  constructor(backend: Backend, options: DraftKeeperOptions) {
    this.#backend = backend;
    this.#options = options;
  }

  /** Whether the backend has all drafts. */
  get isDone(): boolean {
    return this.#waiting.size === 0;
  }

  /**
   * Ends when all drafts that were sent have arrived. Where the backend has an older draft of a file, the newest is sent first: it drops the
   * one that says what is saved.
   */
  arrive(paths: readonly string[]): Promise<unknown> {
    for (const path of paths) {
      if (this.#waiting.has(path) && this.agreedOn(path).text !== undefined) {
        this.#sending = this.#sending.then(() => this.#keep(path));
      }
    }
    return this.#sending;
  }

  isSending(path: string): boolean {
    return this.#sent.has(path);
  }

  agreedOn(path: string): AgreedDraft {
    return this.#agreed.get(path) ?? { number: 0 };
  }

  agree(path: string, draft: AgreedDraft): void {
    if (draft.number > this.agreedOn(path).number) this.#agreed.set(path, draft);
  }

  keepSoon(path: string, delay = 500): void {
    clearTimeout(this.#waiting.get(path));
    const send = (): void => {
      this.#sending = this.#sending.then(() => this.#keep(path));
    };
    this.#waiting.set(path, setTimeout(send, delay));
    this.#store();
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
    const draft = textOf(path);
    this.#sent.add(path);
    try {
      const number = await this.#backend.keep(draft).finally(() => this.#sent.delete(path));
      this.agree(path, { text: draft.text, number });
      if (textOf(path).text === draft.text) this.forget(path);
      onKept(path);
    } catch (fault) {
      onFault(path, fault);
      this.keepSoon(path, retryMilliseconds);
    }
  }

  #store(): void {
    const drafts = [...this.#waiting.keys()].map((path) => this.#options.textOf(path));
    remember(sessionStorage, unsent, JSON.stringify(drafts));
  }
}
