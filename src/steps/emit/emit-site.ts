import type { OutputFile } from "../../model/output.ts";
import { compressTexts } from "./precompress.ts";
import { writeSite, type OutputOptions, type WriteReport } from "./write-site.ts";

export interface Output extends Omit<OutputOptions, "root"> {
  /** The output folder, an absolute path. */
  folder: string;
  /** Whether to write each text file compressed, too. */
  precompress?: boolean;
}

/** Writes a whole site into its output folder (see `writeSite`). `root` is the practice's folder. */
export async function emitSite(
  root: string,
  outputs: readonly OutputFile[],
  { folder, precompress = false, ...options }: Output,
): Promise<WriteReport> {
  const compressed = precompress ? await compressTexts(outputs) : [];
  return writeSite(folder, [...outputs, ...compressed], { ...options, root });
}
