import { createContext, Script } from "node:vm";
import { codeOf } from "../../ground/error-code.ts";

/** Ctrl+C was pressed while a template was busy. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/** Node can interrupt only code that a script calls. Created on first use, because most builds need none. */
let caller: { context: { work?: () => unknown }; script: Script } | undefined;

/**
 * Calls `work`, and lets Ctrl+C end it even in an endless loop: Node calls signal handlers only between tasks. Throws an Interrupted then,
 * after those handlers.
 */
export function interruptible<Result>(work: () => Result): Result {
  const { context, script } = (caller ??= { context: createContext({}), script: new Script("work()") });
  context.work = work;
  try {
    return script.runInContext(context, { breakOnSigint: true }) as Result;
  } catch (error) {
    if (codeOf(error) !== "ERR_SCRIPT_EXECUTION_INTERRUPTED") throw error;
    // The script has kept the signal from all other handlers.
    if (!process.emit("SIGINT", "SIGINT")) process.kill(process.pid, "SIGINT");
    throw new Interrupted("Interrupted while a template was busy.");
  } finally {
    delete context.work;
  }
}
