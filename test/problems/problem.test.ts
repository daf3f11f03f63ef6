import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { closest, distance } from "fastest-levenshtein";
import { describe, expect, test } from "vitest";
import {
  asArgument,
  describeScheme,
  problem,
  sortProblems,
  suggest,
  type Problem,
} from "../../src/problems/problem.ts";
import { listRows } from "../support/problem-tables.ts";

test.for([
  ["titel", ["title", "description"], "title"],
  ["Title", ["title"], "title"],
  ["imgsrc", ["imgSrc", "imgAlt"], "imgSrc"],
  ["/services/crown", ["/services/crowns", "/services/veneers"], "/services/crowns"],
  ["/services/WHITENING", ["/services/Whitening"], "/services/Whitening"],
  ["/crowns", ["/about", "/services/crowns", "/services/veneers"], "/services/crowns"],
  ["Crowns.svg", ["pictures/crowns.svg", "crown.svg"], "pictures/crowns.svg"],
  ["crowns.svg", ["pictures/crowns.svg", "drawings/crowns.svg"], undefined],
  ["/about/", ["/", "/services/"], undefined],
  ["price", ["title", "poster"], undefined],
  ["fax", ["map", "name"], undefined],
  ["phon", ["phone", "photo"], "phone"],
  ["/services/ax", ["/services/veneers"], undefined],
  ["", ["title"], undefined],
  ["title", [], undefined],
] as const)("for %j among %j the suggestion is %j", ([word, known, wanted]) => {
  expect(suggest(word, known)).toBe(wanted);
});

test("the suggestion is the word with the fewest typos", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "A", "b", "q", "1", "-", "é"), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(letters, fc.array(letters, { minLength: 1, maxLength: 6 }), (word, known) => {
      const written = word.toLowerCase();
      const sameWords = known.filter((each) => each.toLowerCase() === written);
      const nearest = closest(
        written,
        known.map((each) => each.toLowerCase()),
      );
      const typos = word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3));
      const isNear = distance(written, nearest) <= typos;
      // A single known word equal to the written one is suggested as it is; of several, the last.
      const wanted = sameWords.length === 1 ? sameWords[0] : known.findLast((each) => each.toLowerCase() === nearest);
      expect(suggest(word, known)).toBe(isNear ? wanted : undefined);
    }),
    { numRuns: 2000 },
  );
});

test("problems are sorted by file, line, column and code", () => {
  const at = (file: string, line: number, column: number): ReturnType<typeof problem> =>
    problem("file/empty", { file, line, column, length: 0 }, { way: "page" });
  const wanted = [at("site/a.yaml", 2, 9), at("site/a.yaml", 10, 1), at("site/a.yaml", 10, 2), at("site/b.yaml", 1, 1)];
  const other = problem("file/not-utf8", { file: "site/b.yaml", line: 1, column: 1, length: 0 }, { way: "UTF-16" });
  expect(sortProblems([other, ...[...wanted].reverse()])).toEqual([...wanted, other]);
});

describe("a picture that is missing in many places", () => {
  const missing = (written: string, file: string, line: number): Problem =>
    problem(
      "media/missing-file",
      { file, line, column: 9, length: 5 },
      { way: "key", fix: "copy", key: "imgSrc", written, about: written },
    );

  test("is one problem at the first place, with the others in order", () => {
    const found = [missing("a.svg", "c.md", 5), missing("a.svg", "a.md", 9), missing("a.svg", "a.md", 4)];
    const [only, ...more] = sortProblems(found);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ place: { file: "a.md", line: 4 }, message: missing("a.svg", "", 1).message });
    expect(only!.others!.map(({ file, line }) => `${file}:${line}`)).toEqual(["a.md:9", "c.md:5"]);
    expect(found[2]).not.toHaveProperty("others");
  });

  test("is not joined with another picture, or another mistake with the same picture", () => {
    const place = { file: "a.md", line: 1, column: 1, length: 1 };
    const other = problem("media/no-extension", place, { way: "key", key: "imgSrc", written: "a.svg" });
    const found = [other, missing("a.svg", "a.md", 2), missing("b.svg", "a.md", 3)];
    expect(sortProblems([...found, other])).toEqual([other, ...found]);
  });
});

test("sorting does not change the given list", () => {
  const problems = [problem("file/empty", { file: "b", line: 1, column: 1, length: 0 }, { way: "page" })];
  expect(sortProblems(problems)).not.toBe(problems);
});

test("a command in a remedy works as it is from the practice's folder", () => {
  const fixtures = path.join(import.meta.dirname, "../fixtures/problems");
  const texts = readdirSync(fixtures).map((name) => readFileSync(path.join(fixtures, name, "expected.txt"), "utf8"));
  const commands = [...texts, ...listRows().map(({ said }) => said)].flatMap(
    (text) => text.match(/(?:npx )?dentalsite (?:build|check|explain|init|new|translated) /g) ?? [],
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((each) => !each.startsWith("npx "))).toEqual([]);
});

test.for([
  ["es/services/crowns", "es/services/crowns"],
  ["es/team/niño", "es/team/niño"],
  ["es/team/ana ruiz", '"es/team/ana ruiz"'],
])("a name in a command is in quotes if a shell would split it: %s", ([name, written]) => {
  expect(asArgument(name!)).toBe(written);
});

test.for([
  [
    "mailto:hello@harbor.example?subject=Größe & mehr 50%",
    "mailto:hello@harbor.example?subject=Gr%C3%B6%C3%9Fe%20%26%20mehr%2050%25",
  ],
  [
    "mailto:hello@harbor.example?subject=New patient&body=Hello, I (Ana) write",
    "mailto:hello@harbor.example?subject=New%20patient&body=Hello%2C%20I%20%28Ana%29%20write",
  ],
  ["mailto: hello@harbor.example?subject=50%25 off", "mailto:hello@harbor.example?subject=50%25%20off"],
  ["tel:(503) 234-0143, ext. 12", "tel:5032340143;ext=12"],
  ["tel: 503 234 0143", "tel:5032340143"],
] as const)("the remedy for %s keeps all of it", ([href, fixed]) => {
  expect(describeScheme(href)).toMatchObject({ way: "space", fix: "write", fixed });
});
