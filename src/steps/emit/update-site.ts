import { rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../../ground/error-code.ts";
import { findEntry } from "../../ground/disk/folders.ts";
import { temporaryEnding } from "../../ground/disk/replace-file.ts";
import { foldersOf, foldName, manifestName } from "../../model/output.ts";
import { UsageError } from "../../ground/usage-error.ts";
import { makeForwardingPage } from "./forwarding-page.ts";
import type { Listing } from "./list-folder.ts";
import { formatManifest, readManifest, type SiteManifest } from "./manifest.ts";
import { isCompressed } from "./precompress.ts";
import { planUpdate, type UpdatePlan } from "./plan-update.ts";
import type { StagedSite } from "./stage-files.ts";
import { makeFolder, naming, type StagedFile, type StagingFolder } from "./staging-folder.ts";

export interface Update {
  folder: string;
  /** Contents of the folder before the update. */
  before: Listing;
  staging: StagingFolder;
  site: StagedSite;
  manifest: SiteManifest;
  /** Called with each change of the folder. */
  onChange: () => void;
}

export interface UpdateReport {
  removed: string[];
  /** Removed files that no build had made. */
  foreign: string[];
  /** Entries that were left alone, because they are not a build's to delete. */
  kept: string[];
  /** Bytes of the manifest; 0 if it is unchanged. */
  manifestBytes: number;
}

/**
 * Turns the site in `folder` into the new one. The order keeps every page whole and every link working at any instant. New addresses first
 * get a page that forwards to the home page, because new pages may link to each other in circles. Then come the files that pages load, and
 * then the pages. Before the first page is removed, all pages to be removed become forwarding pages, too. Everything that needs disk space
 * is written before the first change. Compressed copies are removed first and added last: without one, a server compresses the file itself.
 * Only what is in the way goes before all that, such as a folder in place of a file, or one whose spelling changed on macOS or Windows.
 */
export function updateSite(update: Update): UpdateReport {
  const { folder, before, staging, site, manifest } = update;
  const names = Object.keys(site.hashes);
  const plan = planUpdate(before, names, (name) => findEntry(path.join(folder, name)) !== undefined);
  const { obstacles, added, removed, gone } = plan;
  refuseEnclosed(folder, plan);
  const listed = readManifest(folder);
  const text = formatManifest(manifest);
  const isSameList = listed !== undefined && formatManifest(listed) === text;

  // If this build is killed, this manifest tells the next one which files are dentalsite's.
  const isListed = listed !== undefined && added.length === 0;
  const both = { ...manifest, files: { ...listed?.files, ...site.hashes } };
  const first = isListed ? [] : [staging.add(manifestName, formatManifest(both))];
  const forward = (name: string): StagedFile => staging.add(name, makeForwardingPage(name));
  // The home page comes first, because the others lead to it.
  const arriving = added.filter(isPage).sort(byDepth).map(forward);
  const leaving = removed.filter(isPage).map(forward);
  const last = isSameList ? [] : [staging.add(manifestName, text)];

  const change = new FolderChange(update, plan.folders);
  change.move(first);
  change.remove([...obstacles], { recursive: true });
  const changing = new Set([...removed, ...site.staged.map(([name]) => name)]);
  change.remove([...before.files].filter((name) => isCompressed(name) && changing.has(name)));
  change.move([...arriving, ...inOrder(site.staged), ...leaving]);
  const others = removed.filter((name) => !isCompressed(name));
  change.remove([...others.filter((name) => !isPage(name)), ...others.filter(isPage)]);
  change.removeEmpty(plan.unneeded);
  change.move(last);

  return {
    removed: gone,
    foreign: findForeign(gone, listed),
    kept: [...before.kept].sort(),
    manifestBytes: isSameList ? 0 : Buffer.byteLength(text),
  };
}

function isPage(name: string): boolean {
  return name.endsWith(".html");
}

/** Sorts files before the pages and style sheets that name them, and compressed copies last. */
function inOrder(staged: readonly StagedFile[]): StagedFile[] {
  const rankOf = (name: string): number => (isCompressed(name) ? 3 : isPage(name) ? 2 : Number(name.endsWith(".css")));
  return [...staged].sort(([one], [other]) => rankOf(one) - rankOf(other));
}

function byDepth(one: string, other: string): number {
  return one.split("/").length - other.split("/").length;
}

/** Returns the names that no build had put there, however they are spelled. */
function findForeign(names: readonly string[], listed: SiteManifest | undefined): string[] {
  const known = new Set(Object.keys(listed?.files ?? {}).map(foldName));
  return names.filter((name) => !known.has(foldName(name)) && !temporaryEnding.test(name)).sort();
}

function refuseEnclosed(folder: string, { enclosed, obstacles }: UpdatePlan): void {
  const [kept] = enclosed;
  if (kept === undefined) return;
  const obstacle = foldersOf(kept).find((each) => obstacles.has(each))!;
  throw new UsageError(
    `The folder ${path.join(folder, obstacle)} is in the way of the site, but ${path.join(folder, kept)} is not dentalsite's to delete. Move that folder elsewhere and build again.`,
  );
}

/** Changes an output folder, one step at a time. */
class FolderChange {
  readonly #folder: string;
  readonly #staging: StagingFolder;
  readonly #folders: Set<string>;
  readonly #onChange: () => void;

  constructor({ folder, staging, onChange }: Update, folders: readonly string[]) {
    this.#folder = folder;
    this.#staging = staging;
    this.#folders = new Set(folders);
    this.#onChange = onChange;
  }

  move(files: readonly StagedFile[]): void {
    for (const [name, stagedName] of files) {
      this.#step(name, (target) => {
        makeFolder(this.#folder, name, this.#folders);
        this.#staging.moveTo(target, stagedName);
      });
    }
  }

  remove(names: readonly string[], { recursive = false } = {}): void {
    for (const name of names) {
      this.#step(name, (target) => {
        rmSync(target, { recursive, force: true });
      });
    }
  }

  /** A folder that somebody has put a file into meanwhile stays until the next build. */
  removeEmpty(names: readonly string[]): void {
    for (const name of names) {
      this.#step(name, (target) => {
        try {
          rmdirSync(target);
        } catch (error) {
          if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) throw error;
        }
      });
    }
  }

  #step(name: string, work: (target: string) => void): void {
    naming(name, () => {
      work(path.join(this.#folder, name));
      this.#onChange();
    });
  }
}
