import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hash } from "node:crypto";
import path from "node:path";
import type { BuildResult } from "../../src/build-options.ts";
import { buildSite } from "../../src/build.ts";
import { explainFailure } from "../../src/commands/failure.ts";
import { writeSite } from "../../src/steps/emit/write-site.ts";
import { formatGithub, formatJson } from "../../src/report/machine-report.ts";
import { Memory } from "../../src/lib/memory.ts";
import type { Recall } from "../../src/model/build/recall.ts";
import type { OutputFile } from "../../src/model/build/output.ts";
import { formatProblems } from "../../src/report/report.ts";
import { UsageError } from "../../src/lib/usage-error.ts";
import { findBreaches } from "./find-breaches.ts";
import { elsewhereOf, layInput, listAll, type FuzzInput } from "./input.ts";

export interface Outcome {
  result: "built" | "problems";
  /** The codes of the problems, each once. */
  codes: string[];
  /** Violations; empty if all is well. */
  faults: string[];
}

/** Results that do not depend on the content are computed once for all inputs. */
const memory = new Memory();
const recall: Recall = (kind, key, make) => (kind === "code" ? memory.recall(kind, key, make) : make());

/** Builds and writes the site of an input in a folder, and looks for violations. Throws if the tool does. */
export async function buildInput(input: FuzzInput, folder: string): Promise<Outcome> {
  const root = path.join(folder, "site");
  const out = path.join(folder, "out");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The cache is kept, so that the little site's own pictures are encoded only once.
  const keptCache = `${folder}-cache`;
  const isAboutCache = input.kind === "cache folders";
  const right = isAboutCache ? await buildRight(root, keptCache) : undefined;
  layInput(root, input, right && keptCache);
  const elsewhere = fillElsewhere(root);
  const before = listOwn(root);
  const cacheFolder = isAboutCache ? path.join(root, ".dentalsite") : keptCache;
  const options = { root, cacheFolder, date: Date.UTC(2026, 5), now: Date.now(), recall };
  const checks = input.kind.endsWith("checked") ? {} : undefined;
  const result = await buildSite({ ...options, ...(checks && { checks }) }).catch(sentenceOf);
  const { problems, built } = result;
  const faults = [...findFalsePlaces(result), ...findUnprintable(result)];
  const isWritten = built !== undefined && write(out, built.outputs, root);
  if (isWritten) faults.push(...findBreaches(out, built.base));
  else if (built === undefined && problems.length === 0 && !("sentence" in result)) {
    faults.push("neither a site nor problems");
  }
  if (isWritten && right !== undefined && describe(built.outputs) !== right)
    faults.push("the site differs from one built without a cache");
  if (fillElsewhere(root, false) !== elsewhere) faults.push("a folder elsewhere was changed");
  const strays = readdirSync(folder).filter((name) => !["site", "out", "elsewhere"].includes(name));
  if (strays.length > 0) faults.push(`outside the output: ${strays.join(", ")}`);
  const now = listOwn(root);
  const changed = [...new Set([...before, ...now])].filter((name) => before.includes(name) !== now.includes(name));
  if (changed.length > 0) faults.push(`the practice's folder was changed: ${changed.join(", ")}`);
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  return { result: isWritten ? "built" : "problems", codes, faults };
}

/** The little site's output, built once. Afterward its pictures are in the cache. */
let rightSite: string | undefined;
async function buildRight(root: string, cacheFolder: string): Promise<string> {
  if (rightSite !== undefined) return rightSite;
  layInput(root, { kind: "", changes: [] });
  const { built } = await buildSite({ root, cacheFolder, date: Date.UTC(2026, 5), now: Date.now(), recall });
  return (rightSite = describe(built!.outputs));
}

function describe(outputs: readonly OutputFile[]): string {
  const hashes = outputs.map((each) => {
    const bytes = "contents" in each ? each.contents : readFileSync(each.copyOf);
    return `${each.path} ${hash("sha256", bytes)}`;
  });
  return hashes.sort().join("\n");
}

/** The names and bytes of files that links may lead to. Writes them first, or only reads them. */
function fillElsewhere(root: string, writes = true): string {
  const folder = elsewhereOf(root);
  const file = path.join(folder, "kept.txt");
  if (writes) {
    mkdirSync(folder);
    writeFileSync(file, "Kept.");
    utimesSync(file, 1e9, 1e9);
  }
  const names = listAll(folder);
  return [...names, ...names.map((name) => `${readFileSync(name, "utf8")} ${statSync(name).mtimeMs}`)].join("\n");
}

/** Lists the files in the practice's folder, without its cache. */
function listOwn(root: string): string[] {
  return listAll(root).filter((name) => !path.relative(root, name).startsWith(".dentalsite"));
}

/** Writes the site. Returns false if that is refused: a link may put the output folder inside the input. */
function write(out: string, outputs: readonly OutputFile[], root: string): boolean {
  try {
    writeSite(out, outputs, { root, practice: "Harbor Lane Dental" });
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/** Returns the sentence that the command line would print for an error. Throws errors that it would report as bugs. */
function sentenceOf(error: unknown): BuildResult & { sentence: string } {
  const { message } = explainFailure(error);
  if (message === undefined) throw error;
  return { problems: [], texts: new Map(), sentence: message };
}

/** Finds places outside the file they name. */
export function findFalsePlaces({ problems, texts }: BuildResult): string[] {
  const lines = new Map([...texts].map(([file, text]) => [file, text.split("\n")]));
  return problems
    .flatMap(({ code, place, related, others = [] }) =>
      [place, ...(related ? [related.place] : []), ...others].map((each) => ({ code, each })),
    )
    .filter(({ code, each: { file, line, column, length } }) => {
      const isInside = file !== "" && !path.isAbsolute(file) && !file.split("/").includes("..");
      // A file that is not text also has a place.
      if (code === "file/not-utf8") return !isInside;
      const row = lines.get(file)?.[line - 1] ?? (line === 1 ? "" : undefined);
      const isWhole = [line, column, length].every((number) => Number.isInteger(number) && number >= 0);
      return !isInside || !isWhole || row === undefined || column < 1 || column > row.length + 1;
    })
    .map(({ code, each }) => `${code} has the place ${JSON.stringify(each)}`)
    .slice(0, 3);
}

/** Finds formats in which the problems cannot be printed, or contain characters that control a terminal. */
export function findUnprintable({ problems, texts }: BuildResult): string[] {
  if (problems.length === 0) return [];
  const text = formatProblems(problems, { texts, hasColor: false });
  const faults = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/.test(text) ? ["a control character in the report"] : [];
  // Advice has no annotation, unless a law asks for what it says.
  const errors = problems.filter(({ severity }) => severity === "error");
  const annotations = formatGithub(errors, "").split("\n");
  if (annotations.length !== Math.max(errors.length, 1)) faults.push("an annotation of two lines");
  JSON.parse(formatJson(problems, 0));
  return faults;
}

export function readInput(file: string): FuzzInput {
  return JSON.parse(readFileSync(file, "utf8")) as FuzzInput;
}
