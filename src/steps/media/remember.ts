import { statSync } from "node:fs";
import { stateOf, unsureMilliseconds } from "../../lib/disk/file-state.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { MediaTools } from "./tools.ts";

/** The result of preparing one content file, and its output files. */
export interface Prepared<Value> {
  value: Value;
  outputs: OutputFile[];
}

/** One file to prepare, and what decides the result beside the files' bytes. */
export interface WantedMedia {
  use: string;
  name: string;
  /** Absolute paths. */
  files: readonly string[];
  settings?: object;
}

/**
 * Returns what was prepared from these files if they are unchanged by inode, size and times, so that films are not read again in every
 * build. Prepares it anew if they changed or if something made from them is gone. A preview keeps its quickly encoded photographs even if
 * another process encodes them finely meanwhile.
 */
export async function rememberPrepared<Value>(
  { use, name, files, settings }: WantedMedia,
  { cache, recoloring, isPreview = false, now, recall }: MediaTools,
  prepare: () => Promise<Prepared<Value>>,
): Promise<Prepared<Value>> {
  const stats = files.map((file) => statSync(file, { bigint: true }));
  const isSure = stats.every(({ ctimeMs }) => now - Number(ctimeMs) > unsureMilliseconds);
  if (!isSure) return prepare();
  const inputs = [use, name, settings, cache.folder, recoloring?.key, isPreview, files, stats.map(stateOf)];
  const found = await recall("media", inputs, prepare);
  // A preview only looks for what it does not draw, so it looks again when a build has added to the cache.
  const isLacking = isPreview && found.outputs.length === 0;
  const state = isLacking ? statSync(cache.folder, { bigint: true, throwIfNoEntry: false }) : undefined;
  const made = state === undefined ? found : await recall("media", [...inputs, stateOf(state)], prepare);
  return made.outputs.every(isStillThere) ? made : prepare();
}

function isStillThere(output: OutputFile): boolean {
  return !("copyOf" in output) || statSync(output.copyOf, { throwIfNoEntry: false })?.size === output.size;
}
