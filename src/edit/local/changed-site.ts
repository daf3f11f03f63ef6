import type { SiteFile, SiteFiles } from "../../model/build/site-files.ts";
import { listFiles } from "../../steps/read/list-files.ts";
import type { TextChange } from "../form/backend.ts";
import { hashIfThere, openFile } from "./file-text.ts";

/** Returns files of the changes that are not what the changes were made from, as they are now. */
export function findConflicts({ files }: SiteFiles, changes: readonly TextChange[]): ReturnType<typeof openFile>[] {
  const now = new Map(files.map((file) => [file.path, file]));
  const isAs = ({ path, base }: TextChange): boolean =>
    hashIfThere(now.get(path)?.bytes) === (base === undefined ? undefined : hashIfThere(Buffer.from(base)));
  return changes.filter((each) => !isAs(each)).map(({ path }) => openFile(now.get(path) ?? { path }));
}

/** Lays texts that are not written yet over the files of a practice. */
export function layOver({ files, packageWords }: SiteFiles, changes: readonly TextChange[]): SiteFiles {
  const changed = new Set(changes.map(({ path }) => path));
  const own = new Map(files.map((file) => [file.path, file]));
  const written = changes.flatMap(({ path, text }): SiteFile[] => {
    const { bytes: _bytes, state: _state, size: _size, unread: _unread, ...file } = own.get(path) ?? { path };
    return text === undefined ? [] : [{ ...file, bytes: Buffer.from(text) }];
  });
  const all = [...files.filter(({ path }) => !changed.has(path)), ...written];
  return { files: all.sort((a, b) => (a.path < b.path ? -1 : 1)), packageWords };
}

/** Returns a key that is equal only if all files are: texts by their bytes, others by their states. */
export function keyOf({ files }: SiteFiles, root: string): string {
  const listed = ["assets", "templates"].flatMap((folder) => listFiles(`${root}/${folder}`));
  const texts = files.map(({ path, bytes, unread, size, isSymbolicLink }) => [
    path,
    path.startsWith("site/") ? hashIfThere(bytes) : "",
    ...[unread, size, isSymbolicLink],
  ]);
  return JSON.stringify([texts, listed.map(({ absolutePath, state }) => [absolutePath, state])]);
}

export function listChanged(before: SiteFiles | undefined, { files }: SiteFiles): ReadonlySet<string> {
  const old = new Map(before?.files.map(({ path, bytes }) => [path, hashIfThere(bytes)]));
  return new Set(files.filter(({ path, bytes }) => old.get(path) !== hashIfThere(bytes)).map(({ path }) => path));
}
