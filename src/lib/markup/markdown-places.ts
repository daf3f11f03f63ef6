import { literalPattern } from "../../model/text/literal-pattern.ts";
import { placeAt, type Place } from "../../model/build/place.ts";
import type { BodyIn } from "../../model/build/source.ts";
import type { Mistake } from "./markdown-mistakes.ts";

/** Finds a snippet's place in a stretch of a source; the stretch's first line if the snippet is not in it. */
export type PlaceIn = (snippet: string, from?: number) => Place;

/*
 * Places are computed after all files are read. Functions out here keep none of the parser's objects in memory until then.
 */

export function markdownPlacesIn(source: BodyIn, offset: number, raw: string): PlaceIn {
  return (snippet, from = 0) => {
    const at = source.text.indexOf(snippet, offset + from);
    const isInside = at !== -1 && at <= offset + raw.length;
    return placeAt(source, isInside ? at : offset, isInside ? snippet.length : firstFilledLine(raw).length);
  };
}

export function later(place: PlaceIn, snippet: string, from = 0): () => Place {
  return () => place(snippet, from);
}

/** The place of a mistake in a block. The parser's lines are the file's, without the characters that lists and quotations put in front. */
export function placeOfMistake(source: BodyIn, offset: number, { line, column, snippet }: Mistake): Place {
  const found = source.text.indexOf(line, offset);
  return placeAt(source, found === -1 ? offset : found + column, snippet.length);
}

/** The places of lines such as `[name]: address`, which give the address of links written as `[words][name]`. */
export class LinkDefinitions {
  readonly #written: BodyIn;
  readonly #places = new Map<string, Place | undefined>();
  readonly #asked = new Set<Place>();

  constructor(written: BodyIn) {
    this.#written = written;
  }

  /** The place of the definition with this address; undefined if there is none. */
  find(href: string): Place | undefined {
    if (!this.#places.has(href)) this.#places.set(href, this.#search(href));
    return this.#places.get(href);
  }

  /** Whether this was called with the definition before. */
  isRepeated(definition: Place): boolean {
    return this.#asked.size === this.#asked.add(definition).size;
  }

  #search(href: string): Place | undefined {
    const { text, bodyOffset } = this.#written;
    const address = literalPattern(href);
    const found = new RegExp(`^[ \\t>]*\\[[^\\]\\n]+\\]:\\s*<?(?=${address}[\\s>]|${address}$)`, "m").exec(
      text.slice(bodyOffset),
    );
    if (found === null) return undefined;
    return placeAt(this.#written, bodyOffset + found.index + found[0].length, href.length);
  }
}

/** The first line that is not blank; an empty text if there is none. */
export function firstFilledLine(text: string): string {
  const start = text.search(/\S/);
  if (start === -1) return "";
  const end = text.indexOf("\n", start);
  return end === -1 ? text.slice(start) : text.slice(start, end);
}
