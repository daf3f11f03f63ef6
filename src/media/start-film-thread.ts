import { parentPort, workerData } from "node:worker_threads";
import { encodeFilm } from "./film.ts";
import { UnusableMedia } from "./unusable-media.ts";
import { asBuffer, type FilmAnswer, type FilmOrder } from "./film-thread.ts";

const { bytes, extension } = workerData as FilmOrder;
const answer = await makeAnswer();
const made = "encoded" in answer ? answer.encoded.files.map((each) => each.bytes.buffer as ArrayBuffer) : [];
parentPort!.postMessage(answer, made);

async function makeAnswer(): Promise<FilmAnswer> {
  try {
    return { encoded: await encodeFilm(asBuffer(bytes), extension) };
  } catch (error) {
    if (error instanceof UnusableMedia) return { fault: error.fault };
    throw error;
  }
}
