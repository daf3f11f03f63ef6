import { parentPort } from "node:worker_threads";
import { encodeFilm } from "./film.ts";
import { asBuffer, type FilmAnswer, type FilmOrder } from "./film-thread.ts";
import { UnusableMedia } from "./unusable-media.ts";

parentPort!.on("message", (order: FilmOrder) => {
  void answer(order);
});

async function answer({ bytes, extension }: FilmOrder): Promise<void> {
  const made = await encode(bytes, extension);
  const buffers = "encoded" in made ? made.encoded.files.map((each) => each.bytes.buffer as ArrayBuffer) : [];
  parentPort!.postMessage(made, buffers);
}

async function encode(bytes: Uint8Array, extension: string): Promise<FilmAnswer> {
  try {
    return { encoded: await encodeFilm(asBuffer(bytes), extension) };
  } catch (error) {
    if (error instanceof UnusableMedia) return { fault: error.fault };
    throw error;
  }
}
