import type { Report } from "../../problems/findings.ts";
import type { OutputFile, Page, PageBefore } from "../../model/output.ts";
import type { MediaBook } from "../media/media-book.ts";
import { findOnSite } from "../../model/find-on-site.ts";
import { placeAt, type Place } from "../../model/place.ts";
import { sourcesOf, type Content } from "../../model/source.ts";
import { hasErrors, withoutRepeatedProblems, type Problem } from "../../problems/problem.ts";
import type { Addresses } from "../route/addresses.ts";
import type { RoutedLanguage, RoutedSite } from "../route/route-site.ts";
import { findUnusedRules, listSetRules, type SetRule } from "./apply-rules.ts";
import { checkExternalLinks } from "./external-links.ts";
import { checkFiles } from "./check-files.ts";
import { checkContentLinks, checkOutlines, checkTemplateLinks, listExternalLinks } from "./check-links.ts";
import type { AddressedLink, SiteFacts } from "./check-links.ts";
import {
  checkQuality,
  checkQualityOfTexts,
  summarize,
  type CheckFindings,
  type QualityFindings,
} from "./check-quality.ts";
import { checkLinkedPdfs } from "./linked-pdfs.ts";
import type { PageFacts } from "./read-page.ts";
import { checkHostLimits } from "./check-host-limits.ts";
import { checkFilesBehindRedirects } from "./check-files-behind-redirects.ts";
import { checkRootNames } from "./check-root-names.ts";
import { findGonePages } from "./gone-pages.ts";
import type { Look, VisibleSite } from "./look.ts";
import { checkOwnMenu } from "./own-menu.ts";
import { findPast } from "./past-content.ts";
import { findUnpublishable } from "./publishable.ts";
import { findSamples } from "./samples.ts";
import { findByAddress } from "./check-weights.ts";
import { findSmallPhotos } from "./small-photos.ts";
import { SitePages } from "./site-pages.ts";
import type { Validation } from "../validate/validate-site.ts";
import { checkTranslations } from "./translations.ts";
import { findUnlikelyValues } from "./unlikely-values.ts";
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
  /** Whether advice is an error. */
  isStrict?: boolean;
  /** Looks at the pages in a browser. */
  look?: Look | undefined;
}

/** Results of `dentalsite check` besides problems. */
export interface CheckReport extends Pick<CheckFindings, "grades" | "notRun" | "tally"> {
  /** Levels that the practice's `rules.yaml` sets. */
  rules: readonly SetRule[];
  weights: PageWeight[];
  /** Number of sample values that are left. */
  samples: number;
  /** Paths of pages that search engines are asked to leave out; empty unless the site is to be published. */
  hidden: string[];
}

/** One language of a finished site. */
interface FinishedLanguage {
  content: Content;
  /**
   * The site without closures that are over, which are in `past`, and without posts to come, whose days are in `scheduled`. `hidden` are pages
   * for visitors that search engines are asked to leave out.
   */
  routed: RoutedLanguage;
}

interface FinishedSite {
  /** Pages in all languages. */
  pages: readonly Page[];
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
  languages: readonly [FinishedLanguage, ...FinishedLanguage[]];
  /** Problems that earlier steps have found. */
  found: readonly Problem[];
}

interface SiteReport extends Report {
  /** Absent without `checks`. */
  report?: CheckReport;
}

/** A site as far as it could be made. */
export interface CheckedSite {
  /** The site in each of its languages. */
  languages: readonly { content: Content; validated: Pick<Validation, "rules" | "partial"> }[];
  /** Problems that the steps before have found. */
  found: readonly Problem[];
  /** Absent if its pages could not be made. */
  finished: (Omit<FinishedSite, "languages" | "found"> & { languages: RoutedSite["languages"] }) | undefined;
}

/**
 * Checks the finished pages and files; with `checks`, also everything that a build does not wait for. Of a site without pages, it checks the
 * words of the files without errors.
 */
export async function checkSite(
  { languages, found, finished }: CheckedSite,
  checks: CheckOptions | undefined,
): Promise<SiteReport> {
  if (finished) {
    const join = (routed: RoutedLanguage, index: number): FinishedLanguage => ({
      content: languages[index]!.content,
      routed,
    });
    const [first, ...others] = finished.languages;
    const routed = [join(first, 0), ...others.map((each, index) => join(each, index + 1))] as const;
    return checkFinished({ ...finished, languages: routed, found }, checks);
  }
  if (!checks) return { problems: [] };
  const words = languages.flatMap(({ content, validated }) => checkQualityOfTexts(content, validated, found));
  return { problems: withoutRepeatedProblems(words) };
}

