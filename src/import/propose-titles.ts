import { plainAddress, type OldPage } from "./saved-site.ts";
import { nameKey, partsOfTitle } from "./name-facts.ts";

/** Returns the words of the file or the folder at the end of an address. */
const nameFrom = (address: string): string =>
  address
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .replaceAll(/[-_]+/g, " ")
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * Proposes a title for each page, by its file: a heading, or else a part of its title, its label in the menu, or the name of its file. Words
 * that a third of the pages have belong to their frame. No two pages have one title if another is left for the second.
 */
export function proposeTitles(
  pages: readonly OldPage[],
  name: string,
  labels: ReadonlyMap<string, string>,
): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { head } of pages)
    for (const key of new Set([...head.headings, ...partsOfTitle(head.title)].map(nameKey)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(2, pages.length / 3);
  const isOwn = (words: string): boolean => words !== "" && (counts.get(nameKey(words)) ?? 0) < least;
  const used = new Set<string>();
  return new Map(
    pages.map(({ file, address, head }) => {
      const label = labels.get(plainAddress(address)) ?? "";
      const all = [...head.headings, ...partsOfTitle(head.title), label, nameFrom(address)].filter(
        (each) => each !== "",
      );
      const own = all.filter((each) => (isOwn(each) || each === label) && nameKey(each) !== nameKey(name));
      const best = address === "/" ? [head.heading, ...own] : own;
      const title = [...best, ...all].find((each) => each !== "" && !used.has(nameKey(each))) ?? all[0] ?? "Page";
      used.add(nameKey(title));
      return [file, title];
    }),
  );
}
