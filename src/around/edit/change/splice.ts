/** A stretch of a text that something else takes the place of: new text, or another stretch of the old text. */
export interface Splice {
  start: number;
  end: number;
  text: string | readonly [start: number, end: number];
}

/** A file's text without its byte order mark and with `\n` line ends, and the way back to the text as it is stored. */
export class LineEnds {
  readonly plain: string;
  readonly #stored: string;
  readonly #lineEnd: string;
  /** Offsets in `plain` of the line ends that have one more character in the file. */
  readonly #longer: number[] = [];
  readonly #mark: number;

  constructor(stored: string) {
    this.#stored = stored;
    this.#mark = stored.startsWith("\uFEFF") ? 1 : 0;
    const rest = stored.slice(this.#mark);
    for (const { index } of rest.matchAll(/\r\n/g)) this.#longer.push(index - this.#longer.length);
    this.plain = rest.replace(/\r\n?/g, "\n");
    this.#lineEnd = /\r\n|\r|\n/.exec(rest)?.[0] ?? "\n";
  }

  /** Returns the stored text with stretches replaced, which are given by their offsets in the plain text, in order. */
  splice(splices: readonly Splice[]): string {
    let [result, at] = ["", 0];
    for (const { start, end, text } of splices) {
      result += this.#stored.slice(at, this.#offset(start));
      result += typeof text === "string" ? text.replaceAll("\n", this.#lineEnd) : this.#slice(...text);
      at = this.#offset(end);
    }
    return result + this.#stored.slice(at);
  }

  #slice(start: number, end: number): string {
    return this.#stored.slice(this.#offset(start), this.#offset(end));
  }

  /** Returns the offset in the file of a character of the plain text. */
  #offset(plain: number): number {
    let [low, high] = [0, this.#longer.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#longer[middle]! < plain) low = middle + 1;
      else high = middle;
    }
    return this.#mark + plain + low;
  }
}
