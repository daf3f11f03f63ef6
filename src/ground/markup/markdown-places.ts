import { placeAt, type Place } from "../../model/place.ts";
import type { Source } from "../../model/source.ts";
import type { Mistake } from "./markdown-mistakes.ts";

/** Where a snippet is in what begins at an offset of a source; all of its first line if it is not there. */
export type PlaceIn = (snippet: string, from?: number) => Place;

/*
 * Places are asked for when all files are read. Made out here, they keep nothing of the parser's in memory until then.
 */

export function placesIn({ file, text }: Source, offset: number, raw: string): PlaceIn {
  return (snippet, from = 0) => {
    const at = text.indexOf(snippet, offset + from);
    const isInside = at !== -1 && at <= offset + raw.length;
    return placeAt(file, text, isInside ? at : offset, isInside ? snippet.length : firstLine(raw).length);
  };
}

export function later(place: PlaceIn, snippet: string, from = 0): () => Place {
  return () => place(snippet, from);
}

/** Of a mistake in a block: lines of a file are the parser's but for what stands in front of them in lists and quotations. */
export function placeOfMistake(
  { file, text }: Source,
  offset: number,
  raw: string,
  { line, column, snippet }: Mistake,
): Place {
  const found = text.indexOf(line, offset + Math.max(0, raw.indexOf(line)));
  return placeAt(file, text, found === -1 ? offset : found + column, snippet.length);
}

/** Where `[name]: address` gives the address of a link that only names it. */
export class LinkDefinitions {
  readonly #source: Source;
  readonly #places = new Map<string, Place | undefined>();
  readonly #asked = new Set<Place>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** Undefined if there is none. */
  find(href: string): Place | undefined {
    if (!this.#places.has(href)) this.#places.set(href, this.#search(href));
    return this.#places.get(href);
  }

  /** Whether this was asked of it before. */
  isRepeated(definition: Place): boolean {
    return this.#asked.size === this.#asked.add(definition).size;
  }

  #search(href: string): Place | undefined {
    const { body, bodyOffset, file, text } = this.#source;
    const address = href.replace(/[^\w]/g, "\\$&");
    const found = new RegExp(`^[ \\t>]*\\[[^\\]\\n]+\\]:\\s*<?(?=${address}[\\s>]|${address}$)`, "m").exec(body);
    if (found === null) return undefined;
    return placeAt(file, text, bodyOffset + found.index + found[0].length, href.length);
  }
}

/** Without blank lines before it. */
export function firstLine(text: string): string {
  const start = text.search(/\S/);
  if (start === -1) return "";
  const end = text.indexOf("\n", start);
  return end === -1 ? text.slice(start) : text.slice(start, end);
}
