import type { Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { placeOfEntry, type ReadableEntry } from "./redirect-entries.ts";

/** Finds the entry that answers an address; undefined if none does. */
type FindEntry = (href: string) => ReadableEntry | undefined;

/**
 * Checks that each entry leads to a page or off the site, not to another entry. Targets that do not exist are reported with the other
 * links.
 */
export function checkEnds(
  source: Source,
  entries: readonly ReadableEntry[],
  { find, example }: { find: FindEntry; example: string },
): { leadOn: ReadonlySet<string>; problems: Problem[] } {
  const next = new Map(entries.map((entry) => [entry, find(entry.to)]));
  const leadOn = new Set<string>();
  const inCircle = new Set<ReadableEntry>();
  const problems = entries.flatMap((entry) => {
    let after = next.get(entry);
    if (after === undefined) return [];
    leadOn.add(entry.to);
    const way = new Set([entry]);
    for (; after !== undefined && !way.has(after); after = next.get(after)) way.add(after);
    if (after === undefined) {
      const details = { to: entry.to, end: [...way].at(-1)!.to };
      return [problem("redirect/chain", placeOfEntry(source, entry, "to"), details)];
    }
    // An entry that only leads into a circle is sound, or a chain, once the circle is fixed.
    if (after !== entry || inCircle.has(entry)) return [];
    for (const each of way) inCircle.add(each);
    const details =
      way.size === 1
        ? ({ way: "itself", from: entry.from, example } as const)
        : ({ way: "circle", circle: nameCircle([...way, entry]), example } as const);
    return [problem("redirect/circle", placeOfEntry(source, entry, "to"), details)];
  });
  return { leadOn, problems };
}

/** Names the addresses of a circle, without the middle of one that is too long to follow. */
function nameCircle(circle: readonly ReadableEntry[]): string {
  const names = circle.map(({ from }) => from);
  return (names.length > 8 ? [...names.slice(0, 6), "…", names.at(-1)!] : names).join(" → ");
}

/** Returns where visitors of an old address arrive, as written; undefined for any other address, and in a circle. */
export function followLink(href: string, find: FindEntry): string | undefined {
  const way = new Set<ReadableEntry>();
  for (let entry = find(href); entry !== undefined; entry = find(entry.to)) {
    if (way.has(entry)) return undefined;
    way.add(entry);
  }
  return [...way].at(-1)?.to;
}