async function checkFinished(finished: FinishedSite, checks: CheckOptions | undefined): Promise<SiteReport> {
  const { before, languages, templates: texts } = finished;
  const visits = readLanguages(finished, checks !== undefined);
  const [{ pages, routed }] = visits;
  const more = checks ? await checkFurther(finished, visits, checks) : { problems: [] };
  const found = [...visits.flatMap((visit) => checkPages(visit)), ...checkAllFiles(finished, visits), ...more.problems];
  const problems = visits.length === 1 ? found : withoutRepeatedProblems(found);
  // A site with errors is not published, so no address can be gone.
  if (hasErrors(finished.found) || hasErrors(problems)) return { ...more, problems, texts };
  const paths = languages.flatMap((each) => [...each.routed.indexed, ...each.routed.hidden].map(({ path }) => path));
  const gone = findGonePages(before, { pages, found: paths, oldAddresses: routed.site.oldAddresses });
  return { ...more, problems: [...problems, ...gone], texts };
}

/** The finished pages in one language, and how to find their parts in the site and its templates. */
interface Visit extends FinishedLanguage {
  /** Pages in all languages. */
  pages: SitePages;
  /** Whether all pages of the language are read. */
  readsAll: boolean;
  /** Pages of the language. */
  read: readonly PageFacts[];
  facts: SiteFacts;
  find: (words: string) => Place | undefined;
}

type Visits = readonly [Visit, ...Visit[]];

/**
 * Reads the pages that the checks need. The package's templates make sound pages of sound content, so without other checks, only pages
 * whose content does not show everything are read.
 */
function readLanguages({ languages, pages, templates, files }: FinishedSite, hasChecks: boolean): Visits {
  const all = new SitePages(pages);
  const readsAll = hasChecks || templates.size > 0;
  const [first, ...others] = languages;
  const scheduled = new Map(
    languages.flatMap(({ routed }) =>
      [...routed.scheduled].map(([path, day]) => [routed.addresses.page(path), day] as const),
    ),
  );
  const read = ({ content, routed }: FinishedLanguage): Visit => {
    const open = new Set(routed.site.openHeadings);
    const own = new Set(routed.routes.map(({ address }) => address));
    const facts = listWritten(routed, { files, scheduled });
    const isRead = ({ address, source }: Page): boolean => own.has(address) && (readsAll || open.has(source));
    return {
      ...{ content, routed, pages: all, readsAll },
      read: pages.filter(isRead).map(({ address }) => all.factsOf(address)!),
      facts: routed.site.folder === undefined ? facts : withoutFinished(facts, first.routed, all),
      find: (words) => findIn(templates, words),
    };
  };
  return [read(first), ...others.map(read)];
}

function checkPages({ routed, pages, readsAll, read, facts, find }: Visit): Problem[] {
  return [
    ...checkContentLinks(pages, facts),
    ...(readsAll ? checkTemplateLinks(pages, { read, site: facts }, find) : []),
    ...checkOutlines(read, routed.site, find),
  ];
}

function checkAllFiles(
  { files, media, pages: all }: FinishedSite,
  [{ content, routed, pages, facts }]: Visits,
): Problem[] {
  const { site, addresses } = routed;
  const findMedia = findByAddress(site.media, media.book, (file) => addresses.file(file));
  const findFile = (file: string): ReturnType<typeof findMedia> => findMedia(addresses.file(file), "");
  const pathsOf = (list: readonly { path: string }[]): string[] => list.map(({ path }) => path);
  const [made, atTop] = [pathsOf(files.made), pathsOf(files.atTop)];
  const known = new Set([...facts.files, ...pages.addresses]);
  return [
    ...checkRootNames(atTop, [...pathsOf(pages.all), ...made]),
    ...checkFilesBehindRedirects(content.files["redirects.yaml"], site, ["404.html", ...made, ...atTop]),
    ...checkHostLimits(site, { ...files, pages: all }, findFile),
    ...checkFiles(files.made, { ...facts, known, addressOf: (file) => addresses.file(file) }),
  ];
}

/** Returns the first place of words in any of the texts. */
function findIn(texts: ReadonlyMap<string, string>, words: string): Place | undefined {
  for (const [file, text] of texts) {
    const at = text.indexOf(words);
    if (at !== -1) return placeAt({ file, text }, at, words.length);
  }
  return undefined;
}

function listWritten(
  { site, addresses }: RoutedLanguage,
  { files, scheduled }: Pick<FinishedSite, "files"> & Pick<SiteFacts, "scheduled">,
): SiteFacts {
  return {
    host: addresses.host,
    base: addresses.base,
    links: site.links.map((link) => ({ ...link, address: addresses.link(link.href) })),
    headings: site.headings,
    scheduled,
    files: new Set([...files.made, ...files.atTop].map(({ path }) => addresses.file(path))),
  };
}

/**
 * Leaves out links of a translation that lead to a part of a page by its id in the first language: those that are facts, and those that a
 * translator kept. The finished page has the id in its own language.
 */
