import { folderOf } from "../../model/kind.ts";
import { mostInMenus } from "../../model/navigation.ts";
import { startOf } from "../../model/place.ts";
import { valueAt, type Content, type Source } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** Reports services and pages that are too many for the groups and the menu that the tool makes of them. */
export function checkAutomaticMenu({ files, entries, folder }: Content): Problem[] {
  const isService = ({ kind }: Source): boolean => folderOf(kind) === "services";
  const isOwn = ({ kind }: Source): boolean => kind.page?.menuPlace !== undefined;
  // The first language decides for all.
  const report = (what: "services" | "pages", file: string, path: string[]): Problem[] => {
    const count = entries.filter(what === "services" ? isService : isOwn).length;
    const source = files[file] ?? files["practice.yaml"];
    if (count <= mostInMenus || source === undefined || valueAt(files[file]?.data, path) !== undefined) return [];
    return [problem("page/too-many-for-menu", startOf(source.file), { what, count, most: mostInMenus })];
  };
  return folder === undefined
    ? [...report("services", "services.yaml", ["groups"]), ...report("pages", "navigation.yaml", ["menu"])]
    : [];
}
