import { folderOf, kindOf, type Kind } from "../../model/build/kind.ts";
import { startOf } from "../../model/build/place.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import { splitLanguage } from "../../model/build/translation.ts";
import { problem, suggest, type Problem } from "../../problems/problem.ts";

/** Whether a file in `site/` has the name of a content file, perhaps with a typo: all others are left out. A link is never left out. */
export function isMeantAsContent({ path, isSymbolicLink }: SiteFile, kinds: readonly Kind[]): boolean {
  const { inside } = splitLanguage(path.slice("site/".length));
  return isSymbolicLink === true || isContentName(path) || suggestFile(inside, kinds) !== undefined;
}

const isContentName = (name: string): boolean => /\.(?:md|yaml)$/.test(name);

/** The most files to name. */
const mostNamed = 3;

/** Reports all files that are left out at once. */
export function reportLeftOut(files: readonly SiteFile[]): Problem[] {
  const [first] = files;
  if (first === undefined) return [];
  const names = files.slice(0, mostNamed).map(({ path }) => path);
  return [
    problem("file/unexpected", startOf(first.path), { way: "left out", names, more: files.length - names.length }),
  ];
}

/** Guesses the name that was meant: editors save crowns.md.txt or crowns.MD, and services and pages belong in folders. */
export function suggestFile(name: string, kinds: readonly Kind[]): string | undefined {
  const corrected = name
    .replace(/(\.\w+)\.txt$/i, "$1")
    .replace(/^([^/]+\/.+)\.txt$/i, "$1.md")
    .replace(/\.ya?ml$/i, ".yaml")
    .replace(/\.(?:md|markdown)$/i, ".md");
  if (!isContentName(corrected)) return undefined;
  const asEntry = corrected.replace(/\.yaml$/, ".md");
  const entryKind = kindOf(kinds, `site/${asEntry}`);
  if (entryKind && folderOf(entryKind) !== undefined) return asEntry;
  const known = kinds.map(({ files }) => files);
  if (known.includes(corrected)) return corrected;
  const [, folder = "", page = ""] = /^([^/]+)\/(?:.*\/)?([^/]+\.md)$/.exec(corrected) ?? [];
  const near = suggest(folder, entryFolders(kinds));
  if (near !== undefined) return `${near}/${page}`;
  const isText = /(?:^|\/)(?!readme|notes?\.|todo)[^/]+\.md$/i.test(corrected);
  return suggest(corrected, known) ?? (isText ? `${page === "" ? "services" : "pages"}/${corrected}` : undefined);
}

const entryFolders = (kinds: readonly Kind[]): string[] => kinds.flatMap((kind) => folderOf(kind) ?? []);

/** Finds the kind of which each entry has a file in a folder, if a file is called like the folder: `doctors.md`. */
export function findKindOfFolder(name: string, kinds: readonly Kind[]): Kind | undefined {
  const stem = name.replace(/(?:\.\w+)+$/, "").toLowerCase();
  return kinds.find((kind) => kind.draft !== undefined && folderOf(kind) === stem);
}
