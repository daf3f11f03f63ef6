import { writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { codeOf } from "../lib/error-code.ts";
import { exitCodes } from "./command-line.ts";
import { explainOutputFailure } from "./failure.ts";

/**
 * Makes the process end with exit code 2 and one sentence if something that it printed was not written, as on a full disk. Node's console
 * ignores such errors, and its streams do not see that a file has taken only a part. A reader who has left a pipe, as in "| head -1", stops
 * nothing.
 */
export function watchOutput(): void {
  let failure: unknown;
  const note = (error: unknown): void => {
    if (codeOf(error) !== "EPIPE") failure ??= error;
  };
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", note);
    // Terminals and pipes are sockets; anything else is a file or a device, which Node writes to at once.
    if (stream instanceof Socket) continue;
    const { fd } = stream as { fd: number };
    Object.assign(stream, {
      _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
        try {
          writeFileSync(fd, chunk);
        } catch (error) {
          note(error);
        }
        done();
      },
    });
  }
  process.once("exit", () => {
    if (failure === undefined || process.exitCode === exitCodes.bug) return;
    process.exitCode = exitCodes.usage;
    process.stderr.write(`${explainOutputFailure(failure)}\n`);
  });
}
