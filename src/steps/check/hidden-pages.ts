import { splitHref } from "../../model/page-paths.ts";
import type { Site } from "../../model/site.ts";
import { sourcesOf, type Content } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";

/** Reports pages that search engines are asked to leave out though something else leads them there. */
export function checkHidden(hidden: readonly Route[], content: Content, { items, oldAddresses }: Site): Problem[] {
  const sources = new Map(sourcesOf(content).map((source) => [source.file, source]));
  return hidden.flatMap(({ path, source: file }) => {
    const source = sources.get(file);
    const shows = items.find((item) => item.file === file)?.kind.page?.shows;
    const old = oldAddresses.find(({ to }) => splitHref(to).path === path)?.path;
    if (source === undefined || (shows === undefined && old === undefined)) return [];
    return [problem("page/noindex", source.placeOfKey(["noindex"]), { path, shows, old })];
  });
}
