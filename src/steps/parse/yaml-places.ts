import { isMap, isNode, isScalar, parseDocument, type Document, type Pair } from "yaml";
import type { Place } from "../../model/build/place.ts";
import type { Path, Source } from "../../model/build/source.ts";

export type Places = Pick<Source, "placeOfKey" | "placeOfValue" | "placeOfText">;

/** A stretch of YAML. */
export interface Yaml {
  yaml: string;
  /** Turns a range of it, from start to end, into its place in the file. */
  place: (start: number, end: number) => Place;
}

export interface ParsedYaml extends Yaml {
  document: Document;
}

/** Parses with places. */
export function parseAgain(yaml: string): Document {
  return parseDocument(yaml, { prettyErrors: false, stringKeys: true, uniqueKeys: false });
}

/** Makes functions that find keys and values of a document. */
export function placesIn({ document, yaml, place }: ParsedYaml): Places {
  const start = Math.max(0, yaml.search(/\S/));
  const root = place(start, start + firstLine(yaml.slice(start)).length);

  const placeOfValue = (path: Path): Place => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return place(node.range[0], node.range[1]);
    return path.length === 0 ? root : placeOfValue(path.slice(0, -1));
  };
  const placeOfKey = (path: Path): Place => {
    if (typeof path.at(-1) === "number") return placeOfValue(path);
    const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
    const pair = isMap(parent) && parent.items.find((item) => keyOfPair(item) === path.at(-1));
    const key = pair ? pair.key : undefined;
    if (isNode(key) && key.range) return place(key.range[0], key.range[1]);
    return path.length <= 1 ? root : placeOfValue(path.slice(0, -1));
  };
  const placeOfText = (path: Path, snippet: string, nth = 0): Place => {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return placeOfKey(path);
    const [start, end] = node.range;
    // The header of a block text (`>-`) may be followed by a comment, so the search begins on the next line.
    const isBlock = isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
    let at = (isBlock ? yaml.indexOf("\n", start) : start) - 1;
    for (let count = 0; count <= nth; count++) at = yaml.indexOf(snippet, at + 1);
    return at < 0 || at >= end ? placeOfValue(path) : place(at, at + snippet.length);
  };
  return { placeOfKey, placeOfValue, placeOfText };
}

export function keyOfPair(pair: Pair): unknown {
  return isScalar(pair.key) ? pair.key.value : pair.key;
}

export function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
