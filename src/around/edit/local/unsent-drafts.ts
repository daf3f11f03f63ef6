import { remember } from "../form/remember.ts";
import type { WindowDraft } from "../form/place.ts";

/** Texts that outlive a page of a window: a browser's `sessionStorage`, or anything that does as it does. */
export interface WindowStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

const prefix = "dentalsite-unsent ";

/** Sends a draft, and returns the one of another window that stays instead. `isHere` tells whether it can be sent again if it is lost. */
type SendDraft = (draft: WindowDraft, isHere: boolean) => Promise<WindowDraft | undefined>;

/** Drafts on their way. A request that a page makes while it closes may never arrive, so the next page of the window sends it again. */
export class UnsentDrafts {
  readonly #storage: WindowStorage;
  readonly #send: SendDraft;

  constructor(storage: WindowStorage, send: SendDraft) {
    this.#storage = storage;
    this.#send = send;
  }

  /** Sends a draft. It stays here if the one of another window stays there, which is returned. */
  async send(draft: WindowDraft): Promise<WindowDraft | undefined> {
    const name = prefix + draft.path;
    const text = JSON.stringify(draft);
    const isHere = remember(this.#storage, name, text);
    const other = await this.#send(draft, isHere);
    if (other === undefined && this.#storage.getItem(name) === text) this.#storage.removeItem(name);
    return other;
  }

  /** Sends all that did not arrive. Returns those that stay here. */
  async sendAgain(): Promise<WindowDraft[]> {
    const names = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index)!);
    const texts = names.filter((name) => name.startsWith(prefix)).map((name) => this.#storage.getItem(name)!);
    const drafts = texts.map((text) => JSON.parse(text) as WindowDraft);
    const isHere = async (draft: WindowDraft): Promise<boolean> =>
      this.send(draft).then(
        (other) => other !== undefined,
        () => false,
      );
    const stay = await Promise.all(drafts.map(isHere));
    return drafts.filter((_, index) => stay[index]);
  }
}
