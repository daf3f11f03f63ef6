import { createHeadingIds } from "../../ground/markup/heading-ids.ts";
import { folderOf, pathOfPage } from "../../model/kind.ts";
import type { MarkdownText, Markup } from "../../model/markup.ts";
import { idOfEntry } from "../../model/page-ids.ts";
import { slugOf } from "../../model/page-paths.ts";
import { decodePercent } from "../../model/percent-encoding.ts";
import type { ContentItem, Site } from "../../model/site.ts";

/** Names a part of a page: by the path of the page, or else by the content file that links to a part of its own page. */
export interface PartLink {
  path: string | undefined;
  file: string | undefined;
  fragment: string;
}

/** Returns the fragment by which a page has a part that is perhaps named by its id in the first language. */
export type FindPart = (link: PartLink) => string;

/**
 * Finds parts of pages in a translation. Their ids are made of headings, and both pages have the same parts in the same order: authors may
 * name a part by its id in the first language, as all facts do.
 */
export function findPartsIn(site: Site, original: Site): FindPart {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const partsAt = (path: string): ReadonlyMap<string, string> => {
    const parts = known.get(path) ?? pairIds(listIds(site, path), listIds(original, path));
    known.set(path, parts);
    return parts;
  };
  return ({ path, file, fragment }) => {
    const own = path === undefined ? site.items.find((each) => each.file === file) : undefined;
    const page = path ?? (own && ownPathOf(own, site));
    return (page === undefined ? undefined : partsAt(page).get(decodePercent(fragment))) ?? fragment;
  };
}

function pairIds(own: readonly string[], original: readonly string[]): ReadonlyMap<string, string> {
  if (own.length !== original.length) return new Map();
  return new Map(original.flatMap((id, index) => (own.includes(id) ? [] : [[id, own[index]!] as const])));
}

function ownPathOf({ kind, file }: ContentItem, { documents, paths }: Site): string | undefined {
  const path = pathOfPage(kind, file, documents["practice.yaml"].data);
  return path !== undefined && paths.has(path) ? path : undefined;
}

/** Lists the ids that the content of a page makes: from texts of entries that it shows, and from its own. */
function listIds(site: Site, path: string): string[] {
  const item = site.items.find((each) => ownPathOf(each, site) === path);
  const page = item?.kind.page;
  if (item === undefined || page === undefined) return [];
  const isShown = (each: ContentItem): boolean =>
    page.shows !== undefined && folderOf(each.kind) === page.shows && ownPathOf(each, site) === undefined;
  const shown = site.items.filter(isShown);
  const inTexts = [...shown, item].flatMap(({ text }) => listIdsInText(text));
  const titles = page.parts?.(item.data) ?? [];
  const ids = createHeadingIds(shown.map(({ file }) => idOfEntry(slugOf(file))));
  return page.shows === undefined && titles.length === 0 ? inTexts : [...titles, ...inTexts].map(ids.idOf);
}

const listIdsInText = ({ opening, sections }: MarkdownText): string[] => [
  ...listIdsInMarkup(opening),
  ...sections.flatMap(({ id, title, body }) => [id, ...listIdsInMarkup(title), ...listIdsInMarkup(body)]),
];

/** Authors may give an id to a heading in HTML. */
const listIdsInMarkup = (markup: Markup): string[] =>
  markup.flatMap((part) => {
    if (typeof part === "string") return [...part.matchAll(/<h\d id="([^"]*)"/g)].map(([, id = ""]) => id);
    return part.kind === "id" ? [part.id] : [];
  });
