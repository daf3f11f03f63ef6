import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { findEntry } from "../disk/folders.ts";
import { foldName, type OutputFile } from "../model/output.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.ts";
import type { Listing } from "./list-folder.ts";
import { formatManifest, type FileHash } from "./manifest.ts";
import { naming, type StagedFile, type StagingFolder } from "./staging-folder.ts";

export interface StagedSite {
  /** Of every file of the site. */
  hashes: FileHash[];
  /** The list of them as it is published. */
  manifest: string;
  /** Those that the output folder does not hold yet. */
  staged: StagedFile[];
  /** The bytes of the staged files. */
  writtenBytes: number;
}

/**
 * Writes into the staging folder what the output folder does not hold yet: `current`, or nothing if there is no site. Then the
 * staged files have their names in the site; otherwise numbers. What it throws names the file in `output`; it is a ChangedMeanwhile
 * if a file to be copied no longer holds what its name on the site promises.
 */
export function stageFiles(
  staging: StagingFolder,
  outputs: readonly OutputFile[],
  current: { folder: string; listing: Listing } | undefined,
): StagedSite {
  const hashes: FileHash[] = [];
  const staged: StagedFile[] = [];
  let writtenBytes = 0;
  const holds = current === undefined ? () => false : makeComparison(current.folder, current.listing.links);
  for (const output of outputs) {
    naming(output.path, () => {
      const contents = bytesOf(output);
      const found = hash("sha256", contents);
      if ("copyOf" in output && found !== output.hash) throw new ChangedMeanwhile(output.copyOf);
      hashes.push([output.path, found]);
      if (holds(output.path, contents)) return;
      staged.push(current === undefined ? staging.addAs(output.path, contents) : staging.add(output.path, contents));
      writtenBytes += contents.byteLength;
    });
  }
  return { hashes, manifest: formatManifest(hashes), staged, writtenBytes };
}

function bytesOf(output: OutputFile): Uint8Array {
  if ("copyOf" in output) return readFileSync(output.copyOf);
  return typeof output.contents === "string" ? Buffer.from(output.contents) : output.contents;
}

/** Whether the site has a file with these bytes; it is read only when its size is the same. What lies behind links is not part of it. */
function makeComparison(folder: string, links: readonly string[]): (name: string, contents: Uint8Array) => boolean {
  const behind = links.map((link) => `${foldName(link)}/`);
  return (name, contents) => {
    if (behind.some((link) => foldName(name).startsWith(link))) return false;
    const file = path.join(folder, name);
    const found = findEntry(file);
    return found?.isFile() === true && found.size === contents.byteLength && readFileSync(file).equals(contents);
  };
}
