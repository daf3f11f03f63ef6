import type { CompleteLink, WrittenLink } from "../../model/link.ts";
import { pathOfPage, type KindPage } from "../../model/kind.ts";
import { fixedPaths, partPath, splitHref } from "../../model/page-paths.ts";
import type { Site } from "../../model/site.ts";
import { numberedTitle } from "../../model/words.ts";

/** Data of files whose titles are made from facts where the practice wrote none, by path inside `site/`. */
export type TitledPages = Readonly<Record<string, { data: { mainTitleText: string } }>>;

/** Name of each page in links, by its path. */
export type PageTitles = ReadonlyMap<string, string>;

export function listPageTitles({ items, documents, paths, words }: Site, titled: TitledPages): PageTitles {
  const titles = items.flatMap(({ kind, file, data }): [string, string][] => {
    const path = pathOfPage(kind, file, documents["practice.yaml"].data);
    const written = data as Readonly<Record<string, string | undefined>>;
    const mainTitleText = titled[kind.files]?.data.mainTitleText ?? written[kind.draft?.titleKey ?? "mainTitleText"];
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

/** A link with words: its own, or the title of the page that it leads to. */
export function withLabel({ label, href }: WrittenLink, titles: PageTitles): CompleteLink {
  return { label: label ?? titleOfPage(href, titles), href };
}

/** Validation has made sure that there is such a page. A post that is still to come has no title, and the check of links reports it. */
export const titleOfPage = (href: string, titles: PageTitles): string => titles.get(splitHref(href).path) ?? href;
