import { checkFiles } from "./check/check-files.ts";
import { checkMore, checkSoundTexts, type CheckFindings } from "./check/check-more.ts";
import { checkPages, isThere, listExternalLinks, type OtherPages, type SiteFacts } from "./check/check-pages.ts";
import type { PageFacts } from "./check/read-page.ts";
import { findSamples } from "./check/samples.ts";
import { fileSizes, weighPages, type PageWeight } from "./check/weigh-pages.ts";
import { describeSite } from "./build/describe-site.ts";
import { Findings } from "./build/findings.ts";
import { makePages } from "./build/make-pages.ts";
import { makeReady } from "./build/make-ready.ts";
import { layRootFiles } from "./build/root-files.ts";
import type { PreparedSiteMedia } from "./media/prepare-media.ts";
import { withTemporaryCache } from "./media/temporary-cache.ts";
import { recallNothing, type Recall } from "./memory.ts";
import type { OutputFile, Page } from "./model/output.ts";
import { servicePath, serviceSlug } from "./model/page-paths.ts";
import type { ContentMedia, Site } from "./model/site.ts";
import type { Content } from "./model/source.ts";
import { hasErrors, type Problem } from "./problem.ts";
import type { List } from "./read/list-files.ts";
import { readSite, type Share } from "./read/read-site.ts";
import { addressesOf, nameShared, plainNames } from "./render/name-shared.ts";
import { renderPage } from "./render/render-page.ts";
import type { Addresses } from "./route/addresses.ts";
import type { SharedFiles } from "./route/frame.ts";
import { routeSite, type Route } from "./route/route-site.ts";
import { listSiteFiles } from "./route/site-files.ts";
import { validateSite } from "./validate/validate-site.ts";

/** The steps of a build; media and code are made ready side by side. */
export type Step = "read" | "validate" | "media and code" | "route" | "render" | "check" | "write";

export interface BuildOptions {
  /** The practice's folder, which holds `site/` and `assets/`. */
  root: string;
  /** Where encoded pictures are kept between builds. */
  cacheFolder: string;
  /** A cache that is only read. */
  readOnlyCacheFolder?: string | undefined;
  /** Shown in the footer. */
  copyrightYear: number;
  /** Milliseconds since 1970, to tell which cached pictures have not been used for long. */
  now: number;
  /** Told of each picture that has to be encoded. */
  onProgress?: (name: string, done: number, total: number) => void;
  /** Told of each step as it begins. */
  onStep?: (step: Step) => void;
  /** What earlier builds of this process made; nothing unless given. */
  recall?: Recall;
  /** How the practice's folders looked just now, for one who has listed them. */
  list?: List;
  /** Takes the pages as they are made, so that not all of them are in memory at once; they are not in the result then. */
  sink?: (pages: readonly OutputFile[]) => void;
  /** Other threads, which make the pages of the services that are not of this one's share. */
  others?: OtherThreads;
  /** Also do what `dentalsite check` does and a build does not wait for. */
  checks?: CheckOptions;
}

/** Threads that take the same way with the rest of the services. What they promise is rejected when one of them finds a problem. */
export interface OtherThreads {
  /** Which services are left to this thread. */
  share: Share;
  /** The pictures and films that their services name. */
  media: Promise<ContentMedia[]>;
  /** Makes their pages. */
  render: (media: PreparedSiteMedia, shared: SharedFiles) => Promise<PagesOfThreads>;
}

export interface PagesOfThreads extends OtherPages {
  /** Asks of each place that these pages lead to whether it is there; throws when one is not. */
  confirm: (isThere: (address: string, id: string) => boolean) => void;
  /** The SHA-256 of the bytes of each content file that they read, by its absolute path. */
  bytesHashes: ReadonlyMap<string, string>;
}

export interface CheckOptions {
  /** Sample values that must not be published are problems; otherwise they are only counted. */
  publishes?: boolean;
  /** Ask for the addresses outside the site, over the network. */
  asksOthers?: boolean;
}

/** What `dentalsite check` tells besides problems. */
export interface CheckReport extends Pick<CheckFindings, "grades" | "switchedOff"> {
  weights: PageWeight[];
  /** How many sample values are left. */
  samples: number;
}

export interface BuildResult {
  /** Sorted; with a built site they are only warnings. */
  problems: Problem[];
  /** Absent unless the pages were made and more was asked of them. */
  report?: CheckReport;
  /** Absent when there are errors. */
  built?: BuiltSite;
  /** The text of each content file, for showing a problem's lines. */
  texts: ReadonlyMap<string, string>;
}

export interface BuiltSite {
  routes: Route[];
  pageCount: number;
  /** Without those that a sink or other threads have. */
  pages: Page[];
  /** Everything that belongs into the output folder, pages included, but for those. */
  outputs: OutputFile[];
  /** The SHA-256 of the bytes of each content file, by its absolute path. */
  contentHashes: ReadonlyMap<string, string>;
  /** Code of the practice read files outside of its folders, of which `read` knows nothing. */
  hasOtherInputs: boolean;
  /** Base path of the published site; ends in a slash. */
  base: string;
  /** The address of the stylesheet, for the preview server. */
  stylesheet: string;
  /** The HTML of the error page with another status text, for the preview server. */
  renderError: (status: string) => string;
}

