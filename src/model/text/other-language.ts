import { splitAddress } from "../build/page-paths.ts";

/** Another language of the site, for links that lead to its pages. */
export interface OtherLanguage {
  /** Tag of the language, without a country. */
  lang: string;
  /** Address of its home page, below which its pages are. */
  homeHref: string;
  /** Words that follow a link to the other language: `(in Spanish)`, in the language of the page. */
  note: string;
}

/** The languages of a site, as a page in one of them sees them. */
export interface LanguagesOfPage {
  homeHref: string;
  /** Absent if the site has one language. */
  otherLanguages?: readonly OtherLanguage[];
}

/** Returns the language of the page that a link leads to, if that is another than the page's own. */
export function findOtherLanguage(
  href: string,
  { homeHref, otherLanguages = [] }: LanguagesOfPage,
): OtherLanguage | undefined {
  if (otherLanguages.length === 0) return undefined;
  const { path } = splitAddress(href);
  const found = path.endsWith("/") ? otherLanguages.filter((each) => path.startsWith(each.homeHref)) : [];
  // The pages of a further language are in a folder of the first.
  const other = found.sort((a, b) => b.homeHref.length - a.homeHref.length)[0];
  const isOwn = path.startsWith(homeHref) && homeHref.length > (other?.homeHref.length ?? 0);
  return isOwn ? undefined : other;
}
