/** Language of a practice that names none. */
export const defaultLanguage = "en-US";

/** Names of languages, which `Intl` takes milliseconds to read. */
let languageNames: Intl.DisplayNames | undefined;

const hasName = (language: string): boolean => {
  languageNames ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return languageNames.of(language) !== undefined;
};

/** Languages before which BCP 47 allows another's name: `zh-yue` is `yue`. */
const families = /^(?:ar|kok|lv|ms|sgn|sw|uz|zh)-(?!min$)([a-z]{3})(?![a-z\d])/i;

/** Former tags that `Intl` of Node 20 does not know, and their replacements (IANA Language Subtag Registry, "grandfathered"). */
const formerTags: ReadonlyMap<string, string> = new Map([
  ["en-gb-oed", "en-GB-oxendict"],
  ...["ami", "bnn", "hak", "pwn", "tao", "tay", "tsu"].map((language): [string, string] => [`i-${language}`, language]),
  ["i-klingon", "tlh"],
  ["i-lux", "lb"],
  ["i-navajo", "nv"],
  ["no-bok", "nb"],
  ["no-nyn", "nn"],
  ["sgn-be-fr", "sfb"],
  ["sgn-be-nl", "vgt"],
  ["sgn-ch-de", "sgg"],
  ["zh-min-nan", "nan"],
]);

/**
 * Returns a valid language tag (BCP 47) in a form that `Intl` reads: `zh-min-nan` → `nan`, all others as they are. Undefined for a tag with
 * mistakes, and for one that names no language or only one of private use, of which browsers make nothing. The IANA registry has every code
 * of two letters that ICU knows. Codes of three letters are too many to list, so all count.
 */
export function readLanguageTag(written: string): string | undefined {
  if (written === defaultLanguage) return written;
  const former = formerTags.get(written.toLowerCase());
  for (const tag of [former ?? written, written.replace(families, "$1")]) {
    const language = languageOf(tag);
    if (language === "und" || language === undefined) continue;
    if (language.length === 3 || hasName(language)) return tag;
  }
  return undefined;
}

/** Returns undefined for a tag that `Intl` does not read, or whose language is no code of two or three letters. */
function languageOf(tag: string): string | undefined {
  try {
    return /^[a-z]{2,3}$/.exec(primaryLanguage(tag))?.[0];
  } catch {
    return undefined;
  }
}

/** Whether browsers and screen readers understand a tag. They do not know a language by its longer code, such as `eng`. */
export function isUnderstood(tag: string): boolean {
  const first = firstPartOf(tag.trim());
  return readLanguageTag(tag.trim()) !== undefined && (languageOf(first)?.length ?? 0) >= first.length;
}

/** Returns the name of a language, without its country, in another. */
export function nameOfLanguage(tag: string, inLanguage: string): string {
  return nameOfForm(primaryLanguage(tag), inLanguage);
}

/** Colons of languages that write it in their own way. French has a narrow space before it, at which no line breaks. */
const colons: Readonly<Record<string, string>> = { fr: "\u202F: ", ja: "：", zh: "：" };

/** Puts a label in front of a text. */
export const withLabel = (label: string, text: string, language: string): string =>
  `${label}${colons[primaryLanguage(language)] ?? ": "}${text}`;

/** Matches the name of a language's folder: `es`, `zh-hant`. */
export const languageFolder = String.raw`[a-z]{2,3}(?:-[a-z\d]{1,8})*`;

/** Returns the part of a language tag that names its folder: `es-US` → `es`. */
export const firstPartOf = (tag: string): string => tag.split("-")[0]!.toLowerCase();

/** Returns the language of a tag, without country and script: `es-US` → `es`. */
export function primaryLanguage(tag: string): string {
  return new Intl.Locale(tag).language;
}

/**
 * British English, European Portuguese and the Spanish of Spain hold in every country but these, which have the words of `en`, `pt` and `es`:
 * "parentLocales" of Unicode CLDR 47, the American words of dental care in Canada and in countries of the Pacific, and Brazil's Portuguese in
 * the United States.
 */
