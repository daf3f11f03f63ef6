import { createHeadingIds } from "../../lib/markup/heading-ids.ts";
import { folderOf, pathOfPage } from "../../model/build/kind.ts";
import { listHeadings } from "../../model/text/markup.ts";
import { idOfEntry } from "../../model/build/page-ids.ts";
import { slugOf } from "../../model/build/page-paths.ts";
import { decodePercent } from "../../model/text/percent-encoding.ts";
import type { ContentItem, Site } from "../../model/build/site.ts";
import { insideOf } from "../../model/build/translation.ts";

/** Names a part of a page: by the path of the page, or else by the content file that links to a part of its own page. */
export interface PartLink {
  path: string | undefined;
  file: string | undefined;
  fragment: string;
}

/**
 * Returns the fragment by which a page has a part that is perhaps named by its id in the first language; undefined if nobody knows which
 * part of the page translates it.
 */
export type FindPart = (link: PartLink) => string | undefined;

/** A part of a page in any language, by the file that its heading is in and the heading's id there in the first language. */
type PartIds = ReadonlyMap<string, string>;

/** Finds parts of pages in a translation. Authors may name a part by its id in the first language, as all facts do. */
export function findPartsIn(site: Site, original: Site): FindPart {
  const known = new Map<string, ReadonlyMap<string, string | undefined>>();
  const partsAt = (path: string): ReadonlyMap<string, string | undefined> => {
    const parts = known.get(path) ?? pairParts(listPartIds(site, path), listPartIds(original, path));
    known.set(path, parts);
    return parts;
  };
  return ({ path, file, fragment }) => {
    const own = path === undefined ? site.items.find((each) => each.file === file) : undefined;
    const page = path ?? (own && ownPathOf(own, site));
    const parts = page === undefined ? undefined : partsAt(page);
    const written = decodePercent(fragment);
    return parts?.has(written) ? parts.get(written) : fragment;
  };
}

/** Returns which part of a page has the words of which part in the first language, if their ids differ. */
function pairParts(own: PartIds, original: PartIds): ReadonlyMap<string, string | undefined> {
  const ids = new Set(own.values());
  return new Map([...original].flatMap(([part, id]) => (ids.has(id) ? [] : [[id, own.get(part)] as const])));
}

function ownPathOf({ kind, file }: ContentItem, { documents, paths }: Site): string | undefined {
  const path = pathOfPage(kind, file, documents["practice.yaml"].data);
  return path !== undefined && paths.has(path) ? path : undefined;
}

/** Lists the ids that the content of a page makes: from texts of entries that it shows, and from its own. */
function listPartIds(site: Site, path: string): PartIds {
  const item = site.items.find((each) => ownPathOf(each, site) === path);
  const page = item?.kind.page;
  if (item === undefined || page === undefined) return new Map();
  const isShown = (each: ContentItem): boolean =>
    page.shows !== undefined && folderOf(each.kind) === page.shows && ownPathOf(each, site) === undefined;
  const shown = site.items.filter(isShown);
  const titles = page.parts?.(item.data) ?? [];
  const inData = titles.map((title, index) => ({ part: `${index} ${titles.length}`, id: title }));
  const parts = [...inData, ...[...shown, item].flatMap(listPartsInText)];
  const ids = createHeadingIds(shown.map(({ file }) => idOfEntry(slugOf(file))));
  const isAlone = page.shows === undefined && titles.length === 0;
  return new Map(parts.map(({ part, id }) => [part, isAlone ? id : ids.idOf(id)]));
}

interface PartInText {
  part: string;
  id: string;
}

/**
 * Lists the headings of a text. One of a translation that its note does not know translates what the heading at its place did, unless
 * headings were added, taken out or moved.
 */
function listPartsInText({ file, text, headings }: ContentItem): PartInText[] {
  const own = listHeadings(text).map(({ id }) => id);
  const noted = (headings ?? []).map(([, id]) => id);
  const isSteady = own.length === noted.length && own.every((id, index) => noted[index] === id || !noted.includes(id));
  return own.map((id, index) => {
    const at = noted.includes(id) ? noted.indexOf(id) : isSteady ? index : -1;
    const original = headings === undefined ? id : (headings[at]?.[0] ?? `${id} alone`);
    return { part: `${insideOf(file)} ${original}`, id };
  });
}
