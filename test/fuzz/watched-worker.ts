import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Outcome } from "./build-input.ts";
import type { FuzzInput } from "./input.ts";
import { measureTree } from "./process-tree.ts";

const packageFolder = path.resolve(import.meta.dirname, "../..");

/** Processor time, far more than any input takes: what exceeds it would go on forever, or nearly. */
const secondsForOne = 60;
/** By the clock, for a process that waits forever, and for systems that do not say what a process takes. */
const secondsOfWaiting = 20 * secondsForOne;
const megabytesOfHeap = 768;
/** With the memory of the libraries that decode pictures, and of the processes that the tool starts. */
const megabytesInAll = 600;
const watchedEvery = 50;

type Answer = Outcome | { failure: string };

/**
 * A process that builds inputs, watched from outside: one that hangs, runs out of memory or dies fails that input only, and
 * another process takes its place. `folder` is the process's own to write in.
 */
export class WatchedWorker {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  /** The most that the process and its own have held during the last input, in bytes. */
  #memory = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Throws what was wrong: a stack of the tool's, a hang, a breach. */
  async build(input: FuzzInput): Promise<Outcome> {
    let answer = await this.#ask(input);
    // One that has built many inputs holds what they left; only a new one tells what this input takes.
    if (this.#isTooLarge()) {
      this.close();
      answer = await this.#ask(input);
    }
    if ("failure" in answer) throw new Error(answer.failure);
    const faults = [...answer.faults];
    if (this.#isTooLarge()) {
      faults.push(`${Math.round(this.#memory / 1e6)} MB of memory`);
      this.close();
    }
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return answer;
  }

  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  #isTooLarge(): boolean {
    return this.#memory > megabytesInAll * 1e6;
  }

  async #ask(input: FuzzInput): Promise<Answer> {
    const child = (this.#child ??= this.#start());
    const stopped = new AbortController();
    const { signal } = stopped;
    const timer = setTimeout(() => {
      stopped.abort(`No end after ${secondsOfWaiting} s.`);
    }, secondsOfWaiting * 1000);
    this.#memory = 0;
    const before = measureTree(child.pid!).seconds;
    const watch = setInterval(() => {
      const { bytes, seconds } = measureTree(child.pid!);
      this.#memory = Math.max(this.#memory, bytes);
      if (seconds - before > secondsForOne) stopped.abort(`No end after ${secondsForOne} s of processor time.`);
    }, watchedEvery);
    try {
      child.send(input);
      const ended = once(child, "exit", { signal }).then(([code, by]: (number | string | null)[]) => {
        throw new Error(`The process died (${code ?? by}), perhaps for want of memory.`);
      });
      const [answer] = (await Promise.race([once(child, "message", { signal }), ended])) as [Answer];
      return answer;
    } catch (error) {
      this.close();
      if (signal.aborted) return { failure: String(signal.reason) };
      return { failure: String(error) };
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
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
