import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listTree } from "./read-tree.ts";

/** Records the contents of a folder. Returns a function that restores them without touching unchanged files. */
export function keepFolder(folder: string): () => void {
  const read = (): Map<string, Buffer> =>
    new Map(
      listTree(folder)
        .filter((name) => lstatSync(path.join(folder, name)).isFile())
        .map((name) => [name, readFileSync(path.join(folder, name))]),
    );
  const kept = read();
  return () => {
    for (const name of listTree(folder)) {
      if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
    const now = read();
    for (const [name, bytes] of kept) {
      if (now.get(name)?.equals(bytes)) continue;
      rmSync(path.join(folder, name), { recursive: true, force: true });
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), bytes);
    }
  };
}
