import {
  folderOf,
  hasNeededKey,
  kindOf,
  pathOfPage,
  pathsOfParts,
  type Kind,
  type KindPage,
} from "../../model/build/kind.ts";
import { idOfEntry } from "../../model/build/page-ids.ts";
import {
  addSlash,
  fixedPaths,
  lacksSlash,
  slugOf,
  splitHref,
  type PracticeName,
} from "../../model/build/page-paths.ts";
import { startOf, type Place } from "../../model/build/place.ts";
import { lookUp, type ContentLink } from "../../model/build/site.ts";
import { insideOf } from "../../model/build/translation.ts";
import { filesIn, sourcesOf, valueAt, type Content } from "../../model/build/source.ts";
import { groupAt, isGroup, partOf } from "../../model/build/walk-fields.ts";
import { describeScheme, describeUnknownPage, problem, type Problem } from "../../problems/problem.ts";
import { hasTypoOf } from "./written-keys.ts";

interface PlannedPage {
  path: string;
  /** The file whose name or whose slug gives the path; absent if it is fixed. */
  file?: string;
}

/** The pages that a site is to have. */
export interface PlannedPages {
  /** The introduction has no path yet, as the practice's facts have mistakes. */
  lacksIntroduction: boolean;
  known: readonly string[];
  /** With the addresses of files that links may lead to, too. */
  knownWithFiles: readonly string[];
  paths: ReadonlySet<string>;
  /** Pages whose path another has already. */
  clashes: readonly { page: PlannedPage; first: PlannedPage }[];
}

const practiceFile = "site/practice.yaml";

/** The address at which many hosts show the error page, besides that of its file. */
const errorPath = "/404";

/** Addresses that lead on to other pages. */
const indexes = [fixedPaths.services, fixedPaths.about];

/** Targets of links besides pages: files by their paths, and pages of other languages. */
interface OtherTargets {
  rootFiles?: readonly string[];
  elsewhere?: readonly string[];
}

/** `practice` is undefined while its facts have mistakes. */
export function listPages(
  content: Pick<Content, "kinds" | "files" | "unreadFiles" | "entryFiles" | "entries" | "folder">,
  practice: PracticeName | undefined,
  { rootFiles = [], elsewhere = [] }: OtherTargets = {},
): PlannedPages {
  const { kinds, entryFiles } = content;
  // Only a language besides the first may have none.
  const hasServices = content.folder === undefined || filesIn(content, "services").length > 0;
  const there = kinds.filter((kind) => hasOwnPage(kind, content));
  const fixed = there.flatMap(({ page }) =>
    page ? pathsOfParts(page, entriesOf(page, content)).map(([path]) => path) : [],
  );
  const named = there.flatMap(({ page }) => (typeof page?.path === "function" ? [page.path] : []));
  const pages: PlannedPage[] = [
    ...[...indexes, ...fixed].filter((path) => path !== fixedPaths.services || hasServices).map((path) => ({ path })),
    ...(practice ? named.map((pathOf) => ({ path: pathOf("", practice), file: practiceFile })) : []),
    ...entryFiles.filter(listEntriesWithPage(content)).flatMap((file) => {
      const path = pathOfPage(kindOf(kinds, file)!, file, practice ?? { name: "" });
      return path === undefined ? [] : [{ path, file }];
    }),
  ];
  const known = pages.map(({ path }) => path);
  const knownWithFiles = [...rootFiles.map((name) => `/${name}`), ...known, ...elsewhere];
  return {
    lacksIntroduction: named.length > 0 && practice === undefined,
    known,
    knownWithFiles,
    paths: new Set(knownWithFiles),
    clashes: findClashes([{ path: errorPath }, ...pages]),
  };
}

