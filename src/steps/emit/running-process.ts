import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { codeOf } from "../../ground/error-code.ts";

/** A process, described so that it cannot be mistaken for another. */
export interface RunningProcess {
  process: number;
  /** The machine, and on Linux the container, in which the process number is valid. */
  machine: string;
  /** Start time as the system counts it; empty if the system does not say. Process numbers are reused sooner or later. */
  started: string;
}

export function thisProcess(): RunningProcess {
  return { process: process.pid, machine: identifyMachine(), started: readStart(process.pid) };
}

/** Whether a process of this machine still runs. If `started` is empty, another process may have its number. */
export function isRunning({ process: id, started }: RunningProcess): boolean {
  try {
    process.kill(id, 0);
  } catch (error) {
    // Any other error means the process exists but belongs to another user.
    if (codeOf(error) === "ESRCH") return false;
  }
  const start = readStart(id);
  return start !== ended && (start === "" || started === "" || start === started);
}

const ended = "ended";

/** proc(5): field 3 is the state, field 22 the start in ticks since the machine started. */
function readStart(id: number): string {
  const stat = readProcessFile(`/proc/${id}/stat`);
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A killed process keeps its number until its parent has waited for it.
  if (state === "Z" || state === "X") return ended;
  const ticks = fields[18];
  return ticks === undefined ? "" : `${readProcessFile("/proc/sys/kernel/random/boot_id").trim()} ${ticks}`;
}

function identifyMachine(): string {
  try {
    return `${hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

function readProcessFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
