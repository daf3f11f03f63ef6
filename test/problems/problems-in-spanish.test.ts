import path from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { recallNothing } from "../../src/model/build/recall.ts";
import { phrase } from "../../src/problems/fill-words.ts";
import {
  english,
  problem,
  problemCodes,
  sayIn,
  type Problem,
  type ProblemWording,
} from "../../src/problems/problem.ts";
import spanish from "../../src/problems/words/es.yaml";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readSite } from "../../src/steps/read/read-site.ts";
import { translateSite } from "../../src/steps/translate/translate-content.ts";
import { validateLanguages } from "../../src/steps/validate/validate-languages.ts";
import { findFaultsInSpanish } from "../support/judge-spanish.ts";
import { keepFolder } from "../support/keep-folder.ts";
import { layOverlay, makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { codeOf, fixtureNames, madeHere, problemFixtures } from "../support/problem-fixtures.ts";
import { isLong } from "../support/test-level.ts";

function judgeTexts({ root }: LittleSite): readonly Problem[] {
  const { content, problems } = parseSite(readSite(root), kinds);
  return [...problems, ...validateLanguages(translateSite(content), recallNothing).problems];
}

async function checkPages({ root, file }: LittleSite): Promise<readonly Problem[]> {
  const checks = { publishes: true, asksOthers: false, asksPrivate: false, isStrict: false, look: undefined };
  const now = Date.parse("2026-06-01T12:00:00Z");
  const { problems } = await buildSite({ root, cacheFolder: file(".dentalsite"), date: now, now, checks });
  return problems;
}

/** One mistake of each code, and only `npm run test:long` has the others, and makes pages. */
const names = fixtureNames.filter((name) => isLong || !name.includes("--"));

describe("a problem said in Spanish", () => {
  let site: LittleSite;
  let undo: () => void;

  beforeAll(() => {
    site = makeLittleSite();
    undo = keepFolder(site.root);
  });
  afterEach(() => {
    undo();
  });

  test.for(names)("has all that its author wrote, and no English: %s", async (name) => {
    layOverlay(site, path.join(problemFixtures, name));
    await madeHere[name]?.(site);
    const found = judgeTexts(site);
    const isFound = found.some(({ code }) => code === codeOf(name));
    const all = isLong && !isFound && !name.includes("--") ? await checkPages(site) : found;
    expect(all.flatMap(findFaultsInSpanish)).toEqual([]);
  });
});

/** Names every text of a table by the keys that lead to it, each with the names of its holes. */
function listTexts(words: unknown, path: readonly string[] = []): string[] {
  if (typeof words !== "string") {
    return Object.entries(words as object).flatMap(([key, each]) => listTexts(each, [...path, key]));
  }
  const holes = [...words.matchAll(/\{(\w+)[:}]/g)].map(([, name]) => name);
  return [`${path.join(", ")}: ${[...new Set(holes)].sort().join(", ")}`];
}

test.for(["entries", "parts"] as const)("the Spanish of %s has each text of the English, with its holes", (table) => {
  const texts = listTexts(english[table]);
  expect(texts.length).toBeGreaterThan(20);
  expect(listTexts(spanish[table])).toEqual(texts);
});

test("all advice says in Spanish why it matters", () => {
  const reasons = ({ advice }: ProblemWording): string[] => problemCodes.filter((code) => advice[code] !== undefined);
  expect(reasons(spanish)).toEqual(reasons(english));
});

test("what each kind of file is for is said in Spanish", () => {
  const purposes = kinds.flatMap(({ purpose, needed }) => [purpose, ...(needed ? [needed.purpose] : [])]);
  expect(purposes.filter((each) => phrase(each, spanish) === each)).toEqual([]);
});

test("English is what a problem says by itself", () => {
  const place = { file: "site/home.yaml", line: 1, column: 1, length: 1 };
  const found = problem("key/unknown", place, { fix: "misspelled", key: "titel", meant: "title", instead: "title" });
  expect(sayIn(found, english)).toEqual(found);
  expect(sayIn(JSON.parse(JSON.stringify(found)) as Problem, spanish)).toMatchObject({
    message: '"titel" no es una clave que vaya aquí. ¿Quiso decir "title"?',
    remedy: 'Escriba "title:" en lugar de "titel:".',
  });
});
