import type { Closure } from "../model/hours.ts";
import { lineAt } from "../model/place.ts";
import type { Content, Source } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";
import type { PastClosures } from "../route/current-site.ts";

/** Closures that are over, one problem per file with the lines to delete. */
export function findPastClosures({ entries }: Content, past: readonly PastClosures[]): Problem[] {
  return past.map(({ file, indexes }) => {
    const source = entries.find((each) => each.file === file)!;
    const { closures } = source.data as { closures: Closure[] };
    const isAll = indexes.length === closures.length;
    const place = isAll ? source.placeOfKey(["closures"]) : source.placeOfValue(["closures", indexes[0]!]);
    const lines = indexes.map((index) => linesOf(source, index));
    if (isAll && lines[0]) lines[0].first = place.line;
    return problem("value/past-closure", place, {
      closures: indexes.map((index) => closures[index]!),
      lines: lines.every((each) => each !== undefined) ? lines : undefined,
    });
  });
}

/** The first and the last line of an item; undefined if its line does not begin with a hyphen, as in a list in brackets. */
function linesOf(source: Source, index: number): { first: number; last: number } | undefined {
  const { line: first } = source.placeOfValue(["closures", index]);
  const hyphen = /^ *(?=- )/.exec(lineAt(source.text, first))?.[0].length;
  if (hyphen === undefined) return undefined;
  let last = first;
  while (new RegExp(`^ {${hyphen + 1},}\\S`).test(lineAt(source.text, last + 1))) last++;
  return { first, last };
}
