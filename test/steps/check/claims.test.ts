import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkClaims } from "../../../src/steps/check/claims.ts";
import { markdownSource, noContent, textAt } from "../../support/read-source.ts";

/*
 * Sentences modeled on practices' sites and public health pages, each a claim or not. Rules about words only advise, so they may miss a
 * claim, but they may not cry wolf: nineteen of twenty honest sentences pass.
 */

const folder = path.join(import.meta.dirname, "../../fixtures/sentences");
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");

interface Sentence {
  rule: string;
  language: string;
  claim: boolean;
  text: string;
}

const kinds = ["percentage", "superlative", "guarantee", "credit-terms"].flatMap((rule) =>
  ["en", "es"].map((language) => ({ rule, language })),
);
const ownSet = kinds.flatMap((kind) => {
  const { claims, others } = parse(read(`${kind.rule}.${kind.language}.yaml`)) as Record<"claims" | "others", string[]>;
  const list = (texts: string[], claim: boolean): Sentence[] => texts.map((text) => ({ ...kind, claim, text }));
  return [...list(claims, true), ...list(others, false)];
});
const sentences = [
  ...ownSet,
  ...["second-set", "third-set"].flatMap((name) => parse(read(`${name}.json`)) as Sentence[]),
];

/** `code words` of each finding in a file with this body. */
function findIn(body: string, data = "mainTitleText: Polishing"): string[] {
  const source = markdownSource(data, `${body}\n`);
  return checkClaims({ ...noContent, entries: [source] }).map(
    ({ code, place }) => `${code.slice("copy/".length)} ${textAt(source.text, place)}`,
  );
}

test.each(kinds)("copy/$rule passes nineteen of twenty honest sentences in $language", ({ rule, language }) => {
  const honest = sentences.filter((each) => each.rule === rule && each.language === language && !each.claim);
  const refused = honest.filter(({ text }) => findIn(text).some((found) => found.startsWith(rule)));
  expect(honest.length).toBeGreaterThanOrEqual(30);
  expect(refused.length / honest.length, refused.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(1 / 20);
});

test.each(kinds)("copy/$rule finds claims in $language", ({ rule, language }) => {
  const claims = sentences.filter((each) => each.rule === rule && each.language === language && each.claim);
  const found = claims.filter(({ text }) => findIn(text).some((each) => each.startsWith(rule)));
  expect(found.length / claims.length).toBeGreaterThan(1 / 5);
});

describe("a claim is advice at its words", () => {
  test.each([
    ["Visit the best dentist in Port Ansel.", "superlative best dentist"],
    ["The **best** family dental practice.", "superlative best** family dental practice"],
    ["World-class care.", "superlative World-class"],
    ["We are the most trusted practice in Salem.", "superlative most trusted practice"],
    ["The highest rated office in town.", "superlative highest rated office"],
    ["No one does implants better than us.", "superlative No one does implants better than us"],
    ["The smile of your dreams, guaranteed!", "guarantee dreams, guaranteed"],
    ["Root canals, guaranteed.", "guarantee canals, guaranteed"],
    ["La clínica más confiable de Salem.", "superlative clínica más confiable"],
    ["Nadie hace implantes mejor que nosotros.", "superlative Nadie hace implantes mejor que nosotros"],
    ["Endodoncias, garantizadas.", "guarantee Endodoncias, garantizadas"],
    ["Our pain-free root canals.", "painless pain-free"],
    ['Our pain-free root canals. Patients say: "I slept!"', "painless pain-free"],
    ["We guarantee a whiter smile.", "guarantee guarantee a whiter smile"],
    ["Veneers of FDA-approved porcelain.", "fda-approved FDA-approved"],
    ["Our implants have a success rate of 98%.", "percentage success rate of 98%"],
    ["Ask about 0% financing.", "credit-terms 0% financing"],
    ["Contamos con los mejores dentistas de la zona.", "superlative mejores dentistas"],
    ["Un tratamiento sin dolor.", "painless sin dolor"],
    ["Éxito garantizado.", "guarantee Éxito garantizado"],
  ])("%s", (line, words) => {
    expect(findIn(line)).toEqual([words]);
    const [found] = checkClaims({ ...noContent, entries: [markdownSource("mainTitleText: A", line)] });
    expect(found!.severity).toBe("advice");
  });
});

test.each([
  "Our practice holds a 5-star rating across 300 Google reviews.",
  "Dr. Lee graduated at the top of her class.",
  "City Magazine: Top Dentist, 2017.",
  "We confirm whether laser treatment is the best approach for you.",
  "Implants are the gold standard for a missing tooth.",
  "Call ahead for the fastest service.",
  "The tooth fairy pays 23% more than in the last year, and 4% in the last month.",
  "We can only run at 20% of our capacity this month.",
  "A cracked tooth with no pain still needs a look.",
  "Treatment guarantee included",
  "No result is guaranteed.",
  "Try it first, though success isn't guaranteed.",
  "Whitening is relatively painless.",
  "A broken tooth without pain",
  "She trained with some of the world's leading cosmetic dentists.",
  "He is a Premier Provider of Invisalign.",
  "Nobody can promise a painless visit.",
  "26% of adults have untreated decay.",
  "Most plans pay 80% of fillings.",
  "Pay in 12 months with 0% interest, on approved credit.",
  "> Best dentist I have ever been to.",
  "Best dentist ever! I recommend her to my friends.",
  "¡La mejor dentista! La recomiendo a mis amigos.",
  "We are committed to giving each patient the highest level of care.",
  "Your smile deserves the best care.",
  "It is important to seek the highest level of care.",
  "The test is generally painless, and a TMJ evaluation is painless, too.",
  "El tratamiento es generalmente indoloro.",
  "“The best dentist in town,” wrote one neighbor.",
])("passes an honest sentence: %s", (line) => {
  expect(findIn(line)).toEqual([]);
});

test("a patient's own words are not judged", () => {
  const data = "mainTitleText: A\ntestimonials:\n  - quote: The best dentist in town.\n    attribution: Maria G.";
  const source = markdownSource(data, "", "site/about/patientexperiences.md");
  expect(checkClaims({ ...noContent, entries: [source] })).toEqual([]);
});

test.each([
  "## Testimonials\n\n### Maria G.\n\nPainless from the first minute.",
  "## What our patients say\n\nThe best dentist in town. Painless!",
  "## Lo que dicen nuestros pacientes\n\nEl mejor dentista, sin dolor.",
  "The best dentist in town, and painless. – Maria G.",
])("words of a patient on a page of one's own are not judged: %s", (body) => {
  expect(findIn(body)).toEqual([]);
  expect(findIn("Painless.", "mainTitleText: Patient Reviews")).toEqual([]);
});

test("words after the section of patients are the practice's own", () => {
  expect(findIn("## Testimonials\n\nPainless!\n\n## Our care\n\nPainless crowns.")).toEqual(["painless Painless"]);
});

test("a figure beside the year of a study is fine on a page that lists its sources", () => {
  const sources = "mainTitleText: A\nsources:\n  - Somebody, A Study, 2019.";
  expect(findIn("In a 2019 study, 92% were effective.", sources)).toEqual([]);
  expect(findIn("In a 2019 study, 92% were effective.")).toHaveLength(1);
  expect(findIn("In 2019, 92% of our patients were satisfied.", sources)).toHaveLength(1);
  expect(findIn("A study of 2019.\n\nIt found 92% effective.", sources)).toHaveLength(1);
});
