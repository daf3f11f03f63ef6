import type { WrittenFacts } from "../../model/completion.ts";
import { pathOfPage, type KindPage } from "../../model/kind.ts";
import { fixedPaths, partPath, splitHref } from "../../model/page-paths.ts";
import type { Site } from "../../model/site.ts";
import { numberedTitle } from "../../model/words.ts";

/** Name of each page in links, by its path. */
export type PageTitles = ReadonlyMap<string, string>;

export function listPageTitles({ items, documents, paths }: Site, made: WrittenFacts): PageTitles {
  const { words } = made;
  const titles = items.flatMap(({ kind, file, data }): [string, string][] => {
    const path = pathOfPage(kind, file, documents["practice.yaml"].data);
    const written = data as Readonly<Record<string, string | undefined>>;
    const mainTitleText = written[kind.draft?.titleKey ?? "mainTitleText"] ?? kind.page?.titleFrom?.(made);
    if (path === undefined || mainTitleText === undefined) return [];
    return listParts(kind.page!, path, paths).map((each, index) => [
      each,
      numberedTitle(mainTitleText, index + 1, words),
    ]);
  });
  return new Map([
    [fixedPaths.home, words.home],
    [fixedPaths.services, words.services],
    [fixedPaths.about, words.about],
    ...titles,
  ]);
}

/** Returns the paths of the pages that a content file is divided into; one for most files, and none for a page that is not there. */
export function listParts({ perPage }: KindPage, path: string, paths: Site["paths"]): string[] {
  const parts: string[] = [];
  while (paths.has(partPath(path, parts.length + 1)) && (perPage !== undefined || parts.length === 0)) {
    parts.push(partPath(path, parts.length + 1));
  }
  return parts;
}

/** Validation has made sure that there is such a page. A post that is still to come has no title, and the check of links reports it. */
export const titleOfPage = (href: string, titles: PageTitles): string => titles.get(splitHref(href).path) ?? href;