/** Lists the titles of all pages, by path. A page whose file has none has its path. */
export function listTitles(content: Content, practice: PracticeName | undefined): Map<string, string> {
  const { kinds } = content;
  const { paths } = listPages(content, practice);
  const titles = new Map([...paths].map((path) => [path, path]));
  for (const { file, data } of sourcesOf(content)) {
    const kind = kindOf(kinds, file)!;
    const path = pathOfPage(kind, file, practice ?? { name: "" });
    const title = valueAt(data, [kind.draft?.titleKey ?? "mainTitleText"]);
    if (path !== undefined && paths.has(path) && typeof title === "string") titles.set(path, title);
  }
  return titles;
}

/** Whether a kind is that of a fixed file with a page, and the page is there. */
function hasOwnPage(kind: Kind, content: Parameters<typeof listPages>[0]): boolean {
  const { files, unreadFiles } = content;
  const { page, files: name, leftOut } = kind;
  if (page === undefined || folderOf(kind) !== undefined) return false;
  const { shows, needs } = page;
  if ([...unreadFiles].some((file) => insideOf(file) === name)) return true;
  if (needs !== undefined) return mayHavePage(kind, files[name]?.data);
  if (page.perPage !== undefined) return hasEntries(page, content);
  if (files[name] !== undefined) return true;
  return leftOut !== undefined && (shows === undefined || hasEntries(page, content));
}

/** Returns whether an entry has a page, or may have one since it could not be read. */
function listEntriesWithPage({
  kinds,
  unreadFiles,
  entries,
}: Parameters<typeof listPages>[0]): (file: string) => boolean {
  const choosing = new Set(kinds.filter(({ page }) => page?.needs !== undefined));
  const withPage = new Set(entries.filter(({ kind, data }) => mayHavePage(kind, data)).map(({ file }) => file));
  return (file) => !choosing.has(kindOf(kinds, file)!) || unreadFiles.has(file) || withPage.has(file);
}

/**
 * Whether a file has a page, or will have one once a mistake that is reported anyway is fixed: the key that it needs is misspelled, or
 * the file has another form than keys and values.
 */
function mayHavePage({ page, schema }: Kind, data: unknown): boolean {
  if (page === undefined) return false;
  if (hasNeededKey(page, data) || page.needs === undefined) return true;
  if (data === undefined || data === null) return false;
  return !isGroup(data) || hasTypoOf(page.needs, data, partOf(schema));
}

/** Lists the entries that a page shows. Those that could not be read have no data. */
function entriesOf({ shows }: KindPage, content: Pick<Content, "entries" | "entryFiles">) {
  if (shows === undefined) return [];
  const data = new Map(content.entries.map((entry) => [entry.file, entry.data]));
  return filesIn(content, shows).map((file) => ({ data: data.get(file) }));
}

const hasEntries = ({ shows }: KindPage, content: Pick<Content, "entryFiles">): boolean =>
  shows !== undefined && filesIn(content, shows).length > 0;

/** Paths that differ only in case clash, too: some hosts and file systems take both for one. Hosts take a page's `/index` for the page. */
function findClashes(pages: readonly PlannedPage[]): { page: PlannedPage; first: PlannedPage }[] {
  const taken = new Map<string, PlannedPage>();
  return pages.flatMap((page) => {
    const key = page.path.toLowerCase().replace(/\/index$/, "") || "/";
    const first = taken.get(key);
    if (first !== undefined) return [{ page, first }];
    taken.set(key, page);
    return [];
  });
}

/** Two pages may not share an address, nor two entries their place on a page. */
export function checkAddresses({ clashes }: PlannedPages, content: Content): Problem[] {
  const { files } = content;
  const placeOf = (file: string): Place =>
    file === practiceFile ? files["practice.yaml"]!.placeOfValue(["slug"]) : startOf(file);
  const shared = clashes.map(({ page, first }) => {
    const related =
      first.file === undefined ? undefined : { place: placeOf(first.file), label: `${first.path} comes from here too` };
    const example = `${page.path.slice(page.path.lastIndexOf("/") + 1)}-2.md`;
    const details = { fix: related === undefined ? "fixed" : "free", address: page.path, example } as const;
    return problem("address/duplicate", placeOf(page.file!), details, related);
  });
  return [...shared, ...checkIds(content)];
}

