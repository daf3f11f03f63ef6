import { codeOf } from "./error-code.ts";

/** Whether this machine has a process with a number. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Any other error means that the process exists but belongs to another user.
    return codeOf(error) !== "ESRCH";
  }
}
