import { expect, test } from "vitest";
import { checkGrades, gradeLimit, gradeTexts } from "../../src/check/reading-grade.ts";
import { markdownSource, textAt } from "../support/read-source.ts";

const plain = "We look at each tooth. Then we clean it. You can stop us at any time.\n\n";
const hard =
  "Osseointegration, notwithstanding considerable interindividual variability, ordinarily necessitates several months of uninterrupted healing before definitive prosthetic rehabilitation.\n\n";

function grade(body: string) {
  const source = markdownSource("mainTitleText: Polishing", body);
  const content = { files: {}, services: [source], serviceFiles: [], assets: new Map() };
  return { source, grades: gradeTexts(content) };
}

test("plain sentences read at a low grade and are no problem", () => {
  const { grades } = grade(plain.repeat(10));
  expect(grades[0]!.grade).toBeLessThan(3);
  expect(checkGrades(grades)).toEqual([]);
});

test("a hard text is a warning at its longest sentence, with the next longest", () => {
  const { source, grades } = grade(`${plain}${hard.repeat(6)}Thus ${hard}`);
  expect(grades[0]!.grade).toBeGreaterThan(gradeLimit);
  const [found] = checkGrades(grades);
  expect(found).toMatchObject({ severity: "warning", code: "copy/reading-grade" });
  expect(textAt(source.text, found!.place)).toMatch(/^Thus Osseointegration/);
  expect(textAt(source.text, found!.related!.place)).toMatch(/^Osseointegration/);
});

test("a text of less than a hundred words has no grade", () => {
  expect(grade(hard).grades).toEqual([]);
});

test("a full stop after a title or in a number ends no sentence", () => {
  const sentence = "Dr. Lee saw 2.5 mm of gum in a U.S. study of many calm people who came here twice. ";
  const [found] = grade(sentence.repeat(8)).grades;
  expect(found!.longest[0]!.words).toBe(18);
});

test("headings and titles are not sentences", () => {
  const { grades } = grade(`## Osseointegration notwithstanding variability\n\n${plain.repeat(10)}`);
  expect(grades[0]!.grade).toBeLessThan(3);
});
