import { expect, test } from "vitest";
import { describeScheme, problem, type Problem } from "../../src/problems/problem.ts";
import { countProblems, formatProblems, formatSetRules, formatWeights } from "../../src/report/report.ts";
import { countOf } from "../../src/report/report-places.ts";

const text = "hint: Not here\nlinks: []\n";
const texts = new Map([["site/error.yaml", text]]);
const unknown = problem(
  "key/unknown",
  { file: "site/error.yaml", line: 2, column: 1, length: 5 },
  { fix: "misspelled", key: "links", meant: "link", instead: "link" },
);
const empty = problem("file/empty", { file: "site/home.yaml", line: 1, column: 1, length: 0 }, { way: "page" });

test("a problem shows place, code, sentence, lines and remedy", () => {
  expect(formatProblems([unknown], { texts, hasColor: false })).toBe(`error site/error.yaml:2:1 key/unknown
  "links" is not a key that belongs here. Did you mean "link"?
    1 | hint: Not here
  > 2 | links: []
      | ^^^^^
    3 |
  → Write "link:" in place of "links:".

1 problem in 1 file.`);
});

test("a problem of a whole file, or of a file without text, shows no lines", () => {
  expect(formatProblems([empty], { texts: new Map([["site/home.yaml", " "]]), hasColor: false })).not.toContain("|");
  expect(formatProblems([unknown], { texts: new Map(), hasColor: false })).not.toContain("|");
});

test("a second place is named after the lines", () => {
  const related = { place: { ...unknown.place, line: 1 }, label: "It is written here first" };
  const shown = formatProblems([{ ...unknown, related }], { texts, hasColor: false });
  expect(shown).toContain("\n  It is written here first: site/error.yaml:1:1\n  → ");
});

test("the other places of a mistake are named after the lines, and counted when there are many", () => {
  const others = Array.from({ length: 7 }, (_, index) => ({ ...unknown.place, line: index + 3 }));
  const shown = (number: number): string =>
    formatProblems([{ ...unknown, others: others.slice(0, number) }], { texts, hasColor: false });
  expect(shown(2)).toContain("\n  Also at site/error.yaml:3:1, site/error.yaml:4:1\n  → ");
  expect(shown(5)).toContain(", site/error.yaml:7:1\n  → ");
  expect(shown(6)).toContain(", site/error.yaml:7:1 and 1 more place\n  → ");
  expect(shown(7)).toContain(", site/error.yaml:7:1 and 2 more places\n  → ");
});

test("color is used only if it is wanted", () => {
  const escape = "\u001B[";
  expect(formatProblems([unknown], { texts, hasColor: true })).toContain(escape);
  expect(formatProblems([unknown], { texts, hasColor: false })).not.toContain(escape);
});

test("an author's text cannot color or clear the terminal", () => {
  const written = problem(
    "link/scheme",
    { file: "site/error.yaml", line: 1, column: 1, length: 0 },
    describeScheme("\u001B[2Jgone"),
  );
  expect(formatProblems([written], { texts, hasColor: false })).not.toContain("\u001B");
});

test("neither can the name of a file, or a character that ends a line in some programs only", () => {
  const stray = problem(
    "file/unexpected",
    { file: "site/\u001B[2Jx", line: 1, column: 1, length: 0 },
    { way: "misspelled", name: "x", meant: "link" },
  );
  const shown = formatProblems([stray, { ...unknown, place: { ...unknown.place, line: 3 } }], {
    texts: new Map([["site/error.yaml", "a\u2028b\nc\nlinks"]]),
    hasColor: false,
  });
  expect(shown).not.toMatch(/[\u001B\u2028]/);
  expect(shown).toContain("  > 3 | links\n");
});

test("a line break in an author's text does not begin a new line of output", () => {
  const place = { file: "site/a\n::error::b", line: 1, column: 1, length: 0 };
  const written = problem("link/scheme", place, describeScheme("x:\r\n::stop-commands::y"));
  const reason = { code: "copy/painless", reason: "So\n::error::c", level: "off" as const };
  const shown = formatProblems([written], { texts, hasColor: false }) + formatSetRules([reason]);
  expect(shown).not.toMatch(/^::/m);
  expect(shown).toContain("x:␍␊::stop-commands::y");
  expect(shown).toContain("site/a␊::error::b:1:1");
  expect(shown).toContain("So␊::error::c");
});

