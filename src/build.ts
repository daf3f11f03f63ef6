import { checkFiles } from "./check/check-files.ts";
import { checkMore, checkSoundTexts, type CheckFindings } from "./check/check-more.ts";
import { checkPages, listExternalLinks, type SiteFacts } from "./check/check-pages.ts";
import type { PageFacts } from "./check/read-page.ts";
import { findSamples } from "./check/samples.ts";
import { fileSizes, weighPages, type PageWeight } from "./check/weigh-pages.ts";
import { describeSite } from "./build/describe-site.ts";
import { Findings } from "./build/findings.ts";
import { makePages } from "./build/make-pages.ts";
import { makeReady } from "./build/make-ready.ts";
import { layRootFiles } from "./build/root-files.ts";
import { withTemporaryCache } from "./media/temporary-cache.ts";
import { recallNothing, type Recall } from "./memory.ts";
import type { OutputFile, Page, RenderedPage } from "./model/output.ts";
import type { ContentMedia, Service, Site } from "./model/site.ts";
import type { Content, SourceHashes } from "./model/source.ts";
import { hasErrors, type Problem } from "./problem.ts";
import type { List } from "./read/list-files.ts";
import { readSite, type Share } from "./read/read-site.ts";
import { addressesOf, createNamer, plainNames, type Naming } from "./render/name-shared.ts";
import { renderPage } from "./render/render-page.ts";
import type { Addresses } from "./route/addresses.ts";
import { routeSite, type Route } from "./route/route-site.ts";
import { listSiteFiles } from "./route/site-files.ts";
import { validateSite, type Validation } from "./validate/validate-site.ts";

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
  /** Another thread, which does a part of the work. */
  thread?: OtherThread;
  /** Also do what `dentalsite check` does and a build does not wait for. */
  checks?: CheckOptions;
}

/** What it promises is rejected when it finds any problem. */
export interface OtherThread {
  /** Which services are left to this thread to read and to validate. */
  share: Share;
  /** The others. Rejected also where the two have found other files. */
  services: (found: Content) => Promise<OtherServices>;
  /** Begins with the pages. */
  takePages: (naming: Naming) => PageTaker;
}

export interface OtherServices {
  services: Service[];
  /** The pictures and films that they name. Where they do is not told: there is nothing wrong. */
  media: ContentMedia[];
  sourceHashes: SourceHashes;
}

/** Checks and keeps each page as it is rendered: none of them is in the result then. */
export interface PageTaker {
  take: (page: RenderedPage) => void;
  /** Waits until all are checked and written. */
  check: (site: SiteFacts) => Promise<void>;
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
  /** The text of each content file that this thread has read, for showing a problem's lines. */
  texts: ReadonlyMap<string, string>;
}

export interface BuiltSite {
  routes: Route[];
  pageCount: number;
  /** Without those that a sink or another thread has. */
  pages: Page[];
  /** Everything that belongs into the output folder, pages included, but for those. */
  outputs: OutputFile[];
  sourceHashes: SourceHashes;
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
  const { root, copyrightYear, now, checks, onStep, recall = recallNothing } = options;
  const found = new Findings();
  onStep?.("read");
  const { content, sourceHashes, ...reading } = readSite(root, {
    recall,
    now,
    list: options.list,
    share: options.thread?.share,
  });
  found.add(reading);
  onStep?.("validate");
  const { problems, rules, ...validated } = validateSite(content, recall);
  found.add({ problems });
  const elsewhere = await options.thread?.services(content);
  const { site, media: named } = elsewhere ? withServices(validated, elsewhere) : validated;
  onStep?.("media and code");
  const { media, shared, templates, ...readying } = await makeReady(content, site, named, options);
  found.add(readying);
  const withoutPages = (): BuildResult => {
    if (checks && rules) found.add({ problems: checkSoundTexts(content, rules, found.problems) });
    return found.sorted();
  };
  if (!site || !shared || !templates || content.unreadFiles?.size !== 0) return withoutPages();

