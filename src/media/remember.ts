import { statSync } from "node:fs";
import type { Recall } from "../memory.ts";
import { stateOf, unsureMilliseconds } from "../disk/file-state.ts";
import type { OutputFile } from "../model/output.ts";

/** What became of one file of the content, and the files that belong to it. */
export interface Prepared<Value> {
  value: Value;
  outputs: OutputFile[];
}

/**
 * What was prepared from these files when they were as they are now (by inode, size and times), so that films are not read
 * again in every build (`now` in milliseconds since 1970); prepared anew when they are not, or when something that was made of them is gone.
 */
export async function rememberPrepared<Value>(
  { recall, now }: { recall: Recall; now: number },
  name: string,
  files: readonly string[],
  prepare: () => Promise<Prepared<Value>>,
): Promise<Prepared<Value>> {
  const stats = files.map((file) => statSync(file, { bigint: true }));
  const isSure = stats.every(({ ctimeMs }) => now - Number(ctimeMs) > unsureMilliseconds);
  if (!isSure) return prepare();
  const state = stats.map(stateOf);
  const made = await recall("media", [name, ...files, ...state].join("\n"), prepare);
  return made.outputs.every(isThere) ? made : prepare();
}

function isThere(output: OutputFile): boolean {
  return !("copyOf" in output) || statSync(output.copyOf, { throwIfNoEntry: false })?.size === output.size;
}
