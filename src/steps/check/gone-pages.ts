import { foldName, type Page, type PageBefore } from "../../model/output.ts";
import { startOf } from "../../model/place.ts";
import { keyOfAddress, prefixOf, readOldAddress, type Redirect } from "../../model/redirects.ts";
import { problem, wordsInPath, type Details, type Problem } from "../../problems/problem.ts";
import { readPage, type PageFacts } from "./read-page.ts";
import type { SitePages } from "./site-pages.ts";

interface SiteNow {
  sitePages: SitePages;
  /** Paths of pages that visitors are meant to find. */
  found: readonly string[];
  oldAddresses: readonly Redirect[];
}

/** Reports all addresses of the last build that nothing answers now as one problem, each with the page that has most of its texts. */
export function findGonePages(before: readonly PageBefore[], { sitePages, found, oldAddresses }: SiteNow): Problem[] {
  const paths = new Set(sitePages.all.map(pathOf));
  const folded = new Map([...paths].map((path) => [foldName(path), path]));
  const isAnswered = ({ path }: PageBefore): boolean =>
    paths.has(path) || oldAddresses.some((old) => includes(old, path));
  const gone = before.filter((page) => !isAnswered(page) && "path" in readOldAddress(page.path));
  if (gone.length === 0) return [];
  const place = startOf("site/redirects.yaml");
  const respelled = gone.flatMap(({ path }) => {
    const now = folded.get(foldName(path));
    return now === undefined ? [] : [problem("address/respelled", place, { from: path, now })];
  });
  const known = new Set(before.map(({ path }) => path));
  const read = (isWanted: (path: string) => boolean): PageFacts[] =>
    sitePages.all.filter((page) => isWanted(pathOf(page))).map(({ address }) => sitePages.factsOf(address)!);
  const added = read((path) => found.includes(path) && !known.has(path));
  const kept = new Set(read((path) => path === "/" || known.has(path)).flatMap(({ texts }) => texts));
  const findSimilar = compareTexts(added, kept);
  const findNearest = createNearest(found, paths);
  const moved = gone.slice(0, mostCompared).flatMap(({ path, readHtml }) => {
    const html = readHtml();
    if (html === undefined || folded.has(foldName(path))) return [];
    const old = readPage({ path, address: path, source: "", html });
    if (old.isRedirect) return [];
    const similar = findSimilar(old);
    return [{ from: path, to: similar ?? findNearest(path), isRenamed: similar !== undefined }];
  });
  if (moved.length === 0) return respelled;
  return [...respelled, problem("address/gone", place, describeGone(moved, joinRemoved(moved, findNearest, paths)))];
}

/** The most gone pages to name. */
const mostNamed = 3;

function describeGone(moved: readonly Moved[], joined: readonly Moved[]): Details<"address/gone"> {
  const [{ from, to, isRenamed }] = joined as [Moved];
  const first = moved.slice(0, mostNamed).map((each) => each.from);
  return {
    way: moved.length > 1 ? "several" : isRenamed ? "moved" : "gone",
    ...{ from, to, count: moved.length, first, more: moved.length - first.length },
    isOpen: !joined.every((each) => each.isRenamed),
    lines: joined.flatMap((each) => [`- from: ${each.from}`, `  to: ${each.to}`]),
  };
}

/** The most gone pages to look at: each is compared with all new pages, and nobody pastes more lines. */
const mostCompared = 500;

interface Moved {
  from: string;
  to: string;
  /** The page at `to` says most of what the page at `from` said. */
  isRenamed: boolean;
}

/** If at least so many pages are removed from a folder and none is left, one entry with a star includes them all. */
const fewestForStar = 10;

function joinRemoved(
  moved: readonly Moved[],
  findNearest: (path: string) => string,
  paths: ReadonlySet<string>,
): Moved[] {
  const folderOf = ({ from }: Moved): string => from.slice(0, from.lastIndexOf("/"));
  const counts = new Map<string, number>();
  for (const each of moved) if (!each.isRenamed) counts.set(folderOf(each), (counts.get(folderOf(each)) ?? 0) + 1);
  const isEmpty = (folder: string): boolean =>
    [...paths].every((path) => !foldName(path).startsWith(foldName(`${folder}/`)));
  const isJoined = ([folder, count]: [string, number]): boolean =>
    folder !== "" && count >= fewestForStar && isEmpty(folder);
  const stars = new Set([...counts].filter(isJoined).map(([folder]) => folder));
  const entries = [...stars].map((folder) => ({
    from: `${folder}/*`,
    to: findNearest(folder),
    isRenamed: false,
  }));
  return [...moved.filter((each) => each.isRenamed || !stars.has(folderOf(each))), ...entries];
}

/** Returns the path of a page as authors write it. */
function pathOf({ path }: Page): string {
  return `/${path.replace(/(?:^|\/)index\.html$/, "")}`;
}

function includes(old: Redirect, path: string): boolean {
  return keyOfAddress(old) === path || (old.isPrefix && prefixOf(path).startsWith(prefixOf(old.path)));
}

/** The least part of its texts, in characters, that a page must share with another to be the same page. */
const leastShared = 0.3;

/** Finds the page that has most of the texts of another, without those of pages that stayed, which many pages share. */
function compareTexts(pages: readonly PageFacts[], kept: ReadonlySet<string>): (page: PageFacts) => string | undefined {
  const candidates = pages.map((page) => ({ path: pathOf(page), texts: new Set(page.texts) }));
  return (page) => {
    const own = page.texts.filter((text) => !kept.has(text));
    const measure = (all: readonly string[]): number => all.join("").length;
    const shares = candidates.map(({ path, texts }) => ({
      path,
      share: measure(own.filter((each) => texts.has(each))),
    }));
    const [best] = shares.sort((a, b) => b.share - a.share);
    return best && best.share >= measure(own) * leastShared && best.share > 0 ? best.path : undefined;
  };
}

/** Finds the page whose name has the same words, in whatever folder it is, else the page above, else the home page. */
function createNearest(found: readonly string[], paths: ReadonlySet<string>): (path: string) => string {
  const nameOf = (path: string): string => wordsInPath(path).join(" ");
  const byName = new Map<string, string | undefined>();
  for (const path of found) byName.set(nameOf(path), byName.has(nameOf(path)) ? undefined : path);
  const findNearest = (path: string): string => {
    const above = path.slice(0, path.lastIndexOf("/"));
    return byName.get(nameOf(path)) ?? (above === "" || paths.has(above) ? above || "/" : findNearest(above));
  };
  return findNearest;
}