const sharedForms: Readonly<Record<string, readonly [form: string, butIn: string]>> = {
  en: ["en-GB", "AS CA FM GU MH MP PH PR PW UM US VI"],
  es: ["es-ES", "419 AR BO BR BZ CA CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"],
  pt: ["pt-PT", "BR US"],
};

/** Lists the names that words of a language may have, from those of all its countries to those of the tag's: `es`, `es-Latn`, `es-ES`. */
export function formsOfLanguage(tag: string): string[] {
  const { language, script, region = "" } = new Intl.Locale(tag).maximize();
  const [shared, butIn = ""] = sharedForms[language] ?? [];
  const isShared = shared !== undefined && !butIn.split(" ").includes(region);
  return [language, `${language}-${script}`, isShared ? shared : `${language}-${region}`];
}

/**
 * Returns for each language of a site the shortest tag that tells it from the others: `es`, or `pt-BR` beside `pt-PT`, or `zh-Hans` beside
 * `zh-Hant`.
 */
export const shortTags = (tags: readonly string[]): string[] =>
  tags.map((tag) => {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    const forms = tags.filter((each) => each !== tag).map((each) => new Intl.Locale(each).maximize());
    const others = forms.filter((each) => each.language === language);
    if (others.length === 0) return language;
    if (script !== undefined && others.every((each) => each.script !== script)) return `${language}-${script}`;
    const isRegional = region !== undefined && others.every((each) => each.region !== region);
    return isRegional ? `${language}-${region}` : tag;
  });

/** Whether two languages are written alike, so that a text may be the same in both: English of two countries. */
export function areWrittenAlike(tag: string, other: string): boolean {
  const [first, second] = [tag, other].map((each) => new Intl.Locale(each).maximize());
  return first!.language === second!.language && first!.script === second!.script;
}

/** Returns the name of one of a site's languages, by its short tag: `English`, or `English (United Kingdom)` beside another. */
export function nameOfForm(tag: string, inLanguage: string): string {
  // A country is named beside its language, for "Português europeu" is no name that people use. A script has one: 繁體中文.
  const languageDisplay = /-[A-Z]{2}$/.test(tag) ? "standard" : "dialect";
  const names = new Intl.DisplayNames([inLanguage, defaultLanguage], { type: "language", languageDisplay });
  return names.of(tag) ?? tag;
}

/** Returns a tag with the country of another, unless it has its own: its dates and addresses are written as there. */
export function withCountryOf(other: string, tag: string): string {
  const { region } = new Intl.Locale(other).maximize();
  return region === undefined || new Intl.Locale(tag).region ? tag : new Intl.Locale(tag, { region }).toString();
}

/** Returns the country of a tag, or the one where the language is most spoken. Digits such as `419` are a part of the world. */
function countryOf(tag: string): string | undefined {
  const { region = "" } = new Intl.Locale(tag).maximize();
  return /^[A-Z]/.test(region) ? region : undefined;
}

/**
 * Formats a tag for Open Graph. If the tag has no country, adds the one where the language is most spoken. Undefined if the country is
 * unknown.
 */
export function openGraphLocale(tag: string): string | undefined {
  const country = countryOf(tag);
  return country && `${primaryLanguage(tag)}_${country}`;
}

/** Returns the language that most people in a country speak, with that country: `FR` → `fr-FR`. */
export function languageSpokenIn(country: string): string {
  const { language, region } = new Intl.Locale(`und-${country}`).maximize();
  return `${language}-${region ?? country}`;
}

/** Returns the name of a country in a language. */
export const nameOfCountry = (country: string, language: string): string =>
  new Intl.DisplayNames([language, defaultLanguage], { type: "region" }).of(country) ?? country;

