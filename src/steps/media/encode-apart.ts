import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { compiledFolder } from "../../lib/package-folder.ts";
import type { MediaFault } from "../../problems/problem.ts";
import type { Encoded } from "./cache.ts";
import type { Order } from "./encode.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** An order for the encoder process. `milliseconds` is the processor time that the order may take. */
export interface EncoderQuestion {
  order: Order;
  milliseconds: number;
}

/** The encoder's answer. `megabytes` is the memory that the process uses now. */
export type EncoderAnswer = { megabytes: number } & ({ encoded: Encoded } | { fault: MediaFault } | { bug: string });

/**
 * Returns the processor time that a file may take, in milliseconds. It is not wall-clock time, so a busy machine changes nothing. The
 * largest film takes 4 seconds, small films and drawings take moments, and photos take time by their pixels.
 */
function patienceWith(order: Order): number {
  const isDrawing = order.kind === "drawing" || ("extension" in order && order.extension === "svg");
  return isDrawing || order.kind === "film" || order.kind === "font" ? 30_000 + order.bytes.length / 2000 : 120_000;
}

/** A photo of 50 million pixels takes 1 GB in AVIF, and 0.7 in an interlaced PNG. */
const mostMegabytes = 2000;
/** Allocators keep some memory after use. A process that holds more than this after a file gets no other file. */
const wornMegabytes = 600;
const restMilliseconds = 10_000;
/** A blocked process uses no processor time, so the clock ends it after this many times its allowed processor time. */
const clockFactor = 20;

/** Each core has one order at a time. */
const inTurn = pLimit(availableParallelism());
/** Idle processes wait for the next orders, because starting one takes longer than most drawings. */
const idle = new Set<ChildProcess>();
let rest: NodeJS.Timeout | undefined;

/**
 * Runs `encode` in a separate process. A damaged or malicious file can run its decoder forever, exhaust memory, or crash the process.
 * Throws UnusableMedia for a file that takes more processor time than `milliseconds` or too much memory, and for every other fault of the
 * file.
 */
export function encodeApart(order: Order, milliseconds = patienceWith(order)): Promise<Encoded> {
  return inTurn(async () => {
    const child = takeChild();
    let isReusable = false;
    try {
      const answer = await sendOrder(child, { order, milliseconds });
      if (answer === undefined) throw new UnusableMedia({ code: "media/too-large", way: "work" });
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

/** Keeps a process for the next order without keeping the program running. */
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
  return fork(path.join(compiledFolder, "start-encoder.js"), [String(process.pid), String(mostMegabytes)], {
    // NODE_OPTIONS could stop a second process or make it run other code.
    execArgv: ["--max-old-space-size=1024"],
    env: { ...process.env, NODE_OPTIONS: "" },
    serialization: "advanced",
    // Libraries write messages that authors would not understand.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Sends the order and returns the answer; undefined if the process ran out of time or memory, or crashed. */
async function sendOrder(child: ChildProcess, question: EncoderQuestion): Promise<EncoderAnswer | undefined> {
  const done = new AbortController();
  try {
    const answer = Promise.race([
      once(child, "message", done).then(([message]) => message as EncoderAnswer),
      once(child, "exit", done).then(([code]) => {
        // An exception ended the process, which no file can cause.
        if (code === 1) throw new Error("The process that encodes pictures and films could not work.");
        return undefined;
      }),
      wait(clockFactor * question.milliseconds, undefined, done),
    ]);
    // If the process has already ended, its exit event reports it.
    child.send(question, () => undefined);
    return await answer;
  } finally {
    done.abort();
  }
}
