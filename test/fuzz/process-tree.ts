import { readFileSync } from "node:fs";

export interface Usage {
  /** Memory. */
  bytes: number;
  /** Processor time. */
  seconds: number;
}

/** Measures what a process and its descendants use, on Linux; zero elsewhere. */
export function measureTree(id: number): Usage {
  try {
    const bytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? "0") * 1024;
    const children = readFileSync(`/proc/${id}/task/${id}/children`, "utf8").trim().split(" ").filter(Boolean);
    return [{ bytes, seconds: readSeconds(id) }, ...children.map((child) => measureTree(Number(child)))].reduce(
      (sum, each) => ({ bytes: sum.bytes + each.bytes, seconds: sum.seconds + each.seconds }),
    );
  } catch {
    // The process has just ended.
    return { bytes: 0, seconds: 0 };
  }
}

/** Reads the processor time of a process and of its children that have ended. The kernel counts hundredths of a second. */
function readSeconds(id: number): number {
  // Fields are counted from the end of the program's name, which may contain spaces.
  const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / 100;
}
