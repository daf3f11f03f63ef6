import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { packageFolder } from "../package-folder.ts";
import type { MediaFault } from "../problem.ts";
import type { Encoded } from "./cache.ts";
import type { Order } from "./encode.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** `milliseconds` is the processor time that the order may take. */
export interface Question {
  order: Order;
  milliseconds: number;
}

/** `megabytes` is the memory that the process has now. */
export type Answer = { megabytes: number } & ({ encoded: Encoded } | { fault: MediaFault } | { bug: string });

/**
 * How much processor time a file may take, in milliseconds: a busy machine decides nothing about a file. The largest film takes 4 seconds;
 * films and drawings of few bytes take moments, and photos as long as they have pixels.
 */
function patienceWith(order: Order): number {
  const isDrawing = order.kind === "drawing" || ("extension" in order && order.extension === "svg");
  return isDrawing || order.kind === "film" || order.kind === "font" ? 30_000 + order.bytes.length / 2000 : 120_000;
}

/** A photo of 50 million pixels takes 1 GB in AVIF, and 0.7 in an interlaced PNG. */
const mostMegabytes = 2000;
/** Allocators keep some of what they had: a process that has more than this after a file gets no other. */
const wornMegabytes = 600;
const restMilliseconds = 10_000;
/** A process that waits for something takes no processor time, so the clock ends it after as many times the time it may take. */
const clockFactor = 20;

/** Each core has one order at a time. */
const inTurn = pLimit(availableParallelism());
/** Processes for the next orders: starting one takes longer than most drawings do. */
const idle = new Set<ChildProcess>();
let rest: NodeJS.Timeout | undefined;

/**
 * What `encode` makes of a file, in a process of its own: one that is damaged, or made to do harm, can keep its reader busy without
 * an end, ask forever more memory, or bring the process down. Throws UnusableMedia for what takes more processor time than
 * `milliseconds`, or too much memory, as for everything else that is wrong with the file.
 */
export function encodeApart(order: Order, milliseconds = patienceWith(order)): Promise<Encoded> {
  return inTurn(async () => {
    const child = takeChild();
    let isReusable = false;
    try {
      const answer = await ask(child, { order, milliseconds });
      if (answer === undefined) throw new UnusableMedia({ code: "media/too-heavy" });
      isReusable = answer.megabytes < wornMegabytes;
      if ("bug" in answer) throw new Error(answer.bug);
      if ("fault" in answer) throw new UnusableMedia(answer.fault);
      return answer.encoded;
    } finally {
      if (isReusable) letRest(child);
      else child.kill("SIGKILL");
    }
  });
}

function takeChild(): ChildProcess {
  const child = [...idle].findLast(({ connected }) => connected) ?? startChild();
  idle.delete(child);
  child.ref();
  child.channel?.ref();
  return child;
}

/** It keeps no program running. */
function letRest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  idle.add(child);
  clearTimeout(rest);
  rest = setTimeout(() => {
    for (const each of idle) each.kill("SIGKILL");
    idle.clear();
  }, restMilliseconds).unref();
}

function startChild(): ChildProcess {
  return fork(path.join(packageFolder, ".compiled/start-encoder.js"), [String(process.pid), String(mostMegabytes)], {
    // Node's own options may stop a second process, or let it run other code.
    execArgv: ["--max-old-space-size=1024"],
    env: { ...process.env, NODE_OPTIONS: "" },
    serialization: "advanced",
    // What a library writes is no problem in words that authors know.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Undefined if there is none: the process ran out of time or memory, or was brought down. */
async function ask(child: ChildProcess, question: Question): Promise<Answer | undefined> {
  const done = new AbortController();
  try {
    const answer = Promise.race([
      once(child, "message", done).then(([message]) => message as Answer),
      once(child, "exit", done).then(([code]) => {
        // Ended by an exception, which no file can cause.
        if (code === 1) throw new Error("The process that encodes pictures and films could not work.");
        return undefined;
      }),
      wait(clockFactor * question.milliseconds, undefined, done),
    ]);
    // One that has ended by now is noticed by its exit.
    child.send(question, () => undefined);
    return await answer;
  } finally {
    done.abort();
  }
}
