import path from "node:path";
import { changeText } from "../edit/change/change-text.ts";
import { fillAnswers } from "../scaffold/answers.ts";
import { initPractice, type InitOptions } from "../scaffold/init-practice.ts";
import { listStarterFiles, type StarterFile } from "../scaffold/starter-files.ts";
import type { ConvertedSite } from "./convert-site.ts";
import type { Plan } from "./plan.ts";

/** The folder in which a practice is made, and the settings of `init` for it. */
export interface NewPractice {
  root: string;
  init: Pick<InitOptions, "packageFolder" | "version" | "today">;
}

/** Makes a practice with the facts of the plan. The starter's services go if the old site has its own. */
export async function makePractice({ root, init }: NewPractice, { facts, pages }: Plan): Promise<void> {
  const { hours, ...given } = facts;
  const hasServices = pages.some(({ kind }) => kind === "service");
  const adapt = (files: readonly StarterFile[]): StarterFile[] =>
    (hasServices ? withoutServices(files) : files)
      .map((file) => (hasServices && file.path === "site/emergency.yaml" ? withoutTreatments(file) : file))
      .map((file) => (hours && file.path === "site/offices/main.md" ? withHours(file, hours) : file));
  await initPractice(root, { ...init, given, takesSamples: true, terminal: undefined, adapt });
}

/** The starter's services, in each language. */
const sampleServices = /^site\/(?:\w+\/)?services\//;

/** Takes the starter's services out, and the drawings that no other text names. */
function withoutServices(files: readonly StarterFile[]): StarterFile[] {
  const kept = files.filter(({ path: name }) => !sampleServices.test(name));
  const texts = kept.filter(({ path: name }) => name.startsWith("site/")).map(({ contents }) => String(contents));
  const isNamed = (name: string): boolean => texts.some((text) => text.includes(name.slice("assets/".length)));
  return kept.filter(({ path: name }) => !name.startsWith("assets/pictures/") || isNamed(name));
}

/** Adds the starter's services to a site that needs one and has none, with their drawings. */
export function addSampleServices({ texts, copies }: ConvertedSite, { init }: NewPractice, { facts }: Plan): void {
  const { hours: _, ...given } = facts;
  for (const { path: name, contents } of listStarterFiles(fillAnswers(given), { ...init, packageSpec: init.version })) {
    if (sampleServices.test(name)) texts.set(name, String(contents));
    else if (/^assets\/pictures\/.*\.svg$/.test(name)) copies.set(name, path.join(init.packageFolder, name));
  }
}

/** Takes the links to the starter's services out of its emergency advice. */
const withoutTreatments = (file: StarterFile): StarterFile => ({
  ...file,
  contents: String(file.contents).replace(/^ {4}treatments:\n(?: {6}- .*\n)+/gm, ""),
});

function withHours(file: StarterFile, value: NonNullable<Plan["facts"]["hours"]>): StarterFile {
  const changed = changeText(file.path, String(file.contents), [{ kind: "set", path: ["hours"], value }]);
  return "text" in changed ? { ...file, contents: changed.text } : file;
}
