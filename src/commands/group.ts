import { showControls } from "../lib/foreign-text.ts";
import type { SiteOutcome } from "../report/machine-report.ts";
import type { BuildOptions } from "../build-options.ts";
import type { Place } from "../model/build/place.ts";
import {
  exitCodes,
  fromHere,
  print,
  printAnnotations,
  printError,
  printProblems,
  relative,
  reportBug,
  type Format,
  type CommandOutcome,
} from "./command-line.ts";
import { explainFailure } from "./failure.ts";
import { countOf } from "../report/report-places.ts";
import type { RootChoice } from "./roots.ts";

/** A command's result for one practice. */
export interface SiteWork {
  result: CommandOutcome;
  /** Text to print below the problems, such as the weights of heavy pages. */
  notes?: string;
  /** Line to print if all is well. */
  line: string;
  /** Line to print after the problems that kept the site from being built. */
  afterword: string;
}

/** Options that the practices of a group share. */
export type Shared = Pick<BuildOptions, "recall" | "cacheFolder">;

/** A command's work for each practice of a group, and how to report it. */
export interface GroupWork {
  format: Format;
  /** `Built` or `Checked`. */
  verb: string;
  work: (root: string, shared: Shared) => Promise<SiteWork>;
}

/**
 * Works on practices one by one; a failure of one does not stop the others. Bundles that several practices share are made once, and their
 * pictures are kept in one folder. Sets the exit code to the highest of all.
 */
export async function runGroup({ roots, shard, named }: RootChoice, { format, verb, work }: GroupWork): Promise<void> {
  const started = performance.now();
  const { Memory } = await import("../lib/memory.ts");
  const memory = new Memory();
  // Hashing the input of a page or a content file would be for nothing: no other practice has it.
  const recall: BuildOptions["recall"] = (kind, inputs, make) =>
    kind === "code" || kind === "media" ? memory.recall(kind, inputs, make) : make();
  const { chooseCache } = await import("./choose-cache.ts");
  const shared = { recall, cacheFolder: chooseCache(process.cwd()) };
  const outcomes: SiteOutcome[] = [];
  for (const root of roots) {
    memory.startBuild();
    outcomes.push(await runOne(root, format, () => work(root, shared)));
  }
  process.exitCode = Math.max(exitCodes.success, ...outcomes.map(({ exitCode }) => exitCode));
  if (format === "json") {
    const { formatGroupJson } = await import("../report/machine-report.ts");
    console.log(formatGroupJson(outcomes));
    return;
  }
  const share = shard === undefined ? "" : ` (share ${shard.number}/${shard.count} of ${named})`;
  if (outcomes.length === 0) {
    console.log(`There is nothing to do${share}: there are more shares than sites.`);
    return;
  }
  printSummary(outcomes, { format, verb, share, seconds: (performance.now() - started) / 1000 });
}

async function runOne(root: string, format: Format, work: () => Promise<SiteWork>): Promise<SiteOutcome> {
  const name = fromHere(root) || ".";
  try {
    const { result, notes = "", line, afterword } = await work();
    const { problems, pages, nextChange } = result;
    if (format !== "json") {
      await printProblems(nameFiles(result, relative(root)), format, pages === undefined ? afterword : "");
      if (format === "github") await printAnnotations(problems, root);
      if (notes !== "") print(notes, format);
      if (pages !== undefined) print(line, format);
    }
    const exitCode = pages === undefined ? exitCodes.problems : exitCodes.success;
    return { root: name, exitCode, problems, pages: pages ?? 0, nextChange };
  } catch (error) {
    const { exitCode, message } = explainFailure(error);
    const reason = message ?? "This is a bug in dentalsite.";
    printError(`${relative(root)}: ${reason}`, format);
    if (message === undefined) reportBug(error, format);
    if (format === "github") {
      const { formatGithubFailure } = await import("../report/machine-report.ts");
      console.log(formatGithubFailure(`${relative(root)}: ${reason}`));
    }
    return { root: name, exitCode, message: reason, problems: [], pages: 0 };
  }
}

/** Prefixes the problems' places with the practice's folder, so that each says which practice it is about. */
function nameFiles({ problems, texts }: CommandOutcome, folder: string): Pick<CommandOutcome, "problems" | "texts"> {
  const name = (file: string): string => `${folder}/${file}`;
  const move = (place: Place): Place => ({ ...place, file: name(place.file) });
  return {
    problems: problems.map(({ place, related, others, ...rest }) => ({
      ...rest,
      place: move(place),
      ...(related && { related: { ...related, place: move(related.place) } }),
      ...(others && { others: others.map(move) }),
    })),
    texts: new Map([...texts].map(([file, text]) => [name(file), text])),
  };
}

function printSummary(
  outcomes: readonly SiteOutcome[],
  { format, verb, share, seconds }: { format: Format; verb: string; share: string; seconds: number },
): void {
  const namesOf = (isMeant: (outcome: SiteOutcome) => boolean): string[] =>
    outcomes.filter(isMeant).map(({ root }) => root);
  const well = namesOf(({ exitCode }) => exitCode === exitCodes.success);
  const pages = outcomes.reduce((sum, each) => sum + each.pages, 0);
  const each = ((seconds * 1000) / outcomes.length).toFixed(0);
  console.log(
    `${verb} ${well.length} of ${countOf(outcomes.length, "site")}${share}, ${countOf(pages, "page")}, ` +
      `in ${seconds.toFixed(2)} s (${each} ms a site).`,
  );
  const printSites = (names: readonly string[], one: string, many: string): void => {
    if (names.length === 0) return;
    print(`${names.length} ${names.length === 1 ? one : many}: ${showControls(names.join(", "))}`, format);
  };
  printSites(
    namesOf(({ exitCode, problems }) => exitCode === exitCodes.success && problems.length > 0),
    "has advice",
    "have advice",
  );
  printSites(
    namesOf(({ exitCode }) => exitCode === exitCodes.problems),
    "has problems",
    "have problems",
  );
  printSites(
    namesOf(({ exitCode }) => exitCode === exitCodes.usage),
    "cannot be built",
    "cannot be built",
  );
  printSites(
    namesOf(({ exitCode }) => exitCode === exitCodes.bug),
    "met a bug in dentalsite",
    "met a bug in dentalsite",
  );
}