  onStep?.("route");
  const { routes, addresses, routeError } = routeSite(site, media, plainNames, copyrightYear, recall);
  onStep?.("render");
  const naming = { plain: addressesOf(plainNames, addresses), final: addressesOf(shared, addresses) };
  const thread = options.thread?.takePages(naming);
  const { facts, pages, ...rendering } = await makePages(routes, templates, naming, { ...options, thread });
  found.add(rendering);
  if (rendering.problems.length > 0) return withoutPages();

  onStep?.("check");
  const indexed = routes.filter(isIndexed).map(({ address }) => address);
  const siteFiles = listSiteFiles(indexed, addresses, recall);
  const generated = [...siteFiles, ...shared.outputs, ...media.outputs];
  const atTop = layRootFiles(content, routes, generated);
  found.add(atTop);
  const files = [...generated, ...atTop.outputs];
  const siteFacts = describeSite(site, addresses, files);
  if (thread) await thread.check(siteFacts);
  else found.add({ problems: checkPages(facts, siteFacts, recall) });
  const known = new Set([...siteFacts.files, ...routes.map(({ address }) => address)]);
  found.add({
    problems: checkFiles(generated, { ...siteFacts, known, addressOf: (file) => addresses.file(file) }, recall),
  });
  const report =
    checks && (await checkEvenMore(checks, { content, site, pages, facts, indexed, files, siteFacts, addresses }));
  if (report) found.add(report);
  const result = { ...found.sorted(), ...(report && { report: report.report }) };
  if (hasErrors(found.problems)) return result;

  const outputs = [...pages.map(({ path: file, html }) => ({ path: file, contents: html })), ...files];
  const renderError = (status: string): string => createNamer(naming)(renderPage(routeError(status), templates)).html;
  const hasOtherInputs = shared.hasOtherInputs || templates.hasOtherInputs;
  const { base } = siteFacts;
  const { stylesheet } = naming.final;
  const allHashes = new Map([...sourceHashes, ...(elsewhere?.sourceHashes ?? [])]);
  const made = { routes, pageCount: routes.length, pages, outputs, sourceHashes: allHashes, hasOtherInputs };
  return { ...result, built: { ...made, base, stylesheet, renderError } };
}

/** Builds the site without leaving anything behind, and checks more of it than a build does. What is in the cache is used, but nothing is added. */
export function checkSite(options: BuildOptions): Promise<BuildResult> {
  return withTemporaryCache((cacheFolder) =>
    buildSite({ checks: {}, ...options, cacheFolder, readOnlyCacheFolder: options.cacheFolder }),
  );
}

function isIndexed(route: Route): boolean {
  return route.template === "service" || route.props.head.isIndexed;
}

function withServices(
  { site, media }: Pick<Validation, "site" | "media">,
  others: OtherServices,
): Pick<Validation, "site" | "media"> {
  const all = [...(site?.services ?? []), ...others.services].sort((a, b) => (a.file < b.file ? -1 : 1));
  return { ...(site && { site: { ...site, services: all } }), media: [...media, ...others.media] };
}

interface CheckedSite {
  content: Content;
  site: Site;
  pages: readonly Page[];
  facts: readonly PageFacts[];
  /** The addresses of the pages that visitors are meant to find. */
  indexed: readonly string[];
  files: readonly OutputFile[];
  siteFacts: SiteFacts;
  addresses: Addresses;
}

/** What `dentalsite check` looks at besides. */
async function checkEvenMore(
  { publishes = false, asksOthers = false }: CheckOptions,
  { content, site, pages, facts, indexed, files, siteFacts, addresses }: CheckedSite,
): Promise<{ problems: Problem[]; report: CheckReport }> {
  const samples = findSamples(content, site.documents["samples.yaml"].data);
  const weights = weighPages(
    pages,
    fileSizes(files, (file) => addresses.file(file)),
  );
  const forVisitors = new Set(indexed);
  const { problems, ...findings } = await checkMore({
    content,
    rules: site.documents["rules.yaml"].data,
    pages,
    weights,
    visited: facts.filter(({ address }) => forVisitors.has(address)),
    site: siteFacts,
    externalLinks: asksOthers ? listExternalLinks(facts, siteFacts) : undefined,
  });
  const report = { ...findings, weights, samples: samples.length };
  return { problems: [...problems, ...(publishes ? samples : [])], report };
}
