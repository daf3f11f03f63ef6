import { titleLength, widthInLetters } from "./search-results.ts";
import { fillPlace, fillWord } from "./fill-word.ts";
import type { Words } from "../content/words.ts";

interface TitleNames {
  name: string;
  shortName?: string | undefined;
}

/**
 * Composes the title that search results show of a page whose file has none: what it is about, the city if people search for it there, and
 * the practice. If the full name does not fit, it takes the short one; if neither fits, it leaves out practice and city.
 */
export function composeTitle(
  title: string,
  { name, shortName = name }: TitleNames,
  { city, words }: { city: string | undefined; words: Words },
): string {
  const titles =
    city === undefined || title.includes(city) ? [title] : [fillWord(words.titleInCity, { title, city }), title];
  return chooseFitting(titles.flatMap((each) => [`${each} | ${name}`, `${each} | ${shortName}`, each]));
}

/** Composes the home page's title: the practice and its city. */
export function composeHomeTitle(
  { name, shortName = name }: TitleNames,
  { city, state }: { city: string; state: string | undefined },
  words: Words,
): string {
  return chooseFitting([name, shortName].map((practice) => fillPlace(words.homeTitle, { practice, city, state })));
}

/** Returns the first title that is neither too long nor too short for search results, or else the first. */
function chooseFitting(titles: readonly string[]): string {
  const fits = (length: number): boolean => length >= titleLength.least && length <= titleLength.most;
  return titles.find((each) => fits(widthInLetters(each))) ?? titles[0]!;
}
