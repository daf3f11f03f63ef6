import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findEntry, removeIfEmpty } from "../../lib/disk/folders.ts";
import { foldersOf, manifestName, type OutputFile } from "../../model/build/output.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.ts";
import { makeForwardingPage } from "./forwarding-page.ts";
import { formatManifest, type SiteManifest } from "./manifest.ts";
import type { UpdatePlan } from "./plan-update.ts";
import { isCompressed } from "./precompress.ts";

/** A file of the new site, and the file beside the site that is renamed to it. */
type Staged = readonly [name: string, from: string];

export interface Update {
  folder: string;
  /** An empty folder on the same disk. */
  staging: string;
  outputs: readonly OutputFile[];
  /** What this build notes besides its files. */
  noted: { practice: string; origin: string | undefined; gone: readonly string[] };
  /** What the last build noted; undefined if no build of this practice made the folder. */
  before: SiteManifest | undefined;
  plan: UpdatePlan;
  /** Called with the name of each file before it is written, renamed or removed. */
  onFile: (name: string) => void;
  /** Called after each change of the site. */
  onChange: () => void;
}

export interface UpdateReport {
  written: number;
  /** Bytes of the written files. */
  writtenBytes: number;
  unchanged: number;
  removed: number;
}

/**
 * Turns the site in `folder` into the new one. Everything that needs disk space is written beside it before the first change. Then the order
 * keeps every page whole and every link working at any instant. New addresses first get a page that forwards to the home page, because new
 * pages may link to each other in circles. Then come the files that pages load, and then the pages. Before the first page is removed, all
 * pages to be removed become forwarding pages, too. Compressed copies are removed first and added last: without one, a server compresses
 * the file itself. Only what is in the way of new files goes before all that.
 */
export function updateSite(update: Update): UpdateReport {
  const { outputs, noted, before, plan } = update;
  const { stage, move, remove } = openFolder(update);
  const { hashes, staged, bytes } = stageSite(update, stage);
  const manifest = makeManifest(noted, hashes);
  const text = formatManifest(manifest);
  const forward = (name: string): Staged => stage(name, makeForwardingPage(name));
  // The home page comes first, because the others lead to it.
  const arriving = outputs.map((each) => each.path).filter((name) => isPage(name) && !plan.there.has(name));
  const arrivals = arriving.sort((one, other) => foldersOf(one).length - foldersOf(other).length).map(forward);
  const departures = plan.removed.filter(isPage).map(forward);
  // If this build is killed, this manifest tells the next one which files it may replace and remove.
  const going = Object.fromEntries(plan.first.map((name) => [name, ""]));
  const both = { ...manifest, files: { ...going, ...before?.files, ...hashes } };
  const isKnown =
    before?.practice === noted.practice && Object.keys(hashes).every((name) => Object.hasOwn(before.files, name));
  const claims = isKnown ? [] : [stage(manifestName, formatManifest(both))];
  const isNew = before === undefined || formatManifest(before) !== text;
  const last = isNew ? [stage(manifestName, text)] : [];

  move(claims);
  remove(plan.first);
  remove([...plan.removed, ...staged.map(([name]) => name)].filter(isCompressed));
  move([...arrivals, ...inOrder(staged), ...departures]);
  remove([...plan.removed.filter((name) => !isPage(name)), ...plan.removed.filter(isPage)]);
  move(last);
  return {
    written: staged.length + last.length,
    writtenBytes: bytes + (isNew ? Buffer.byteLength(text) : 0),
    unchanged: outputs.length - staged.length + Number(!isNew),
    removed: plan.removed.length + plan.first.length,
  };
}

function makeManifest({ practice, origin, gone }: Update["noted"], files: SiteManifest["files"]): SiteManifest {
  return { practice, ...(origin !== undefined && { origin }), ...(gone.length > 0 && { gone: [...gone] }), files };
}

const isPage = (name: string): boolean => name.endsWith(".html");

/** Sorts files before the pages and style sheets that name them, and compressed copies last. */
function inOrder(staged: readonly Staged[]): Staged[] {
  const rankOf = (name: string): number => (isCompressed(name) ? 3 : isPage(name) ? 2 : Number(name.endsWith(".css")));
  return [...staged].sort(([one], [other]) => rankOf(one) - rankOf(other));
}

/** Writes the files beside the site that it does not hold yet. Throws a ChangedMeanwhile if a file to copy no longer matches its hash. */
function stageSite(
  { folder, outputs, plan, onFile }: Update,
  stage: (name: string, contents: Uint8Array) => Staged,
): { hashes: Record<string, string>; staged: Staged[]; bytes: number } {
  const hashes: Record<string, string> = {};
  const staged: Staged[] = [];
  let bytes = 0;
  for (const output of outputs) {
    onFile(output.path);
    const contents = "copyOf" in output ? readFileSync(output.copyOf) : bytesOf(output.contents);
    const found = hash("sha256", contents);
    if ("copyOf" in output && found !== output.hash) throw new ChangedMeanwhile(output.copyOf);
    hashes[output.path] = found;
    if (plan.there.has(output.path) && holds(path.join(folder, output.path), contents)) continue;
    staged.push(stage(output.path, contents));
    bytes += contents.byteLength;
  }
  return { hashes, staged, bytes };
}

function bytesOf(contents: string | Uint8Array): Uint8Array {
  return typeof contents === "string" ? Buffer.from(contents) : contents;
}

/** Whether a file has these bytes. Reads it only if the size matches, and follows no link. */
function holds(file: string, contents: Uint8Array): boolean {
  const found = findEntry(file);
  return found?.isFile() === true && found.size === contents.byteLength && readFileSync(file).equals(contents);
}

/** Returns the three things that a build does in an output folder. */
function openFolder({ folder, staging, onFile, onChange }: Update): {
  stage: (name: string, contents: string | Uint8Array) => Staged;
  move: (files: readonly Staged[]) => void;
  remove: (names: readonly string[]) => void;
} {
  let count = 0;
  const stage = (name: string, contents: string | Uint8Array): Staged => {
    onFile(name);
    const from = path.join(staging, String(count++));
    writeFileSync(from, contents, { flag: "wx" });
    return [name, from];
  };
  const move = (files: readonly Staged[]): void => {
    for (const [name, from] of files) {
      onFile(name);
      const target = path.join(folder, name);
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(from, target);
      onChange();
    }
  };
  /** Removes files, and folders that become empty by that. */
  const remove = (names: readonly string[]): void => {
    for (const name of names) {
      onFile(name);
      rmSync(path.join(folder, name), { force: true });
      onChange();
    }
    const folders = [...new Set(names.flatMap(foldersOf))].sort((one, other) => other.length - one.length);
    for (const name of folders) removeIfEmpty(path.join(folder, name));
  };
  return { stage, move, remove };
}
