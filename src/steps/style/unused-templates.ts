import path from "node:path";
import { startOf } from "../../model/place.ts";
import { problem, suggestOther, type Problem } from "../../problems/problem.ts";
import type { CodeFolders, MergedFolder } from "./merged-folder.ts";

/**
 * Finds code in the practice's `templates/` that is no part of the site: it replaces no file of the package's, and nothing imports it. It
 * searches the texts for imports, because esbuild leaves out files imported only for types.
 */
export function findUnusedTemplates({ templates, styles, script }: CodeFolders, pages: readonly string[]): Problem[] {
  const folders = [templates, styles, script];
  const imported = new Set(
    folders.flatMap((merged) =>
      listOwnTemplates(merged).flatMap((name) => {
        const file = `${merged.folder}/${name}`;
        return importsIn(merged.read(path.join(merged.root, file)).toString(), path.posix.dirname(file));
      }),
    ),
  );
  return folders.flatMap((merged) => findUnusedIn(merged, merged === templates ? pages : [], imported));
}

/** Lists the practice's code files. Declaration files are for editors. */
function listOwnTemplates(merged: MergedFolder): string[] {
  return merged.list("practice").filter((name) => /\.(css|[cm]?[jt]sx?)$/.test(name) && !name.endsWith(".d.ts"));
}

function findUnusedIn(merged: MergedFolder, entries: readonly string[], imported: ReadonlySet<string>): Problem[] {
  const { folder } = merged;
  const names = merged.list("package");
  const standIns = new Set([...names, ...entries].map((target) => merged.find(target)?.name));
  const known = names.filter((name) => merged.find(name)?.owner === "package").map((name) => `${folder}/${name}`);
  return listOwnTemplates(merged)
    .filter((name) => !standIns.has(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => !spellingsOf(file).some((spelling) => imported.has(spelling)))
    .map((file) => problem("code/unused", startOf(file), { meant: suggestOther(file, known) }));
}

/** Lists the import spellings that esbuild resolves to this file. */
function spellingsOf(name: string): string[] {
  const stem = name.slice(0, -path.posix.extname(name).length);
  return [name, name.replace(/\.([cm]?)ts(x?)$/, ".$1js$2"), stem, stem.replace(/\/?\bindex$/, "")];
}

/** Lists what a text may import from files beside it. In a stylesheet such names need no dot. */
function importsIn(text: string, folder: string): string[] {
  const found = text.matchAll(/(["'`])(\.\.?\/.*?)\1|@import\s+(?:url\()?["']?([^"')\s;]+)/g);
  return [...found].map(([, , dotted, named]) => path.posix.join(folder, dotted ?? named!));
}
