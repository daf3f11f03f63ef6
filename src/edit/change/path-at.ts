import { isMap, isNode, isScalar, isSeq } from "yaml";
import { offsetAt, type Place } from "../../model/build/place.ts";
import type { Path } from "../../model/build/source.ts";
import { readWritten } from "./read-written.ts";

/**
 * Returns the path of the value that is written at a place of a file, or of the key; "body" in its Markdown, and undefined if there is none
 * or the file cannot be read.
 */
export function pathAt(file: string, text: string, place: Pick<Place, "line" | "column">): Path | "body" | undefined {
  const written = readWritten(file, text);
  if (written === undefined) return undefined;
  const offset = offsetAt(written.text, place);
  if (written.bodyOffset !== undefined && offset >= written.bodyOffset) return "body";
  const inYaml = offset - written.yaml.start;
  return inYaml < 0 ? undefined : stepsAt(written.yaml.parse().contents, inYaml);
}

/** Follows the last key or item of each group that begins at an offset or before it. */
function stepsAt(node: unknown, offset: number): Path {
  const startOf = (each: unknown): number => (isNode(each) ? each.range?.[0] : undefined) ?? Infinity;
  if (isMap(node)) {
    const pair = node.items.findLast(({ key }) => startOf(key) <= offset);
    if (pair === undefined) return [];
    const step = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
    return [step, ...(startOf(pair.value) <= offset ? stepsAt(pair.value, offset) : [])];
  }
  if (!isSeq(node)) return [];
  const index = node.items.findLastIndex((each) => startOf(each) <= offset);
  return index === -1 ? [] : [index, ...stepsAt(node.items[index], offset)];
}
