import { readPlain } from "../../steps/parse/plain-text.ts";

/** A stretch of a text that something else takes the place of: new text, or another stretch of the old text. */
export interface Splice {
  start: number;
  end: number;
  text: string | readonly [start: number, end: number];
}

/** A file's plain text, and the way back to the text as it is stored. */
export class StoredText {
  readonly plain: string;
  readonly #stored: string;
  readonly #lineEnd: string;
  readonly #places: ReturnType<typeof readPlain>["places"];

  constructor(stored: string) {
    this.#stored = stored;
    this.#lineEnd = /\r\n?|\n/.exec(stored)?.[0] ?? "\n";
    ({ plain: this.plain, places: this.#places } = readPlain(stored));
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
  #offset(offset: number): number {
    const { stored, plain } = this.#places.findLast((place) => place.plain <= offset)!;
    return stored + offset - plain;
  }
}
