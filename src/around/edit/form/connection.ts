import { PlaceIsGone, type ContentPlace, type OpenedContent } from "./place.ts";

interface ConnectionOptions {
  /** The version that is shown. */
  version: () => string;
  take: (opened: OpenedContent) => void;
  onGone: () => void;
  /** The place answers again. */
  onReturn: () => void;
}

/** Time after which a place that is gone is asked again. */
const patienceMilliseconds = 1500;

/** Waits for changes by others as long as a window is open, also after the place was gone for a while. */
export class Connection {
  readonly #place: ContentPlace;
  readonly #options: ConnectionOptions;
  /** Ends when a place that is gone is back. */
  #return: Promise<void> | undefined;
  #isClosed = false;

  constructor(place: ContentPlace, options: ConnectionOptions) {
    this.#place = place;
    this.#options = options;
  }

  async follow(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#options.take(await this.#place.next(this.#options.version()));
      } catch (error) {
        this.noteGone(error);
        await this.#return;
      }
    }
  }

  /** Notes that the place does not answer. Any other error is thrown again. */
  noteGone(error: unknown): void {
    if (!(error instanceof PlaceIsGone)) throw error;
    this.#options.onGone();
    this.#return ??= this.#waitForReturn();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #waitForReturn(): Promise<void> {
    let opened: OpenedContent | undefined;
    while (opened === undefined && !this.#isClosed) {
      await new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
      opened = await this.#place.open().catch(() => undefined);
    }
    this.#return = undefined;
    if (opened !== undefined) this.#options.take(opened);
    this.#options.onReturn();
  }
}
