import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process, described so that no other is taken for it. */
export interface RunningProcess {
  process: number;
  /** Where that number means something: the machine, and on Linux the container. */
  machine: string;
  /** When it began, as the system counts; empty if the system does not say. A number is used again sooner or later. */
  started: string;
}

export function thisProcess(): RunningProcess {
  return { process: process.pid, machine: describeMachine(), started: readStart(process.pid) };
}

/** Whether a process of this machine still runs. Where `started` is empty, another may have got its number. */
export function isRunning({ process: id, started }: RunningProcess): boolean {
  try {
    process.kill(id, 0);
  } catch (error) {
    // Any other error says that there is one, but not ours to send signals to.
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const start = readStart(id);
  return start !== ended && (start === "" || started === "" || start === started);
}

const ended = "ended";

/** From proc(5): field 3 is the state, 22 the start in ticks since the machine started. */
function readStart(id: number): string {
  const stat = readIfThere(`/proc/${id}/stat`);
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A process that was killed keeps its number until its parent has asked about it.
  if (state === "Z" || state === "X") return ended;
  const ticks = fields[18];
  return ticks === undefined ? "" : `${readIfThere("/proc/sys/kernel/random/boot_id").trim()} ${ticks}`;
}

function describeMachine(): string {
  try {
    return `${hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
