import { execFile, type ChildProcess } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { packageFolder } from "../../lib/package-folder.ts";
import type { Problem } from "../../problems/problem.ts";

/** Time without a change before a check begins, so that it is in nobody's way. */
const quietMilliseconds = 1500;

/** Runs `check --publish` in a process of its own when nothing has changed for a while. A change ends it. */
export class BackgroundCheck {
  readonly #program: { root: string; node: string };
  readonly #onEnd: (problems: readonly Problem[]) => void;
  #timer: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;

  constructor(program: { root: string; node: string }, onEnd: (problems: readonly Problem[]) => void) {
    this.#program = program;
    this.#onEnd = onEnd;
  }

  /** Restarts the wait before the next check. */
  postpone(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#run();
    }, quietMilliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#child?.kill();
    this.#child = undefined;
  }

  #run(): void {
    const { root, node } = this.#program;
    const command = [path.join(packageFolder, "bin/dentalsite.js"), "check", "--publish", "--preview"];
    const args = [...command, "--format", "json", "--root", root];
    const options = { maxBuffer: 2 ** 28, windowsHide: true };
    const child = execFile(node, args, options, (_error, printed) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      const problems = readProblems(printed);
      if (problems) this.#onEnd(problems);
    });
    this.#child = child;
    makeQuiet(child);
  }
}

/** Lets everything else run first. */
function makeQuiet({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already.
  }
}

/** Returns undefined if the check stopped before it was done. */
function readProblems(printed: string): Problem[] | undefined {
  try {
    return JSON.parse(printed) as Problem[];
  } catch {
    return undefined;
  }
}
