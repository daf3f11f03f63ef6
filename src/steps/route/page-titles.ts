import type { WrittenFacts } from "../../model/build/completion.ts";
import { folderOf, pathOfPage, type KindPage } from "../../model/build/kind.ts";
import { findListParts, fixedPaths, splitHref, type ListPart } from "../../model/build/page-paths.ts";
import type { Site } from "../../model/build/site.ts";
import { fillWord, numberedTitle } from "../../model/text/fill-word.ts";
import { groupAt } from "../../model/build/walk-fields.ts";

/** Name of each page in links, by its path. */
export type PageTitles = ReadonlyMap<string, string>;

export function listPageTitles({ items, documents, paths }: Site, made: WrittenFacts): PageTitles {
  const { words } = made;
  const titles = items.flatMap(({ kind, file, data }): [string, string][] => {
    const path = pathOfPage(kind, file, documents["practice.yaml"].data);
    const written = groupAt(data)[kind.draft?.titleKey ?? "mainTitleText"];
    const mainTitleText = written ?? kind.page?.titleFrom?.(made);
    if (path === undefined || typeof mainTitleText !== "string") return [];
    const names = listCategories(kind.page!, items);
    return listParts(kind.page!, path, paths).map(({ path: each, part, category = "" }) => {
      const name = names.get(category);
      const title =
        name === undefined ? mainTitleText : fillWord(words.newsCategory, { title: mainTitleText, category: name });
      return [each, numberedTitle(title, part, words)];
    });
  });
  return new Map([
    [fixedPaths.home, words.home],
    [fixedPaths.services, words.services],
    [fixedPaths.about, words.about],
    ...titles,
  ]);
}

/** Returns the names of all categories by their slugs. Of two ways to write a name, the first counts. */
function listCategories({ shows, categoriesOf }: KindPage, items: Site["items"]): ReadonlyMap<string, string> {
  if (categoriesOf === undefined) return new Map();
  const entries = items.filter(({ kind }) => folderOf(kind) === shows).toReversed();
  return new Map(entries.flatMap(({ data }) => [...categoriesOf(data)]));
}

/** Returns the pages that a content file is divided into; one for most files, and none for a page that is not there. */
export function listParts({ perPage }: KindPage, path: string, paths: Site["paths"]): ListPart[] {
  if (perPage !== undefined) return findListParts(path, paths);
  return paths.has(path) ? [{ path, part: 1, category: undefined }] : [];
}

/** Validation has made sure that there is such a page. A post that is still to come has no title, and the check of links reports it. */
export const titleOfPage = (href: string, titles: PageTitles): string => titles.get(splitHref(href).path) ?? href;