/** read → validate → media → route → render → check. Writes nothing but its own cache; `writeSite` emits the outputs. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, copyrightYear, now, checks, others, onStep, recall = recallNothing } = options;
  const found = new Findings();
  onStep?.("read");
  const { content, bytesHashes, ...reading } = readSite(root, {
    recall,
    now,
    list: options.list,
    share: others?.share,
  });
  found.add(reading);
  onStep?.("validate");
  const { site, rules, media: named, problems } = validateSite(content, recall);
  found.add({ problems });
  onStep?.("media and code");
  const { media, shared, templates, ...readying } = await makeReady(content, site, named, options);
  found.add(readying);
  const withoutPages = (): BuildResult => {
    if (checks && rules) found.add({ problems: checkSoundTexts(content, rules, found.problems) });
    return found.sorted();
  };
  if (!site || !shared || !templates || content.unreadFiles?.size !== 0) return withoutPages();

  onStep?.("route");
  const rendersElsewhere = others?.render(media, shared);
  const { routes, addresses, routeError } = routeSite(site, media, plainNames, copyrightYear, recall);
  onStep?.("render");
  const naming = { plain: addressesOf(plainNames, addresses), final: addressesOf(shared, addresses) };
  const { facts, pages, ...rendering } = await makePages(routes, templates, naming, options);
  found.add(rendering);
  const otherPages = await rendersElsewhere;
  if (facts.length < routes.length) return withoutPages();

  onStep?.("check");
  const services = content.serviceFiles.map((file) => addresses.page(servicePath(serviceSlug(file))));
  const siteFiles = listSiteFiles(indexedPages(routes, services), addresses, recall);
  const made = [...siteFiles, ...shared.outputs, ...media.outputs];
  const atTop = layRootFiles(content, routes, made);
  found.add(atTop);
  const files = [...made, ...atTop.outputs];
  const siteFacts = describeSite(site, addresses, files, otherPages);
  found.add({ problems: checkPages(facts, siteFacts, recall) });
  otherPages?.confirm((address, id) => isThere(address, id, facts, siteFacts));
  const known = new Set([...siteFacts.files, ...services, ...routes.map(({ address }) => address)]);
  found.add({
    problems: checkFiles(made, { ...siteFacts, known, addressOf: (file) => addresses.file(file) }, recall),
  });
  const report = checks && (await checkEvenMore(checks, { content, site, pages, facts, files, siteFacts, addresses }));
  if (report) found.add(report);
  const result = { ...found.sorted(), ...(report && { report: report.report }) };
  if (hasErrors(found.problems)) return result;

  const outputs = [...pages.map(({ path: file, html }) => ({ path: file, contents: html })), ...files];
  const renderError = (status: string): string => nameShared(renderPage(routeError(status), templates), naming).html;
  const pageCount = known.size - siteFacts.files.size;
  const hasOtherInputs = shared.hasOtherInputs || templates.hasOtherInputs;
  const contentHashes = new Map([...bytesHashes, ...(otherPages?.bytesHashes ?? [])]);
  const built = { routes, pageCount, pages, outputs, contentHashes, hasOtherInputs, base: siteFacts.base, renderError };
  return { ...result, built: { ...built, stylesheet: naming.final.stylesheet } };
}

/** Builds the site without leaving anything behind, and checks more of it than a build does. What is in the cache is used, but nothing is added. */
export function checkSite(options: BuildOptions): Promise<BuildResult> {
  return withTemporaryCache((cacheFolder) =>
    buildSite({ checks: {}, ...options, cacheFolder, readOnlyCacheFolder: options.cacheFolder }),
  );
}

function indexedPages(routes: readonly Route[], services: readonly string[]): string[] {
  const others = routes.filter(({ template, props }) => template !== "service" && props.head.isIndexed);
  return [...others.map(({ address }) => address), ...services];
}

interface CheckedSite {
  content: Content;
  site: Site;
  pages: readonly Page[];
  facts: readonly PageFacts[];
  files: readonly OutputFile[];
  siteFacts: SiteFacts;
  addresses: Addresses;
}

/** What `dentalsite check` looks at besides. */
async function checkEvenMore(
  { publishes = false, asksOthers = false }: CheckOptions,
  { content, site, pages, facts, files, siteFacts, addresses }: CheckedSite,
): Promise<{ problems: Problem[]; report: CheckReport }> {
  const samples = findSamples(content, site.documents["samples.yaml"].data);
  const weights = weighPages(
    pages,
    fileSizes(files, (file) => addresses.file(file)),
  );
  const { problems, ...findings } = await checkMore({
    content,
    rules: site.documents["rules.yaml"].data,
    pages,
    weights,
    homeAddress: siteFacts.base,
    externalLinks: asksOthers ? listExternalLinks(facts, siteFacts) : undefined,
  });
  const report = { ...findings, weights, samples: samples.length };
  return { problems: [...problems, ...(publishes ? samples : [])], report };
}
