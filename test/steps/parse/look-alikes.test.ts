import { describe, expect, test } from "vitest";
import type { Problem } from "../../../src/problems/problem.ts";
import { readMarkdown } from "../../../src/steps/parse/front-matter.ts";
import { readYaml } from "../../../src/steps/parse/yaml.ts";
import { position } from "../../support/read-source.ts";

/** A file of keys and a list. Each position is its text with a mark that stands for the look-alike. */
const sound = "title: If\nitems:\n  - title: Closed\n    description: Go\n";

/** Characters that look like a space, and those that are not shown. */
const wide = "\u00a0\u2007\u202f\u3000\u2003\u2009\u1680\u2028\u2029";
const withoutWidth = "\u200b\u200c\u200e\u061c\u202e\u2060\u3164\u00ad";

/** Places of a character within the structure, in place of a space or beside what is there. */
const inStructure: Record<string, [text: string, at: string]> = {
  "in front of the first key of a later line": [sound.replace("items", "¤items"), "2:1"],
  "in place of the first space of an item": [sound.replace("  - ", "¤ - "), "3:1"],
  "in place of all spaces of an indent": [sound.replace("    d", "¤¤¤¤d"), "4:1"],
  "in place of the last space of an indent": [sound.replace("    d", "   ¤d"), "4:4"],
  "after an indent": [sound.replace("    d", "    ¤d"), "4:5"],
  "in front of a hyphen": [sound.replace("  - ", "  ¤- "), "3:3"],
  "in place of the space after a hyphen": [sound.replace("- t", "-¤t"), "3:4"],
  "after a hyphen and a space": [sound.replace("- t", "- ¤t"), "3:5"],
  "in place of the space after a colon": [sound.replace(": If", ":¤If"), "1:7"],
  "after the colon of a group": [sound.replace("items:", "items:¤"), "2:7"],
  "in front of a colon": [sound.replace("title:", "title¤:"), "1:6"],
  "within a key": [sound.replace("title:", "ti¤tle:"), "1:3"],
};

const others: [text: string, at: string, character: string][] = [
  [sound.replace(": If", "：If"), "1:6", "："],
  [sound.replace(": If", "： If"), "1:6", "："],
  [sound.replace(": Go", "：Go"), "4:16", "："],
  [sound.replace(": Closed", "：Closed"), "3:10", "："],
  [sound.replace("items:", "items："), "2:6", "："],
  [sound.replace("title: If", "title∶ If"), "1:6", "∶"],
  [sound.replace("- ", "– "), "3:3", "–"],
  [sound.replace("- ", "—"), "3:3", "—"],
  [sound.replace("- ", "• "), "3:3", "•"],
  [sound.replace("- ", "－ "), "3:3", "－"],
  [sound.replace("- ", "− "), "3:3", "−"],
  [sound.replace("- ", "‑ "), "3:3", "‑"],
  [sound.replace("- ", "* "), "3:3", "*"],
  [sound.replace("If\n", "If\u2028"), "1:10", "\u2028"],
  [sound.replace("Closed\n", "Closed\u2029"), "3:18", "\u2029"],
  [sound.replace("items", "“items”"), "2:1", "“"],
  [sound.replace("description", "‘description’"), "4:5", "‘"],
  [sound.replace("- title", "- “title”"), "3:5", "“"],
];

/** Types the line of a problem again, as its remedy says. */
function follow(text: string, { place, lines }: Problem): string {
  return text
    .split("\n")
    .with(place.line - 1, lines!.join("\n"))
    .join("\n");
}

const messageOf = (character: string): string => {
  const number = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  return `YAML does not know the character ${number} in this place. It often comes with text copied from Word or a web page.`;
};

function expectOne(text: string, at: string, character: string): void {
  const message = messageOf(character);
  const { problems } = readYaml("site/x.yaml", text);
  expect(problems.map((each) => `${each.code} ${position(each.place)} ${each.message}`)).toEqual([
    `yaml/syntax ${at} ${message}`,
  ]);
  const followed = readYaml("site/x.yaml", follow(text, problems[0]!));
  expect([followed.problems, followed.data], text).toEqual([[], soundData]);

  const inFrontMatter = readMarkdown("site/x.md", `---\n${text}---\n`).problems;
  const [line, column] = at.split(":");
  expect(inFrontMatter.map((each) => `${position(each.place)} ${each.message}`)).toEqual([
    `${Number(line) + 1}:${column} ${message}`,
  ]);
}

const soundData = readYaml("site/x.yaml", sound).data;

describe("one problem names a character that looks like a space or like nothing, and its remedy removes it,", () => {
  test.for(Object.entries(inStructure))("%s", ([name, [marked, at]]) => {
    // Nobody types characters without width in place of a space.
    for (const character of name.startsWith("in place") ? wide : wide + withoutWidth) {
      expectOne(marked.replaceAll("¤", character), at, character);
    }
  });
});

test.for(others)("one problem names the look-alike in %j, and its remedy removes it", ([text, at, character]) => {
  expectOne(text, at, character);
});

test.for([
  "a: \u00a0b\nc: d\u00a0e\u200bf\n",
  "a: b\n  \u00a0– c：d\n",
  "a: >-\n  \u3000b\n  • c\n  “d”: e\n\n  f：g\n",
  "a: |\n  \u00a0- b\nc: d\n",
  'a: "b\n  \u00a0c: d\n  – e"\n',
  "- \u200fb\n- c\u2028d\n",
])("a text with such characters, %j, is read", (text) => {
  expect(readYaml("site/x.yaml", text).problems).toEqual([]);
});

test.for([
  ["a: >-\n  \u00a0b\n  • c\nd: e: f\n", "4:4"],
  ['a: "b\n  \u00a0c: d\n  – e"\nd: e: f\n', "4:4"],
  ["a: b\n  • c\nd: e: f\n", "3:4"],
  ["- “b\n- c: d: e”\n", "2:6"],
  ["d: e: f\n\u00a0g: h\n", "1:4"],
])("a text with such characters is not taken for the cause of another mistake: %j", ([text, at]) => {
  const { problems } = readYaml("site/x.yaml", text!);
  expect(problems.map(({ place, message }) => `${position(place)} ${message}`)).toEqual([
    `${at} There is a second colon in this line, so YAML takes it for another key.`,
  ]);
});

test.for(["a: b\n\tc: d\n", "a:\n  - b: c\n  \td: e\n", "a: >-\n\t\tb\n"])(
  "a tab is named where it is in %j",
  (text) => {
    const [found, ...more] = readYaml("site/x.yaml", text).problems;
    expect(more).toEqual([]);
    expect(found?.message).toBe("The line is indented with a tab.");
    expect(text.split("\n")[found!.place.line - 1]![found!.place.column - 1]).toBe("\t");
  },
);

test.for(["\u00a0", "\u2028", "– ", "“", "a\u00a0"])(
  "thousands of %j in a line are read in linear time",
  (character) => {
    const many = character.repeat(40_000);
    expect(readYaml("site/x.yaml", `a: b\nc${many}: d: e: f\n${many}\n`).problems).not.toEqual([]);
  },
);
