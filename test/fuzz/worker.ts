import { buildInput } from "./build-input.ts";
import type { FuzzInput } from "./input.ts";

// This process builds each input it is sent, one at a time, in its folder. watched-worker.ts starts and watches it.
const folder = process.argv[2]!;

process.on("message", (input: FuzzInput) => {
  buildInput(input, folder).then(
    (outcome) => process.send!(outcome),
    (error: unknown) =>
      process.send!({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on("disconnect", () => process.exit());
