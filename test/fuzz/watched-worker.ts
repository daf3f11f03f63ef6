import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Outcome } from "./build-input.ts";
import type { FuzzInput } from "./input.ts";

const packageFolder = path.resolve(import.meta.dirname, "../..");

/** Far more than any input takes, on a loaded machine too: what exceeds it would go on for ever, or nearly. */
const secondsForOne = 60;
const megabytesOfHeap = 768;
/** With the memory of the libraries that decode pictures. */
const megabytesInAll = 1500;

type Answer = (Outcome & { memory: number }) | { failure: string };

/**
 * A process that builds inputs, watched from outside: one that hangs, runs out of memory or dies fails that input only, and
 * another process takes its place. `folder` is the process's own to write in.
 */
export class WatchedWorker {
  readonly #folder: string;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Throws what was wrong: a stack of the tool's, a hang, a breach. */
  async build(input: FuzzInput): Promise<Outcome> {
    const answer = await this.#ask(input);
    if ("failure" in answer) throw new Error(answer.failure);
    const { memory, ...outcome } = answer;
    const faults = [...outcome.faults];
    if (memory > megabytesInAll * 1e6) {
      faults.push(`${Math.round(memory / 1e6)} MB of memory`);
      this.close();
    }
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return outcome;
  }

  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  async #ask(input: FuzzInput): Promise<Answer> {
    const child = (this.#child ??= this.#start());
    const stopped = new AbortController();
    const { signal } = stopped;
    const timer = setTimeout(() => {
      stopped.abort();
    }, secondsForOne * 1000);
    try {
      child.send(input);
      const ended = once(child, "exit", { signal }).then(([code, by]: (number | string | null)[]) => {
        throw new Error(`The process died (${code ?? by}), perhaps for want of memory.`);
      });
      const [answer] = (await Promise.race([once(child, "message", { signal }), ended])) as [Answer];
      return answer;
    } catch (error) {
      this.close();
      if (signal.aborted) return { failure: `No end after ${secondsForOne} s.` };
      return { failure: String(error) };
    } finally {
      clearTimeout(timer);
      stopped.abort();
    }
  }

  #start(): ChildProcess {
    const run = path.join(packageFolder, ".config/run.js");
    return fork(run, ["test/fuzz/worker.ts", this.#folder], {
      cwd: packageFolder,
      execArgv: [`--max-old-space-size=${megabytesOfHeap}`],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
  }
}
