import { execFile } from "node:child_process";

/** The git program ended with an error, or is not there. */
export class GitFailed extends Error {}

/** Runs git in the folder of a practice. */
export type Git = (args: readonly string[], input?: string) => Promise<Buffer>;

/** Longest time that git may take, such as for sending large pictures over a slow line. */
const patienceMilliseconds = 300_000;

/** Runs git. It asks nothing in the terminal; hooks and settings are those of the checkout and the user. */
export function runGit(
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  args: readonly string[],
  input = "",
): Promise<Buffer> {
  const options = {
    cwd,
    env: { ...env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
    encoding: "buffer",
    maxBuffer: 2 ** 30,
    timeout: patienceMilliseconds,
    windowsHide: true,
  } as const;
  return new Promise((resolve, reject) => {
    const child = execFile("git", args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new GitFailed(`${stderr.toString()}\n${stdout.toString()}`.trim() || error.message));
    });
    child.stdin?.on("error", () => undefined).end(input);
  });
}

/** Returns what git prints, without the last line's end; undefined if it fails. */
export async function askGit(git: Git, args: readonly string[]): Promise<string | undefined> {
  return git(args).then(
    (printed) => printed.toString().trimEnd(),
    () => undefined,
  );
}
