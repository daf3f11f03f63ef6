import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { listTree } from "./read-tree.ts";

/** Changed files of the little site, by their path from its root; null deletes a file. */
export type Overlay = Readonly<Record<string, string | Uint8Array | null>>;

export interface LittleSite {
  /** The practice's folder, which is a temporary one. */
  root: string;
  /** Returns the absolute path of a file. */
  file: (name: string) => string;
  /** Returns the text of a file. */
  read: (name: string) => string;
  /** Writes a file, with its folders. */
  write: (name: string, contents: string | Uint8Array) => void;
}

/** Files of an overlay's folder that are not content. */
const notContent = ["expected.txt", "command.txt", "change.txt", "delete.txt"];

const fixture = path.resolve(import.meta.dirname, "../fixtures/little-site");
const folders: string[] = [];

/** The number of folders so far. `removeFolders` can remove the folders made after this. */
export const countFolders = (): number => folders.length;

export function removeFolders(from: number): void {
  for (const folder of folders.splice(from)) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Makes an empty folder for one test, or for all tests of a file if made outside a test. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dentalsite-test-"));
  folders.push(folder);
  return folder;
}

/** Makes an empty practice, and names its output folder, which does not exist yet. */
export function makeEmptyPractice(): { root: string; folder: string } {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, "site"));
  return { root, folder: path.join(root, "dist") };
}

/**
 * Copies the little practice in test/fixtures/little-site, which is complete and valid, with an overlay: files, or a folder of files.
 * A folder may also contain changes: `delete.txt` names files, one per line; `change.txt` has paragraphs with a file's name, lines to
 * remove (after a minus) and lines to put in their place (after a plus).
 * The site is removed after the test, or after the file's last test if made outside a test.
 */
export function makeLittleSite(overlay: string | Overlay = {}): LittleSite {
  const site = copySite(fixture, "harbor-lane");
  layOverlay(site, overlay);
  return site;
}

/** The practices in test/fixtures/practices, all complete and different. */
export const practiceNames = ["smallest", "group", "spanish", "bilingual"] as const;

/** Copies one of these practices, or one that is written from right to left. It is removed like a little site. */
export function makePractice(name: (typeof practiceNames)[number] | "arabic"): LittleSite {
  return copySite(path.resolve(import.meta.dirname, "../fixtures/practices", name), name);
}

function copySite(folder: string, name: string): LittleSite {
  const root = path.join(makeTemporaryFolder(), name);
  const file = (each: string): string => path.join(root, each);
  const write = (each: string, contents: string | Uint8Array): void => {
    mkdirSync(path.dirname(file(each)), { recursive: true });
    writeFileSync(file(each), contents);
  };
  for (const [each, bytes] of filesOf(folder, name)) write(each, bytes);
  return { root, file, read: (each) => readFileSync(file(each), "utf8"), write };
}

const readBefore = new Map<string, [string, Buffer][]>();

/**
 * Lists a practice's files and, in its cache, its encoded pictures and films, since encoding them takes as long as the rest of a build.
 * Each worker reads them once: writing them is five times as fast as copying them.
 */
function filesOf(folder: string, name: string): [string, Buffer][] {
  const readAll = (from: string, to: string): [string, Buffer][] =>
    listTree(from).map((each) => [path.join(to, each), readFileSync(path.join(from, each))]);
  const media = ".dentalsite/media";
  const files = readBefore.get(folder) ?? [
    ...readAll(folder, ""),
    ...readAll(path.join(inject("encodedSites"), name, media), media),
  ];
  readBefore.set(folder, files);
  return files;
}

export function layOverlay(site: LittleSite, overlay: string | Overlay): void {
  if (typeof overlay === "string") layFolder(site, overlay);
  else layFiles(site, overlay);
}

function layFolder(site: LittleSite, folder: string): void {
  const isContent = (source: string): boolean => !notContent.includes(path.relative(folder, source));
  cpSync(folder, site.root, { recursive: true, filter: isContent });
  for (const name of readIfThere(path.join(folder, "delete.txt")).split("\n").filter(Boolean)) rmSync(site.file(name));
  for (const paragraph of readIfThere(path.join(folder, "change.txt")).split("\n\n").filter(Boolean)) {
    const [name = "", ...lines] = paragraph.trimEnd().split("\n");
    const marked = (mark: string): string[] =>
      lines.filter((line) => line.startsWith(mark)).map((line) => `${line.slice(1)}\n`);
    site.write(name, replaceLines(site.read(name), marked("-").join(""), marked("+").join("")));
  }
}

/** Replaces lines. Throws unless they are in the text exactly once, so that a fixture never loses its change. */
export function replaceLines(text: string, old: string, replacement: string): string {
  const [before, after, ...more] = `\n${text}`.split(`\n${old}`);
  if (before === undefined || after === undefined || more.length > 0 || old === "") {
    throw new Error(`The little site does not hold these lines once:\n${old}`);
  }
  return `${before}\n${replacement}${after}`.slice(1);
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function layFiles({ file, write }: LittleSite, files: Overlay): void {
  for (const [name, contents] of Object.entries(files)) {
    if (contents === null) rmSync(file(name));
    else write(name, contents);
  }
}
