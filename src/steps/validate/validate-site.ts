import { recallNothing, type Recall } from "../../model/build/recall.ts";
import { folderOf, type Kind } from "../../model/build/kind.ts";
import type { Brand } from "../../model/content/brand.ts";
import { startOf } from "../../model/build/place.ts";
import type { Rules } from "../../model/content/rules.ts";
import type { ContentItem, ContentMedia, PartialSite, Site } from "../../model/build/site.ts";
import { sourcesOf, type AssetFiles, type Content, type Source } from "../../model/build/source.ts";
import { groupAt, partOf } from "../../model/build/walk-fields.ts";
import { hasErrors, problem, type Problem } from "../../problems/problem.ts";
import { checkAddresses, checkGroups, checkLinks, listPages } from "./planned-pages.ts";
import { checkAutomaticMenu } from "./automatic-menu.ts";
import { checkBrand } from "./brand.ts";
import { inspectFile, type Inspection } from "./inspect-file.ts";
import { checkMediaPath } from "./media-path.ts";
import { checkPriceRange, checkPrices } from "./prices.ts";
import { checkRedirects } from "./old-addresses.ts";
import { checkNamedEntries, type NamedEntry } from "./named-entries.ts";
import { checkRules } from "./rules.ts";
import { completeWords } from "./words.ts";

type Documents = Partial<Site["documents"]>;

interface FoundInSources extends Pick<Site, "links" | "media" | "pictures" | "headings" | "openHeadings"> {
  named: NamedEntry[];
  points: Set<string>;
}

const redirectsFile = "site/redirects.yaml";

export interface Validation {
  /** Absent if there are errors, or files that could not be read. */
  site?: Site;
  /** The pictures and videos that can be used, also of a site that is not complete. */
  media: ContentMedia[];
  /** The points of pictures that crops keep in view, as written. */
  points: ReadonlySet<string>;
  /** Facts for the checks of words, which also run on a site with errors. */
  partial: PartialSite;
  /** Absent if there are errors in them. */
  rules?: Rules | undefined;
  brand?: Brand | undefined;
  problems: Problem[];
}

/**
 * Turns what was read into a complete, typed site, or reports everything that is wrong with it. `elsewhere` are pages in other languages that
 * its links may lead to.
 */
export function validateSite(
  content: Content,
  recall: Recall = recallNothing,
  elsewhere: Site["elsewhere"] = new Map(),
): Validation {
  const { items, documents, entries, found, problems } = inspectFiles(content, recall);
  const practice = documents["practice.yaml"]?.data;
  const rootFiles = [...content.rootFiles.keys()];
  const pages = listPages(content, practice, { rootFiles, elsewhere: [...elsewhere.keys()] });
  const among = { pages: [...pages.known, ...elsewhere.keys()], rootFiles, practice };
  const redirects = checkRedirects(content.files["redirects.yaml"], among);
  const links = found.links.filter(({ file, href }) => file !== redirectsFile || !redirects.leadOn.has(href));
  const { words, problems: wordProblems } = completeWords(content, documents["words.yaml"]?.data, entries);
  for (const more of [
    wordProblems,
    checkPrices(content, { documents, entries }),
    checkPriceRange(content, { documents, entries }),
    checkNamedEntries(found.named, content, documents),
    checkRules(content),
    checkBrand(content),
    checkAddresses(pages, content),
    [...checkGroups(pages, content), ...checkAutomaticMenu(content, documents["services.yaml"]?.data.groups)],
    redirects.problems,
    checkLinks(pages, links, redirects.findEnd),
  ])
    addAll(problems, more);

  const soundData = <Data>(document: ContentItem<Data> | undefined): Data | undefined =>
    hasErrors(problems.filter(({ place }) => place.file === document?.file)) ? undefined : document?.data;
  const rules = soundData(documents["rules.yaml"]);
  const brand = soundData(documents["brand.yaml"]);
  const { media, pictures, points } = found;
  const validation = { media, points, partial: { documents, entries, pictures }, rules, brand, problems };
  if (hasErrors(problems) || !isComplete(content, items) || !words) return validation;
  const all = { items, documents: documents as Site["documents"], entries, ...found, words };
  const paths = { paths: new Set(pages.known), oldAddresses: redirects.oldAddresses, rootFiles, elsewhere };
  return { site: { ...all, ...paths, folder: content.folder, untranslated: content.untranslated }, ...validation };
}

/** Whether every file that a site needs could be read and fits its schema. */
function isComplete({ kinds, unreadFiles, folder }: Content, items: Site["items"]): boolean {
  const isNeeded = ({ needed, leftOut }: Kind): boolean =>
    (needed !== undefined && folder === undefined) || leftOut !== undefined;
  const isThere = (kind: Kind): boolean => items.some((item) => item.kind === kind);
  return unreadFiles.size === 0 && kinds.every((kind) => !isNeeded(kind) || isThere(kind));
}

