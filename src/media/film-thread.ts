import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { packageFolder } from "../package-folder.ts";
import type { MediaFault } from "../problem.ts";
import type { Encoded } from "./cache.ts";
import { UnusableMedia } from "./unusable-media.ts";

export interface FilmOrder {
  bytes: Uint8Array;
  extension: string;
}

export type FilmAnswer = { encoded: Encoded } | { fault: MediaFault };

/** A film of 200 MB takes 4 seconds, and 20 on a machine that has much else to do. */
const mostMilliseconds = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/** The thread that encoded the last film, for the next one: starting one takes longer than most films do. */
let idle: Worker | undefined;

function startWorker(): Worker {
  const program = path.join(packageFolder, ".compiled/start-film-thread.js");
  // Node's own options may be of no use to a thread, or forbidden there.
  return new Worker(program, { resourceLimits, execArgv: [] });
}

/**
 * What `encodeFilm` makes of a film, in a thread of its own: a damaged film can send its reader round in circles, or let it ask for
 * ever more memory. Throws UnusableMedia as that does, also for a film that takes longer than `deadline`, in milliseconds.
 */
export async function encodeFilmApart(bytes: Buffer, extension: string, deadline = mostMilliseconds): Promise<Encoded> {
  const worker = idle ?? startWorker();
  idle = undefined;
  const answer = await order(worker, { bytes, extension }, deadline).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  // Nobody waits for it any more; what it is busy with may have no end.
  if (answer === undefined) await worker.terminate();
  else idle = worker;
  // It keeps no program running.
  worker.unref();
  if (answer === undefined) throw new UnusableMedia({ code: "media/corrupt" });
  if ("fault" in answer) throw new UnusableMedia(answer.fault);
  const { size, files } = answer.encoded;
  return { size, files: files.map((each) => ({ ...each, bytes: asBuffer(each.bytes) })) };
}

/** Undefined where there is none: the thread ran out of time or memory. */
async function order(worker: Worker, film: FilmOrder, deadline: number): Promise<FilmAnswer | undefined> {
  const done = new AbortController();
  worker.ref();
  worker.postMessage(film);
  try {
    return await Promise.race([
      once(worker, "message", done).then(([answer]) => answer as FilmAnswer),
      once(worker, "exit", done).then(() => undefined),
      setTimeout(deadline, undefined, done),
    ]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") return undefined;
    throw error;
  } finally {
    done.abort();
  }
}

/** The same bytes, which came as an array from another thread. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
