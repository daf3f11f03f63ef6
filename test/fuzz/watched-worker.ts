import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Outcome } from "./build-input.ts";
import type { FuzzInput } from "./input.ts";
import { measureTree } from "./process-tree.ts";

const packageFolder = path.resolve(import.meta.dirname, "../..");

/** The limit of processor time, far more than any input should take. */
const secondsForOne = 60;
/** The limit by the clock, for a process that waits forever, and for systems without a measure of processor time. */
const secondsOfWaiting = 20 * secondsForOne;
const megabytesOfHeap = 768;
/** The limit of memory, including the libraries that decode pictures and the processes that the tool starts. */
const megabytesInAll = 600;
const watchedEvery = 50;

type Answer = Outcome | { failure: string };

/**
 * A process that builds inputs, watched from outside. If it hangs, runs out of memory or dies, only that input fails, and another process
 * replaces it. It writes in `folder`, which nothing else uses.
 */
export class WatchedWorker {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  /** The peak memory of the process and its descendants during the last input, in bytes. */
  #memory = 0;
  /** Ends with the last input that was given. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Builds an input. Throws an error with the tool's stack, a hang or a violation. A property whose time is over leaves its last input here,
   * so each waits for the one before.
   */
  build(input: FuzzInput): Promise<Outcome> {
    const outcome = this.#turn.then(() => this.#buildNow(input));
    this.#turn = outcome.catch(() => undefined);
    return outcome;
  }

  async #buildNow(input: FuzzInput): Promise<Outcome> {
    let answer = await this.#ask(input);
    // A process keeps memory from earlier inputs, so only a new one shows how much this input takes.
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
