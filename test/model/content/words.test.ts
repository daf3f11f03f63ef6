import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { englishOf, wordKeys, wordsSchema, type Words } from "../../../src/model/content/words.ts";
import { fillWord } from "../../../src/model/text/fill-word.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { listTree } from "../../support/read-tree.ts";

const files = listTree(path.join(packageFolder, "templates/words"));
const readWords = (name: string): Words =>
  parse(readFileSync(path.join(packageFolder, "templates/words", name), "utf8")) as Words;
const english = readWords("en.yaml");

test.for(files)("%s has all words, in the order of the schema, and no others", (name) => {
  const words = readWords(name);
  expect(wordsSchema.safeParse(words).error).toBeUndefined();
  expect(Object.keys(words)).toEqual(wordKeys);
});

test("the examples that editors show are the English words", () => {
  expect(Object.fromEntries(wordKeys.map((key) => [key, englishOf(key)]))).toEqual(english);
});

test("the Spanish words differ from the English ones", () => {
  const spanish = Object.entries(readWords("es.yaml"));
  expect(spanish.filter(([key, word]) => word === english[key as keyof Words])).toEqual([]);
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
