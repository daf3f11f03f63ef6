import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { codeTable } from "../../src/schema/docs/code-table.ts";
import { codesByFamily, formatCodes, formatStory } from "../../src/problems/explain.ts";
import { problemCodes } from "../../src/problems/catalogue.ts";
import { adviceOf, severityOf } from "../../src/problems/levels.ts";
import { readStories } from "../../src/problems/stories.ts";
import { packageFolder } from "../support/package-folder.ts";

const files = readdirSync(path.join(packageFolder, "docs/problems")).filter((file) => file !== "README.md");
const entries = files.flatMap((file) => [...readStories(path.basename(file, ".md"))]);

test("each problem code has one story, in the file of its family, in the order of the catalogue", () => {
  expect(entries.map(([code]) => code).sort()).toEqual([...problemCodes].sort());
  for (const codes of codesByFamily()) {
    const [family = ""] = codes[0]!.split("/");
    expect([...readStories(family).keys()]).toEqual(codes);
  }
});

test("no two problems have the same title, story or example", () => {
  for (const key of ["title", "story", "before"] as const) {
    const texts = entries.map(([, entry]) => entry[key]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test.for(entries)(
  "%s has a title of one line, a story of two to four sentences, and an example that changes",
  ([, entry]) => {
    const { title, story, before, after } = entry;
    expect(title).toMatch(/^[A-Z].{4,59}$/);
    expect(title).not.toMatch(/[.!?*`|<>]$/);

    expect(story).not.toMatch(/\n| {2}/);
    expect(story).toMatch(/^[A-Z"].*[^.]\.$/);
    const sentences = story.split(/(?<=[.?!]"?) (?=[A-Z"])/);
    expect(sentences.length, story).toBeGreaterThanOrEqual(2);
    expect(sentences.length, story).toBeLessThanOrEqual(4);

    expect(before).not.toBe(after);
    for (const example of [before, after]) {
      expect(example.trim()).not.toBe("");
      expect(example).not.toMatch(/\t| \n|^\n|\s$/);
      expect(Math.max(...example.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    }
  },
);

test("stories use only words that a practice may use, except in examples of forbidden words", () => {
  const texts = entries.map(([code, entry]) => [
    entry.after,
    ...(code.startsWith("copy/") ? [] : [entry.title, entry.story]),
    ...(/^(copy|rules)\//.test(code) ? [] : [entry.before]),
  ]);
  const allowed = /copy\/(painless|guarantee|fda-approved)/g;
  const forbidden = /painless|pain-free|guarantee|FDA[- ]approved|\bbest dent|state-of-the-art|world-class/i;
  expect(texts.flat().filter((text) => forbidden.test(text.replaceAll(allowed, "")))).toEqual([]);
});

test("every code is listed once, with its family", () => {
  expect(codesByFamily().flat().sort()).toEqual([...problemCodes].sort());
  const families = codesByFamily().map((codes) => new Set(codes.map((code) => code.split("/")[0])));
  expect(families.every((family) => family.size === 1)).toBe(true);
  expect(new Set(families.map((family) => [...family][0])).size).toBe(families.length);
  expect(formatCodes(false)).toMatch(/^html\/invalid +A finished page that breaks the rules of HTML$/m);
});

test("advice that names a host says that it is an error of a build for that host", () => {
  const rowOf = (code: string) =>
    codeTable()
      .split("\n")
      .find((row) => row.includes(`[\`${code}\`]`));
  for (const code of ["host/limit", "redirect/too-many", "redirect/too-long"] as const) {
    expect(rowOf(code)).toContain("| advice; an error of `build` if `host:` names that host |");
    expect(formatStory(code, false)).toContain(`\nadvice ${code}; an error of build if host: names that host\n`);
  }
  expect(rowOf("file/copy")).toContain("| advice |");
});

test("docs/checks.md explains every level of the table of codes", () => {
  const levels = codeTable().matchAll(/\| (error of [^|]+|advice)(?= \|)/g);
  const explained = readFileSync(path.join(packageFolder, "docs/checks.md"), "utf8").matchAll(/^\| (\S[^|]*?) +\|/gm);
  const known = [...explained].map(([, level]) => level);
  expect([...new Set([...levels].map(([, level]) => level!))].filter((level) => !known.includes(level))).toEqual([]);
});

test("no line of a story is too long for a terminal, and no word is lost", () => {
  for (const code of problemCodes) {
    const [head = "", story = ""] = formatStory(code, false).split("\n\n");
    const written = new Map(entries).get(code)!;
    const ofHost = adviceOf(code)?.command === "build" ? "; an error of build if host: names that host" : "";
    expect(head).toBe(`${written.title}\n${severityOf(code)} ${code}${ofHost}`);
    expect(story.replaceAll("\n", " ")).toBe(written.story);
    expect(Math.max(...story.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  }
});
