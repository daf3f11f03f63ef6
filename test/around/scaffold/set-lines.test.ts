import { describe, expect, test } from "vitest";
import { setLines } from "../../../src/around/scaffold/set-lines.ts";

const lines = { original: "3f2a9c1d", reviewedBy: "Ana Ruiz, DDS" };

describe("lines are set in", () => {
  test.for([
    [
      "front matter with comments, whose text has a rule and a word like the key",
      "---\n# Nota\ntitle: Coronas # corta\n---\n\noriginal: no\n\n---\n",
      "---\n# Nota\ntitle: Coronas # corta\noriginal: 3f2a9c1d\nreviewedBy: Ana Ruiz, DDS\n---\n\noriginal: no\n\n---\n",
    ],
    [
      "front matter with Windows line ends and a byte order mark",
      "\uFEFF---\r\ntitle: Coronas\r\noriginal:\r\n---\r\nTexto\r\n",
      "\uFEFF---\r\ntitle: Coronas\r\noriginal: 3f2a9c1d\r\nreviewedBy: Ana Ruiz, DDS\r\n---\r\nTexto\r\n",
    ],
    [
      "values in quotes, each before a comment",
      "---\noriginal: \"old # one\"   # state\nreviewedBy: 'Dr. O''Neil'\ntitle: A\n---",
      "---\noriginal: 3f2a9c1d   # state\nreviewedBy: Ana Ruiz, DDS\ntitle: A\n---",
    ],
  ] as const)("%s", ([, text, expected]) => {
    expect(setLines("site/es/services/a.md", text, lines)).toBe(expected);
  });

  test("a YAML file, below its last line, which may have no end", () => {
    expect(setLines("site/es/home.yaml", "original: b7104e52 # state\ntitle: >-\n  A\n\n  B", lines)).toBe(
      "original: 3f2a9c1d # state\ntitle: >-\n  A\n\n  B\nreviewedBy: Ana Ruiz, DDS\n",
    );
  });
});

test.for([
  ["a list", "- A\n- B\n"],
  ["a group in braces", "{ title: A }\n"],
  ["a value on several lines", "original:\n  b7104e52\n"],
  ["an end marker", "title: A\n...\n"],
  ["a quoted text with such a line", 'title: "A\noriginal: B"\n'],
] as const)("a YAML file with %s is left as it is", ([, text]) => {
  expect(setLines("site/es/home.yaml", text, lines)).toBeUndefined();
});
