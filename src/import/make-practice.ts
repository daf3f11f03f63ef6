import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changeText } from "../edit/change/change-text.ts";
import { extensionOf } from "../model/build/media-kinds.ts";
import { defaultLanguage, primaryLanguage } from "../model/domain/language.ts";
import { fillAnswers, hasStarter } from "../scaffold/answers.ts";
import { initPractice, type InitOptions } from "../scaffold/init-practice.ts";
import { listStarterFiles, type StarterFile } from "../scaffold/starter-files.ts";
import { writeStarterWords } from "../scaffold/starter-words.ts";
import type { ConvertedSite } from "./convert-site.ts";
import { fileOfPage, initAnswersOf, kindsOfPages, type Plan } from "./plan.ts";

/** The folder in which a practice is made, and the settings of `init` for it. */
export interface NewPractice {
  root: string;
  init: Pick<InitOptions, "packageFolder" | "version" | "today">;
}

/**
 * Makes a practice with the facts and the first view of the plan. It lacks the starter's services if the old site has its own, and each page of
 * the starter whose file a page of the old site will have.
 */
export async function makePractice(
  { root, init }: NewPractice,
  { facts, pages, proposed }: Plan,
  copy: string,
): Promise<void> {
  const { hours, translations = [] } = facts;
  const given = initAnswersOf({ facts });
  const [second] = translations.filter((tag) => hasStarter(given.language ?? defaultLanguage) && hasStarter(tag));
  const hasServices = pages.some(({ kind }) => kind === "service");
  const { color, look } = proposed;
  const shownFirst = { ...(color !== undefined && { color }), ...(look !== undefined && { look }) };
  const answers = { ...shownFirst, ...given, ...(second !== undefined && { second }) };
  const shown = copyShown(proposed, copy);
  const adapt = (files: readonly StarterFile[]): StarterFile[] => {
    const own = new Set(pages.filter(({ kind }) => kindsOfPages[kind] !== "").map(fileOfPage));
    const kept = (hasServices ? withoutServices(files) : files).filter((file) => !own.has(file.path));
    const changed = kept.map((file) => {
      if (file.path === "site/emergency.yaml" && hasServices) return withoutTreatments(file);
      if (file.path === "site/offices/main.md" && hours) return withValues(file, { hours });
      if (file.path === "site/practice.yaml" && translations.length > 0) return withValues(file, { translations });
      return withValues(file, shown.values.get(file.path) ?? {});
    });
    return [...withoutUnused(changed), ...shown.files, ...translations.flatMap(wordsOfLanguage)];
  };
  await initPractice(root, { ...init, given: answers, takesSamples: true, terminal: undefined, adapt });
}

/** Writes the words of a language that the tool does not know, in English and to be translated. */
const wordsOfLanguage = (tag: string): StarterFile[] =>
  hasStarter(tag)
    ? []
    : writeStarterWords(tag, "").map((file) => ({
        ...file,
        path: file.path.replace("site/", `site/${primaryLanguage(tag)}/`),
      }));

/** Copies the pictures of the first view beside the starter's files, and lists the values of each file that show the old site's. */
function copyShown(
  { logo, picture, pictureAlt, heroTitle, mission }: Plan["proposed"],
  copy: string,
): { files: StarterFile[]; values: Map<string, Record<string, string | undefined>> } {
  const named = [
    ["pictures/practice-logo", logo],
    ["pictures/first-view", picture],
  ] as const;
  const files = named.flatMap(([name, file]) => {
    if (file === undefined || !existsSync(path.join(copy, file))) return [];
    return [{ path: `assets/${name}.${extensionOf(file)}`, contents: readFileSync(path.join(copy, file)) }];
  });
  const pathOf = (name: string): string | undefined =>
    files.find((file) => file.path.startsWith(`assets/${name}.`))?.path.slice("assets/".length);
  const shown = pathOf("pictures/first-view");
  return {
    files,
    values: new Map([
      ["site/brand.yaml", { logo: pathOf("pictures/practice-logo") }],
      ["site/home.yaml", { heroTitle, mission, picture: shown, pictureAlt: shown && pictureAlt }],
    ]),
  };
}

/** Takes the pictures of the first view out again that the site refuses. Returns whether there was one in that line. */
export function refuseShown(root: string, file: string, line: string): boolean {
  const [, key = ""] = /^(logo|picture)(?:Alt)?:/.exec(line) ?? [];
  const shown = /^site\/(brand|home)\.yaml$/.test(file) && key !== "" && existsSync(path.join(root, file));
  if (!shown || !/pictures\/(practice-logo|first-view)\./.test(line)) return false;
  const text = readFileSync(path.join(root, file), "utf8");
  const keys = key === "logo" ? [key] : [key, "pictureAlt"];
  const changed = changeText(
    file,
    text,
    keys.map((each) => ({ kind: "remove", path: [each] }) as const),
  );
  if ("text" in changed) writeFileSync(path.join(root, file), changed.text);
  return "text" in changed;
}

/** The starter's services, in each language. */
const sampleServices = /^site\/(?:\w+\/)?services\//;

const withoutServices = (files: readonly StarterFile[]): StarterFile[] =>
  files.filter(({ path: name }) => !sampleServices.test(name));

/** Takes the drawings out that no text names. */
function withoutUnused(files: readonly StarterFile[]): StarterFile[] {
  const texts = files.filter(({ path: name }) => name.startsWith("site/")).map(({ contents }) => String(contents));
  const isNamed = (name: string): boolean => texts.some((text) => text.includes(name.slice("assets/".length)));
  return files.filter(({ path: name }) => !name.startsWith("assets/pictures/") || isNamed(name));
}

/** Adds the starter's services to a site that needs one and has none, with their drawings. Returns their files. */
export function addSampleServices({ texts, copies }: ConvertedSite, { init }: NewPractice, plan: Plan): string[] {
  const answers = fillAnswers(initAnswersOf(plan));
  return listStarterFiles(answers, { ...init, packageSpec: init.version }).flatMap(({ path: name, contents }) => {
    if (/^assets\/pictures\/.*\.svg$/.test(name)) copies.set(name, path.join(init.packageFolder, name));
    if (!sampleServices.test(name)) return [];
    texts.set(name, String(contents));
    return [name];
  });
}

/** Takes the links to the starter's services out of its emergency advice. */
const withoutTreatments = (file: StarterFile): StarterFile => ({
  ...file,
  contents: String(file.contents).replace(/^ {4}treatments:\n(?: {6}- .*\n)+/gm, ""),
});

function withValues(file: StarterFile, values: Readonly<Record<string, unknown>>): StarterFile {
  const sets = Object.entries(values).filter(([, value]) => value !== undefined);
  const changes = sets.map(([key, value]) => ({ kind: "set", path: [key], value }) as const);
  if (changes.length === 0) return file;
  const changed = changeText(file.path, String(file.contents), changes);
  return "text" in changed ? { ...file, contents: changed.text } : file;
}
