import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fillAnswers, starters } from "../../src/scaffold/answers.ts";
import { listStarterFiles } from "../../src/scaffold/starter-files.ts";
import { findNoticeLaw } from "../../src/model/domain/website-laws.ts";
import { languageSpokenIn } from "../../src/model/domain/language.ts";
import { parseWords } from "../../src/steps/parse/language.ts";
import { readPackageWords } from "../../src/steps/read/read-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { listTree } from "../support/read-tree.ts";

/*
 * Tests that the starter's texts in each language are complete, and say as much as the English ones.
 */

const languages = path.join(packageFolder, "src/scaffold/starter/languages");
const read = (name: string): string => readFileSync(path.join(languages, name), "utf8");
const isService = (name: string): boolean => name.startsWith("site/services/");
const folders = readdirSync(languages).filter((name) => name !== "other");
const regional = folders.filter((name) => new Intl.Locale(name).region !== undefined);
const others = folders.filter((name) => !name.startsWith("en") && !name.startsWith("es"));

const dataOf = (text: string): unknown => parse(text.startsWith("---") ? text.split(/^---$/m)[1]! : text);

/** Returns the kinds of values in a text, and how many there are, without the keys that only some starters have. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  const keys = Object.entries(value).filter(([key]) => key !== "treatments" && !key.startsWith("sectionTwo"));
  return Object.fromEntries(keys.map(([key, each]) => [key, shapeOf(each)]));
}

test("there are texts in every language in which the package has words", () => {
  expect(folders.filter((name) => !regional.includes(name)).toSorted()).toEqual(starters.toSorted());
  expect([...readPackageWords().keys()].toSorted()).toEqual(folders.toSorted());
});

test.for(others)("%s has the files of English, with one service", (name) => {
  const files = listTree(path.join(languages, name)).filter((file) => file !== "imprint.yaml");
  expect(files.filter(isService)).toHaveLength(1);
  expect(files.filter((file) => !isService(file)).toSorted()).toEqual(
    ["drawings.yaml", "accessibility.md", "emergency.yaml", "home.yaml", "privacypolicy.md", "samples.yaml"]
      .map((file) => (file === "drawings.yaml" ? file : `site/${file}`))
      .toSorted(),
  );
});

test.for(folders)("%s says as much as English in each file", (name) => {
  for (const file of listTree(path.join(languages, name))) {
    if (/README|rules|samples/.test(file) || (isService(file) && !others.includes(name))) continue;
    const english = isService(file) ? "site/services/checkups.md" : file;
    expect(shapeOf(dataOf(read(`${name}/${file}`))), file).toEqual(shapeOf(dataOf(read(`en/${english}`))));
  }
});

test.for(folders)("%s has the numbers, tokens and places of English in its first aid", (name) => {
  const marks = (text: string): string[] => (text.match(/\{\{\w+\}\}|<strong>|\b\d{2,}\b/g) ?? []).toSorted();
  if (listTree(path.join(languages, name)).includes("site/emergency.yaml"))
    expect(marks(read(`${name}/site/emergency.yaml`))).toEqual(marks(read("en/site/emergency.yaml")));
});

test.for(starters)(
  "in %s, the contact section has its name in both pages, and what dentist and lawyer have to read is marked",
  (name) => {
    const own = { phone: "+1 503 226 0187", language: name === "zh-Hant" ? "zh-TW" : name, country: "US" };
    const options = { packageFolder, today: "2026-11-01", packageSpec: "1.0.0" };
    const answers = fillAnswers(own);
    const files = listStarterFiles(answers, options);
    const textOf = (file: string): string => String(files.find((each) => each.path === file)?.contents);
    const { contactSection } = parseWords(answers.language, readPackageWords())!;
    for (const file of ["site/privacypolicy.md", "site/accessibility.md"])
      expect(
        textOf(file)
          .match(/^## .*$/gm)!
          .at(-1),
        file,
      ).toBe(`## ${contactSection}`);
    const { values } = parse(textOf("site/samples.yaml")) as { values: { value: string }[] };
    const texts = files
      .filter(({ path: file }) => !file.endsWith("samples.yaml"))
      .map(({ contents }) => String(contents));
    const written = values.map(({ value }) => value).slice(-3);
    expect(written.filter((value) => !texts.some((text) => text.replace(/\s+/g, " ").includes(value)))).toEqual([]);
  },
);

test.for(["DE", "AT", "CH", "FR", "BE", "LU"])("in %s, the imprint has what the law asks for", (country) => {
  const options = { packageFolder, today: "2026-11-01", packageSpec: "1.0.0" };
  const make = (language: string) => listStarterFiles(fillAnswers({ country, language, email: "a@elm.com" }), options);
  for (const language of [languageSpokenIn(country), "en-GB", "it", "pl"]) {
    const files = make(language);
    const page = files.find((file) => file.path.startsWith("site/pages/"))!;
    const footer = files.find((file) => file.path === "site/navigation.yaml")!;
    expect(String(footer.contents)).toContain(`/${path.basename(page.path, ".md")}`);
    expect(String(page.contents).match(/^- \*\*.+:\*\* .+$/gm)).toHaveLength(
      findNoticeLaw("imprint", country)!.facts.length,
    );
    expect(String(page.contents)).not.toMatch(/undefined|\{/);
  }
});
