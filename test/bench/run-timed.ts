import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

export interface TimedRun {
  seconds: number;
  /** The most memory the process held at once, in MiB; undefined where /proc does not tell (not Linux). */
  peakMebibytes: number | undefined;
  output: string;
}

const sampleMilliseconds = 10;

/** Runs a command to its end and times it, process start included. Rejects with its output when it fails. */
export function runTimed([program, ...args]: readonly [string, ...string[]], folder: string): Promise<TimedRun> {
  return new Promise((resolve, reject) => {
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
    child.once("close", (code) => {
      clearInterval(sampling);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, peakMebibytes, output });
      else reject(new Error(`${program} ${args.join(" ")} ended with ${code}:\n${output}`));
    });
  });
}

/** No telemetry, no colour, no waiting for an answer. */
export function quietEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1", CI: "1" };
}

function readPeak(pid: number | undefined): number | undefined {
  try {
    const kibibytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) / 1024;
  } catch {
    return undefined;
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
