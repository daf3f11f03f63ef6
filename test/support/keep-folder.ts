import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listTree, stampOf } from "./read-tree.ts";

/** Records the contents of a folder. Returns a function that restores them, and touches and reads only what has changed. */
export function keepFolder(folder: string): () => void {
  const fileOf = (name: string): string => path.join(folder, name);
  const names = listTree(folder).filter((name) => lstatSync(fileOf(name)).isFile());
  const kept = new Map(names.map((name) => [name, readFileSync(fileOf(name))]));
  const stamps = new Map(names.map((name) => [name, stampOf(fileOf(name))]));
  return () => {
    for (const name of listTree(folder)) {
      if (!kept.has(name)) rmSync(fileOf(name), { recursive: true, force: true });
    }
    for (const [name, bytes] of kept) {
      if (stampOf(fileOf(name)) === stamps.get(name)) continue;
      rmSync(fileOf(name), { recursive: true, force: true });
      mkdirSync(path.dirname(fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), bytes);
      stamps.set(name, stampOf(fileOf(name)));
    }
  };
}