/** Two files may not get one id on the page that shows both. */
function checkIds({ entries, folder }: Content): Problem[] {
  // The first language decides for all.
  if (folder !== undefined) return [];
  const parts = entries.filter(({ kind: { page } }) => page === undefined || page.needs !== undefined);
  const ids = parts.map(({ file, kind: { files: list } }) => {
    const slug = slugOf(file);
    return { file, slug, id: idOfEntry(slug), list };
  });
  const firsts = new Map(ids.toReversed().map(({ file, id, list }) => [list + id, file]));
  // The file whose whole name is the id keeps it.
  for (const { file, slug, id, list } of ids) if (slug === id) firsts.set(list + id, file);
  return ids.flatMap(({ file, id, list }) => {
    const first = firsts.get(list + id)!;
    if (first === file || !/[\p{L}\p{N}]/u.test(id)) return [];
    let number = 2;
    while (firsts.has(`${list}${id}-${number}`)) number++;
    const related = { place: startOf(first), label: "The name comes from here too" };
    return [problem("address/duplicate-id", startOf(file), { fix: "file", id, free: `${id}-${number}` }, related)];
  });
}

const leadsElsewhere = (href: string): boolean => /^(#|https:|mailto:|tel:)/i.test(href);

/**
 * Every link that an author wrote to a page of this site names one that exists. Fragments are checked on the rendered pages. `findEnd`
 * says where a link to an old address leads.
 */
export function checkLinks(
  { lacksIntroduction, known, knownWithFiles, paths }: PlannedPages,
  links: readonly ContentLink[],
  findEnd: (href: string) => string | undefined = () => undefined,
): Problem[] {
  return links.flatMap(({ href, place }) => {
    const { path } = splitHref(href);
    if (leadsElsewhere(href) || paths.has(path)) return [];
    // Mistakes in the practice's facts are reported already.
    if (lacksIntroduction && /^\/about\/[a-z0-9-]+$/.test(path)) return [];
    const now = findEnd(lacksSlash(href) ? addSlash(href) : href);
    if (lacksSlash(href) && now === undefined) {
      return [problem("link/scheme", place(), describeScheme(href, knownWithFiles))];
    }
    return [problem("link/unknown-page", place(), describeUnknownPage(href, { known, knownWithFiles, now }))];
  });
}

/**
 * A group lists service pages, and each in one group only: in two it would have two sidebars. What names no page at all is reported with the
 * other links.
 */
export function checkGroups({ paths }: PlannedPages, content: Content): Problem[] {
  const source = content.files["services.yaml"];
  const { groups } = lookUp(content, "services.yaml");
  if (!source || !Array.isArray(groups)) return [];
  const taken = new Map<string, { groupIndex: number; place: () => Place }>();
  return groups.flatMap((group: unknown, groupIndex) => {
    const { links } = groupAt(group);
    return (Array.isArray(links) ? links : []).flatMap((link: unknown, index) => {
      const { href } = groupAt(link);
      if (typeof href !== "string") return [];
      const place = (): Place => source.placeOfValue(["groups", groupIndex, "links", index, "href"]);
      const { path, query, fragment } = splitHref(href);
      if (!path.startsWith("/services/") || query !== "" || fragment !== undefined) {
        if (!leadsElsewhere(href) && !paths.has(path)) return [];
        return [problem("group/not-a-service", place(), { href })];
      }
      const first = taken.get(path);
      taken.set(path, first ?? { groupIndex, place });
      if (first === undefined) return [];
      const way = first.groupIndex === groupIndex ? "one group" : "two groups";
      const related = { place: first.place(), label: "It is listed here first" };
      return [problem("group/service-twice", place(), { way, href }, related)];
    });
  });
}
