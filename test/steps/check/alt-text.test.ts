import { expect, test } from "vitest";
import { checkAlternatives } from "../../../src/steps/check/alt-text.ts";
import type { Source } from "../../../src/model/build/source.ts";
import { partialSiteOf } from "../../support/partial-site.ts";
import { markdownSource, textAt } from "../../support/read-source.ts";

function findIn(frontMatter: string, body = ""): string[] {
  return findInSource(markdownSource(frontMatter, body));
}

function findInSource(source: Source): string[] {
  return checkAlternatives({ files: {}, entries: [source] }, partialSiteOf({ entries: [source] })).map(
    ({ code, severity, place }) => `${severity} ${code} ${textAt(source.text, place).slice(0, 20)}`,
  );
}

const doctorFile = "site/doctors/reyes.md";

const service = (alt: string): string => `title: A Crown\nimgSrc: pictures/crown-2.svg\nimgAlt: ${alt}`;

test.for([
  ["crown-2.svg", "advice media/unfit-alt crown-2.svg"],
  ["IMG_0042.jpg", "advice media/unfit-alt IMG_0042.jpg"],
  ["crown-2", "advice media/unfit-alt crown-2"],
  ["Image of a crown", "advice media/alt-opening Image of a crown"],
  ["a picture showing a crown", "advice media/alt-opening a picture showing a "],
  ["a crown.", "advice media/unfit-alt a crown."],
] as const)("%s does not stand for a picture", ([alt, found]) => {
  expect(findIn(service(alt))).toEqual([found]);
});

test("the name of a file without a hyphen is recognized", () => {
  expect(findIn("imgSrc: pictures/crown2.svg\nimgAlt: crown2")).toEqual(["advice media/unfit-alt crown2"]);
});

test("words that differ in a number are not repeated words", () => {
  expect(findIn("title: Step 1\nimgSrc: a.svg\nimgAlt: Step 2")).toEqual([]);
});

test.for(["A white crown over a tooth.", "Drawing of a crown", "Crown", "An image-guided drill"])("%s may", (alt) => {
  expect(findIn(service(alt))).toEqual([]);
});

test("alternative text may have 250 characters, but not 251", () => {
  expect(findIn(service("x".repeat(250)))).toEqual([]);
  expect(findIn(service("x".repeat(251)))).toHaveLength(1);
});

test("the caption of a photo repeats its words", () => {
  const photo = "photos:\n  - src: a.svg\n    alt: The door\n    caption: The door.";
  expect(findInSource(markdownSource(photo, "", doctorFile))).toEqual(["advice media/unfit-alt The door"]);
});

test("the name below a portrait repeats its words", () => {
  const portrait = "name: Ana Reyes\nphoto: a.svg\nphotoAlt: Ana Reyes";
  expect(findInSource(markdownSource(portrait, "", doctorFile))).toEqual(["advice media/unfit-alt Ana Reyes"]);
});

test("a picture without words, which fails the build, has no further problem", () => {
  expect(findIn("title: x", "![](a.svg)\n")).toEqual([]);
});

test("pictures in Markdown are checked with the heading above them", () => {
  const found = findIn("title: x", "## The door\n\n![The door](a.svg) ![a.svg](a.svg) ![A step](a.svg)\n");
  expect(found).toEqual(["advice media/unfit-alt The door", "advice media/unfit-alt a.svg"]);
});

test("Markdown pictures inside code are not checked", () => {
  expect(findIn("title: x", "Write `![a.svg](a.svg)` for a picture.\n\n```\n![a.svg](a.svg)\n```\n")).toEqual([]);
  expect(findIn("title: x", "> - ![b.svg][drawing]\n\n[drawing]: b.svg\n")).toEqual(["advice media/unfit-alt b.svg"]);
  expect(findIn("title: x", "## [A] step\n\n![[A] step](<a b.svg>)\n")).toEqual(["advice media/unfit-alt [A] step"]);
});