/** Names that no list has, and one that most sites have, since listing the names of all countries takes milliseconds. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["united states", "US"],
  ["usa", "US"],
  ["united states of america", "US"],
  ["uae", "AE"],
]);

/**
 * Returns the ISO 3166-1 alpha-2 code of a country that is named in English, in the site's language or its own, or by its code. Without a
 * name, returns the country where the language is spoken. Undefined for an unknown name.
 */
export function countryCode(country: string | undefined, language: string): string | undefined {
  if (country === undefined) return countryOf(language);
  const name = comparableName(country);
  const code = otherNames.get(name) ?? (/^[a-z]{2}$/.test(name) ? name : findNamed(name, language));
  // Former codes have the names of their successors: DD is Germany, too.
  return code && new Intl.Locale(`und-${code}`).region;
}

/** Languages in which a country's name is likely to be written, besides English. Those of all countries come after them. */
const likelyLanguages = ["es", "fr", "de", "it"];

/** Codes of countries by the language of the site and the name that was searched for. */
const foundNames = new Map<string, string | undefined>();

/** Searches likely languages first, then what each country calls itself, then the languages of all countries. Remembers what it found. */
function findNamed(name: string, language: string): string | undefined {
  const id = `${language} ${name}`;
  if (!foundNames.has(id)) {
    const likely = [language, defaultLanguage, ...likelyLanguages];
    foundNames.set(id, findIn(likely, name) ?? findOwn(name) ?? findIn(listRegions().map(languageSpokenIn), name));
  }
  return foundNames.get(id);
}

/** Each language has the form of its country: Taiwan calls itself 台灣, not 台湾. */
const findOwn = (name: string): string | undefined =>
  listRegions().find((code) => comparableName(nameOfCountry(code, languageSpokenIn(code))) === name);

function findIn(languages: readonly string[], name: string): string | undefined {
  for (const language of new Set(languages)) {
    const found = codesByName(language).get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Codes of countries by their names, by the language that the names are in. */
const listsOfNames = new Map<string, ReadonlyMap<string, string>>();

function codesByName(language: string): ReadonlyMap<string, string> {
  const known = listsOfNames.get(language);
  if (known) return known;
  const names = new Map<string, string>();
  for (const style of ["long", "short"] as const) {
    const list = new Intl.DisplayNames([language], { type: "region", style, fallback: "none" });
    for (const code of listRegions()) {
      const name = comparableName(list.of(code) ?? code);
      if (!names.has(name)) names.set(name, code);
    }
  }
  listsOfNames.set(language, names);
  return names;
}

/** Names are compared without capitals and periods. */
const comparableName = (name: string): string => name.replaceAll(".", "").trim().toLowerCase();

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

let regions: readonly string[] | undefined;

/** Lists the codes of countries and former countries: the pairs of letters that have a name. */
function listRegions(): readonly string[] {
  if (regions) return regions;
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return (regions = pairs.filter((code) => names.of(code) !== undefined));
}

/** Languages that write compounds as one word, such as "Gesundheitsuntersuchung". Browsers know where their words may break. */
const languagesOfCompounds = new Set(["da", "de", "fi", "hu", "nb", "nl", "nn", "no", "sv"]);

/** Whether a language is written in Latin letters. Undefined for a tag that nobody can read, which is reported elsewhere. */
export function isInLatin(written: unknown): boolean | undefined {
  const tag = typeof written === "string" ? readLanguageTag(written) : undefined;
  return tag === undefined ? undefined : new Intl.Locale(tag).maximize().script === "Latn";
}

/** Whether a language, or one of several, is in another script than Latin. */
export const hasOtherScript = (tags: unknown): boolean => [tags].flat().some((tag) => isInLatin(tag) === false);

/** Whether a language, or one of several, has words that are longer than a narrow column. */
export function hasLongWords(tags: unknown): boolean {
  return [tags].flat().some((tag) => typeof tag === "string" && languagesOfCompounds.has(firstPartOf(tag)));
}
