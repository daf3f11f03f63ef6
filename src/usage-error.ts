/** The run cannot go on as it was asked for: a folder that is not there, an output folder that is not ours. Exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What to say where a practice's folder holds no `site/`. */
export function missingSite(root: string): UsageError {
  return new UsageError(
    `There is no site/ folder in ${root}. Run this in the practice's folder, or name it with --root.`,
  );
}

/** A file was replaced while the site was built of it, so that nothing was written. */
export class ChangedMeanwhile extends Error {
  override name = "ChangedMeanwhile";

  constructor(readonly file: string) {
    super(`${file} changed while the site was being built.`);
  }
}

/** What is in the output folder after a build that could not go on writing. */
export type OutputState = "absent" | "as it was" | "partly new";

/** The system said no while the output folder was written; `cause` is what it said. */
export class StoppedWriting extends Error {
  override name = "StoppedWriting";

  constructor(
    readonly folder: string,
    readonly state: OutputState,
    /** The file of the output that it was about, where there is one. */
    readonly file: string | undefined,
    cause: unknown,
  ) {
    super(`${folder} could not be written.`, { cause });
  }
}
