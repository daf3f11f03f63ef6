import { describe, expect, test } from "vitest";
import { isRightToLeft, primaryLanguage } from "../../src/model/language.ts";

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
