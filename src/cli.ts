import module from "node:module";
import { Command } from "commander";
import { addBuild } from "./commands/build.ts";
import { addCheck } from "./commands/check.ts";
import { exitCodes, formatOfFailures, reportBug, reportFailure, refuseBlank } from "./commands/command-line.ts";
import { addDirectories } from "./commands/directories.ts";
import { addEdit } from "./commands/edit.ts";
import { addExplain } from "./commands/explain.ts";
import { explainFailure } from "./commands/failure.ts";
import { addHosting } from "./commands/hosting.ts";
import { addImport } from "./commands/import.ts";
import { addInit } from "./commands/init.ts";
import { addLooks } from "./commands/looks.ts";
import { addNew } from "./commands/new.ts";
import { addSchema } from "./commands/schema.ts";
import { addServe } from "./commands/serve.ts";
import { addTranslated } from "./commands/translated.ts";
import { showControls } from "./lib/foreign-text.ts";
import { packageFolder, readVersion } from "./lib/package-folder.ts";
import { UsageError } from "./lib/usage-error.ts";

const examples = `
Examples:
  dentalsite build                          build ./site and ./assets into ./dist
  dentalsite build --root ../harbor-dental  build another practice
  dentalsite build --root practices/*       build many practices at once
  dentalsite serve --watch                  look at the site while you change it
  dentalsite edit                           change the content in a browser, by forms
  dentalsite check --publish                find mistakes, and sample values left over
  dentalsite explain key/unknown            explain a problem code, a file or a key
  dentalsite init harbor-dental             make the site of a new practice
  dentalsite import saved --dry-run         plan how an existing site is moved in
  dentalsite new service root-canals        write the file of a new service
  dentalsite translated                     list translations whose originals have changed
  dentalsite looks --open                   see the site in every look
  dentalsite hosting nginx                  print the settings of a host
  dentalsite directories                    write what directories and map services ask for

Exit codes: 0 all is well, 1 the content has problems, 2 the command cannot be carried out, 70 a bug in dentalsite.`;

/** Every command with its options and help. */
export function createProgram(): Command {
  const program = new Command("dentalsite")
    .description(
      "Builds the website of a dental practice from the YAML and Markdown in site/ and the pictures in assets/.",
    )
    .version(readVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .exitOverride()
    .hook("preAction", refuseZipFiles)
    .hook("preAction", (_, command) => {
      refuseBlank(command);
    })
    .configureOutput({
      // `explainArguments` reports the error after it has chosen useful suggestions.
      outputError: () => undefined,
    })
    .configureHelp({ showGlobalOptions: true })
    .addHelpText("after", examples);

  addBuild(program);
  addServe(program);
  addEdit(program);
  addCheck(program);
  addExplain(program);
  addInit(program);
  addImport(program);
  addLooks(program);
  addNew(program);
  addTranslated(program);
  addSchema(program);
  addHosting(program);
  addDirectories(program);

  return program;
}

/** Yarn can install packages as zip files, which only its own loader can read. Pictures are encoded in a process without that loader. */
function refuseZipFiles(): void {
  const { findPnpApi } = module as { findPnpApi?: (file: string) => unknown };
  const isInZip = Boolean(findPnpApi?.(packageFolder));
  if (!isInZip) return;
  throw new UsageError(
    'dentalsite needs a node_modules folder, which Yarn makes if .yarnrc.yml has the line "nodeLinker: node-modules": add it there and run "yarn install" again.',
  );
}

/** Returns commander's complaint about arguments on one line, and on another the suggested names that are near. */
async function explainArguments(text: string): Promise<string> {
  const { isNear } = await import("./problems/suggest.ts");
  const [complaint = "", suggestion = ""] = text.trimEnd().split(/\n(?=\(Did you mean )/);
  const written = /'(.*)'/s.exec(complaint)?.[1] ?? "";
  const near = [...suggestion.matchAll(/[\w-]+(?=[,?])/g)]
    .map(([name]) => name)
    .filter((name) => isNear(written, name));
  const lines = near.length === 0 ? [complaint] : [complaint, `(Did you mean ${near.join(" or ")}?)`];
  return lines.map(showControls).join("\n");
}

export { watchOutput } from "./commands/output.ts";

/** Runs one command line and sets the exit code; never throws. */
export async function main(argv: readonly string[]): Promise<void> {
  const format = formatOfFailures(argv);
  const endWithBug = (error: unknown): void => {
    reportBug(error, format);
    process.exit(exitCodes.bug);
  };
  // Node has nothing left to wait for, but the command has not ended. Node would exit with 13 and no message.
  const endStalled = (): void => {
    endWithBug(new Error(`"${["dentalsite", ...argv.slice(2)].join(" ")}" stopped before it was done.`));
  };
  process.once("uncaughtException", endWithBug).once("beforeExit", endStalled);
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    const failure = explainFailure(error);
    const { exitCode, message = failure.complaint && (await explainArguments(failure.complaint)) } = failure;
    if (message !== undefined) reportFailure(message, format);
    if (exitCode === exitCodes.bug) reportBug(error, format);
    process.exitCode = exitCode;
  } finally {
    process.off("beforeExit", endStalled);
  }
}
