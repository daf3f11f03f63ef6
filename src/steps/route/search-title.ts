import { lengthOf, titleLength } from "../../model/search-results.ts";
import { fillWord, type Words } from "../../model/words.ts";

interface PracticeNames {
  name: string;
  shortName?: string | undefined;
}

/**
 * A page's title in search results where its file has none: what the page is about, the city where people search for it there, and the
 * practice; the short name where the full one does not fit, and neither city nor practice where there is no room for them.
 */
export function composeTitle(
  title: string,
  { name, shortName = name }: PracticeNames,
  { city, words }: { city: string | undefined; words: Words },
): string {
  const titles =
    city === undefined || title.includes(city) ? [title] : [fillWord(words.titleInCity, { title, city }), title];
  return chooseFitting(titles.flatMap((each) => [`${each} | ${name}`, `${each} | ${shortName}`, each]));
}

/** The home page's: the practice and its city. */
export function composeHomeTitle(
  { name, shortName = name }: PracticeNames,
  { city, state }: { city: string; state: string },
  words: Words,
): string {
  return chooseFitting([name, shortName].map((practice) => fillWord(words.homeTitle, { practice, city, state })));
}

/** The first that search results show whole and find enough in, or else the first of all. */
function chooseFitting(titles: readonly string[]): string {
  const fits = (length: number): boolean => length >= titleLength.least && length <= titleLength.most;
  return titles.find((each) => fits(lengthOf(each))) ?? titles[0]!;
}
