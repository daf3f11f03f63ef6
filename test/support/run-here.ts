import path from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { vi } from "vitest";
import { compiledFolder } from "../../src/lib/package-folder.ts";
import { clearedVariables, type CliResult } from "./run-cli.ts";
import "./judge-html-once.ts";

/** The compiled program, which practices run. Its templates are already bundled. */
const { main } = (await import(
  /* @vite-ignore */ pathToFileURL(path.join(compiledFolder, "cli.cjs")).href
)) as typeof import("../../src/cli.ts");

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `dentalsite` with these arguments in the folder `cwd`, in this process, which is many times faster than `runCli`. Calls run one
 * after the other, since a process has one working folder.
 */
export function runHere(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<CliResult> {
  const result = last.then(() => runNow(args, options));
  last = result.catch(() => undefined);
  return result;
}

async function runNow(
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<CliResult> {
  const printed = { stdout: "", stderr: "" };
  const before = { folder: process.cwd(), listeners: process.listeners("uncaughtException") };
  for (const [stream, method] of [
    ["stdout", "log"],
    ["stderr", "error"],
  ] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
    vi.spyOn(console, method).mockImplementation((...values) => {
      printed[stream] += `${format(...values)}\n`;
    });
  }
  for (const name of clearedVariables) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries({ FORCE_COLOR: "0", ...env })) vi.stubEnv(name, value);
  process.chdir(cwd);
  try {
    await main([process.execPath, "dentalsite", ...args]);
    return { status: Number(process.exitCode ?? 0), ...printed };
  } finally {
    process.exitCode = undefined;
    process.chdir(before.folder);
    for (const listener of process.listeners("uncaughtException")) {
      if (!before.listeners.includes(listener)) process.off("uncaughtException", listener);
    }
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}
