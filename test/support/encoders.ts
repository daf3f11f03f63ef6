import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** The ids of the processes that encode pictures and films for another; their arguments name it. */
export function listEncoders(parent: number): number[] {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,args="], { encoding: "utf8" });
  const lines = processes.split("\n").filter((line) => line.includes(`start-encoder.js ${parent} `));
  return lines.map((line) => parseInt(line, 10));
}

/** Waits until there are some, or none. */
export async function waitForEncoders(parent: number, are: "some" | "none"): Promise<number[]> {
  for (;;) {
    const found = listEncoders(parent);
    if (found.length > 0 === (are === "some")) return found;
    await setTimeout(50);
  }
}
