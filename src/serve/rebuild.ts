/** A build starts this long after the first change. Editors save in several steps, in which a file may be gone for a moment. */
const soonMilliseconds = 20;
/** Another build starts after this long without a change: chokidar leaves out an event that follows another of the same file within 100 ms. */
const quietMilliseconds = 120;

/**
 * Builds when asked, and twice after each change: soon, and again when nothing has changed for a while. Never runs two builds at once. Shows every
 * outcome, except a failure that another build will replace: a file may have been half written.
 */
export class Rebuilder<Outcome> {
  readonly #build: () => Promise<Outcome>;
  readonly #isGood: (outcome: Outcome) => boolean;
  readonly #show: (outcome: Outcome) => void;
  /** The timers of the two builds that follow a change. */
  #soon: NodeJS.Timeout | undefined;
  #quiet: NodeJS.Timeout | undefined;
  #running: Promise<Outcome> | undefined;
  /** Build requested while another runs. */
  #next: Promise<Outcome> | undefined;
  #isClosed = false;

  constructor(build: () => Promise<Outcome>, isGood: (outcome: Outcome) => boolean, show: (outcome: Outcome) => void) {
    this.#build = build;
    this.#isGood = isGood;
    this.#show = show;
  }

  readonly change = (): void => {
    if (this.#isClosed) return;
    const isFirst = this.#quiet === undefined && this.#running === undefined;
    if (isFirst) this.#soon = setTimeout(() => void this.run(), soonMilliseconds);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(this.#settle, quietMilliseconds);
  };

  /** Starts the second build. It waits while another runs, so that open pages can load what that one made. */
  readonly #settle = (): void => {
    this.#quiet = this.#running && setTimeout(this.#settle, quietMilliseconds);
    if (this.#quiet === undefined) void this.run();
  };

  /** Builds now, or once more after the running build: its result may be older than the request. */
  run(): Promise<Outcome> {
    if (this.#running === undefined) return (this.#running = this.#buildAndShow());
    const startNext = (): Promise<Outcome> => {
      this.#next = undefined;
      return this.run();
    };
    return (this.#next ??= this.#running.then(startNext, startNext));
  }

  async #buildAndShow(): Promise<Outcome> {
    let outcome: Outcome;
    try {
      outcome = await this.#build();
    } finally {
      this.#running = undefined;
    }
    const isLast = this.#quiet === undefined && this.#next === undefined;
    if (!this.#isClosed && (isLast || this.#isGood(outcome))) this.#show(outcome);
    return outcome;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#soon);
    clearTimeout(this.#quiet);
  }
}
