import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { englishOf, wordKeys, wordsSchema, type Words } from "../../../src/model/content/words.ts";
import { parseWords } from "../../../src/steps/parse/language.ts";
import { readPackageWords } from "../../../src/steps/read/read-site.ts";
import { fillWord } from "../../../src/model/text/fill-word.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { listTree } from "../../support/read-tree.ts";

const files = listTree(path.join(packageFolder, "templates/words"));
const readWords = (name: string): Words =>
  parse(readFileSync(path.join(packageFolder, "templates/words", name), "utf8")) as Words;
const english = readWords("en.yaml");

/** Files of words that differ in one form of a language, such as es-ES.yaml. */
const regional = files.filter((name) => new Intl.Locale(name.replace(".yaml", "")).region !== undefined);

test.for(files.filter((name) => !regional.includes(name)))(
  "%s has all words, in the order of the schema, and no others",
  (name) => {
    const words = readWords(name);
    expect(wordsSchema.safeParse(words).error).toBeUndefined();
    expect(Object.keys(words)).toEqual(wordKeys);
  },
);

test.for(regional)("%s has only words that differ from those of its language, in their order", (name) => {
  const [common, own] = [readWords(`${name.split("-")[0]!}.yaml`), readWords(name)];
  expect(wordsSchema.partial().safeParse(own).error).toBeUndefined();
  expect(Object.keys(own)).toEqual(wordKeys.filter((key) => Object.hasOwn(own, key) && own[key] !== common[key]));
});

test("the examples that editors show are the English words", () => {
  expect(Object.fromEntries(wordKeys.map((key) => [key, englishOf(key)]))).toEqual(english);
});

test.for(files.filter((name) => !name.startsWith("en")))("%s has no sentence of the English words", (name) => {
  const words = Object.entries(readWords(name));
  const same = words.filter(([key, word]) => word === english[key as keyof Words]);
  expect(same.filter(([, word]) => /\p{L} \p{L}/u.test(word))).toEqual([]);
});

test.for([
  ["es-US", "homeSummary", "consultorio"],
  ["es-MX", "homeSummary", "consultorio"],
  ["es-ES", "homeSummary", "clínica"],
  ["pt-BR", "homeSummary", "consultório"],
  ["pt-MZ", "homeSummary", "clínica"],
  ["zh-TW", "homeSummary", "牙醫診所"],
  ["en-US", "cannotWait", "urgent care"],
  ["en-CA", "cannotWait", "urgent care"],
  ["en-AU", "cannotWait", "emergency department"],
  ["en-GB", "cannotWait", "emergency department"],
] as const)("in %s, the word %s is that of the country: %s", ([language, key, word]) => {
  expect(parseWords(language, readPackageWords())![key]).toContain(word);
});

test("a language in a script that the package lacks has no words", () => {
  expect(parseWords("zh-CN", readPackageWords())).toBeUndefined();
});

describe("a word", () => {
  const { serviceSummary, call, menu } = wordsSchema.shape;

  test("may have its placeholders in any order and number, and no others", () => {
    expect(serviceSummary.safeParse("{city}: {practice}, {service}, {service}").success).toBe(true);
    expect(serviceSummary.safeParse("{city}: {practice}").success).toBe(false);
    expect(call.safeParse("Call {phone} or {email}").success).toBe(false);
    expect(call.safeParse("Call {phone}}").success).toBe(false);
  });

  test("without placeholders has no braces and is not blank", () => {
    expect(menu.safeParse("Menu").success).toBe(true);
    expect([" ", "{menu}", "Menu}"].map((word) => menu.safeParse(word).success)).toEqual([false, false, false]);
  });

  test("is filled with values literally", () => {
    expect(fillWord("{a} & {b} {c}", { a: "$&", b: "{a}" })).toBe("$& & {a} {c}");
  });
});
