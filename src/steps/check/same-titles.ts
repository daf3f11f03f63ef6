import { startOf } from "../../model/build/place.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";
import type { SiteInLanguage } from "./subjects.ts";

/**
 * Finds pages that search results would show under one title, such as the copies of a file that cloud folders keep. The file with the longer
 * name is taken for the copy.
 */
export function findSameTitles({ indexed }: Pick<SiteInLanguage, "indexed">): Problem[] {
  const first = new Map<string, Route>();
  const inOrder = indexed.toSorted((a, b) => a.source.length - b.source.length);
  return inOrder.flatMap((route) => {
    const { title } = route.props.head;
    const other = first.get(title);
    if (other === undefined) first.set(title, route);
    if (other === undefined || other.source === route.source) return [];
    const related = { place: startOf(other.source), label: "The other is" };
    return [
      problem("page/same-title", startOf(route.source), { title, file: route.source, other: other.source }, related),
    ];
  });
}
