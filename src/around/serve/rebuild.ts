/** Files are read after this long without changes, because editors save in several steps. */
const quietMilliseconds = 3;
/** Longest delay after the first change. */
const latestMilliseconds = 80;
/** A failure is shown only after this long without another change, because a file may have been half written. */
const doubtMilliseconds = 60;

/**
 * Builds once at the start, and again after changes. Never runs two builds at once, and always builds after the last change. Shows an
 * outcome immediately if `isGood`, otherwise after changes have stopped.
 */
export class Rebuilder<Outcome> {
  readonly #build: () => Promise<Outcome>;
  readonly #isGood: (outcome: Outcome) => boolean;
  readonly #show: (outcome: Outcome) => void;
  #quiet: NodeJS.Timeout | undefined;
  #doubt: NodeJS.Timeout | undefined;
  /** Time of the first change that no build has seen. */
  #firstChange: number | undefined;
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
    clearTimeout(this.#doubt);
    this.#firstChange ??= performance.now();
    if (this.#running !== undefined) return;
    const waited = performance.now() - this.#firstChange;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(
      () => void this.run(),
      Math.max(0, Math.min(quietMilliseconds, latestMilliseconds - waited)),
    );
  };

  /** Builds now, or once more after the running build: its result may be older than the request. */
  run(): Promise<Outcome> {
    clearTimeout(this.#quiet);
    clearTimeout(this.#doubt);
    if (this.#running === undefined) return (this.#running = this.#buildAndShow());
    const startNext = (): Promise<Outcome> => {
      this.#next = undefined;
      return this.run();
    };
    return (this.#next ??= this.#running.then(startNext, startNext));
  }

  async #buildAndShow(): Promise<Outcome> {
    this.#firstChange = undefined;
    let outcome: Outcome;
    try {
      outcome = await this.#build();
    } finally {
      this.#running = undefined;
    }
    if (this.#isClosed) return outcome;
    const hasChanged = this.#hasChanged();
    if (this.#isGood(outcome)) this.#show(outcome);
    else if (!hasChanged) this.#doubt = setTimeout(this.#show, doubtMilliseconds, outcome);
    if (hasChanged) this.change();
    return outcome;
  }

  #hasChanged(): boolean {
    return this.#firstChange !== undefined;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#quiet);
    clearTimeout(this.#doubt);
  }
}
