import { practiceSchema } from "./practice.ts";
import type { Content } from "./source.ts";

/** Of a practice that names none. */
export const defaultLanguage = "en-US";

/** The language of a practice as a tag; undefined if its file cannot be read, or names what is no language. */
export function languageOf({ files }: Pick<Content, "files">): string | undefined {
  const data = files["practice.yaml"]?.data;
  if (typeof data !== "object" || data === null) return undefined;
  const { language = defaultLanguage } = data as { language?: unknown };
  return practiceSchema.shape.language.safeParse(language).data;
}

/** What comes first in a tag, without country and script: `es-US` → `es`. */
export function primaryLanguage(tag: string): string {
  return new Intl.Locale(tag).language;
}

/** As Open Graph writes a tag, with the country where the language is mostly spoken unless the tag says one; undefined if nobody knows. */
export function openGraphLocale(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region && `${language}_${region}`;
}

/** The scripts in use that are written from right to left: Unicode CLDR 47, common/properties/scriptMetadata.txt, "RTL?". */
const rightToLeftScripts = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/** Of a tag without a script, by the one that its language is mostly written in. Node 20's `textInfo` has Dhivehi wrong, and `ku-Arab`. */
export function isRightToLeft(tag: string): boolean {
  return rightToLeftScripts.includes(new Intl.Locale(tag).maximize().script ?? "");
}

const otherNames: Readonly<Record<string, string>> = { usa: "US", "united states of america": "US" };

/**
 * ISO 3166-1 alpha-2 for a country that is named in English, in the site's language, or by that code; for none, where the language is
 * spoken. Undefined for a name that is not known.
 */
export function countryCode(country: string | undefined, language: string): string | undefined {
  if (country === undefined) return new Intl.Locale(language).maximize().region;
  const name = country.replaceAll(".", "").trim().toLowerCase();
  return otherNames[name] ?? regionCodes.find((code) => code.toLowerCase() === name) ?? findNamed(name, language);
}

/** One list after the other, since to ask for all names takes milliseconds. */
function findNamed(name: string, language: string): string | undefined {
  for (const locale of new Set([language, defaultLanguage])) {
    for (const style of ["long", "short"] as const) {
      const list = new Intl.DisplayNames([locale], { type: "region", style, fallback: "none" });
      const found = regionCodes.find((code) => list.of(code)?.replaceAll(".", "").toLowerCase() === name);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Every pair of letters: those that are no country's have no name. */
const regionCodes = letters.flatMap((first) => letters.map((second) => first + second));