test("the first of tens of thousands of problems are shown, and all are counted", () => {
  const all = Array.from({ length: 30_000 }, (_, index) => ({
    ...unknown,
    place: { ...unknown.place, line: index + 1 },
  }));
  const long = new Map([["site/error.yaml", "links: x\n".repeat(30_000)]]);
  const shown = formatProblems(all, { texts: long, hasColor: false });
  expect(shown.match(/^error /gm)).toHaveLength(200);
  expect(shown).toMatch(/\n\n29800 more problems, not shown here\.\n\n30000 problems in 1 file\.$/);
});

test.for([
  [0, "0 problems"],
  [1, "1 problem"],
  [2, "2 problems"],
] as const)("%i is counted as %j", ([number, words]) => {
  expect(countOf(number, "problem")).toBe(words);
});

test("problems are counted, and the files they are in", () => {
  expect(countProblems([unknown, unknown, empty])).toBe("3 problems in 2 files.");
});

const advise = (code: Problem["code"], line: number): Problem => ({
  ...unknown,
  severity: "advice",
  code,
  place: { ...unknown.place, line },
});

test("advice follows the errors by rule, that which names a law first, with three places of each", () => {
  const heavy = [1, 2, 3, 4, 5].map((line) => advise("page/too-heavy", line));
  const shown = (showsAll: boolean): string =>
    formatProblems([...heavy, unknown, { ...advise("copy/painless", 9), law: "Code 1680" }], {
      texts: new Map(),
      hasColor: false,
      showsAll,
    });
  const lines = shown(false).split("\n");
  expect(lines.findIndex((line) => line === "1 problem in 1 file.")).toBeGreaterThan(0);
  expect(lines.filter((line) => line.startsWith("advice "))).toEqual([
    expect.stringMatching(/^advice copy\/painless, 1 place\. .* \(Code 1680\)$/),
    expect.stringMatching(/^advice page\/too-heavy, 5 places\. /),
  ]);
  expect(lines.filter((line) => line.startsWith("  site/error.yaml:"))).toHaveLength(1 + 3);
  expect(lines.at(-1)).toBe("  2 more places; --all shows every one.");
  expect(shown(true).match(/^ {2}site\/error\.yaml:/gm)).toHaveLength(1 + 5);
});

test("rules that are off are listed with place and reason, which are printed harmlessly", () => {
  const rule = { code: "copy/painless", reason: "A quotation\u001B[2J", level: "off" as const };
  expect(formatSetRules([])).toBe("");
  expect(formatSetRules([rule, { ...rule, file: "site/home.yaml" }])).toBe(
    "site/rules.yaml:\n  copy/painless is off: A quotation␛[2J\n  copy/painless in site/home.yaml is off: A quotation␛[2J",
  );
});

test("a page in a language without a grade has the word none", () => {
  const page = { address: "/", source: "site/home.yaml", isMostlyWords: true };
  const weight = {
    page,
    html: 0,
    stylesheet: 0,
    script: 0,
    pictures: 0,
    videos: 0,
    films: [],
    heaviestPicture: undefined,
  };
  const grades = [{ file: page.source, grade: "none" as const, words: 200, longest: [] }];
  expect(formatWeights([weight], grades).split("\n")[1]).toMatch(/ none$/);
});

test("the weights of pages with short addresses are in columns, and explained below", () => {
  const zero = { html: 0, stylesheet: 0, script: 0, pictures: 0, videos: 0, films: [] };
  const page = { address: "/", source: "site/home.yaml", isMostlyWords: true };
  const [head, row, ...note] = formatWeights([{ page, ...zero, heaviestPicture: undefined }]).split("\n");
  expect(row).toHaveLength(head!.length);
  for (const column of ["together", "page", "grade"]) expect(note.join("\n")).toContain(`"${column}"`);
});
