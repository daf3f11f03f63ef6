import path from "node:path";
import { startOf } from "../model/place.ts";
import { problem, type Problem } from "../problem.ts";
import { packageFolder } from "../package-folder.ts";
import { templateNames } from "./bundle-templates.ts";
import { MergedFolder } from "./merged-folder.ts";

/**
 * Code in the practice's `templates/` of which no page is made: it has the name of no file of the package's, and nothing imports
 * it. What is imported for its types alone is no part of the bundle, so the texts are asked and not esbuild.
 */
export function findUnusedTemplates(root: string): Problem[] {
  const merged = new MergedFolder("templates", root, packageFolder);
  // Declarations are for editors.
  const own = merged.list("practice").filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !name.endsWith(".d.ts"));
  if (own.length === 0) return [];
  const names = merged.list("package");
  const importedByOwn = own.flatMap((name) => {
    const found = merged.find(name);
    return found === undefined ? [] : importsIn(merged.read(found.file).toString(), path.posix.dirname(name));
  });
  const used = new Set([...[...names, ...templateNames].map((target) => merged.find(target)?.name), ...importedByOwn]);
  const known = names.filter((name) => merged.find(name)?.owner === "package").map((name) => `templates/${name}`);
  return own
    .filter((name) => !spellingsOf(name).some((spelling) => used.has(spelling)))
    .map((name) => problem("code/unused", startOf(`templates/${name}`), { name: `templates/${name}`, known }));
}

/** What esbuild takes in an import for this file. */
function spellingsOf(name: string): string[] {
  const stem = name.slice(0, -path.posix.extname(name).length);
  return [name, name.replace(/\.([cm]?)ts(x?)$/, ".$1js$2"), stem, stem.replace(/\/?\bindex$/, "")];
}

/** What a text in a folder may import from files beside it, by name below both folders. */
function importsIn(text: string, folder: string): string[] {
  return [...text.matchAll(/(["'`])(\.\.?\/.*?)\1/g)].map(([, , target]) => path.posix.join(folder, target!));
}
