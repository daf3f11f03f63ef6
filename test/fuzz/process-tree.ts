import { readFileSync } from "node:fs";

export interface Usage {
  /** Memory. */
  bytes: number;
  /** Processor time. */
  seconds: number;
}

/** What a process and all that it started use, on Linux; nothing elsewhere. */
export function measureTree(id: number): Usage {
  try {
    const bytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? "0") * 1024;
    const children = readFileSync(`/proc/${id}/task/${id}/children`, "utf8").trim().split(" ").filter(Boolean);
    return [{ bytes, seconds: readSeconds(id) }, ...children.map((child) => measureTree(Number(child)))].reduce(
      (sum, each) => ({ bytes: sum.bytes + each.bytes, seconds: sum.seconds + each.seconds }),
    );
  } catch {
    // It has just ended.
    return { bytes: 0, seconds: 0 };
  }
}

/** Of the process, and of those that it started and that have ended. The kernel counts in hundredths. */
function readSeconds(id: number): number {
  // The fields are counted from the end of the program's name, which may hold spaces.
  const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / 100;
}
