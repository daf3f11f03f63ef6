import { lineAt, type LineRange } from "../../model/build/place.ts";
import { lookUp } from "../../model/build/site.ts";
import type { Content, Source } from "../../model/build/source.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { PastClosures } from "../route/current-site.ts";
import type { SiteInLanguage } from "./subjects.ts";

type CurrentContent = Pick<SiteInLanguage, "content" | "past" | "isAnnouncementOver" | "day">;

/** Reports closures that are over, an announcement that is, and prices that nobody checked for a year. */
export function findPast({ content, past, isAnnouncementOver, day }: CurrentContent): Problem[] {
  return [
    ...findPastClosures(content, past),
    ...(isAnnouncementOver ? findPastAnnouncement(content) : []),
    ...findOldPrices(content, day.slice(0, "2026-11".length)),
  ];
}

/** Reports one problem per file, with the lines to delete. */
function findPastClosures({ entries }: Content, past: readonly PastClosures[]): Problem[] {
  return past.map(({ file, closures, indexes }) => {
    const source = entries.find((each) => each.file === file)!;
    const isAll = indexes.length === closures.length;
    const place = isAll ? source.placeOfKey(["closures"]) : source.placeOfValue(["closures", indexes[0]!]);
    const ranges = indexes.flatMap((index) => linesOf(source, index) ?? []);
    const last = ranges.at(-1)?.last;
    const lines = isAll && last !== undefined ? [{ first: place.line, last }] : joinRanges(ranges);
    const over = indexes.map((index) => closures[index]!);
    const named = over.slice(0, mostNamed).map(({ from, to = from, label }) => {
      return { part: "closure over", label: label.trim(), day: to } as const;
    });
    return problem("value/past-closure", place, {
      way: over.length === 1 ? "one" : "several",
      ...describeDeleting(over.length, ranges.length === indexes.length ? lines : undefined),
      ...{ count: over.length, closures: over.length > mostNamed ? [...named, { part: "more" }] : named },
    });
  });
}

/** The most closures to name. */
const mostNamed = 5;

/** Says which lines to delete; if the closures share a line with others, only the closures. */
function describeDeleting(count: number, lines: readonly LineRange[] | undefined) {
  if (lines === undefined) return { fix: count === 1 ? "it" : "them", ranges: [] } as const;
  const ranges = lines.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  const isOne = lines.length === 1 && lines[0]!.first === lines[0]!.last;
  return { fix: isOne ? "line" : "lines", ranges } as const;
}

function findPastAnnouncement(content: Content): Problem[] {
  const source = content.files["practice.yaml"];
  const { until } = groupAt(lookUp(content, "practice.yaml").announcement);
  if (source === undefined || typeof until !== "string") return [];
  return [problem("value/past-announcement", source.placeOfValue(["announcement", "until"]), { until })];
}

function findOldPrices(content: Content, now: string): Problem[] {
  const source = content.files["about/prices.md"];
  const { asOf } = lookUp(content, "about/prices.md");
  if (source === undefined || typeof asOf !== "string") return [];
  const yearLater = `${Number(asOf.slice(0, 4)) + 1}${asOf.slice(4)}`;
  return yearLater < now ? [problem("value/old-prices", source.placeOfValue(["asOf"]), { asOf })] : [];
}

/** Joins ranges that follow each other without a line between them. */
function joinRanges(ranges: readonly LineRange[]): LineRange[] {
  const joined: LineRange[] = [];
  for (const range of ranges) {
    const before = joined.at(-1);
    if (before && range.first === before.last + 1) before.last = range.last;
    else joined.push({ ...range });
  }
  return joined;
}

/**
 * Returns the first and last line of an item, with comments and empty lines between them. Undefined if the item does not begin with a
 * hyphen, as in a list in brackets.
 */
function linesOf(source: Source, index: number): LineRange | undefined {
  const { line: first } = source.placeOfValue(["closures", index]);
  const hyphen = /^ *(?=- )/.exec(lineAt(source.text, first))?.[0].length;
  if (hyphen === undefined) return undefined;
  const isInside = new RegExp(`^ {${hyphen + 1},}[^\\s#]`);
  const below = source.text.split("\n").slice(first);
  const end = below.findIndex((line) => !isInside.test(line) && !/^\s*(?:#|$)/.test(line));
  const lastInside = (end === -1 ? below : below.slice(0, end)).findLastIndex((line) => isInside.test(line));
  return { first, last: first + lastInside + 1 };
}
