import { startOf } from "../model/place.ts";
import { problem, type Problem } from "../problem.ts";
import type { ListedFile } from "./list-files.ts";

/** Where code was kept in `assets/` once, and where it belongs. */
const homes = { "assets/css": "templates/css", "assets/script": "templates/script" };

/** Stylesheets and scripts in the folders of `assets/` that were for them: one problem per folder. `assets` are names below `assets/`. */
export function findCodeInAssets(assets: readonly string[]): Problem[] {
  return Object.entries(homes).flatMap(([folder, home]) => {
    const names = assets
      .map((name) => `assets/${name}`)
      .filter((name) => name.startsWith(`${folder}/`) && /\.(css|[cm]?[jt]sx?)$/.test(name));
    const [first] = names;
    if (first === undefined) return [];
    const below = names.map((name) => name.slice(folder.length + 1));
    return [problem("code/in-assets", startOf(first), { folder, home, names: below })];
  });
}

/** What may not be in a practice's `templates/`: links, and with `contentOnly` anything. */
export function findRefusedCode(files: readonly ListedFile[], contentOnly: boolean): Problem[] {
  return files.flatMap(({ name, isSymbolicLink }) => {
    const place = startOf(`templates/${name}`);
    if (isSymbolicLink) return [problem("file/symbolic-link", place, { link: undefined })];
    return contentOnly ? [problem("code/not-content", place, undefined)] : [];
  });
}
