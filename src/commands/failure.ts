import { tmpdir } from "node:os";
import { CommanderError } from "commander";
import { codeOf } from "../lib/error-code.ts";
import { ChangedMeanwhile } from "../steps/emit/changed-meanwhile.ts";
import { StoppedWriting } from "../steps/emit/stopped-writing.ts";
import { showControls } from "../lib/foreign-text.ts";
import { UsageError } from "../lib/usage-error.ts";
import { exitCodes, relative } from "./command-line.ts";

/** The reason that a command ended early, and its exit code. */
export interface CommandFailure {
  exitCode: number;
  /** Message for people; absent for a bug of ours and for commander's complaints. */
  message?: string;
  /** Commander's complaint about the arguments; absent if commander has printed help. */
  complaint?: string;
}

export function explainFailure(error: unknown): CommandFailure {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return { exitCode: exitCodes.success };
    const hasComplaint = error.message.startsWith("error: ");
    return { exitCode: exitCodes.usage, ...(hasComplaint && { complaint: error.message }) };
  }
  const message = wordFailure(error);
  return message === undefined ? { exitCode: exitCodes.bug } : { exitCode: exitCodes.usage, message };
}

/** Returns undefined for a bug of ours. */
function wordFailure(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (error instanceof ChangedMeanwhile) {
    return `${relative(error.file)} changed while the site was being built. Nothing was written; build again.`;
  }
  return error instanceof StoppedWriting ? explainStop(error) : explainRefusal(error);
}

/** Explains what the system refused; undefined for any other error. */
function explainRefusal(error: unknown): string | undefined {
  const { code = "", path: file, syscall = "" } = error as Partial<Record<"code" | "path" | "syscall", string>>;
  if (code === "ENOENT") return missingFolders[syscall]?.();
  const reason = refusals[code];
  // If writing fails, the system does not say in which file.
  const subject = file !== undefined ? showControls(file) : syscall === "listen" ? "The port" : "A file";
  return reason === undefined ? undefined : `${subject} cannot be used: ${reason}.`;
}

/** Explains that something printed was not written. */
export function explainOutputFailure(error: unknown): string {
  return `The output of this command is not complete: ${refusals[codeOf(error)] ?? "the system refused to write it"}.`;
}

/** Folders that every command needs, by the system call that failed. */
const missingFolders: Readonly<Record<string, () => string>> = {
  uv_cwd: () =>
    "The folder you are in is not there any more: it was removed or made again. Change to one that is there.",
  mkdtemp: () =>
    `The folder for temporary files, ${tmpdir()}, is not there. Make it, or name another in the variable TMPDIR.`,
};

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
  ENOTDIR: "there is a file where a folder should be",
  EEXIST: "there is a file where a folder should be",
  EISDIR: "there is a folder where a file should be",
};

/** Explains a failed write to the output folder, and what state the folder is in. */
function explainStop({ folder, file = folder, state, cause }: StoppedWriting): string | undefined {
  const code = codeOf(cause);
  // A picture that the build had put into its cache was removed, or a folder was.
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
