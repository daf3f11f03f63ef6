import { describe, expect, test } from "vitest";
import type { Problem } from "../../../src/problems/problem.ts";
import { readMarkdown } from "../../../src/steps/parse/front-matter.ts";
import { readYaml } from "../../../src/steps/parse/yaml.ts";
import { position } from "../../support/read-source.ts";

/** A file of keys and a list. Each position is its text with a mark that stands for the look-alike. */
const sound = "title: If\nitems:\n  - title: Closed\n    description: Go\n";

const spaces: Record<string, string> = {
  "\u00a0": "a no-break space",
  "\u2007": "a no-break space",
  "\u202f": "a narrow no-break space",
  "\u3000": "an ideographic space",
  "\u2003": "a space of another width (U+2003)",
  "\u2009": "a space of another width (U+2009)",
  "\u1680": "a space of another width (U+1680)",
  "\u2028": "a line separator (U+2028)",
  "\u2029": "a line separator (U+2029)",
  "\u200b": "a zero-width space",
  "\u200c": "an invisible character (U+200C)",
  "\u200e": "an invisible character (U+200E)",
  "\u061c": "an invisible character (U+061C)",
  "\u202e": "an invisible character (U+202E)",
  "\u2060": "an invisible character (U+2060)",
  "\u3164": "an invisible character (U+3164)",
  "\u00ad": "a soft hyphen",
};

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

const other = (name: string, real: string): string => `There is ${name} here, which YAML does not take for a ${real}.`;
const curly = "The quotes around this key are curly, as Word makes them, so YAML takes them for a part of it.";

const others: [text: string, at: string, message: string][] = [
  [sound.replace(": If", "：If"), "1:6", other("a full-width colon (：)", "colon")],
  [sound.replace(": If", "： If"), "1:6", other("a full-width colon (：)", "colon")],
  [sound.replace(": Go", "：Go"), "4:16", other("a full-width colon (：)", "colon")],
  [sound.replace(": Closed", "：Closed"), "3:10", other("a full-width colon (：)", "colon")],
  [sound.replace("items:", "items："), "2:6", other("a full-width colon (：)", "colon")],
  [sound.replace("title: If", "title∶ If"), "1:6", other("another colon (U+2236)", "colon")],
  [sound.replace("- ", "– "), "3:3", other("an en dash (–)", "hyphen")],
  [sound.replace("- ", "—"), "3:3", other("an em dash (—)", "hyphen")],
  [sound.replace("- ", "• "), "3:3", other("a bullet (•)", "hyphen")],
  [sound.replace("- ", "－ "), "3:3", other("a full-width hyphen (－)", "hyphen")],
  [sound.replace("- ", "− "), "3:3", other("a minus sign (−)", "hyphen")],
  [sound.replace("- ", "‑ "), "3:3", other("another hyphen (U+2011)", "hyphen")],
  [sound.replace("- ", "* "), "3:3", other("a star (*)", "hyphen")],
  [sound.replace("If\n", "If\u2028"), "1:10", other("a line separator (U+2028)", "line break")],
  [sound.replace("Closed\n", "Closed\u2029"), "3:18", other("a line separator (U+2029)", "line break")],
  [sound.replace("items", "“items”"), "2:1", curly],
  [sound.replace("description", "‘description’"), "4:5", curly],
  [sound.replace("- title", "- “title”"), "3:5", curly],
];

/** Does what a remedy says, to the letter. */
function follow(text: string, { place, remedy, lines }: Problem): string {
  const all = text.split("\n");
  const line = all[place.line - 1]!;
  const end = place.column - 1 + place.length;
  const replacement = remedies[/^[^.,]*/.exec(remedy)![0]];
  const typed = replacement?.trim() === "" ? replacement.repeat(place.length) : replacement;
  all[place.line - 1] = lines?.[0] ?? `${line.slice(0, place.column - 1)}${typed}${line.slice(end)}`;
  return all.join("\n");
}

const remedies: Record<string, string> = {
  "Replace it with a space": " ",
  "Replace each of the marked characters with a space": " ",
  "Replace it with a colon": ":",
  "Replace it with a hyphen": "-",
  "Replace it with a colon and a space": ": ",
  "Replace it with a hyphen and a space": "- ",
  "Delete it and press Enter": "\n",
};

function expectOne(text: string, at: string, message: string): void {
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
  test.for(Object.entries(inStructure))("%s", ([, [marked, at]]) => {
    for (const [character, name] of Object.entries(spaces)) {
      // Nobody indents with characters that have no width.
      if (marked.includes("¤¤") && !/\p{Z}/u.test(character)) continue;
      const message = `There is ${name} here, which YAML does not take for a space; it comes with text copied from Word or a web page.`;
      expectOne(marked.replaceAll("¤", character), at, message);
    }
  });
});

test.for(others)("one problem names the look-alike in %j, and its remedy removes it", ([text, at, message]) => {
  expectOne(text, at, message);
});

test("the lines below with such a character are listed", () => {
  const { problems } = readYaml(
    "site/x.yaml",
    sound.replaceAll(/^ +/gm, (each) => "\u00a0".repeat(each.length)),
  );
  expect(problems.map(({ place, remedy }) => `${position(place)} ${remedy}`)).toEqual([
    "3:1 Replace each of the marked characters with a space. Do so in line 4, too.",
  ]);
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
