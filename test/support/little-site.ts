import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject } from "vitest";

/** Files to lay over the little site, by their path from its root; null deletes one. */
export type Overlay = Readonly<Record<string, string | Uint8Array | null>>;

export interface LittleSite {
  /** The practice's folder, below the machine's temporary folder. */
  root: string;
  /** A file of it, as an absolute path. */
  file: (name: string) => string;
  /** The text of a file of it. */
  read: (name: string) => string;
  /** Writes a file of it, with its folders. */
  write: (name: string, contents: string | Uint8Array) => void;
}

/** What a folder laid over the site holds about itself. */
const notContent = ["expected.txt", "command.txt", "change.txt", "delete.txt"];

const fixture = path.resolve(import.meta.dirname, "../fixtures/little-site");
const folders: string[] = [];

/** How many folders there are: those made from here on can be removed with `removeFolders`. */
export const countFolders = (): number => folders.length;

export function removeFolders(from: number): void {
  for (const folder of folders.splice(from)) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** An empty folder for one test; made outside a test, it stays until the file's last test. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dentalsite-test-"));
  folders.push(folder);
  return folder;
}

/** A practice with nothing in it, and the output folder that it does not have yet. */
export function makeEmptyPractice(): { root: string; folder: string } {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, "site"));
  return { root, folder: path.join(root, "dist") };
}

/**
 * A copy of the little practice in test/fixtures/little-site, complete and valid, with an overlay: files, or a folder of files.
 * A folder may also say what to change: `delete.txt` names files, one a line; `change.txt` holds paragraphs, each a file's name
 * and below it the lines to take out (after a minus) and to put in their place (after a plus).
 * Its pictures and films lie in the cache, since encoding them takes as long as all the rest of a build.
 * The site is gone after the test; made outside a test, after the file.
 */
export function makeLittleSite(overlay: string | Overlay = {}): LittleSite {
  const site = copySite(fixture, "harbor-lane");
  cpSync(inject("encodedMedia"), site.file(".dentalsite/media"), { recursive: true });
  layOverlay(site, overlay);
  return site;
}

/** The practices in test/fixtures/practices, each complete by itself and unlike the others. */
export const practiceNames = ["smallest", "group", "spanish"] as const;

/** A copy of one of them, which is gone as a little site is. */
export function makePractice(name: (typeof practiceNames)[number]): LittleSite {
  return copySite(path.resolve(import.meta.dirname, "../fixtures/practices", name), name);
}

function copySite(folder: string, name: string): LittleSite {
  const root = path.join(makeTemporaryFolder(), name);
  const file = (each: string): string => path.join(root, each);
  cpSync(folder, root, { recursive: true });
  return {
    root,
    file,
    read: (each) => readFileSync(file(each), "utf8"),
    write: (each, contents) => {
      mkdirSync(path.dirname(file(each)), { recursive: true });
      writeFileSync(file(each), contents);
    },
  };
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

/** Throws where the old lines are not in the text exactly once, so that no change is lost when the little site changes. */
function replaceLines(text: string, old: string, replacement: string): string {
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
