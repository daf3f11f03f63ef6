import type { OutputFile } from "../../model/build/output.ts";
import { compressTexts } from "./precompress.ts";
import { writeSite, type OutputOptions, type WriteReport } from "./write-site.ts";

type SiteOfFolder = Pick<OutputOptions, "root" | "practice" | "origin" | "isAnswered">;

export interface Output extends Omit<OutputOptions, keyof SiteOfFolder> {
  /** The output folder, an absolute path. */
  folder: string;
  /** Whether to write each text file compressed, too. */
  precompress?: boolean;
}

/** Writes a whole site into its output folder (see `writeSite`). */
export async function emitSite(
  site: SiteOfFolder,
  outputs: readonly OutputFile[],
  { folder, precompress = false, ...options }: Output,
): Promise<WriteReport> {
  const compressed = precompress ? await compressTexts(outputs) : [];
  return writeSite(folder, [...outputs, ...compressed], { ...options, ...site });
}
