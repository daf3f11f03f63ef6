import { expect, test } from "vitest";
import { isExtraSectionKey, sectionKeys, serviceSchema } from "../../../src/model/content/service.ts";

const card = { title: "Rinse", description: "Water is enough." };

test("there are four card sections, with the specification's names", () => {
  expect(sectionKeys).toEqual([
    { title: "sectionOneTitle", data: "sectionOneData" },
    { title: "sectionTwoTitle", data: "sectionTwoData" },
    { title: "sectionThreeTitle", data: "sectionThreeData" },
    { title: "sectionFourTitle", data: "sectionFourData" },
  ]);
});

test.for([
  ["sectionFiveTitle", true],
  ["sectionFiveData", true],
  ["sectionTenData", true],
  ["section5Title", true],
  ["sectionFourTitle", false],
  ["sectionOneData", false],
  ["sectionFiveTexts", false],
  ["title", false],
] as const)("that %s is a section too many: %s", ([key, isExtra]) => {
  expect(isExtraSectionKey(key)).toBe(isExtra);
});

test.for([
  ["an unknown key", { price: "40 dollars" }],
  ["a fifth section", { sectionFiveTitle: "Then" }],
  ["a section without items", { sectionOneTitle: "Before", sectionOneData: [] }],
  ["a card without a description", { sectionOneTitle: "Before", sectionOneData: [{ title: "Rinse" }] }],
  ["a card with a third key", { sectionOneTitle: "Before", sectionOneData: [{ ...card, picture: "x.svg" }] }],
  ["a title of spaces", { title: "  " }],
  ["a month that is none", { reviewed: "2026-13" }],
] as const)("front matter with %s does not fit", ([, keys]) => {
  expect(serviceSchema.safeParse({ mainTitleText: "Polishing" }).success).toBe(true);
  expect(serviceSchema.safeParse({ mainTitleText: "Polishing", ...keys }).success).toBe(false);
});
