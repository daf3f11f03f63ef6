import { primaryLanguage, readLanguageTag } from "../model/domain/language.ts";
import { CopyIndex } from "./find-in-copy.ts";
import type { OldPage, SavedSite } from "./saved-site.ts";

/** A page that is not in the site's main language. */
export interface TranslatedPage {
  /** The language, such as es. */
  language: string;
  /** The file of the page that it translates; undefined if no page is. */
  original: string | undefined;
}

/** Returns the language of a tag; undefined for one that names none, such as x-default. Many pages write en_US. */
export function languageIn(tag: string): string | undefined {
  const read = readLanguageTag(tag.replaceAll("_", "-"));
  return read && primaryLanguage(read);
}

/** Folders that mean a language, even if no page in them says so. Others, such as /de, may be a state. */
const languageFolders: ReadonlySet<string> = new Set(["es", "fr", "ko", "pl", "pt", "ru", "vi", "zh"]);

/**
 * Finds the pages in a second language by what pages name as their translations (`hreflang`), and by folders such as `/es`. The `lang` of a
 * page alone proves nothing: many translated pages still have that of their original.
 */
export function findTranslations({ site, main }: { site: SavedSite; main: string }): Map<string, TranslatedPage> {
  const index = new CopyIndex(site);
  const links = site.pages.flatMap(({ file, head }) =>
    [...head.alternates].flatMap(([tag, href]) => {
      const language = languageIn(tag);
      const found = language === undefined ? undefined : index.find(href, file);
      return language !== undefined && found && "page" in found ? [{ from: file, to: found.page.file, language }] : [];
    }),
  );
  const named = new Map(links.map(({ to, language }) => [to, language]));
  const languageOfFolder = ({ address, head }: OldPage): string | undefined => {
    const [, folder] = /^\/([a-z]{2})(?:-[a-z]{2})?(?:\/|$)/i.exec(address)?.map((each) => each.toLowerCase()) ?? [];
    const isSaid = folder !== undefined && head.language.toLowerCase().startsWith(folder);
    return folder !== undefined && (isSaid || languageFolders.has(folder)) ? folder : undefined;
  };
  const languages = new Map(
    site.pages.map((page) => [page.file, named.get(page.file) ?? languageOfFolder(page) ?? main]),
  );
  const byAddress = new Map(site.pages.map((page) => [page.address, page.file]));
  const isOriginal = (file: string): boolean => languages.get(file) === main;
  const findOriginal = ({ file, address }: OldPage): string | undefined => {
    const below = address.replace(/^\/[^/]+/, "");
    const twins = [byAddress.get(below || "/"), byAddress.get(`/${main}${below}`)];
    const others = [
      ...links.filter(({ to }) => to === file).map(({ from }) => from),
      ...links.filter(({ from }) => from === file).map(({ to }) => to),
      ...twins.filter((each) => each !== undefined),
    ];
    return others.find(isOriginal);
  };
  return new Map(
    site.pages
      .filter(({ file }) => !isOriginal(file))
      .map((page) => [page.file, { language: languages.get(page.file)!, original: findOriginal(page) }]),
  );
}
