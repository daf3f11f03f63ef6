import { readFileSync } from "node:fs";
import { kinds } from "../kinds/kinds.ts";
import { makeSchemas, schemaFolder } from "../schema/make-schemas.ts";
import { nameOfLanguage } from "../model/domain/language.ts";
import { extensionOf } from "../model/build/media-kinds.ts";
import { UsageError } from "../lib/usage-error.ts";
import { fillAnswers, findFault, listDoctors, listHours, questions, refuseLanguages, type Given } from "./answers.ts";
import { askQuestions, type Terminal } from "./ask-questions.ts";
import { createPractice, refuseUsedFolder } from "./create-practice.ts";
import { proposeLogoColors } from "./logo-colors.ts";
import { hasNotes } from "./notes.ts";
import { findPackageSpec, type PackageSpec } from "./package-spec.ts";
import { listStarterFiles, type OwnLogo, type StarterFile } from "./starter-files.ts";

export interface InitOptions {
  /** Answers that were given as flags. */
  given: Given;
  /** Use samples for needed values, and ask nothing. */
  takesSamples: boolean;
  /** The terminal to ask on. Without one, needed answers must be given as flags. */
  terminal: Terminal | undefined;
  /** The folder in which this tool is installed. */
  packageFolder: string;
  version: string;
  /** A day such as 2026-11-01. */
  today: string;
  /** Changes the starter's files before they are written. */
  adapt?: (files: readonly StarterFile[]) => StarterFile[];
}

export interface MadePractice extends Pick<PackageSpec, "lacksNpm"> {
  name: string;
  /** The phone number as it was understood, or a made-up one. */
  phone: string;
  /** The doctors as they were understood. */
  doctors: readonly string[];
  /** The hours as they were understood; empty if the site has made-up ones. */
  hours: readonly string[];
  /** The number of files written. */
  files: number;
  hasLogo: boolean;
  /** Colors that were taken from the logo. */
  colors: readonly string[];
  /** The name of the practice's language, if the notes in its files are in English because there are none in that language. */
  withoutNotes?: string;
}

/** Makes the folder of a new practice. Throws a UsageError, and writes nothing, if it cannot. */
export async function initPractice(folder: string, options: InitOptions): Promise<MadePractice> {
  const { given, takesSamples, terminal, packageFolder, version, today, adapt = (starter) => [...starter] } = options;
  refuseUsedFolder(folder);
  refuseUnfit(given);
  if (!takesSamples && terminal === undefined) refuseMissing(given);
  const answers = fillAnswers(!takesSamples && terminal ? await askQuestions(given, terminal) : given);
  refuseLanguages(answers);
  const logo = answers.logo === undefined ? undefined : await readOwnLogo(answers.logo);
  const { spec: packageSpec, file: packed, lacksNpm } = findPackageSpec(packageFolder, version);
  const files = [
    ...adapt(listStarterFiles(answers, { packageFolder, today, packageSpec, logo })),
    ...makeSchemas(kinds).map((file) => ({ path: `${schemaFolder}/${file.path}`, contents: file.text })),
    ...(packed ? [packed] : []),
  ];
  createPractice(folder, files);
  const { name, phone, language, doctors = "", hours = "" } = answers;
  return {
    name,
    phone,
    doctors: listDoctors(doctors),
    hours: listHours(hours, answers),
    files: files.length,
    hasLogo: logo !== undefined,
    colors: answers.color === undefined ? Object.values(logo?.colors ?? {}).map(String) : [],
    ...(!hasNotes(language) && { withoutNotes: nameOfLanguage(language, "en") }),
    ...(lacksNpm && { lacksNpm }),
  };
}

/** Reads a logo from anywhere on this computer, and proposes colors from it. */
async function readOwnLogo(file: string): Promise<OwnLogo> {
  const [contents, extension] = [readFileSync(file), extensionOf(file)];
  const colors = await proposeLogoColors(contents, extension).catch(() => {
    throw new UsageError(`${file} cannot be read as a picture. Save it again, or leave out the logo.`);
  });
  return { path: `pictures/logo.${extension}`, contents, colors };
}

function refuseUnfit(given: Given): void {
  for (const question of questions) {
    const { key, of } = question;
    const answer = given[key];
    if (answer === undefined) continue;
    const fault = findFault(question, answer, given);
    if (fault !== undefined) throw new UsageError(`--${key} "${answer}" does not fit. Write ${fault}.`);
    if (of !== undefined && given[of] === undefined) throw new UsageError(`--${key} also needs --${of}.`);
  }
}

function refuseMissing(given: Given): void {
  const missing = questions.filter(({ isNeeded, key }) => isNeeded && given[key] === undefined);
  if (missing.length === 0) return;
  const flags = missing.map(({ key, words }) => `  --${key} <${words.toLowerCase()}>`);
  throw new UsageError(
    "There is no terminal to ask on, so these flags are also needed:",
    ...flags,
    "Or use sample values for them with --yes.",
  );
}
