import {
  countriesCalling,
  emergencyNumberOf,
  hasHipaa,
  isForeignNumber,
  watchedNumbers,
} from "../../model/domain/countries.ts";
import { defaultLanguage, nameOfCountry } from "../../model/domain/language.ts";
import { countryCodeOf } from "../../model/domain/postal-address.ts";
import type { PartialSite } from "../../model/build/site.ts";
import { sourcesOf, type Content } from "../../model/build/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { listPassages, type Passage } from "./prose.ts";
import { readCallingWords } from "./read-phrases.ts";

interface CallPatterns {
  /** A watched number that is not part of a longer number, an amount, a range, an address or a count. */
  number: RegExp;
  /** Words for calling right before the number. */
  before: RegExp;
  /** Words for calling right after it. */
  after: RegExp;
}

let patterns: CallPatterns | undefined;

/** Texts are copied from one language to another, so that words of all languages count. */
function readCallPatterns(): CallPatterns {
  if (patterns) return patterns;
  const { call, between, after, counted } = readCallingWords();
  const number = [
    String.raw`(?<![\p{L}\p{N}+#№$€£¥.,-]|\d[\s().\/–-]{1,3})`,
    `(?:${watchedNumbers.join("|")})`,
    String.raw`(?![\p{L}\p{N}_]|[-–]\p{L}|[-–\/.,]?\s?\(?\d|\s+\p{Lu}|\s?[€$£¥%])`,
    String.raw`(?!\s+(?:${counted})(?!\p{L}))`,
  ].join("");
  const before = String.raw`(?<!\p{L})(?:${call})(?:[\s:,("“«]+(?:${between}))*[\s:,("“«]+$`;
  return (patterns = {
    number: new RegExp(number, "gu"),
    before: new RegExp(before, "iu"),
    after: new RegExp(String.raw`^\s+(?:${after})(?!\p{L})`, "iu"),
  });
}

/** Laws of the United States that practices elsewhere have from copied texts. */
const law = /(?<![\p{L}\p{N}])(?:HIPAA|Americans with Disabilities Act|No Surprises Act)(?![\p{L}\p{N}])/gu;

/** Names of the United States and of Great Britain that are not names of countries. */
const otherNames = /(?<![\p{L}.])(?:U\.?S\.?A?|UK|EE\.? ?UU|American|British|Britain|England)(?!\p{L})/u;

/**
 * Reports emergency numbers and laws of a country in which the practice has no office. A text that names the other country may give them.
 * Reports nothing unless the country of every office is known.
 */
export function findOtherCountries(content: Content, { entries }: Pick<PartialSite, "entries">): Problem[] {
  const countries = entries.offices.map(({ data }) => countryCodeOf(data.address));
  if (countries.length === 0 || countries.includes(undefined)) return [];
  const own = [...new Set(countries.flatMap((country) => emergencyNumberOf(country) ?? []))];
  const findNumbers = ({ text, placeOf }: Passage): Problem[] =>
    listCalls(text)
      .filter(({ words }) => countries.every((country) => isForeignNumber(words, country)))
      .filter(({ words }) => !namesOneOf(countriesCalling(words), text, content.language))
      .map(({ words, at }) =>
        problem("copy/other-country", placeOf(at, words.length), { way: "number", fix: "number", words, own }),
      );
  const findLaws = ({ text, placeOf }: Passage): Problem[] => {
    const holds = countries.some(hasHipaa) || namesOneOf(["US"], text, content.language);
    return (holds ? [] : [...text.matchAll(law)]).map(({ 0: words, index }) =>
      problem("copy/other-country", placeOf(index, words.length), { way: "law", fix: "law", words }),
    );
  };
  return sourcesOf(content).flatMap((source) => {
    return listPassages(source)
      .flatMap((passage) => [...findNumbers(passage), ...findLaws(passage)])
      .slice(0, mostPerFile);
  });
}

/** Lists the watched numbers that a text asks its reader to call. */
function listCalls(text: string): { words: string; at: number }[] {
  const { number, before, after } = readCallPatterns();
  return [...text.matchAll(number)].flatMap(({ 0: words, index }) => {
    const start = text.slice(Math.max(0, index - 80), index);
    return before.test(start) || after.test(text.slice(index + words.length)) ? [{ words, at: index }] : [];
  });
}

/** Compares the beginning of names, since German and others decline them. */
function namesOneOf(countries: readonly string[], text: string, language = defaultLanguage): boolean {
  const names = countries.flatMap((country) => [nameOfCountry(country, language), nameOfCountry(country, "en")]);
  return otherNames.test(text) || names.some((name) => text.includes(name.slice(0, 6)));
}
