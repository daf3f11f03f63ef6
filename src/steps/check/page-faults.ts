import type { PageFacts, PageHeading } from "./read-page.ts";

/** A mistake in a page's ids or headings, with the words of the heading that has it, and the markup to find it in a template. */
export type PageFault = ({ repeatedId: string } | { reason: string }) & {
  heading?: string | undefined;
  markup: string;
};

/** Finds mistakes in ids and headings. Redirect pages have no headings. */
export function findFaults({ ids, headings, isRedirect }: PageFacts): PageFault[] {
  const repeated = findRepeatedIds(ids).map((repeatedId) => {
    const heading = headings.findLast(({ id }) => id === repeatedId);
    return { repeatedId, heading: heading && wordsOfHeading(heading), markup: `id="${repeatedId}"` };
  });
  return isRedirect && headings.length === 0 ? repeated : [...repeated, ...findFaultsOfOutline(headings)];
}

function findRepeatedIds(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.size === seen.add(id).size))];
}

function findFaultsOfOutline(headings: readonly PageHeading[]): PageFault[] {
  const faults: PageFault[] = [];
  const mainTitles = headings.filter(({ level }) => level === 1).length;
  if (mainTitles !== 1) {
    faults.push({
      reason: `it has ${mainTitles === 0 ? "no" : mainTitles} main ${mainTitles === 0 ? "title" : "titles"}`,
      markup: "<h1",
    });
  }
  headings.forEach((each, index) => {
    const before = headings[index - 1]?.level ?? 0;
    const heading = wordsOfHeading(each);
    const markup = `<h${each.level}`;
    if (each.level > before + 1) faults.push({ reason: `"${heading}" skips a level`, heading, markup });
    if (heading === "") faults.push({ reason: "one of them is empty", heading, markup });
  });
  return faults;
}

function wordsOfHeading({ text }: PageHeading): string {
  return text.trim();
}
