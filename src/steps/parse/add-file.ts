import { folderOf, hasNeededKey, kindOf, notesFile, type Kind } from "../../model/build/kind.ts";
import { readLanguageTag } from "../../model/domain/language.ts";
import type { Recall } from "../../model/build/recall.ts";
import { startOf } from "../../model/build/place.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import type { Content, Source } from "../../model/build/source.ts";
import { splitLanguage } from "../../model/build/translation.ts";
import { problem, type Details, type Problem } from "../../problems/problem.ts";
import { originalOf, type Original } from "./copies.ts";
import { parseFile } from "./parse-file.ts";
import { findKindOfFolder, suggestFile } from "./suggest-file.ts";

/** Everything that was read in the folder of one language. */
export interface ReadFiles extends Pick<Content, "entries" | "entryFiles"> {
  files: Record<string, Source>;
  unreadFiles: Set<string>;
}

export type ReadContent = Content & ReadFiles;

/** The content that files are added to, and the facts known of other files. */
interface Reading {
  /** Content in the first language. */
  first: ReadContent;
  /** The content of other languages, by the names of their folders. */
  others: Map<string, ReadFiles>;
  texts: Map<string, string>;
  /** All files in `site/`, by their names there. */
  names: ReadonlyMap<string, SiteFile>;
  recall: Recall;
}

export const emptyFolder = (): ReadFiles => ({ files: {}, entries: [], entryFiles: [], unreadFiles: new Set() });

export const nameBelowSite = ({ path }: SiteFile): string => path.slice("site/".length);

/** Adds a file of `site/` to the content, and returns its problems. */
export function addFile(file: SiteFile, reading: Reading): Problem[] {
  const name = nameBelowSite(file);
  if (name === notesFile) return [];
  const original = originalOf(name, (each) => reading.names.has(each));
  if (original !== undefined && isLeftOut(file, original, reading)) return [reportCopy("left out", file, original)];
  const kind = kindOf(reading.first.kinds, file.path);
  if (kind === undefined) {
    if (file.isSymbolicLink) return [problem("file/symbolic-link", startOf(file.path), { way: "here" })];
    return addMisnamed(file, reading) ? [] : [reportUnexpected(file, reading)];
  }
  const { source, problems } = addContent(file, kind, reading);
  // The name of a page's file is its address, which has no spaces, so another problem says what is wrong with it.
  const hasAddress = kind.page !== undefined && hasNeededKey(kind.page, source?.data);
  return original === undefined || hasAddress ? problems : [...problems, reportCopy("both", file, original)];
}

const likeLanguageFolder = /^((?:[a-z]{2}|[a-z]{3}(?=[-_]))(?:[-_][a-z\d]{1,8})*)\/(.+)$/is;

/** Adds a file whose folder has the name of a language, but in capitals or with an underscore, to the content of that folder. */
function addMisnamed(file: SiteFile, reading: Reading): boolean {
  const [, folder = "", inside] = likeLanguageFolder.exec(nameBelowSite(file)) ?? [];
  const isLanguage = readLanguageTag(folder.replaceAll("_", "-")) !== undefined;
  if (!isLanguage || kindOf(reading.first.kinds, `site/${inside}`) === undefined) return false;
  contentOf(folder, reading).entryFiles.push(file.path);
  return true;
}

/** Whether a copy is certain: its name says so, or it has the bytes of its original. */
function isLeftOut(file: SiteFile, original: Original, { names }: Reading): boolean {
  return original.isMarked || hasBytesOf(file, names.get(original.path));
}

function hasBytesOf({ bytes }: SiteFile, other: SiteFile | undefined): boolean {
  const others = other?.bytes;
  return bytes?.length === others?.length && bytes?.every((byte, index) => byte === others?.[index]) === true;
}

const reportCopy = (way: Details<"file/copy">["way"], file: SiteFile, { path }: Original): Problem =>
  problem("file/copy", startOf(file.path), { way, name: nameBelowSite(file), original: path });

/** Reports a file of no kind. If its name is misspelled, the file that was meant must not be reported as missing. */
function reportUnexpected(file: SiteFile, { first, names }: Reading): Problem {
  const name = nameBelowSite(file);
  const { inside } = splitLanguage(name);
  const kind = findKindOfFolder(inside, first.kinds);
  if (kind !== undefined) {
    const folder = `site/${name.slice(0, name.length - inside.length)}${folderOf(kind)!}/`;
    const details = { way: "one for all", name, folder, example: `${kind.draft!.example}.md` } as const;
    return problem("file/unexpected", startOf(file.path), { ...details, severity: "error" });
  }
  const suggested = suggestFile(inside, first.kinds);
  const meant = suggested === undefined ? undefined : name.slice(0, name.length - inside.length) + suggested;
  if (meant !== undefined) expectFile(`site/${meant}`, first);
  return problem("file/unexpected", startOf(file.path), {
    ...describeUnexpected(name, meant, names),
    severity: "error",
  });
}

/** Notes that a file exists, though under another name. */
function expectFile(file: string, content: ReadContent): void {
  content.unreadFiles.add(file);
  const kind = kindOf(content.kinds, file);
  if (kind !== undefined && isInFolder(kind) && !file.includes("*")) content.entryFiles.push(file);
}

function describeUnexpected(
  name: string,
  meant: string | undefined,
  names: ReadonlyMap<string, SiteFile>,
): Details<"file/unexpected"> {
  if (meant !== undefined && names.has(meant)) return { way: "taken", name, meant };
  if (meant?.endsWith(`/${name}`) === true)
    return { way: "misplaced", name, folder: meant.slice(0, -name.length), meant };
  if (meant === undefined) return { way: "other", name };
  return { way: "misspelled", name, meant, isText: name.toLowerCase() === `${meant}.txt`.toLowerCase() };
}

/** Parses a file into the content of its language. Without a source, it could not be read. */
function addContent(file: SiteFile, kind: Kind, reading: Reading): { source?: Source; problems: Problem[] } {
  const { path } = file;
  const { folder, inside } = splitLanguage(nameBelowSite(file));
  const content = contentOf(folder, reading);
  if (isInFolder(kind)) content.entryFiles.push(path);
  if (file.isSymbolicLink) {
    content.unreadFiles.add(path);
    return { problems: [problem("file/symbolic-link", startOf(path), { way: "here" })] };
  }
  const { text, ...parsed } = parseFile(file, kind, reading.recall);
  if (text !== undefined) reading.texts.set(path, text);
  if (parsed.source === undefined) content.unreadFiles.add(path);
  else if (isInFolder(kind)) content.entries.push(parsed.source);
  else content.files[inside] = parsed.source;
  return parsed;
}

/** Returns what was read in the folder of a language; without a folder, in that of the first. */
function contentOf(folder: string | undefined, { first, others }: Reading): ReadFiles {
  if (folder === undefined) return first;
  const content = others.get(folder) ?? emptyFolder();
  others.set(folder, content);
  return content;
}

const isInFolder = (kind: Kind): boolean => folderOf(kind) !== undefined;
