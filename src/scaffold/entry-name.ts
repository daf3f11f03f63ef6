import { fitsAddress, isSlug, makeSlug } from "../model/build/page-paths.ts";
import { UsageError } from "../lib/usage-error.ts";
import type { DraftedKind } from "./drafted-kind.ts";
import type { WrittenValues } from "./write-keys.ts";

export interface EntryName {
  /** The name of the file, without its extension. A page's name includes its folders. */
  slug: string;
  /** The first values in the file. */
  values: WrittenValues;
}

const areWords = (name: string): boolean => /^[^/\\]*\s[^/\\]*$/.test(name) && fitsAddress(name);

/**
 * Reads the name of a new file: a file name (`root-canals`), words to make one from ("Root canals"), or if the kind has folders also a
 * file name in folders. An address is in small letters. Throws a UsageError if it cannot become a file name.
 */
export function readEntryName(kind: DraftedKind, name: string): EntryName {
  const { titleKey, readName } = kind.draft;
  const isFileName = kind.hasFolders === true ? name.split("/").every(isSlug) : isSlug(name);
  if (!isFileName && !areWords(name)) {
    throw new UsageError(
      `"${name}" cannot be the name of a file. Use letters from A to Z, digits and single hyphens, such as ${suggestName(kind, name)}.`,
    );
  }
  const file = name.toLowerCase();
  const words = isFileName ? name.replace(/^.*\//, "").replaceAll("-", " ") : name.trim();
  if (readName) {
    const spelled = isFileName ? words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : words;
    const { slug, values } = readName(spelled);
    return { slug: isFileName ? file : slug, values };
  }
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { slug: isFileName ? file : makeSlug(name), values: { [titleKey]: title } };
}

/** Guesses the name that was meant, or gives an example if a part has no letters. */
function suggestName({ hasFolders, draft }: DraftedKind, name: string): string {
  const parts = name.split("/");
  const isPossible = parts.every(fitsAddress) && (hasFolders === true || parts.length === 1);
  return isPossible ? parts.map((part) => makeSlug(part)).join("/") : draft.example;
}
