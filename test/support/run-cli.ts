import { execFile } from "node:child_process";
import path from "node:path";
import { packageFolder } from "./package-folder.ts";

export interface CliResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** Variables of the machine that would change what the command prints or does. */
export const clearedVariables = ["NO_COLOR", "FORCE_COLOR", "SOURCE_DATE_EPOCH", "GITHUB_ACTIONS"] as const;

const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !(clearedVariables as readonly string[]).includes(name)),
);

/** Runs `dentalsite` like a user, in the folder `cwd`, without color, and waits for its end. */
export function runCli(
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const bin = path.join(packageFolder, "bin/dentalsite.js");
    const options = { cwd, env: { ...environment, ...env }, timeout: 600_000 };
    execFile(process.execPath, [bin, ...args], options, (error, stdout, stderr) => {
      if (error === null) resolve({ status: 0, stdout, stderr });
      else if (typeof error.code === "number") resolve({ status: error.code, stdout, stderr });
      // The command could not be started, or was stopped because it did not end.
      else
        reject(new Error(`dentalsite ${args.join(" ")} did not end by itself.\n${stdout}${stderr}`, { cause: error }));
    });
  });
}
