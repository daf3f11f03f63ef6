import { expect, test } from "vitest";
import { checkGrades, gradeLimit, gradeTexts } from "../../../src/steps/check/reading-grade.ts";
import { markdownSource, noContent, textAt } from "../../support/read-source.ts";

const plain = "We look at each tooth. Then we clean it. You can stop us at any time.\n\n";
const hard =
  "Osseointegration, notwithstanding considerable interindividual variability, ordinarily necessitates several months of uninterrupted healing before definitive prosthetic rehabilitation.\n\n";

function grade(body: string) {
  const source = markdownSource("mainTitleText: Polishing", body);
  const content = { ...noContent, entries: [source] };
  return { source, grades: gradeTexts(content) };
}

test("plain sentences have a low grade and no problem", () => {
  const { grades } = grade(plain.repeat(10));
  expect(grades[0]!.grade).toBeLessThan(3);
  expect(checkGrades(grades)).toEqual([]);
});

test("a hard text is advice at its longest sentence, with the next longest", () => {
  const { source, grades } = grade(`${plain}${hard.repeat(6)}Thus ${hard}`);
  expect(grades[0]!.grade).toBeGreaterThan(gradeLimit);
  const [found] = checkGrades(grades);
  expect(found).toMatchObject({ severity: "advice", code: "copy/reading-grade" });
  expect(textAt(source.text, found!.place)).toMatch(/^Thus Osseointegration/);
  expect(textAt(source.text, found!.related!.place)).toMatch(/^Osseointegration/);
});

test.each([
  ["grade 9", 9, 40, 0],
  ["a higher grade and a long sentence", 9.1, 26, 1],
  ["a higher grade and short sentences, as names and lists of materials make it", 15, 25, 0],
  ["such a grade that not even these explain it", 15.1, 12, 1],
])("a text of %s has this much advice: grade %d, %d words, %d", (_, height, words, count) => {
  const [found] = grade(hard.repeat(8)).grades;
  const longest = [{ ...found!.longest[0]!, words }];
  expect(checkGrades([{ ...found!, grade: height, longest }])).toHaveLength(count);
});

test("a grade is what the advice prints, so that grade 9.0 is no advice against grade 9", () => {
  for (const { grade: height } of [plain, hard].flatMap((text) => grade(text.repeat(11)).grades)) {
    expect(String(height)).toMatch(/^-?\d+(?:\.\d)?$/);
  }
});

test("a text of fewer than a hundred words has no grade", () => {
  expect(grade("Look at each tooth. ".repeat(25)).grades).toHaveLength(1);
  expect(grade(`${"Look at each tooth. ".repeat(24)}Look at it.`).grades).toEqual([]);
});

test.for([".", "?", "!", "...", '."', ".”", ".)", '?"'])("a sentence may end in %s", (end) => {
  const { source, grades } = grade(`We look at each tooth${end} `.repeat(30));
  const [longest] = grades[0]!.longest;
  expect([longest!.words, textAt(source.text, longest!.place)]).toEqual([5, `We look at each tooth${end}`]);
});

test("a period after a title or in a number does not end a sentence", () => {
  const sentence = "Dr. Lee saw 2.5 mm of gum in a U.S. study of many calm people who came here twice. ";
  const [found] = grade(sentence.repeat(8)).grades;
  expect(found!.longest[0]!.words).toBe(18);
  const meeting = "Mr. Lee and Mrs. Day of St. Clair can't weigh gold vs. white with Ms. Roe's help. ";
  expect(grade(meeting.repeat(8)).grades[0]!.longest[0]!.words).toBe(17);
});

test("headings and titles are not sentences", () => {
  const { grades } = grade(`## Osseointegration notwithstanding variability\n\n${plain.repeat(10)}`);
  expect(grades[0]!.grade).toBeLessThan(3);
});

const spanish =
  "La osteointegración, no obstante la considerable variabilidad entre las personas, requiere ordinariamente varios meses de cicatrización ininterrumpida antes de la rehabilitación protésica definitiva.\n\n";
const german =
  "Die Osseointegration benötigt ungeachtet erheblicher Unterschiede zwischen den Behandelten üblicherweise mehrere Monate ungestörter Heilung, bevor die endgültige prothetische Versorgung angefertigt wird.\n\n";

test.each([
  ["Spanish", spanish],
  ["German", german],
])("a text in %s has no grade, however hard it is", (_language, text) => {
  const { grades } = grade(text.repeat(8));
  expect(grades).toMatchObject([{ grade: "none" }]);
  expect(checkGrades(grades)).toEqual([]);
});

test("a hard English text with Spanish names and one Spanish sentence is a problem", () => {
  const named = hard.replace("months", "months at Clínica Dental Alameda with Dra. Inés Quiñones de la Vega");
  const { grades } = grade(`${named.repeat(8)}Hablamos español y con gusto le explicamos todo el tratamiento.\n`);
  expect(checkGrades(grades)).toMatchObject([{ code: "copy/reading-grade" }]);
});

test("paragraphs in another language do not count for the grade of the English ones", () => {
  const alone = grade(plain.repeat(10)).grades[0]!;
  const { grades } = grade(plain.repeat(10) + spanish.repeat(3));
  expect(grades).toMatchObject([{ grade: alone.grade, words: alone.words }]);
});

test("the language of short paragraphs is judged together", () => {
  const short = "Enjuáguese. Descanse. No fume.\n\n- Use hielo.\n- Llame si sangra.\n\n";
  expect(grade(short.repeat(12)).grades).toMatchObject([{ grade: "none" }]);
  const items = "- Use ice.\n- Rest at home.\n- Do not smoke.\n- Call us if it bleeds.\n- Rinse with salt water.\n";
  expect(grade(items.repeat(10)).grades).toMatchObject([{ grade: expect.any(Number) as number, words: 170 }]);
});

test("a mostly English text with fewer than a hundred English words has no grade", () => {
  expect(grade(plain.repeat(5) + spanish).grades).toEqual([]);
});
