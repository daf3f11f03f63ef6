import path from "node:path";
import type { Command } from "commander";
import { packageFolder, readVersion } from "../lib/package-folder.ts";
import { UsageError } from "../lib/usage-error.ts";
import type { Imported } from "../import/import-site.ts";
import {
  build,
  buildDate,
  exitCodes,
  printProblems,
  relative,
  reportFailure,
  defaultFormat,
  withRoot,
  type RootOptions,
} from "./command-line.ts";

interface ImportFlags extends RootOptions {
  plan?: string;
  wxr?: string;
  dryRun?: boolean;
}

export function addImport(program: Command): void {
  withRoot(
    program
      .command("import")
      .argument("[folder]", "a folder of pages that were saved from the old site")
      .description("move an existing site in, from pages that were saved from it; makes the practice if there is none"),
  )
    .option("--wxr <file>", "an export of WordPress: posts and pages that were not saved, and words of pictures")
    .option("--plan <file>", "a plan that you have changed; by default one is proposed")
    .option("--dry-run", "print the plan, and write nothing")
    .addHelpText(
      "after",
      `
Nothing is requested over the network, and no content of the practice is written over.

Examples:
  dentalsite import saved --dry-run > plan.yaml
  dentalsite import saved --plan plan.yaml --root harbor-dental`,
    )
    .action(runImport);
}

async function runImport(folder: string | undefined, { root, plan, wxr, dryRun = false }: ImportFlags): Promise<void> {
  if (folder === undefined && wxr === undefined) {
    throw new UsageError("Name a folder of saved pages, or an export with --wxr.");
  }
  const [{ importSite }, { ImportRefused }, { Memory }] = await Promise.all([
    import("../import/import-site.ts"),
    import("../import/refused.ts"),
    import("../lib/memory.ts"),
  ]);
  const { recall } = new Memory();
  try {
    const imported = await importSite({
      root,
      folder: folder === undefined ? undefined : path.resolve(folder),
      exportFile: wxr === undefined ? undefined : path.resolve(wxr),
      planFile: plan,
      isDry: dryRun,
      init: { packageFolder, version: readVersion(), today: buildDate().toISOString().slice(0, 10) },
      build: (files) => build(root, { files, recall, isPreview: true }),
    });
    console.log(imported.done ? describeImport(imported.done, root) : imported.plan.trimEnd());
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    if (error.problems.length > 0) await printProblems(error, defaultFormat(), "Nothing was written.");
    else reportFailure(`${error.message} Nothing was written.`, defaultFormat());
    process.exitCode = exitCodes.problems;
  }
}

function describeImport(
  { converted, written, kept, forgotten, isNew, errors }: NonNullable<Imported["done"]>,
  root: string,
): string {
  const { reports, redirects } = converted;
  const taken = reports.filter(({ file }) => file !== undefined);
  const inRoot = (name: string): string => relative(path.join(root, name));
  return [
    `${isNew ? `Made the practice in ${relative(root)}. ` : ""}Took ${taken.length} of ${reports.length} pages; ${redirects.length} old addresses lead to them. Files written: ${written}.`,
    ...list("These files were there, and stay as they are:", kept),
    ...list(
      "An earlier import wrote these files, and this plan does not name them. Delete those that you do not want:",
      forgotten,
    ),
    ...(errors === 0 ? [] : [`${errors} mistakes are in files that were there. "dentalsite build" shows them.`]),
    `${inRoot("import/report.md")} says what was left and why, and ${inRoot("import/plan.yaml")} what was decided and what was not. "dentalsite check --publish" lists what is still to do.`,
  ].join("\n\n");
}

const list = (title: string, files: readonly string[]): string[] =>
  files.length === 0 ? [] : [`${title}\n\n${files.map((file) => `  ${file}`).join("\n")}`];
