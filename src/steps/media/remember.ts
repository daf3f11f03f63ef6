import { statSync } from "node:fs";
import type { Recall } from "../../model/memory.ts";
import { stateOf, unsureMilliseconds } from "../../ground/disk/file-state.ts";
import type { OutputFile } from "../../model/output.ts";

/** The result of preparing one content file, and its output files. */
export interface Prepared<Value> {
  value: Value;
  outputs: OutputFile[];
}

/**
 * Returns what was prepared from these files if they are unchanged by inode, size and times, so that films are not read again in every
 * build. Prepares it anew if they changed or if something made from them is gone. `now` is in milliseconds since 1970.
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
