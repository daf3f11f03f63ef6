import { makeSchemas, schemaFolder } from "../schema/make-schemas.ts";
import { UsageError } from "../usage-error.ts";
import { fillAnswers, findFault, listTokens, questions, type Answers } from "./answers.ts";
import { askQuestions, type Terminal } from "./ask-questions.ts";
import { createPractice, refuseUsedFolder } from "./create-practice.ts";
import { findPackageSpec } from "./package-spec.ts";
import { listStarterFiles } from "./starter-files.ts";

export interface InitOptions {
  /** Answers that were given as flags. */
  given: Partial<Answers>;
  /** Take samples for all others, and ask nothing. */
  takesSamples: boolean;
  /** Where to ask; without one, what is needed must be given. */
  terminal: Terminal | undefined;
  /** Where this tool is installed. */
  packageFolder: string;
  version: string;
  /** A day such as 2026-11-01. */
  today: string;
}

/** Makes the folder of a new practice; gives back its name and how many files there are. Throws a UsageError, and writes nothing, when it cannot. */
export async function initPractice(folder: string, options: InitOptions): Promise<{ name: string; files: number }> {
  const { given, takesSamples, terminal, packageFolder, version, today } = options;
  refuseUsedFolder(folder);
  refuseUnfit(given);
  if (!takesSamples && terminal === undefined) refuseMissing(given);
  const answers = fillAnswers(!takesSamples && terminal ? await askQuestions(given, terminal) : given);
  const schemas = makeSchemas().map((file) => ({ path: `${schemaFolder}/${file.path}`, contents: file.text }));
  const files = [
    ...listStarterFiles(packageFolder, listTokens(answers, today, findPackageSpec(packageFolder, version, folder))),
    ...schemas,
  ];
  createPractice(folder, files);
  return { name: answers.name, files: files.length };
}

function refuseUnfit(given: Partial<Answers>): void {
  for (const question of questions) {
    const answer = given[question.key];
    const fault = answer === undefined ? undefined : findFault(question, answer);
    if (fault !== undefined) throw new UsageError(`--${question.key} "${answer}" does not fit. Write ${fault}.`);
  }
}

function refuseMissing(given: Partial<Answers>): void {
  const missing = questions.filter((question) => "isNeeded" in question && given[question.key] === undefined);
  if (missing.length === 0) return;
  const flags = missing.map(({ key, words }) => `  --${key} <${words.toLowerCase()}>`);
  throw new UsageError(
    "There is no terminal to ask on, so these are needed as well:",
    ...flags,
    "Or take sample values for them with --yes.",
  );
}
