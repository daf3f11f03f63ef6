/** Measures how long each step of a command takes, over all sites. */
export class StepTimes {
  readonly #steps = new Map<string, number>();
  #current: { name: string; began: number } | undefined;

  /** Begins a step, and ends the previous one. */
  begin(name: string): void {
    this.end();
    this.#current = { name, began: performance.now() };
  }

  end(): void {
    if (this.#current === undefined) return;
    const { name, began } = this.#current;
    this.#steps.set(name, (this.#steps.get(name) ?? 0) + performance.now() - began);
    this.#current = undefined;
  }

  /** Formats one line per step, in order. */
  format(): string {
    const width = Math.max(...[...this.#steps.keys()].map((name) => name.length));
    return [...this.#steps]
      .map(([name, milliseconds]) => `  ${name.padEnd(width)} ${milliseconds.toFixed(0).padStart(7)} ms`)
      .join("\n");
  }
}
