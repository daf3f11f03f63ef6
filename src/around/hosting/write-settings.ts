import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { findEntry } from "../../ground/disk/folders.ts";
import { readRegularFile } from "../../ground/disk/read-regular-file.ts";
import { replaceFile } from "../../ground/disk/replace-file.ts";
import { foldersOf } from "../../model/output.ts";
import { UsageError } from "../../ground/usage-error.ts";
import type { Host } from "../../model/host-names.ts";
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
  const unchanged = files.filter((file) => isThere(root, file)).map((file) => file.path);
  const missing = files.filter((file) => !unchanged.includes(file.path));
  for (const file of missing) {
    const target = path.join(root, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    replaceFile(target, file.contents);
  }
  return { written: missing.map((file) => file.path), unchanged };
}

function isThere(root: string, { path: name, contents }: HostFile): boolean {
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

/**
 * Adds the line that names the host to the practice's facts, for its limits, and for Apache's `.htaccess`: a build replaces everything in
 * the output folder. Returns false if it is there already. Throws a UsageError if it cannot be appended.
 */
export function chooseHost(root: string, host: Host): boolean {
  const name = "site/practice.yaml";
  const line = `host: ${host}`;
  const text = readFileSync(path.join(root, name), "utf8");
  const before = readHost(text);
  if (before === host) return false;
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const longer = `${text}${text.endsWith("\n") ? "" : lineBreak}${line}${lineBreak}`;
  if (typeof before === "string") throw new UsageError(`In ${name}, write ${line} in place of host: ${before}`);
  if (readHost(longer) !== host) throw new UsageError(`Write this line into ${name}, at its left edge: ${line}`);
  replaceFile(path.join(root, name), longer);
  return true;
}

function readHost(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length === 0 ? document.get("host") : undefined;
}
