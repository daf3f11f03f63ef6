import { markLanguage } from "../../lib/markup/other-language.ts";
import type { Head } from "../../model/build/document-head.ts";
import { defaultLanguage, nameOfForm, shortTags } from "../../model/domain/language.ts";
import type { ErrorPage, LanguageLink } from "../../model/build/page.ts";
import { fixedPaths } from "../../model/build/page-paths.ts";
import type { Site } from "../../model/build/site.ts";
import { findOtherLanguage, type LanguagesOfPage } from "../../model/text/other-language.ts";
import type { Words } from "../../model/content/words.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { createAddresses, type Addresses } from "./addresses.ts";

/** The pages of a site in one of its languages. */
export interface LanguagePages {
  /** Its tag, with a country or script only where that tells it from another language of the site. */
  lang: string;
  /** Its whole tag. */
  language: string;
  /** Its name in that language: `Español`. */
  name: string;
  has: (path: string) => boolean;
  words: Words;
  /** Address of a page. */
  page: (path: string) => string;
}

/** Lists the languages of a site, beginning with the one of the original. Returns none if there is only one. */
export function listLanguages(sites: readonly Site[]): LanguagePages[] {
  if (sites.length === 1) return [];
  const tags = shortTags(sites.map(tagOf));
  return sites.map(({ documents, folder, paths, words, ...site }, index) => {
    const lang = tags[index]!;
    const addresses = createAddresses(documents["practice.yaml"].data.origin, { folder });
    const [first = "", ...others] = nameOfForm(lang, lang);
    const name = first.toUpperCase() + others.join("");
    const language = tagOf({ documents, ...site });
    return { lang, language, name, words, has: (path) => paths.has(path), page: (path) => addresses.page(path) };
  });
}

const tagOf = ({ documents }: Pick<Site, "documents">): string =>
  documents["practice.yaml"].data.language ?? defaultLanguage;

/** Returns the languages of the site as the pages in one of them see them. */
export function seeLanguages(
  { documents, folder, words }: Pick<Site, "documents" | "folder" | "words">,
  languages: readonly LanguagePages[],
): Required<LanguagesOfPage> {
  const { origin, language = defaultLanguage } = documents["practice.yaml"].data;
  const otherLanguages = othersAmong(languages, language).map(({ lang, page }) => ({
    lang,
    homeHref: page(fixedPaths.home),
    note: fillWord(words.inLanguage, { language: nameOfForm(lang, language) }),
  }));
  return { homeHref: createAddresses(origin, { folder }).page(fixedPaths.home), otherLanguages };
}

/** Marks the titles of pages that links may lead to in another language. */
export function markTitles(
  { elsewhere }: Site,
  [first]: readonly LanguagePages[],
  languages: LanguagesOfPage,
): ReadonlyMap<string, string> {
  const mark = (path: string, title: string): string => {
    const other = first && findOtherLanguage(first.page(path), languages);
    return other === undefined ? title : markLanguage(title, other.lang);
  };
  return new Map([...elsewhere].map(([path, title]) => [path, mark(path, title)]));
}

const othersAmong = (languages: readonly LanguagePages[], own: string): LanguagePages[] =>
  languages.filter(({ language }) => language !== own);

/** Links a page in one language to the page in each other language, or to the home page there. */
export function linkLanguages(languages: readonly LanguagePages[], path: string, own: string): LanguageLink[] {
  return othersAmong(languages, own).map(({ lang, name, has, page }) => ({
    lang,
    label: name,
    href: page(has(path) ? path : fixedPaths.home),
  }));
}

/**
 * Lists a page's addresses in all of its languages. Each page names the same addresses, itself too, and `x-default` is the first language
 * (Google Search Central, "Tell Google about localized versions of your page").
 */
export function listAlternates(
  languages: readonly LanguagePages[],
  path: string,
  addresses: Addresses,
): Pick<Head, "alternates"> {
  const there = languages.filter(({ has }) => has(path));
  const hrefs = there.flatMap(({ lang, page }) => {
    const href = addresses.absolute(page(path));
    return href === undefined ? [] : [{ hreflang: lang, href }];
  });
  const [first, second] = hrefs;
  if (first === undefined || second === undefined) return {};
  return { alternates: [...hrefs, { hreflang: "x-default", href: first.href }] };
}

/** Says in the other languages that a page is not there, for hosts that have one error page for all. */
export function listErrorsInOthers(languages: readonly LanguagePages[], own: string): NonNullable<ErrorPage["others"]> {
  return othersAmong(languages, own).map(({ lang, words, page }) => ({
    lang,
    status: words.notFound,
    home: { label: words.home, href: page(fixedPaths.home) },
  }));
}
