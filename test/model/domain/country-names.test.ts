import countryToCurrency from "country-to-currency";
import { expect, test } from "vitest";
import { addressIn, fillAnswers } from "../../../src/scaffold/answers.ts";
import { languageSpokenIn, nameOfCountry } from "../../../src/model/domain/language.ts";
import { countryCodeOf } from "../../../src/model/domain/postal-address.ts";

/** All countries of ISO 3166-1 and Kosovo, without a former one. Names of countries are those of the Node version that runs this. */
const countries = Object.keys(countryToCurrency).filter((code) => code !== "AN");

test("every country is read by its code and by its names in the languages of the package and its own", () => {
  expect(countries.length).toBeGreaterThanOrEqual(250);
  expect(countries.filter((code) => countryCodeOf({ country: code }) !== code)).toEqual([]);
  const namesOf = (code: string): string[] =>
    ["en", "en-GB", "es", "es-MX", "de", "fr", languageSpokenIn(code)].map((language) => nameOfCountry(code, language));
  const unread = countries.flatMap((code) => namesOf(code).filter((country) => countryCodeOf({ country }) !== code));
  expect(unread).toEqual([]);
});

test.for(["fr-CA", "pt-BR", "pt-PT", "it", "nl", "pl", "ja", "he", "ar", "zh-Hans", "zh-Hant", "qaa"])(
  "what init writes in %s is read as the same country",
  (language) => {
    const readBack = (country: string) => countryCodeOf(addressIn(fillAnswers({ country, language })));
    expect(countries.filter((code) => readBack(code) !== code)).toEqual([]);
  },
);
