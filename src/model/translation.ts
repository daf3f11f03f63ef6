import { composeAccents } from "./compose-accents.ts";
import { firstPartOf } from "./language.ts";

/** A language of a site besides its first. */
export interface Language {
  /** Its tag, such as `es-US`. */
  language: string;
  /** Its folder in `site/` and in its addresses: `es`. */
  folder: string;
}

/** Keys that only a translated file has: the state of the original that it was made from, and who read it. */
export const originalKey = "original";
export const reviewedByKey = "reviewedBy";

export const languageAt = (language: string): Language => ({ language, folder: firstPartOf(language) });

/** Splits a path inside `site/` into a language's folder, which has two or three letters, and the path inside that. */
export function splitLanguage(name: string): { folder: string | undefined; inside: string } {
  const [, folder, inside = name] = /^([a-z]{2,3})\/(.+)$/s.exec(name) ?? [];
  return { folder, inside };
}

/** Returns the folder of a content file's language; undefined in the first language. */
export const folderOfLanguage = (file: string): string | undefined => splitLanguage(file.slice("site/".length)).folder;

/** Returns the path of a content file inside `site/`, without the folder of its language, and with accents joined to their letters. */
export const insideOf = (file: string): string => composeAccents(splitLanguage(file.slice("site/".length)).inside);
