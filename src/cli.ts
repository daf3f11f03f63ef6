import { Command, CommanderError } from "commander";
import { addBuild } from "./commands/build.ts";
import { addCheck } from "./commands/check.ts";
import { exitCodes, reportBug } from "./commands/command-line.ts";
import { addExplain } from "./commands/explain.ts";
import { addInit } from "./commands/init.ts";
import { addNew } from "./commands/new.ts";
import { addSchema } from "./commands/schema.ts";
import { addServe } from "./commands/serve.ts";
import { readVersion } from "./package-folder.ts";
import { UsageError } from "./usage-error.ts";

export function createProgram(): Command {
  const program = new Command("dentalsite")
    .description(
      "Builds the website of a dental practice from the YAML and Markdown in site/ and the pictures in assets/.",
    )
    .version(readVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      "after",
      `
Examples:
  dentalsite build                          build ./site and ./assets into ./dist
  dentalsite build --root ../harbor-dental  build another practice
  dentalsite serve --watch                  look at the site while you change it
  dentalsite check --publish                find mistakes, and sample values left over
  dentalsite explain key/unknown            tell more about a problem, by its code
  dentalsite init harbor-dental             make the site of a new practice
  dentalsite new service root-canals        write the file of a new service

Exit codes: 0 all is well, 1 the content has problems, 2 the command cannot be carried out, 70 a bug in dentalsite.`,
    );

  addBuild(program);
  addServe(program);
  addCheck(program);
  addExplain(program);
  addInit(program);
  addNew(program);
  addSchema(program);

  return program;
}

/** Runs one command line and sets the exit code; never throws. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    process.exitCode = explainFailure(error);
  }
}

function explainFailure(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.success : exitCodes.usage;
  if (error instanceof UsageError) {
    console.error(error.message);
    return exitCodes.usage;
  }
  const refusal = explainRefusal(error);
  if (refusal !== undefined) {
    console.error(refusal);
    return exitCodes.usage;
  }
  reportBug(error);
  return exitCodes.bug;
}

/** What the system said no to, in words; undefined for any other error. */
function explainRefusal(error: unknown): string | undefined {
  const { code = "", path: file = "" } = error as Partial<Record<"code" | "path", string>>;
  const reasons: Record<string, string> = {
    EACCES: "you have no permission for it",
    EPERM: "you have no permission for it",
    EROFS: "the disk can only be read",
    ENOSPC: "the disk is full",
    ENOTDIR: "a file stands where a folder should be",
    EEXIST: "a file stands where a folder should be",
    EISDIR: "a folder stands where a file should be",
  };
  const reason = reasons[code];
  return reason === undefined ? undefined : `${file || "The port"} cannot be used: ${reason}.`;
}
