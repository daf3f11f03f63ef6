import { readFileSync } from "node:fs";
import path from "node:path";
import { findEntry } from "../lib/disk/folders.ts";
import { readRegularFile } from "../lib/disk/read-regular-file.ts";
import { placeFiles, replaceFile } from "../lib/disk/replace-file.ts";
import { foldersOf } from "../model/build/output.ts";
import { UsageError } from "../lib/usage-error.ts";
import type { Host } from "../model/build/hosts.ts";
import { valueAt } from "../model/build/source.ts";
import { changeText } from "../edit/change/change-text.ts";
import { readWritten } from "../edit/change/read-written.ts";
import type { HostFile } from "./hosted-site.ts";

export interface WrittenSettings {
  written: string[];
  /** Files that were there already with the right contents. */
  unchanged: string[];
}

/**
 * Writes settings into a practice's folder. Throws a UsageError, and writes nothing, if a file exists with other settings, or if a symbolic
 * link or a file is in place of a folder.
 */
export function writeSettings(root: string, files: readonly HostFile[]): WrittenSettings {
  const unchanged = files.filter((file) => isInPlace(root, file)).map((file) => file.path);
  const missing = files.filter((file) => !unchanged.includes(file.path));
  placeFiles(missing.map((file) => [path.join(root, file.path), file.contents]));
  return { written: missing.map((file) => file.path), unchanged };
}

function isInPlace(root: string, { path: name, contents }: HostFile): boolean {
  const odd = foldersOf(name).find((folder) => findEntry(path.join(root, folder))?.isDirectory() === false);
  if (odd !== undefined) {
    throw new UsageError(
      `${odd} is not a folder of the practice but a link or a file, so nothing was written. Put a folder in its place and run this again.`,
    );
  }
  const file = path.join(root, name);
  const found = findEntry(file);
  if (found === undefined) return false;
  if (found.isFile() && readRegularFile(file).bytes.toString() === contents) return true;
  throw new UsageError(
    `${name} is there already with other settings, so nothing was written. Run this without --write to see the new ones, and put into ` +
      `${name} what you need of them. Or remove ${name} and run this again.`,
  );
}

export const practiceFile = "site/practice.yaml";

/**
 * Returns the practice's facts with the line that names the host, for its limits, and for Apache's `.htaccess`: a build replaces everything
 * in the output folder. Returns undefined if the line is there already. Throws a UsageError if it cannot be added.
 */
export function addHost(root: string, host: Host): string | undefined {
  const text = readFileSync(path.join(root, practiceFile), "utf8");
  const before = valueAt(readWritten(practiceFile, text)?.data, ["host"]);
  if (before === host) return undefined;
  if (typeof before === "string")
    throw new UsageError(`In ${practiceFile}, write host: ${host} in place of host: ${before}`);
  const changed = changeText(practiceFile, text, [{ kind: "set", path: ["host"], value: host }]);
  if ("text" in changed) return changed.text;
  throw new UsageError(`Write this line into ${practiceFile}, at its left edge: host: ${host}`);
}

/** Replaces the practice's facts. */
export function writePractice(root: string, text: string): void {
  replaceFile(path.join(root, practiceFile), text);
}
