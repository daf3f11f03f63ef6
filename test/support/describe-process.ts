import { readFileSync } from "node:fs";
import { thisProcess, type RunningProcess } from "../../src/steps/emit/running-process.ts";

/** The facts that a lock records about a process, read without the tested code. */
export function describeProcess(id: number): RunningProcess {
  const stat = readFileSync(`/proc/${id}/stat`, "utf8");
  const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]!;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return { process: id, started: `${boot} ${ticks}`, machine: thisProcess().machine };
}