interface InspectedFiles extends Pick<Site, "items" | "entries"> {
  documents: Documents;
  found: FoundInSources;
  problems: Problem[];
}

/** Inspects each file, and sorts what is in them by kind. */
function inspectFiles(content: Content, recall: Recall): InspectedFiles {
  const items = listLeftOut(content);
  const leftOut = new Set(items.map(({ file }) => file));
  const lists = { links: [], media: [], pictures: [], headings: [], openHeadings: [], named: [] };
  const found: FoundInSources = { ...lists, points: new Set() };
  const problems: Problem[] = [];
  for (const source of sourcesOf(content)) {
    const { file, kind } = source;
    if (leftOut.has(file) || !hasForm(source, problems)) continue;
    // In each language, the data of practice.yaml names that language, though its text is the same.
    const { translates, untranslated } = source;
    const inputs = [file, source.text, translates?.original.text, content.language, untranslated?.lang];
    const inspection = recall("inspection", inputs, () => inspectFile(source));
    const { data, text } = inspection;
    if (data !== undefined) items.push({ kind, file, data, text, headings: translates?.headings });
    addAll(problems, addFound(found, inspection, content.assets));
    if (inspection.hasOpenHeadings) found.openHeadings.push(file);
  }
  return { ...sortItems(items, content.kinds), found, problems };
}

/** Lists the files that may be left out, and are. A file with only comments counts as left out. */
function listLeftOut({ kinds, files, unreadFiles }: Content): ContentItem[] {
  const isLeftOut = ({ files: name, leftOut }: Kind): boolean =>
    leftOut !== undefined && (files[name] ? files[name].data === null : !unreadFiles.has(`site/${name}`));
  const text = { opening: [], sections: [] };
  return kinds.filter(isLeftOut).map((kind) => ({ kind, file: `site/${kind.files}`, data: kind.leftOut, text }));
}

/** Sorts items by kind, position and file name, and looks up fixed files by name and the others by folder. */
function sortItems(
  items: readonly ContentItem[],
  kinds: readonly Kind[],
): Pick<InspectedFiles, "items" | "documents" | "entries"> {
  const lists = kinds.map((kind) => ({
    kind,
    list: items.filter((item) => item.kind === kind).sort((a, b) => positionOf(a) - positionOf(b)),
  }));
  const documents = lists.flatMap(({ kind, list: [item] }) =>
    item === undefined || folderOf(kind) !== undefined ? [] : [[kind.files, item]],
  );
  const entries = lists.flatMap(({ kind, list }) => (folderOf(kind) === undefined ? [] : [[folderOf(kind), list]]));
  return {
    items: lists.flatMap(({ list }) => list),
    // Each kind's own schema has made sure that these are their types.
    documents: Object.fromEntries(documents) as Documents,
    entries: Object.fromEntries(entries) as Site["entries"],
  };
}

/** Items without a position come last, in the order of their file names. */
function positionOf({ data }: ContentItem): number {
  const { position } = groupAt(data);
  return typeof position === "number" ? position : Number.MAX_SAFE_INTEGER;
}

/** Adds what is in one file to what is in all; gives back what is wrong there. */
function addFound(found: FoundInSources, inspection: Inspection, assets: AssetFiles): Problem[] {
  addAll(found.links, inspection.links);
  addAll(found.pictures, inspection.pictures);
  addAll(found.named, inspection.named);
  addAll(found.headings, inspection.headings);
  for (const point of inspection.points) found.points.add(point);
  const problems = [...inspection.problems];
  for (const media of inspection.media) {
    const fault = checkMediaPath(media, assets);
    if (fault) problems.push(fault);
    else found.media.push(media);
  }
  return problems;
}

/** Thousands at once are too many for `push(...)`. */
function addAll<Each>(list: Each[], more: readonly Each[]): void {
  for (const each of more) list.push(each);
}

/** Whether a file is what its schema is: keys and values, or a list. */
function hasForm(source: Source, problems: Problem[]): boolean {
  const { file, data } = source;
  const isMap = typeof data === "object" && data !== null && !Array.isArray(data);
  const isListed = partOf(source.kind.schema).item !== undefined;
  if (isListed ? Array.isArray(data) : isMap) return true;
  const found = isMap ? "group" : Array.isArray(data) ? "list" : data === null ? "nothing" : "one text";
  const place = data === null ? startOf(file) : source.placeOfValue([]);
  const fix = Array.isArray(data) ? "list" : "other";
  const details = { found: { part: found } } as const;
  problems.push(
    isListed ? problem("yaml/not-a-list", place, details) : problem("yaml/not-a-map", place, { ...details, fix }),
  );
  return false;
}
