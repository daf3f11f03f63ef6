import { Command, CommanderError } from "commander";
import { addBuild } from "./commands/build.ts";
import { addCheck } from "./commands/check.ts";
import { exitCodes, relative, reportBug } from "./commands/command-line.ts";
import { addExplain } from "./commands/explain.ts";
import { addInit } from "./commands/init.ts";
import { addNew } from "./commands/new.ts";
import { addSchema } from "./commands/schema.ts";
import { addServe } from "./commands/serve.ts";
import { readVersion } from "./package-folder.ts";
import { StoppedWriting, UsageError } from "./usage-error.ts";

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
  const refusal = error instanceof StoppedWriting ? explainStop(error) : explainRefusal(error);
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
  const reason = refusals[code];
  return reason === undefined ? undefined : `${file || "The port"} cannot be used: ${reason}.`;
}

const refusals: Readonly<Record<string, string>> = {
  EACCES: "you have no permission for it",
  EPERM: "you have no permission for it",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
  EDQUOT: "you have used up your share of the disk",
  EFBIG: "it is larger than a file may be",
  EIO: "the disk has failed",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  EBUSY: "another program uses it",
  ETXTBSY: "another program uses it",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "its symbolic links lead in a circle",
  ENOTDIR: "a file stands where a folder should be",
  EEXIST: "a file stands where a folder should be",
  EISDIR: "a folder stands where a file should be",
};

/** The same for the output folder, with what has become of it. */
function explainStop({ folder, file = folder, state, cause }: StoppedWriting): string | undefined {
  const { code = "" } = cause as { code?: string };
  // A picture that the build had put into its cache, or a folder that somebody has removed.
  const reason = code === "ENOENT" ? "a file or folder has gone while it was needed" : refusals[code];
  if (reason === undefined) return undefined;
  const output = relative(folder);
  const outcomes: Record<typeof state, string> = {
    absent: `Nothing was written; there is no ${output} yet.`,
    "as it was": `Nothing was written; ${output} is as it was.`,
    "partly new": `${output} holds old and new pages, each of them whole; the next build completes it.`,
  };
  return `${relative(file)} cannot be written: ${reason}. ${outcomes[state]}`;
}
