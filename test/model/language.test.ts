import { describe, expect, test } from "vitest";
import { countryCode, isRightToLeft, primaryLanguage } from "../../src/model/language.ts";

test.for([
  ["en-US", "en"],
  ["es-419", "es"],
  ["iw", "he"],
  ["zh-Hant-TW", "zh"],
] as const)("the language of %s is %s", ([tag, language]) => {
  expect(primaryLanguage(tag)).toBe(language);
});

describe("the direction follows the script", () => {
  test.for(["ar", "ar-US", "he", "fa", "ur", "ps", "yi", "ckb", "dv", "ku-Arab", "syr", "nqo"])(
    "%s runs left",
    (tag) => {
      expect(isRightToLeft(tag)).toBe(true);
    },
  );

  test.for(["en-US", "es-US", "zh-Hant", "ru", "ko", "vi", "hy", "tl", "ku", "ar-Latn"])("%s runs right", (tag) => {
    expect(isRightToLeft(tag)).toBe(false);
  });
});

test.for([
  [undefined, "en-US", "US"],
  [undefined, "fr", "FR"],
  ["United States", "en-US", "US"],
  ["USA", "en-US", "US"],
  ["U.S.A.", "en-US", "US"],
  ["United States of America", "es-US", "US"],
  ["Estados Unidos", "es-US", "US"],
  ["mx", "en-US", "MX"],
  ["Canada", "en-US", "CA"],
  ["Germany", "en-US", "DE"],
  ["France", "en-US", "FR"],
  ["United Kingdom", "en-US", "GB"],
  ["Deutschland", "en-US", "DE"],
  ["Österreich", "es-US", "AT"],
  ["Suisse", "en-US", "CH"],
  ["Svizzera", "en-US", "CH"],
  ["Estados Unidos", "en-US", "US"],
  ["Atlantis", "en-US", undefined],
] as const)("the code of the country %j, in %s, is %s", ([country, language, code]) => {
  expect(countryCode(country, language)).toBe(code);
});
