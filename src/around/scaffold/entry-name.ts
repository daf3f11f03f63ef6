import type { Collection } from "../../model/content-files.ts";
import { isSlug, makeSlug } from "../../model/page-paths.ts";
import { UsageError } from "../../ground/usage-error.ts";
import { readDoctors } from "./doctors.ts";
import type { Values } from "./write-keys.ts";

export interface EntryName {
  /** The name of the file, without its extension. A page's name includes its folders. */
  slug: string;
  /** The first values in the file. */
  values: Values;
}

const areWords = (name: string): boolean => /^[^/\\]*\s[^/\\]*$/.test(name) && hasLetters(name);
const hasLetters = (text: string): boolean => /[a-z0-9]/i.test(text.normalize("NFKD"));

/**
 * Reads the name of a new file: a file name (`root-canals`), words to make one from ("Root canals"), or for a page also a file name in
 * folders. Throws a UsageError if it cannot become a file name.
 */
export function readEntryName(collection: Collection, name: string): EntryName {
  const isFileName = collection === "pages" ? name.split("/").every(isSlug) : isSlug(name);
  if (!isFileName && !areWords(name)) {
    throw new UsageError(
      `"${name}" cannot be the name of a file. Use letters, digits and single hyphens, such as ${suggestName(collection, name)}.`,
    );
  }
  const words = isFileName ? name.replace(/^.*\//, "").replaceAll("-", " ") : name.trim();
  if (collection === "doctors") {
    const spelled = isFileName ? words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : words;
    const { slug, ...values } = readDoctors(spelled)[0]!;
    return { slug: isFileName ? name : slug, values };
  }
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const key = collection === "offices" ? "name" : "mainTitleText";
  return { slug: isFileName ? name : makeSlug(name), values: { [key]: title } };
}

const examples: Record<Collection, string> = {
  services: "root-canals",
  pages: "patients/first-visit",
  doctors: "ada-brightwater",
  offices: "riverside",
};

/** Guesses the name that was meant, or gives an example if a part has no letters. Only pages can be in folders. */
function suggestName(collection: Collection, name: string): string {
  const parts = name.split("/");
  const isPossible = parts.every(hasLetters) && (collection === "pages" || parts.length === 1);
  return isPossible ? parts.map(makeSlug).join("/") : examples[collection];
}
