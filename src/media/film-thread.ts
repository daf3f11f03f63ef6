import path from "node:path";
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

/**
 * What `encodeFilm` makes of a film, in a thread of its own: a damaged film can send its reader round in circles, or let it ask for
 * ever more memory. Throws UnusableMedia as that does, also for a film that takes longer than `deadline`, in milliseconds.
 */
export async function encodeFilmApart(bytes: Buffer, extension: string, deadline = mostMilliseconds): Promise<Encoded> {
  const workerData: FilmOrder = { bytes, extension };
  const program = path.join(packageFolder, ".compiled/start-film-thread.js");
  // Node's own options may be of no use to a thread, or forbidden there.
  const worker = new Worker(program, { workerData, resourceLimits, execArgv: [] });
  let timer: NodeJS.Timeout | undefined;
  const answer = await new Promise<FilmAnswer>((resolve, reject) => {
    const giveUp = (): void => {
      resolve({ fault: { code: "media/corrupt" } });
    };
    timer = setTimeout(giveUp, deadline);
    worker.once("message", resolve).once("exit", giveUp);
    worker.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") giveUp();
      else reject(error);
    });
  }).finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
  if ("fault" in answer) throw new UnusableMedia(answer.fault);
  const { size, files } = answer.encoded;
  return { size, files: files.map((each) => ({ ...each, bytes: asBuffer(each.bytes) })) };
}

/** The same bytes, which came as an array from another thread. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
