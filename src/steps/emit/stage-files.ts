import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { findEntry } from "../../ground/disk/folders.ts";
import type { OutputFile } from "../../model/output.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.ts";
import type { Listing } from "./list-folder.ts";
import { naming, type StagedFile, type StagingFolder } from "./staging-folder.ts";

export interface StagedSite {
  /** The SHA-256 of every file of the site, by its path. */
  hashes: Record<string, string>;
  /** Files that the output folder does not hold yet. */
  staged: StagedFile[];
  /** Bytes of the staged files. */
  writtenBytes: number;
}

interface SiteBefore {
  folder: string;
  listing: Listing;
}

/**
 * Writes the files that the output folder does not hold yet into the staging folder. `current` is the existing site; without one, staged
 * files have their names in the site instead of numbers. Errors name the file in `output`. Throws a ChangedMeanwhile if a file to copy no
 * longer matches its hash.
 */
export function stageFiles(
  staging: StagingFolder,
  outputs: readonly OutputFile[],
  current: SiteBefore | undefined,
): StagedSite {
  const hashes: Record<string, string> = {};
  const staged: StagedFile[] = [];
  let writtenBytes = 0;
  for (const output of outputs) {
    naming(output.path, () => {
      const contents = bytesOf(output);
      const found = hash("sha256", contents);
      if ("copyOf" in output && found !== output.hash) throw new ChangedMeanwhile(output.copyOf);
      hashes[output.path] = found;
      if (current !== undefined && holds(current, output.path, contents)) return;
      staged.push(current === undefined ? staging.addAs(output.path, contents) : staging.add(output.path, contents));
      writtenBytes += contents.byteLength;
    });
  }
  return { hashes, staged, writtenBytes };
}

function bytesOf(output: OutputFile): Uint8Array {
  if ("copyOf" in output) return readFileSync(output.copyOf);
  return typeof output.contents === "string" ? Buffer.from(output.contents) : output.contents;
}

/** Whether the site has a file with these bytes, and with this spelling. Reads the file only if the size matches, and follows no link. */
function holds({ folder, listing }: SiteBefore, name: string, contents: Uint8Array): boolean {
  if (!listing.files.has(name)) return false;
  const file = path.join(folder, name);
  const found = findEntry(file);
  return found?.isFile() === true && found.size === contents.byteLength && readFileSync(file).equals(contents);
}
