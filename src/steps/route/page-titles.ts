import type { CompleteLink, WrittenLink } from "../../model/link.ts";
import { pathOfPage } from "../../model/kind.ts";
import { fixedPaths, splitHref } from "../../model/page-paths.ts";
import type { Site } from "../../model/site.ts";

/** Data of files whose titles are made from facts where the practice wrote none, by path inside `site/`. */
export type TitledPages = Readonly<Record<string, { data: { mainTitleText: string } }>>;

/** Name of each page in links, by its path. */
export type PageTitles = ReadonlyMap<string, string>;

export function listPageTitles({ items, documents, paths, words }: Site, titled: TitledPages): PageTitles {
  const titles = items.flatMap(({ kind, file, data }): [string, string][] => {
    const path = pathOfPage(kind, file, documents["practice.yaml"].data);
    const { mainTitleText } = titled[kind.files]?.data ?? (data as { mainTitleText?: string });
    return path === undefined || mainTitleText === undefined || !paths.has(path) ? [] : [[path, mainTitleText]];
  });
  return new Map([
    [fixedPaths.home, words.home],
    [fixedPaths.services, words.services],
    [fixedPaths.about, words.about],
    ...titles,
  ]);
}

/** A link with words: its own, or the title of the page that it leads to. */
export function withLabel({ label, href }: WrittenLink, titles: PageTitles): CompleteLink {
  return { label: label ?? titleOf(href, titles), href };
}

/** Validation has made sure that there is such a page. */
export const titleOf = (href: string, titles: PageTitles): string => titles.get(splitHref(href).path)!;
