import { showControls } from "./foreign-text.ts";

/** The command cannot be carried out as given: a missing folder, an output folder that is not ours. Exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";

  /** Lines may hold names that other people chose. */
  constructor(...lines: string[]) {
    super(lines.map(showControls).join("\n"));
  }
}

/** Reports that a practice's folder holds no `site/`. */
export function missingSite(root: string): UsageError {
  return new UsageError(
    `There is no site/ folder in ${root}. Run this in the practice's folder, or name it with --root.`,
  );
}
