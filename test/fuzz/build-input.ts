import { readFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { buildSite, type BuildResult } from "../../src/build.ts";
import { writeSite } from "../../src/emit/write-site.ts";
import { formatGithub, formatJson } from "../../src/machine-report.ts";
import { Memory, type Recall } from "../../src/memory.ts";
import type { OutputFile } from "../../src/model/output.ts";
import { formatProblems } from "../../src/report.ts";
import { UsageError } from "../../src/usage-error.ts";
import { findBreaches } from "./find-breaches.ts";
import { layInput, listAll, type FuzzInput } from "./input.ts";

export interface Outcome {
  result: "built" | "problems";
  /** The codes of the problems, each once. */
  codes: string[];
  /** What must not be: empty where all is well. */
  faults: string[];
}

/** What does not depend on the content is made once for all inputs. */
const memory = new Memory();
const recall: Recall = (kind, key, make) => (kind === "code" ? memory.recall(kind, key, make) : make());

/** Builds and writes the site of an input in a folder of its own, and looks for what must not be. Throws where the tool does. */
export async function buildInput(input: FuzzInput, folder: string): Promise<Outcome> {
  const root = path.join(folder, "site");
  const out = path.join(folder, "out");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  layInput(root, input);
  const before = listAll(root);
  // Kept from one input to the next: the little site's own pictures need not be encoded again.
  const cacheFolder = `${folder}-cache`;
  const options = { root, cacheFolder, copyrightYear: 2026, now: Date.now(), recall };
  const checks = input.kind.endsWith("checked") ? {} : undefined;
  const result = await buildSite({ ...options, ...(checks && { checks }) }).catch(sentenceOf);
  const { problems, built } = result;
  const faults = [...findFalsePlaces(result), ...findUnprintable(result)];
  const isWritten = built !== undefined && write(out, built.outputs, root);
  if (isWritten) faults.push(...findBreaches(out, built.base));
  else if (built === undefined && problems.length === 0 && !("sentence" in result)) {
    faults.push("neither a site nor problems");
  }
  const strays = readdirSync(folder).filter((name) => !["site", "out"].includes(name));
  if (strays.length > 0) faults.push(`outside the output: ${strays.join(", ")}`);
  if (listAll(root).join("\n") !== before.join("\n")) faults.push("the practice's folder was changed");
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  return { result: isWritten ? "built" : "problems", codes, faults };
}

/** False where it is refused: a link may make the output a part of what the site is made of. */
function write(out: string, outputs: readonly OutputFile[], root: string): boolean {
  try {
    writeSite(out, outputs, { root });
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/** Where there is no folder `site/`, as with a file of that name, one sentence is all that is told. */
function sentenceOf(error: unknown): BuildResult & { sentence: string } {
  if (!(error instanceof UsageError)) throw error;
  return { problems: [], texts: new Map(), sentence: error.message };
}

/** Places that are not in the file they name. */
function findFalsePlaces({ problems, texts }: BuildResult): string[] {
  const lines = new Map([...texts].map(([file, text]) => [file, text.split("\n")]));
  return problems
    .flatMap(({ code, place, related, others = [] }) =>
      [place, ...(related ? [related.place] : []), ...others].map((each) => ({ code, each })),
    )
    .filter(({ each: { file, line, column, length } }) => {
      const isInside = file !== "" && !path.isAbsolute(file) && !file.split("/").includes("..");
      const row = lines.get(file)?.[line - 1] ?? (line === 1 ? "" : undefined);
      const isWhole = [line, column, length].every((number) => Number.isInteger(number) && number >= 0);
      return !isInside || !isWhole || row === undefined || column < 1 || column > row.length + 1;
    })
    .map(({ code, each }) => `${code} has the place ${JSON.stringify(each)}`)
    .slice(0, 3);
}

/** Whether the problems can be told in every format, without characters that steer a terminal. */
function findUnprintable({ problems, texts }: BuildResult): string[] {
  if (problems.length === 0) return [];
  const text = formatProblems(problems, { texts, hasColor: false });
  const faults = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/.test(text) ? ["a control character in the report"] : [];
  if (formatGithub(problems, "").split("\n").length !== problems.length) faults.push("an annotation of two lines");
  JSON.parse(formatJson(problems, 0));
  return faults;
}

export function readInput(file: string): FuzzInput {
  return JSON.parse(readFileSync(file, "utf8")) as FuzzInput;
}