function withoutFinished(facts: SiteFacts, first: RoutedLanguage, pages: SitePages): SiteFacts {
  const isFinished = ({ href, address, file, place }: AddressedLink): boolean => {
    if (href.startsWith("#")) return place().file !== file;
    const [own, original] = [address, first.addresses.link(href)].map((each) => findOnSite(each, facts));
    const ids = pages.factsOf(original?.path ?? "")?.ids ?? [];
    const ownIds = pages.factsOf(own?.path ?? "")?.ids ?? [];
    return original !== undefined && ids.includes(original.fragment) && ids.length === ownIds.length;
  };
  return { ...facts, links: facts.links.filter((link) => !isFinished(link)) };
}

/** Runs the checks that a build does not wait for. */
async function checkFurther(
  finished: FinishedSite,
  visits: Visits,
  checks: CheckOptions,
): Promise<{ problems: Problem[]; report: CheckReport }> {
  const [first] = visits;
  const { publishes = false, asksOthers = false, asksPrivate = false, look } = checks;
  const external = asksOthers ? visits.flatMap(({ read, facts, find }) => listExternalLinks(read, facts, find)) : [];
  const [answers, ...found] = await Promise.all([
    asksOthers ? checkExternalLinks(external, { asksPrivate }) : undefined,
    ...visits.map((visit) => checkLanguage(finished, visit, checks)),
  ]);
  const samples = findSamples(first.content, first.routed.site.documents["samples.yaml"].data);
  const read = visits.flatMap((visit) => visit.read);
  const seen = await look?.(
    listVisible(finished.files, { addresses: first.routed.addresses, read, placeOf: first.find }),
  );
  const {
    problems: inQuality,
    hasRun,
    ...findings
  } = summarize(
    found.map(({ quality }) => quality),
    { seen, answers },
  );
  const report = {
    ...findings,
    weights: found.flatMap(({ weights }) => weights),
    samples: samples.length,
    hidden: publishes ? visits.flatMap(({ routed }) => routed.hidden.map(({ path }) => path)) : [],
  };
  const problems = [...inQuality, ...found.flatMap((each) => each.problems), ...(publishes ? samples : [])];
  const source = first.content.files["rules.yaml"];
  const rules = first.routed.site.documents["rules.yaml"].data;
  const all = [...finished.found, ...problems];
  const unused = source ? findUnusedRules(source, rules, { problems: all, hasRun }) : [];
  return { problems: [...problems, ...unused], report: { ...report, rules: listSetRules(rules) } };
}

interface LanguageFindings {
  weights: PageWeight[];
  quality: QualityFindings;
  problems: Problem[];
}

async function checkLanguage(finished: FinishedSite, visit: Visit, checks: CheckOptions): Promise<LanguageFindings> {
  const { pages: allPages, files, templates, forBrowsers, media } = finished;
  const { content, routed, read, facts, find } = visit;
  const { site, frame, indexed, hidden, addresses } = routed;
  const weights = await weighPages(
    read,
    fileSizes([...files.made, ...files.atTop], (file) => addresses.file(file)),
  );
  const forVisitors = new Set([...indexed, ...hidden].map(({ address }) => address));
  const own = new Set(read.map(({ address }) => address));
  const quality = await checkQuality({
    content,
    site,
    pages: allPages.filter(({ address }) => own.has(address)),
    finished: { pages: read, data: listData(files.made), placeOf: find },
    ...{ indexed, hidden, weights },
    causes: {
      findMedia: findByAddress(site.media, media.book, (file) => addresses.file(file)),
      ownCode: new Map([...templates, ...forBrowsers]),
    },
    menu: checkOwnMenu({ content, site, frame, indexed }),
    visited: read.filter(({ address }) => forVisitors.has(address)),
    facts,
  });
  const originals = new Set(sourcesOf(content).flatMap(({ translates }) => translates?.original.file ?? []));
  const isOwn = ({ place }: Problem): boolean => !originals.has(place.file);
  const problems = findInFacts(finished, visit, checks);
  // Facts are checked in the first language.
  return { weights, quality: { ...quality, problems: quality.problems.filter(isOwn) }, problems };
}

/** Checks facts, files and translations, for which no rule can be switched off. */
function findInFacts(
  { files, templates, media }: FinishedSite,
  { content, routed, read, facts }: Visit,
  { month, publishes = false }: CheckOptions,
): Problem[] {
  const { site, indexed, addresses } = routed;
  return [
    ...findUnlikelyValues(content, month),
    ...findSmallPhotos(site.media, media.book),
    ...findPast(content, routed, month),
    ...checkLinkedPdfs(read, facts, { atTop: files.atTop, addressOf: (file) => addresses.file(file) }),
    ...checkTranslations(content, { publishes }),
    // What is missing is a fact, also where texts are translated.
    ...(publishes && site.folder === undefined
      ? findUnpublishable(content, site, { pages: read, indexed, templates })
      : []),
  ];
}

/** Lists what a browser shows of a site. Pages that lead on to others show nothing. */
function listVisible(
  files: FinishedSite["files"],
  { addresses, read, placeOf }: { addresses: Addresses; read: readonly PageFacts[]; placeOf: VisibleSite["placeOf"] },
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
