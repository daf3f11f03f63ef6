import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../../ground/error-code.ts";
import { manifestName, type OutputFile } from "../../model/output.ts";
import { lockNameOf } from "./lock.ts";
import { findKeptEntries } from "./kept-entries.ts";
import { listFolder, type Listing } from "./list-folder.ts";
import { formatManifest, readManifest, type SiteManifest } from "./manifest.ts";
import { refuseForeignFolder } from "./output-folder.ts";
import { stageFiles, type StagedSite } from "./stage-files.ts";
import type { StagingFolder } from "./staging-folder.ts";
import { StoppedWriting, type OutputState } from "./stopped-writing.ts";
import { updateSite, type UpdateReport } from "./update-site.ts";
import { withStagingFolder, type WorkOptions } from "./with-staging-folder.ts";

export interface OutputOptions extends WorkOptions {
  /** The practice's folder, whose sources must not lie in the output folder. */
  root: string;
  /** The practice's name. */
  practice: string;
  /** Whether to take over a folder that this tool did not make. */
  force?: boolean;
}

export interface WriteReport {
  written: number;
  /** Bytes of the written files. */
  writtenBytes: number;
  unchanged: number;
  removed: number;
  /** Removed files that no build had made: somebody put them there. */
  foreign: string[];
  /** Entries of the folder that no build may delete, such as `.git` (see `findKeptEntries`). */
  kept: string[];
}

/**
 * Makes `folder`, an absolute path, hold exactly the outputs. Unchanged files keep their modification time. A killed build leaves the old
 * site, or one whose pages are whole and whose links work. Throws a UsageError for a folder that must not be written, and a StoppedWriting
 * if the system refuses.
 */
export function writeSite(folder: string, outputs: readonly OutputFile[], options: OutputOptions): WriteReport {
  refuseForeignFolder(folder, options);
  const isThere = (): OutputState => (existsSync(folder) ? "as it was" : "absent");
  let state = isThere();
  const onChange = (): void => {
    state = "partly new";
  };
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    return withStagingFolder(folder, options, (staging) => {
      // The folder may have changed while this build waited for another.
      refuseForeignFolder(folder, options);
      state = isThere();
      const listing = state === "absent" ? undefined : listOutput(folder, outputs);
      const site = stageFiles(staging, outputs, listing && { folder, listing });
      const manifest = { practice: options.practice, files: site.hashes };
      const change = { folder, manifest, outputs, staging, site, onChange };
      const report = listing ? updateSite({ ...change, before: listing }) : createSite(change, options);
      return reportWriting(site, report);
    });
  } catch (error) {
    throw wordStop(error, folder, state);
  }
}

interface Change {
  folder: string;
  manifest: SiteManifest;
  outputs: readonly OutputFile[];
  staging: StagingFolder;
  site: StagedSite;
  onChange: () => void;
}

/** Publishes a new site in one step: the staging folder becomes the output folder. */
function createSite(change: Change, options: OutputOptions): UpdateReport {
  const { folder, outputs, staging, onChange } = change;
  const manifest = formatManifest(change.manifest);
  staging.addAs(manifestName, manifest);
  try {
    renameSync(staging.folder, folder);
  } catch {
    // Somebody has made the folder meanwhile, or a program has a file in it open, which keeps Windows from moving it.
    refuseForeignFolder(folder, options);
    mkdirSync(folder, { recursive: true });
    return updateSite({ ...change, before: listOutput(folder, outputs) });
  }
  onChange();
  return { removed: [], foreign: [], kept: [], manifestBytes: Buffer.byteLength(manifest) };
}

function listOutput(folder: string, outputs: readonly OutputFile[]): Listing {
  const madeBefore = Object.keys(readManifest(folder)?.files ?? {});
  const lock = lockNameOf(path.basename(folder));
  return listFolder(folder, {
    isLeftOut: (name) => name === lock,
    isKept: findKeptEntries([...madeBefore, ...outputs.map((output) => output.path)]),
  });
}

function reportWriting({ hashes, staged, writtenBytes }: StagedSite, report: UpdateReport): WriteReport {
  const { removed, foreign, kept, manifestBytes } = report;
  const hasNewManifest = manifestBytes > 0;
  return {
    written: staged.length + Number(hasNewManifest),
    writtenBytes: writtenBytes + manifestBytes,
    unchanged: Object.keys(hashes).length - staged.length + Number(!hasNewManifest),
    removed: removed.length,
    foreign,
    kept,
  };
}

/** Replaces an error of the system with one that says what became of the folder. */
function wordStop(error: unknown, folder: string, state: OutputState): unknown {
  if (codeOf(error) === "") return error;
  const { output } = error as { output?: string };
  const file = output === undefined ? undefined : path.join(folder, output);
  return new StoppedWriting(folder, state, { file, cause: error });
}
