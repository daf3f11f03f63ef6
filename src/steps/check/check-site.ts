import type { Report } from "../../problems/findings.ts";
import type { OutputFile, Page, PageBefore } from "../../model/output.ts";
import type { MediaBook } from "../media/media-book.ts";
import type { Frame } from "../../model/page.ts";
import { placeAt, type Place } from "../../model/place.ts";
import type { Site } from "../../model/site.ts";
import type { Content } from "../../model/source.ts";
import { hasErrors, type Problem } from "../../problems/problem.ts";
import type { Addresses } from "../route/addresses.ts";
import type { CurrentSite, PastClosures } from "../route/current-site.ts";
import type { Route } from "../route/route-site.ts";
import { checkFiles } from "./check-files.ts";
import { checkContentLinks, checkOutlines, checkTemplateLinks, listExternalLinks } from "./check-links.ts";
import type { SiteFacts } from "./check-links.ts";
import { checkQuality, checkQualityOfTexts, type CheckFindings } from "./check-quality.ts";
import type { PageFacts } from "./read-page.ts";
import { checkFilesBehindRedirects } from "./check-files-behind-redirects.ts";
import { checkRootNames } from "./check-root-names.ts";
import { findGonePages } from "./gone-pages.ts";
import { findFutureMonths } from "./future-months.ts";
import type { Look, VisibleSite } from "./look.ts";
import { checkOwnMenu } from "./own-menu.ts";
import { findPast } from "./past-content.ts";
import { findUnpublishable } from "./publishable.ts";
import { findSamples } from "./samples.ts";
import { findByAddress } from "./check-weights.ts";
import { SitePages } from "./site-pages.ts";
import type { Validation } from "../validate/validate-site.ts";
import { switchOff } from "./switched-off.ts";
import { fileSizes, weighPages, type PageWeight } from "./weigh-pages.ts";

export interface CheckOptions {
  /** Month of this check, such as `2026-11`. Later dates are problems. */
  month: string;
  /** Whether sample values are problems. Otherwise they are only counted. */
  publishes?: boolean;
  /** Whether to request links to other sites over the network. */
  asksOthers?: boolean;
  /** Whether to request addresses inside this machine's own network, too. */
  asksPrivate?: boolean;
  /** Looks at the pages in a browser. */
  look?: Look | undefined;
}

/** Results of `dentalsite check` besides problems. */
export interface CheckReport extends Pick<CheckFindings, "grades" | "switchedOff" | "notRun" | "tally"> {
  weights: PageWeight[];
  /** Number of sample values that are left. */
  samples: number;
  /** Paths of pages that search engines are asked to leave out; empty unless the site is to be published. */
  hidden: string[];
}

interface FinishedSite {
  content: Content;
  /** The site without closures that are over, which are in `past`, and without posts to come, whose days are in `scheduled`. */
  site: Site;
  past: readonly PastClosures[];
  scheduled: CurrentSite["scheduled"];
  isAnnouncementOver: boolean;
  /** Props that all pages share. */
  frame: Frame;
  pages: readonly Page[];
  /** Pages that visitors are meant to find with search engines. */
  indexed: readonly Route[];
  /** Pages for visitors that search engines are asked to leave out. */
  hidden: readonly Route[];
  addresses: Addresses;
  /** Files that the build made besides pages, and files that it copies to the top of the site. */
  files: { made: readonly OutputFile[]; atTop: readonly OutputFile[] };
  /** The practice's own templates. */
  templates: ReadonlyMap<string, string>;
  /** The practice's own styles and scripts. */
  forBrowsers: ReadonlyMap<string, string>;
  /** The pictures and films that the content names. */
  media: { book: MediaBook };
  /** Pages of the last build. */
  before: readonly PageBefore[];
  /** Whether no step before has found an error. */
  isSound: boolean;
}

interface SiteReport extends Report {
  /** Absent without `checks`. */
  report?: CheckReport;
}

/** A site as far as it could be made. */
export interface CheckedSite {
  content: Content;
  validated: Pick<Validation, "rules" | "partial">;
  /** Problems that the steps before have found. */
  found: readonly Problem[];
  /** Absent if its pages could not be made. */
  finished: Omit<FinishedSite, "content" | "isSound"> | undefined;
}

/**
 * Checks the finished pages and files; with `checks`, also everything that a build does not wait for. Of a site without pages, it checks the
 * words of the files without errors.
 */
export async function checkSite(
  { content, validated, found, finished }: CheckedSite,
  checks: CheckOptions | undefined,
): Promise<SiteReport> {
  if (finished) return checkFinished({ ...finished, content, isSound: !hasErrors(found) }, checks);
  return { problems: checks ? checkQualityOfTexts(content, validated, found) : [] };
}

async function checkFinished(finished: FinishedSite, checks: CheckOptions | undefined): Promise<SiteReport> {
  const { before, indexed, hidden, site, templates: texts } = finished;
  const visit = readSite(finished, checks !== undefined);
  const more = checks ? await checkFurther(finished, visit, checks) : { problems: checkOwnMenuOnly(finished) };
  const problems = [...checkPages(finished, visit), ...checkAllFiles(finished, visit), ...more.problems];
  // A site with errors is not published, so no address can be gone.
  if (!finished.isSound || hasErrors(problems)) return { ...more, problems, texts };
  const found = [...indexed, ...hidden].map(({ path }) => path);
  const gone = findGonePages(before, { pages: visit.pages, found, oldAddresses: site.oldAddresses });
  return { ...more, problems: [...problems, ...gone], texts };
}

