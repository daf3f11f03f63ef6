import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Command } from "./generator.ts";

export interface TimedRun {
  seconds: number;
  /** The time on all cores together; NaN unless the system has /proc (Linux). Wrong for commands that run at the same time. */
  processorSeconds: number;
  /** The most memory the process held at once, in MiB; undefined unless the system has /proc. */
  peakMebibytes: number | undefined;
}

const sampleMilliseconds = 10;

/** Runs a command to its end and times it, process start included. Rejects with its output if it fails. */
export function runTimed([program, ...args]: Command, folder: string): Promise<TimedRun> {
  return new Promise((resolve, reject) => {
    const processorBefore = readProcessorSeconds();
    const started = performance.now();
    const child = spawn(program, args, { cwd: folder, env: quietEnvironment(), stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let peakMebibytes: number | undefined;
    const sampling = setInterval(() => {
      peakMebibytes = readPeak(child.pid) ?? peakMebibytes;
    }, sampleMilliseconds);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (ended) => {
      clearInterval(sampling);
      const seconds = (performance.now() - started) / 1000;
      const processorSeconds = readProcessorSeconds() - processorBefore;
      if (ended === 0) resolve({ seconds, processorSeconds, peakMebibytes });
      else reject(new Error(`${program} ${args.join(" ")} ended with ${ended}:\n${output}`));
    });
  });
}

/** An environment without telemetry, color and prompts, in which Node caches no code outside the site's folder. */
export function quietEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1", CI: "1", NODE_DISABLE_COMPILE_CACHE: "1" };
}

/** Reads the processor time of all processes that this one, or one of them, has waited for. */
function readProcessorSeconds(): number {
  try {
    // Fields are counted from the end of the program's name, which may contain spaces. The kernel counts hundredths of a second.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return NaN;
  }
}

function readPeak(pid: number | undefined): number | undefined {
  try {
    const kibibytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) / 1024;
  } catch {
    return undefined;
  }
}

export function medianSeconds(runs: readonly TimedRun[]): number {
  return median(runs.map(({ seconds }) => seconds));
}

export function medianProcessorSeconds(runs: readonly TimedRun[]): number {
  return median(runs.map(({ processorSeconds }) => processorSeconds));
}

/** The peak memory of the runs, in MiB; NaN if it is unknown. */
export function mostMebibytes(runs: readonly TimedRun[]): number {
  const peaks = runs.flatMap(({ peakMebibytes }) => peakMebibytes ?? []);
  return peaks.length === 0 ? NaN : Math.max(...peaks);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
