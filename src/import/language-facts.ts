import { isSupportedCountry, type CountryCode } from "libphonenumber-js/min";
import { copyText } from "../lib/page/read-html.ts";
import { alike, isMostlyLatin, scoreLanguages } from "../lib/page/text-language.ts";
import { languageSpokenIn, primaryLanguage, readLanguageTag } from "../model/domain/language.ts";
import type { Witnesses } from "./witnesses.ts";

/** The most characters of a site's texts in which its language is looked for. */
const enoughText = 50_000;

/** The least characters in which languages that are near each other can be told apart. */
const sureText = 2_000;

/** The language of a site and its country, as tags, texts, numbers and addresses say together. */
export class LanguageFacts {
  readonly #facts: Witnesses;
  /** The texts of pages by the tags of their languages. */
  readonly #texts = new Map<string, string>();

  constructor(facts: Witnesses) {
    this.#facts = facts;
  }

  /** Reads the text of a page and the tag of its language. Returns the country of that language, for its numbers. */
  readPage(language: string, text: string, place: { file: string; by: "home" | "text" }): CountryCode | undefined {
    const tag = language.replace("_", "-");
    this.#facts.add("language", tag, place);
    const known = this.#texts.get(tag) ?? "";
    if (known.length < enoughText) this.#texts.set(tag, copyText(`${known} ${text}`));
    return countryOfLanguage(language || (scoreLanguages(text)[0]?.[0] ?? ""));
  }

  /**
   * Lists the languages that the site may be in, the likeliest first; if there is one, it is sure. A tag is not believed if the texts are in
   * another script or language, or are too short to tell and more like the language of the practice's country: many programs write en-US into
   * every page.
   */
  findLanguages(): string[] {
    const [tag = ""] = this.#facts.textsOf("language");
    const named = localeOfPage(tag);
    const text = this.#texts.get(tag) ?? "";
    const [region] = this.#facts.textsOf("region");
    const spoken = region === undefined ? undefined : primaryLanguage(languageSpokenIn(region));
    const known = scoreLanguages(text);
    const isEnough = known.length > 0 || (text.match(/\p{L}/gu)?.length ?? 0) >= 60;
    // A few words tell only to which of two languages they are nearer.
    const near = (isEnough ? scoreLanguages(text, 20) : []).filter(
      ([each]) => each === named?.language || each === spoken,
    );
    const [likely = "", ...unlikely] = near.map(([each]) => each);
    if (known.length === 0 && unlikely.includes(named?.language ?? "")) return [likely, tag];
    const [[told] = [""]] = known;
    if (named === undefined) return [told, ""];
    const isLatin = isMostlyLatin(text);
    const [, score = 1] = known.find(([language]) => language === named.language) ?? [];
    const isOther =
      isLatin !== (named.script === "Latn") || (isLatin && score < (text.length < sureText ? alike : 0.99));
    return isOther ? [told, tag] : [tag];
  }

  /**
   * Lists the codes of the countries that the site may be in, the likeliest first; if there is one, it is sure. Structured data, phone
   * numbers and the end of the site's address can make sure of a country, and the tag of a language cannot by itself.
   */
  findCountries(): string[] {
    const [tag = "", ...others] = this.findLanguages();
    const sure = this.#facts.findSure("region")?.value;
    const told = typeof sure === "string" ? [sure] : this.#facts.textsOf("region");
    const ofTag = others.length === 0 ? readLocale(tag)?.region : undefined;
    const likely = ofTag ?? (told.length === 0 ? localeOfPage(tag)?.region : undefined);
    const all = [...new Set([...told, ...(likely === undefined ? [] : [likely])])];
    return sure === undefined ? [...all, ""] : all;
  }
}

/** Returns the country whose language a page is in, which is that of its numbers; undefined for the United States. */
function countryOfLanguage(tag: string): CountryCode | undefined {
  const region = localeOfPage(tag)?.region;
  return region !== undefined && region !== "US" && isSupportedCountry(region) ? region : undefined;
}

/** Returns what a language's tag means, with the country where most speak it; undefined for one that means nothing. */
const localeOfPage = (tag: string): Intl.Locale | undefined => readLocale(tag)?.maximize();

function readLocale(tag: string): Intl.Locale | undefined {
  const read = readLanguageTag(tag.replace("_", "-"));
  return read === undefined ? undefined : new Intl.Locale(read);
}
