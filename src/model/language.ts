/** Language of a practice that names none. */
export const defaultLanguage = "en-US";

/** Returns the language of a tag, without country and script: `es-US` → `es`. */
export function primaryLanguage(tag: string): string {
  return new Intl.Locale(tag).language;
}

/**
 * Formats a tag for Open Graph. If the tag has no country, adds the one where the language is most spoken. Undefined if the country is
 * unknown.
 */
export function openGraphLocale(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region && `${language}_${region}`;
}

/** Scripts in use that are written from right to left: Unicode CLDR 47, common/properties/scriptMetadata.txt, "RTL?". */
const rightToLeftScripts = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/**
 * Whether a language is written from right to left. A tag without a script counts as the language's most common script. Node 20's
 * `textInfo` is wrong for Dhivehi and `ku-Arab`.
 */
export function isRightToLeft(tag: string): boolean {
  return rightToLeftScripts.includes(new Intl.Locale(tag).maximize().script ?? "");
}

const otherNames: Readonly<Record<string, string>> = { usa: "US", "united states of america": "US" };

/**
 * Returns the ISO 3166-1 alpha-2 code of a country that is named in English, in the site's language, in a language of the countries whose
 * addresses we know, or by its code. Without a name, returns the country where the language is spoken. Undefined for an unknown name.
 */
export function countryCode(country: string | undefined, language: string): string | undefined {
  if (country === undefined) return new Intl.Locale(language).maximize().region;
  const name = country.replaceAll(".", "").trim().toLowerCase();
  const code = otherNames[name] ?? regionCodes.find((each) => each.toLowerCase() === name) ?? findNamed(name, language);
  // Former codes have the names of their successors: DD is Germany, too.
  return code && new Intl.Locale(`und-${code}`).region;
}

/** Languages of the countries in `postal-address.ts`, besides English. */
const languagesOfAddresses = ["es", "fr", "de", "it"];

/** Searches one list after the other, because listing all names takes milliseconds. */
function findNamed(name: string, language: string): string | undefined {
  for (const locale of new Set([language, defaultLanguage, ...languagesOfAddresses])) {
    for (const style of ["long", "short"] as const) {
      const list = new Intl.DisplayNames([locale], { type: "region", style, fallback: "none" });
      const found = regionCodes.find((code) => list.of(code)?.replaceAll(".", "").toLowerCase() === name);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Every pair of letters. Pairs that are no country's code have no name. */
const regionCodes = letters.flatMap((first) => letters.map((second) => first + second));
