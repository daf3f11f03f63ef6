import { Worker } from "node:worker_threads";
import { encode, type Order } from "./encode.ts";
import type { Answer } from "./encode-apart.ts";
import { UnusableMedia } from "./unusable-media.ts";

const [, , parent, mostMegabytes] = process.argv;

/** In a thread, since a file can keep this one busy: ends the process when it has too much memory, or nobody waits for it. */
const watch = `setInterval(() => {
  const isHeavy = process.memoryUsage.rss() > ${Number(mostMegabytes)} * 1e6;
  if (isHeavy || process.ppid !== ${Number(parent)}) process.kill(process.pid, "SIGKILL");
}, 50);`;
new Worker(watch, { eval: true, execArgv: [] }).unref();

process.on("disconnect", () => process.exit());
// Ctrl+C reaches all processes of a terminal; the one that started this decides what to do.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("message", (order: Order) => {
  void answer(order);
});

async function answer(order: Order): Promise<void> {
  const made = await encode(order).then(
    (encoded) => ({ encoded }),
    (error: unknown) =>
      error instanceof UnusableMedia
        ? { fault: error.fault }
        : { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
  const answer: Answer = { ...made, megabytes: process.memoryUsage.rss() / 1e6 };
  process.send!(answer);
}
