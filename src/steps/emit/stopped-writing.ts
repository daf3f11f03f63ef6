/** State of the output folder after a build that could not finish writing. */
export type OutputState = "absent" | "as it was" | "partly new";

/** The system refused a write to the output folder. `cause` is the system's error. */
export class StoppedWriting extends Error {
  override name = "StoppedWriting";
  /** The output file that was being written, if any. */
  readonly file: string | undefined;

  constructor(
    readonly folder: string,
    readonly state: OutputState,
    { file, cause }: { file: string | undefined; cause: unknown },
  ) {
    super(`${folder} could not be written.`, { cause });
    this.file = file;
  }
}