/** Finished pages, and how to find their parts in the site and its templates. */
interface Visit {
  pages: SitePages;
  /** Whether all pages are read. */
  readsAll: boolean;
  read: readonly PageFacts[];
  facts: SiteFacts;
  find: (words: string) => Place | undefined;
}

/**
 * Reads the pages that the checks need. The package's templates make sound pages of sound content, so without other checks, only pages
 * whose content does not show everything are read.
 */
function readSite(finished: FinishedSite, hasChecks: boolean): Visit {
  const { pages, site, templates } = finished;
  const all = new SitePages(pages);
  const readsAll = hasChecks || templates.size > 0;
  const open = new Set(site.openHeadings);
  return {
    pages: all,
    readsAll,
    read: pages.filter(({ source }) => readsAll || open.has(source)).map(({ address }) => all.factsOf(address)!),
    facts: listWritten(finished),
    find: (words) => findIn(templates, words),
  };
}

function checkPages({ site }: FinishedSite, { pages, readsAll, read, facts, find }: Visit): Problem[] {
  return [
    ...checkContentLinks(pages, facts),
    ...(readsAll ? checkTemplateLinks(pages, facts, find) : []),
    ...checkOutlines(read, site, find),
  ];
}

function checkAllFiles({ content, site, addresses, files }: FinishedSite, { pages, facts }: Visit): Problem[] {
  const pathsOf = (list: readonly { path: string }[]): string[] => list.map(({ path }) => path);
  const [made, atTop] = [pathsOf(files.made), pathsOf(files.atTop)];
  const known = new Set([...facts.files, ...pages.addresses]);
  return [
    ...checkRootNames(atTop, [...pathsOf(pages.all), ...made]),
    ...checkFilesBehindRedirects(content.files["redirects.yaml"], site, ["404.html", ...made, ...atTop]),
    ...checkFiles(files.made, { ...facts, known, addressOf: (file) => addresses.file(file) }),
  ];
}

/** Checks the menu in a build, which does not report unused entries of `rules.yaml`. */
function checkOwnMenuOnly(finished: FinishedSite): Problem[] {
  const { problems } = checkOwnMenu(finished);
  return switchOff(problems, finished.site.documents["rules.yaml"].data).problems;
}

/** Returns the first place of words in any of the texts. */
function findIn(texts: ReadonlyMap<string, string>, words: string): Place | undefined {
  for (const [file, text] of texts) {
    const at = text.indexOf(words);
    if (at !== -1) return placeAt({ file, text }, at, words.length);
  }
  return undefined;
}

function listWritten({ site, scheduled, addresses, files }: FinishedSite): SiteFacts {
  return {
    host: addresses.host,
    base: addresses.page("/"),
    links: site.links.map((link) => ({ ...link, address: addresses.link(link.href) })),
    headings: site.headings,
    scheduled: new Map([...scheduled].map(([path, day]) => [addresses.page(path), day])),
    files: new Set([...files.made, ...files.atTop].map(({ path }) => addresses.file(path))),
  };
}

/** Runs the checks that a build does not wait for. */
async function checkFurther(
  finished: FinishedSite,
  { read, facts, find }: Visit,
  { month, publishes = false, asksOthers = false, asksPrivate = false, look }: CheckOptions,
): Promise<{ problems: Problem[]; report: CheckReport }> {
  const { content, site, frame, pages, indexed, hidden, files, addresses, templates, forBrowsers, media } = finished;
  const samples = findSamples(content, site.documents["samples.yaml"].data);
  const weights = await weighPages(
    read,
    fileSizes([...files.made, ...files.atTop], (file) => addresses.file(file)),
  );
  const forVisitors = new Set([...indexed, ...hidden].map(({ address }) => address));
  const dated = [...findFutureMonths(content, month), ...findPast(content, finished, month)];
  const unpublishable = publishes ? findUnpublishable(content, site, { pages: read, indexed, templates }) : [];
  const { problems, ...findings } = await checkQuality({
    content,
    site,
    pages,
    finished: { pages: read, data: listData(files.made), placeOf: find },
    ...{ indexed, hidden, weights },
    causes: {
      findMedia: findByAddress(site.media, media.book, (file) => addresses.file(file)),
      ownCode: new Map([...templates, ...forBrowsers]),
    },
    menu: checkOwnMenu({ content, site, frame, indexed }),
    visited: read.filter(({ address }) => forVisitors.has(address)),
    facts,
    external: asksOthers ? { links: listExternalLinks(read, facts, find), asksPrivate } : undefined,
    look: look && (() => look(listVisible({ files, addresses }, read, find))),
  });
  const report = {
    ...findings,
    weights,
    samples: samples.length,
    hidden: publishes ? hidden.map(({ path }) => path) : [],
  };
  return { problems: [...problems, ...dated, ...unpublishable, ...(publishes ? samples : [])], report };
}

/** Lists what a browser shows of a site. Pages that lead on to others show nothing. */
function listVisible(
  { files, addresses }: Pick<FinishedSite, "files" | "addresses">,
  read: readonly PageFacts[],
  placeOf: VisibleSite["placeOf"],
): VisibleSite {
  const all = [...files.made, ...files.atTop].map((file) => [addresses.file(file.path), file] as const);
  return { pages: read.filter(({ isRedirect }) => !isRedirect), files: new Map(all), placeOf };
}

/** Lists JSON documents that are made for browsers. */
function listData(made: readonly OutputFile[]): string[] {
  return made.flatMap((file) =>
    file.path.endsWith(".webmanifest") && "contents" in file ? [file.contents.toString()] : [],
  );
}
