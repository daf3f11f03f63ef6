import { Session, type Profiler } from "node:inspector";
import { createContext, Script } from "node:vm";

/** Work that had to be stopped. Its stack says where it was busy, innermost first, as far as that is known. */
export class OutOfTime extends Error {
  override name = "OutOfTime";

  constructor(reason: string, frames: readonly string[] = []) {
    super(reason);
    this.stack = [`${this.name}: ${reason}`, ...frames.map((frame) => `    at ${frame}`)].join("\n");
  }
}

/**
 * Calls `work`, and stops it after so many milliseconds, in whatever loop or regular expression it is. Then it gets a second chance,
 * in case the machine was held up; throws an OutOfTime if that has to be stopped, too. Ctrl+C works meanwhile.
 */
export function withDeadline<Result>(work: () => Result, milliseconds: number): Result {
  try {
    return attempt(work, milliseconds);
  } catch (error) {
    if (!hasCode(error, "ERR_SCRIPT_EXECUTION_TIMEOUT")) throw error;
  }
  return attemptAndWatch(work, milliseconds);
}

/** Only a script can have a time limit; what it calls runs as ever. Made on first use, because most builds need none. */
let caller: { context: { work?: () => unknown }; script: Script } | undefined;

function attempt<Result>(work: () => Result, milliseconds: number): Result {
  const { context, script } = (caller ??= { context: createContext({}), script: new Script("work()") });
  context.work = work;
  try {
    return script.runInContext(context, { timeout: milliseconds, breakOnSigint: true }) as Result;
  } catch (error) {
    if (!hasCode(error, "ERR_SCRIPT_EXECUTION_INTERRUPTED")) throw error;
    // The script has taken the signal from everyone else.
    if (!process.emit("SIGINT", "SIGINT")) process.kill(process.pid, "SIGINT");
    throw new OutOfTime("it was interrupted");
  } finally {
    delete context.work;
  }
}

/** Calls `work` and notes a thousand times a second what it is busy with. */
function attemptAndWatch<Result>(work: () => Result, milliseconds: number): Result {
  const session = new Session();
  session.connect();
  try {
    session.post("Profiler.enable");
    // Discards optimized code, of which the profiler may not know which function it belongs to.
    session.post("Profiler.startPreciseCoverage");
    session.post("Profiler.start");
    return attempt(work, milliseconds);
  } catch (error) {
    if (!hasCode(error, "ERR_SCRIPT_EXECUTION_TIMEOUT")) throw error;
    let frames: string[] = [];
    session.post("Profiler.stop", (_, { profile }) => (frames = listFrames(profile)));
    throw new OutOfTime(`it is still busy after ${milliseconds / 1000} seconds, and may go on without end`, frames);
  } finally {
    session.disconnect();
  }
}

/**
 * What was busy all the time: the functions that called each other in nearly every sample, innermost first. Then all functions,
 * those seen most often first: React calls components one after the other, so none of them is busy all the time.
 */
function listFrames({ nodes }: Profiler.Profile): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const childrenOf = ({ children = [] }: Profiler.ProfileNode): Profiler.ProfileNode[] =>
    children.map((id) => byId.get(id)!).filter(({ callFrame }) => !outsideFunctions.includes(callFrame.functionName));
  const weights = new Map<Profiler.ProfileNode, number>();
  const weigh = (node: Profiler.ProfileNode): number => {
    const weight = childrenOf(node).reduce((sum, child) => sum + weigh(child), node.hitCount ?? 0);
    weights.set(node, weight);
    return weight;
  };
  weigh(nodes[0]!);
  const path: Profiler.ProfileNode[] = [];
  for (let node = nodes[0]; node !== undefined;) {
    path.unshift(node);
    const enough = nearlyAll * weights.get(node)!;
    node = childrenOf(node).find((child) => weights.get(child)! >= enough);
  }
  const hits = new Map<string, number>();
  for (const node of nodes) {
    const frame = describeFrame(node);
    hits.set(frame, (hits.get(frame) ?? 0) + (node.hitCount ?? 0));
  }
  const others = [...hits.keys()].sort((a, b) => hits.get(b)! - hits.get(a)!);
  return [...new Set([...path.map(describeFrame), ...others])];
}

const nearlyAll = 0.9;
/** As what V8 is doing is called when it runs no function. */
const outsideFunctions = ["(garbage collector)", "(program)", "(idle)"];

/** The line in which a function was seen most often, or that in which it begins; the column is not known. */
function describeFrame({ callFrame, positionTicks = [] }: Profiler.ProfileNode): string {
  const { functionName, url, lineNumber } = callFrame;
  const [busiest] = [...positionTicks].sort((a, b) => b.ticks - a.ticks);
  return `${functionName} (${url}:${busiest?.line ?? lineNumber + 1}:0)`;
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
