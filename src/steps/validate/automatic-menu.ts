import { mostInMenus, type ServiceGroups } from "../../model/content/navigation.ts";
import { startOf } from "../../model/build/place.ts";
import { sourcesIn, valueAt, type Content, type Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** Reports services and pages that are too many for the groups and the menu, which the tool makes of them or shortens. */
export function checkAutomaticMenu(content: Content, groups: ServiceGroups["groups"]): Problem[] {
  const { files, entries, folder } = content;
  // The first language decides for all.
  if (folder !== undefined) return [];
  const isOwn = ({ kind }: Source): boolean => kind.page?.menuPlace !== undefined;
  const report = (what: "services" | "groups" | "pages", count: number, file: string): Problem[] => {
    const source = files[file] ?? files["practice.yaml"];
    if (count <= mostInMenus || source === undefined) return [];
    const place = what === "groups" ? source.placeOfKey(["groups"]) : startOf(source.file);
    return [problem("page/too-many-for-menu", place, { way: what, count, most: mostInMenus })];
  };
  const inGroups = groups?.reduce((sum, { links }) => sum + links.length, 0);
  const hasMenu = valueAt(files["navigation.yaml"]?.data, ["menu"]) !== undefined;
  return [
    ...(inGroups === undefined
      ? report("services", sourcesIn(content, "services").length, "services.yaml")
      : report("groups", inGroups, "services.yaml")),
    ...(hasMenu ? [] : report("pages", entries.filter(isOwn).length, "navigation.yaml")),
  ];
}
