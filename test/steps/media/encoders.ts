import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

interface Encoder {
  id: number;
  /** Processor time. A process uses less than a second to start. */
  seconds: number;
}

/** Lists the encoding processes of another process, which is named in their arguments. */
function listEncoders(parent: number): Encoder[] {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,time=,args="], { encoding: "utf8" });
  const lines = processes.split("\n").filter((line) => line.includes(`start-encoder.js ${parent} `));
  return lines.map((line) => {
    const [id, time] = line.trim().split(/\s+/) as [string, string];
    return { id: Number(id), seconds: time.split(":").reduce((sum, part) => sum * 60 + parseFloat(part), 0) };
  });
}

/** Waits until there are some encoding processes, a busy one, or none. */
export async function waitForEncoders(parent: number, wanted: "some" | "busy" | "none"): Promise<number[]> {
  for (;;) {
    const found = listEncoders(parent);
    const isBusy = found.some(({ seconds }) => seconds >= 2);
    if (wanted === "none" ? found.length === 0 : wanted === "busy" ? isBusy : found.length > 0) {
      return found.map(({ id }) => id);
    }
    await setTimeout(50);
  }
}
