import { composeAccents } from "../text/compose-accents.ts";
import { firstPartOf, languageFolder } from "../domain/language.ts";

/** A language of a site besides its first. */
export interface Language {
  /** Its tag, such as `es-US`. */
  language: string;
  /** Its folder in `site/` and in its addresses: `es`, or `es-mx` if another form of the language has that. */
  folder: string;
}

/** Keys that only a translated file has: the state of the original that it was made from, and who read it. */
export const originalKey = "original";
export const reviewedByKey = "reviewedBy";

/** Gives each further language of a site its folder. The first form of a language has the short one, so that a later form moves nothing. */
export function giveFolders(first: string, translations: readonly string[]): Language[] {
  const taken = new Set([firstPartOf(first)]);
  return translations.map((language) => {
    const short = firstPartOf(language);
    const folder = taken.has(short) ? language.toLowerCase() : short;
    taken.add(short);
    return { language, folder };
  });
}

const inLanguageFolder = new RegExp(`^(${languageFolder})/(.+)$`, "s");

/** Splits a path inside `site/` into a language's folder, which looks like a tag in small letters, and the path inside that. */
export function splitLanguage(name: string): { folder: string | undefined; inside: string } {
  const [, folder, inside = name] = inLanguageFolder.exec(name) ?? [];
  return { folder, inside };
}

/** Returns the folder of a content file's language; undefined in the first language. */
export const folderOfLanguage = (file: string): string | undefined => splitLanguage(file.slice("site/".length)).folder;

/** Returns the path of a content file inside `site/`, without the folder of its language, and with accents joined to their letters. */
export const insideOf = (file: string): string => composeAccents(splitLanguage(file.slice("site/".length)).inside);
