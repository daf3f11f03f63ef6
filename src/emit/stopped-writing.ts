/** What is in the output folder after a build that could not go on writing. */
export type OutputState = "absent" | "as it was" | "partly new";

/** The system refused while the output folder was being written; `cause` is what it said. */
export class StoppedWriting extends Error {
  override name = "StoppedWriting";

  constructor(
    readonly folder: string,
    readonly state: OutputState,
    /** The file of the output that was being written, if it was one. */
    readonly file: string | undefined,
    cause: unknown,
  ) {
    super(`${folder} could not be written.`, { cause });
  }
}
