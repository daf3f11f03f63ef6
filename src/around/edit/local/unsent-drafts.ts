import type { UnsavedText } from "../form/place.ts";

/** Texts that outlive a page of a window: a browser's `sessionStorage`, or anything that does as it does. */
export interface WindowStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

const prefix = "dentalsite-unsent ";

/** Drafts on their way. A request that a page makes while it closes may never arrive, so the next page of the window sends it again. */
export class UnsentDrafts {
  readonly #storage: WindowStorage;
  readonly #send: (draft: UnsavedText) => Promise<unknown>;

  constructor(storage: WindowStorage, send: (draft: UnsavedText) => Promise<unknown>) {
    this.#storage = storage;
    this.#send = send;
  }

  async send(draft: UnsavedText): Promise<void> {
    const name = prefix + draft.path;
    const text = JSON.stringify(draft);
    this.#storage.setItem(name, text);
    await this.#send(draft);
    if (this.#storage.getItem(name) === text) this.#storage.removeItem(name);
  }

  async sendAgain(): Promise<void> {
    const names = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index)!);
    const texts = names.filter((name) => name.startsWith(prefix)).map((name) => this.#storage.getItem(name)!);
    await Promise.allSettled(texts.map((text) => this.send(JSON.parse(text) as UnsavedText)));
  }
}
