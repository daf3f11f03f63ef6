/** Files are read when this long nothing has changed any more: editors save in several steps. */
const quietMilliseconds = 3;
/** But no later than this after the first change. */
const latestMilliseconds = 80;
/** A failure is shown only when no further change comes this soon: a file may have been half written. */
const doubtMilliseconds = 60;

/**
 * Builds once at the start, and again after changes: never twice at once, and never less than once after the last change.
 * What a build came to is shown at once when `isGood`, and otherwise when things have calmed down.
 */
export class Rebuilder<Outcome> {
  readonly #build: () => Promise<Outcome>;
  readonly #isGood: (outcome: Outcome) => boolean;
  readonly #show: (outcome: Outcome) => void;
  #quiet: NodeJS.Timeout | undefined;
  #doubt: NodeJS.Timeout | undefined;
  /** When the first change came that no build has seen yet. */
  #firstChange: number | undefined;
  #running: Promise<Outcome> | undefined;
  /** The build that was asked for while another ran. */
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

  /** Builds now, or once more after the build that runs: its result may be older than what was asked for. */
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
