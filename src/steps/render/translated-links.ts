import { nameOfLanguage, primaryLanguage } from "../../model/language.ts";
import type { Page } from "../../model/output.ts";
import { decodePercent } from "../../model/percent-encoding.ts";
import { fillWord, type Words } from "../../model/words.ts";
import type { RoutedLanguage } from "../route/route-site.ts";

/** The pages of a site in one of its languages. */
interface PagesInLanguage {
  /** Tag of the language without a country. */
  lang: string;
  words: Words;
  /** Titles by address. */
  titles: ReadonlyMap<string, string>;
  /** The address of the same page in the first language, if it has another. */
  originals: ReadonlyMap<string, string>;
}

function listByLanguage(routed: readonly RoutedLanguage[]): PagesInLanguage[] {
  const first = new Map(routed[0]!.routes.map(({ path, address }) => [path, address]));
  return routed.map(({ routes, frame, site: { folder } }) => ({
    lang: primaryLanguage(frame.language),
    words: frame.words,
    titles: new Map(routes.map(({ address, title }) => [address, title])),
    originals: new Map(
      folder === undefined
        ? []
        : routes.map(({ path, address }) => [address, first.get(path.slice(folder.length + 1) || "/") ?? ""]),
    ),
  }));
}

/** An attribute has a space before it, which its name in `data-href` has not. React escapes quotes in values, so no value looks like one. */
const links = /<a ((?:[^>]*\s)??)href="([^"#]*)(#[^"]+)?"([^>]*)>(.*?)<\/a>/gs;

/**
 * Finishes links between the languages of a site. One to a page in another language says so, by `hreflang` and in words. One to a part of a
 * page has the id of the same part in its language: ids are made of headings, and both pages have the same parts in the same order.
 */
export function finishLinks(pages: readonly Page[], routed: readonly RoutedLanguage[]): readonly Page[] {
  if (routed.length === 1) return pages;
  const languages = listByLanguage(routed);
  const byAddress = new Map(pages.map((page) => [page.address, page.html]));
  const ids = new Map<string, string[]>();
  const idsOf = (address: string): string[] => {
    const found =
      ids.get(address) ?? [...(byAddress.get(address) ?? "").matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
    ids.set(address, found);
    return found;
  };
  const findPart = (address: string, id: string, { originals }: PagesInLanguage): string => {
    const own = idsOf(address);
    if (own.includes(id)) return id;
    const original = idsOf(originals.get(address) ?? "");
    return original.length === own.length ? (own[original.indexOf(id)] ?? id) : id;
  };
  const languageOf = new Map(languages.flatMap((each) => [...each.titles.keys()].map((address) => [address, each])));
  return pages.map((page) => {
    const own = languageOf.get(page.address);
    if (own === undefined) return page;
    const finish = (written: string, ...groups: string[]): string => {
      const [before = "", address = "", hash = "", after = "", words = ""] = groups;
      const target = languageOf.get(address || page.address);
      if (target === undefined || /(?<![\w-])hreflang=/i.test(before + after)) return written;
      if (target !== own) return inOtherLanguage({ before, href: address + hash, after, words }, target, own);
      const id = decodePercent(hash.slice(1));
      const part = hash === "" ? id : findPart(address || page.address, id, own);
      return part === id ? written : `<a ${before}href="${address}#${part}"${after}>${words}</a>`;
    };
    return { ...page, html: page.html.replace(links, finish) };
  });
}

/** Characters that React escapes in words. */
const references: Readonly<Record<string, string>> = { "&#x27;": "'", "&quot;": '"', "&amp;": "&" };

function inOtherLanguage(
  { before, href, after, words }: Record<"before" | "href" | "after" | "words", string>,
  { lang, titles }: PagesInLanguage,
  own: PagesInLanguage,
): string {
  const language = nameOfLanguage(lang, own.lang);
  const text = words.replace(/&(#x27|quot|amp);/g, (mark) => references[mark] ?? mark);
  const isTitle = titles.get(href) === text;
  const shown = isTitle ? `<span lang="${lang}">${words}</span>` : words;
  return `<a ${before}href="${href}" hreflang="${lang}"${after}>${shown} ${fillWord(own.words.inLanguage, { language })}</a>`;
}
