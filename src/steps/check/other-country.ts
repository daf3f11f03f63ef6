import {
  countriesCalling,
  emergencyNumberOf,
  hasHipaa,
  isForeignNumber,
  watchedNumbers,
} from "../../model/countries.ts";
import { defaultLanguage, nameOfCountry } from "../../model/language.ts";
import { countryCodeOf } from "../../model/postal-address.ts";
import type { PartialSite } from "../../model/site.ts";
import { sourcesOf, type Content } from "../../model/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { listPassages, type Passage } from "./prose.ts";
import { readCallingWords } from "./read-phrases.ts";

/** The words of all languages, since texts are copied from one to another. */
const callingWords = Object.values(readCallingWords());
const anyWord = (key: "call" | "between" | "after" | "counted"): string =>
  callingWords.flatMap((ofLanguage) => ofLanguage[key]?.split(" ") ?? []).join("|");

/** A watched number that is not part of a longer number, an amount, a range, an address or a count. */
const numberBefore = String.raw`(?<![\p{L}\p{N}+#№$€£¥.,-]|\d[\s().\/–-]{1,3})`;
const numberAfter = [
  String.raw`(?![\p{L}\p{N}_]|[-–]\p{L}|[-–\/.,]?\s?\(?\d|\s+\p{Lu}|\s?[€$£¥%])`,
  String.raw`(?!\s+(?:${anyWord("counted")})(?!\p{L}))`,
].join("");
const number = new RegExp(`${numberBefore}(?:${watchedNumbers.join("|")})${numberAfter}`, "gu");

const callBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWord("call")})(?:[\s:,("“«]+(?:${anyWord("between")}))*[\s:,("“«]+$`,
  "iu",
);
const callAfter = new RegExp(String.raw`^\s+(?:${anyWord("after")})(?!\p{L})`, "iu");

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
  const own = [...new Set(countries.map(emergencyNumberOf))];
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
    // A word for the section on HIPAA is shown only on a page that has one.
    const finds = source.kind.files === "words.yaml" ? [findNumbers] : [findNumbers, findLaws];
    return listPassages(source)
      .flatMap((passage) => finds.flatMap((find) => find(passage)))
      .slice(0, mostPerFile);
  });
}

/** Lists the watched numbers that a text asks its reader to call. */
function listCalls(text: string): { words: string; at: number }[] {
  return [...text.matchAll(number)].flatMap(({ 0: words, index }) => {
    const before = text.slice(Math.max(0, index - 80), index);
    return callBefore.test(before) || callAfter.test(text.slice(index + words.length)) ? [{ words, at: index }] : [];
  });
}

/** Compares the beginning of names, since German and others decline them. */
function namesOneOf(countries: readonly string[], text: string, language = defaultLanguage): boolean {
  const names = countries.flatMap((country) => [nameOfCountry(country, language), nameOfCountry(country, "en")]);
  return otherNames.test(text) || names.some((name) => text.includes(name.slice(0, 6)));
}
