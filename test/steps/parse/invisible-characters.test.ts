import { expect, test } from "vitest";
import { findInvisible } from "../../../src/steps/parse/invisible-characters.ts";

const find = (text: string): (string | number)[][] =>
  findInvisible("site/x.md", text).map(({ place, message }) => [
    place.column,
    /U\+[\dA-F]+/.exec(message)![0],
    /after "(.*?)"/.exec(message)?.[1] ?? "",
  ]);

test("characters that a paste brings along are found, with the word before them", () => {
  expect(find("Zero\u200Bwidth, \u202Ereversed\u202C, \uFEFFbom.")).toEqual([
    [5, "U+200B", "Zero"],
    [13, "U+202E", "Zerowidth,"],
    [22, "U+202C", "reversed"],
    [25, "U+FEFF", "reversed,"],
  ]);
  expect(find("\u200E(503) 555-0187\u2060 \u200D \u2800\u2800x\u{E0041}").map(([, number]) => number)).toEqual([
    ...["U+200E", "U+2060", "U+200D", "U+2800", "U+E0041"],
  ]);
});

test("an override of direction is found in Arabic, too", () => {
  expect(find("\u202Eمرحبا")).toEqual([[1, "U+202E", ""]]);
});

test.for([
  ["Arabic with marks of direction", "عيادة \u200F(Dr. A)\u200E \u2067abc\u2069 \u202Babc\u202C \u061C"],
  ["Persian", "می\u200Cخواهم"],
  ["Hebrew", "ד\u05F4ר \u200Fכהן ב\u034Fא"],
  ["Hindi and Malayalam", "क्\u200Dष ന്\u200D "],
  ["Thai and Khmer", "ภาษา\u200Bไทย ភាសា\u200Bខ្មែរ"],
  ["German", "Auf\u200Clage, co\u00ADoperate, 5\u00A0€"],
  ["emoji", "👨\u200D👩\u200D👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️\u200D🔥 👩🏽\u200D⚕️"],
  ["a value that is refused as empty", 'title: "\u200B"\n- \u200B\n\u2800'],
] as const)("%s has no needless invisible character", ([, text]) => {
  expect(find(text)).toEqual([]);
});
