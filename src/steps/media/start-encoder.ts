import { Worker } from "node:worker_threads";
import { encode } from "./encode.ts";
import type { EncoderAnswer, EncoderQuestion } from "./encode-apart.ts";
import { UnusableMedia } from "./unusable-media.ts";

const [, , parent, mostMegabytes] = process.argv;

/**
 * Runs in a thread, because a file can keep the main thread busy. Ends the process if it uses too much memory, works longer than the limit
 * it was sent, or has lost its parent.
 */
const watch = `let end = Infinity;
require("node:worker_threads").parentPort.on("message", (message) => {
  end = message;
});
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isHeavy = process.memoryUsage.rss() > ${Number(mostMegabytes)} * 1e6;
  if (isHeavy || user + system > end || process.ppid !== ${Number(parent)}) process.kill(process.pid, "SIGKILL");
}, 50);`;
const watcher = new Worker(watch, { eval: true, execArgv: [] });
watcher.unref();

process.on("disconnect", () => process.exit());
// Ctrl+C reaches all processes of a terminal. The parent process decides what to do.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("message", (question: EncoderQuestion) => {
  void answer(question);
});

async function answer({ order, milliseconds }: EncoderQuestion): Promise<void> {
  const { user, system } = process.cpuUsage();
  watcher.postMessage(user + system + milliseconds * 1000);
  const made = await encode(order).then(
    (encoded) => ({ encoded }),
    (error: unknown) =>
      error instanceof UnusableMedia
        ? { fault: error.fault }
        : { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
  watcher.postMessage(Infinity);
  const answer: EncoderAnswer = { ...made, megabytes: process.memoryUsage.rss() / 1e6 };
  process.send!(answer);
}
