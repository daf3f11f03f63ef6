import { describe, expect, test } from "vitest";
import {
  countryCode,
  isUnderstood,
  openGraphLocale,
  primaryLanguage,
  readLanguageTag,
  withCountryOf,
} from "../../../src/model/domain/language.ts";
import { isRightToLeft } from "../../../src/model/text/right-to-left.ts";

test.for([
  ["en-US", "en"],
  ["es-419", "es"],
  ["iw", "he"],
  ["zh-Hant-TW", "zh"],
] as const)("the language of %s is %s", ([tag, language]) => {
  expect(primaryLanguage(tag)).toBe(language);
});

const validTags = `
  en EN en-US EN-us es-419 en-001 en-150 pt-BR pt-br zh-Hant-TW zh-Hans sr-Latn-RS sr-cyrl az-Arab uz-Cyrl-UZ iu-Cans-CA ca-valencia
  CA-Valencia de-1996 de-CH-1901 de-DE-1996 sl-rozaj sl-rozaj-biske-1994 sl-IT-nedis hy-Latn-IT-arevela en-scouse en-GB-oxendict
  be-tarask el-polyton fr-1694acad ja-Latn-hepburn zh-pinyin en-u-hc-h23 ar-u-nu-latn ar-SA-u-ca-islamic-nu-arab th-TH-u-ca-buddhist-nu-thai
  de-DE-u-co-phonebk en-US-u-tz-uslax en-t-ja es-t-it-en ja-t-it-m0-xxx-v21a-2007 en-a-bbb-x-a-ccc en-x-twain de-CH-x-phonebk
  az-Latn-x-latn tl fil haw chr nv vi ko hmn ars iw in ji mo sh nb-NO nn no i-klingon I-Klingon i-navajo i-lux i-hak art-lojban cel-gaulish
  en-GB-oed no-bok no-nyn sgn-BE-FR sgn-ch-de zh-min-nan zh-hakka zh-guoyu zh-xiang zh-yue zh-cmn-Hans-CN ar-arz sgn-ase qaa qtz-Latn-ZZ
`;
const invalidTags = `
  e x english spanish español deutsch us xx yy-US zz en_US es_419 en- -en - en--US en-US- en-US-US en-Latn-Latn de-1996-1996 en-a en-a-
  en-US-u en-x en-x- en-u-hc-h23-u-nu-latn en-abc es-usa es-mex fr-Latin-Latin-FR-FR en-toolongsubtag toolonglang abcd abcdefgh root Latn
  Latn-US und und-US i i-default i-mingo i-enochian x-foo x-elvish zh-min u-hc-h23 123 12 419 1-en en-1 en-12 en-1234567890 en.US en/US
  en:US en,es en;q=0.8 * en-* en-US@euro en_US.UTF-8 C POSIX C.UTF-8 <en> "en" 'en' {en} [en] en\u0000 en\u00adUS en‑US en–US ｅｎ еn
  ../en en/.. en%2dUS null undefined true object constructor __proto__ toString
`;
const split = (tags: string): string[] => tags.trim().split(/\s+/);

test.for(split(validTags))("%s is a language tag that Intl reads", (tag) => {
  const read = readLanguageTag(tag);
  expect(new Intl.DateTimeFormat(read).format(0)).not.toBe("");
  expect(primaryLanguage(read!)).toMatch(/^[a-z]{2,3}$/);
});

test.for([...split(invalidTags), "", " ", " en", "en ", "en US", "en\n", "a".repeat(100_000)])(
  "%j is no language tag",
  (tag) => {
    expect(readLanguageTag(tag)).toBeUndefined();
  },
);

test("a former tag is read as its replacement, and all others as they are", () => {
  expect(["zh-min-nan", "I-Klingon", "zh-yue-HK", "EN-us", "tl"].map(readLanguageTag)).toEqual([
    "nan",
    "tlh",
    "yue-HK",
    "EN-us",
    "tl",
  ]);
});

test.for([
  ["es", "es-US"],
  ["ca-valencia", "ca-US-valencia"],
  ["en-u-hc-h23", "en-US-u-hc-h23"],
  ["zh-Hant", "zh-Hant-US"],
  ["es-419", "es-419"],
] as const)("%s in a practice in the United States is %s", ([tag, language]) => {
  expect(withCountryOf("en-US", tag)).toBe(language);
});

test("a part of the world is no country", () => {
  expect([openGraphLocale("es-419"), countryCode(undefined, "es-419")]).toEqual([undefined, undefined]);
  expect([openGraphLocale("ca-valencia"), countryCode(undefined, "ca-valencia")]).toEqual(["ca_ES", "ES"]);
});

test.for(["es", "es-US", "ES", "tl", "haw", "es-419", "zh-yue", " es "])("screen readers understand %j", (tag) => {
  expect(isUnderstood(tag)).toBe(true);
});

test.for(["spanish", "spa", "es_US", "es-!", "es-", "x-elvish", "i-klingon", "us"])(
  "no screen reader understands %j",
  (tag) => {
    expect(isUnderstood(tag)).toBe(false);
  },
);

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

test.for(["constructor", "Constructor.", "__proto__", "toString"])("no country is called %j", (country) => {
  expect(countryCode(country, "en-US")).toBeUndefined();
});
