/** The run cannot go on as it was asked for: a folder that is not there, an output folder that is not ours. Exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}
