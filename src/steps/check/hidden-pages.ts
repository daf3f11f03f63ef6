import { splitHref } from "../../model/build/page-paths.ts";
import { sourcesOf } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Reports pages that search engines are asked to leave out though something else leads them there. */
export function checkHidden({ hidden, content, site }: SiteInLanguage): Problem[] {
  const sources = new Map(sourcesOf(content).map((source) => [source.file, source]));
  return hidden.flatMap(({ path, source: file }) => {
    const source = sources.get(file);
    const shows = site.items.find((item) => item.file === file)?.kind.page?.shows;
    const old = site.oldAddresses.find(({ to }) => splitHref(to).path === path)?.path;
    const details =
      shows === undefined ? old && ({ way: "old", path, old } as const) : ({ way: "entries", path, shows } as const);
    return source && details ? [problem("page/noindex", source.placeOfKey(["noindex"]), details)] : [];
  });
}
