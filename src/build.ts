import { checkPages } from "./check/check-pages.ts";
import { checkWeights, fileSizes, weighPages, type PageWeight } from "./check/weigh-pages.ts";
import { findSamples } from "./check/samples.ts";
import { prepareMedia } from "./media/prepare-media.ts";
import { withTemporaryCache } from "./media/temporary-cache.ts";
import type { OutputFile, Page } from "./model/output.ts";
import { packageFolder } from "./package-folder.ts";
import { hasErrors, sortProblems, type Problem } from "./problem.ts";
import { readSite } from "./read/read-site.ts";
import { bundleShared, loadTemplates } from "./render/bundle.ts";
import { renderPage } from "./render/render-page.ts";
import { routeSite, type Route } from "./route/route-site.ts";
import { listSiteFiles } from "./route/site-files.ts";
import { validateSite } from "./validate/validate-site.ts";

export interface BuildOptions {
  /** The practice's folder, which holds `site/` and `assets/`. */
  root: string;
  /** Where encoded pictures and bundled templates are kept between builds. */
  cacheFolder: string;
  /** A cache that is only read. */
  readOnlyCacheFolder?: string | undefined;
  /** Shown in the footer. */
  copyrightYear: number;
  /** Milliseconds since 1970, to tell which cached pictures have not been used for long. */
  now: number;
  /** Told of each picture that has to be encoded. */
  onProgress?: (name: string, done: number, total: number) => void;
  /** Also weigh every page, and report those over the budget. */
  weighs?: boolean;
  /** Also report sample values that must not be published. */
  findsSamples?: boolean;
}

export interface BuildResult {
  /** Sorted; with a built site they are only warnings. */
  problems: Problem[];
  /** Empty unless the pages were weighed. */
  weights?: PageWeight[];
  /** Absent when there are errors. */
  built?: BuiltSite;
  /** The text of each content file, for showing a problem's lines. */
  texts: ReadonlyMap<string, string>;
}

export interface BuiltSite {
  routes: Route[];
  pages: Page[];
  /** Everything that belongs into the output folder, pages included. */
  outputs: OutputFile[];
  /** Base path of the published site; ends in a slash. */
  base: string;
  /** The HTML of the error page with another status text, for the preview server. */
  renderError: (status: string) => string;
}

/** read → validate → media → route → render → check. Writes nothing but its own cache; `writeSite` emits the outputs. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const {
    root,
    cacheFolder,
    readOnlyCacheFolder,
    copyrightYear,
    now,
    findsSamples = false,
    weighs = false,
    onProgress,
  } = options;
  const { content, texts, problems: readProblems } = readSite(root);
  const { site, problems: siteProblems } = validateSite(content);
  const problems = [...readProblems, ...siteProblems];
  if (site === undefined || hasErrors(problems)) return { problems: sortProblems(problems), texts };

  const { banner } = site.documents["practice.yaml"].data;
  const [media, shared, render] = await Promise.all([
    prepareMedia(site.media, { assets: content.assets, banner, cacheFolder, readOnlyCacheFolder, now, onProgress }),
    bundleShared(root, packageFolder),
    loadTemplates(root, packageFolder, cacheFolder),
  ]);
  problems.push(...media.problems);
  if (hasErrors(problems)) return { problems: sortProblems(problems), texts };

  const { routes, addresses, routeError } = routeSite(site, media, shared, copyrightYear);
  const pages = routes.map((route) => renderPage(route, render));
  const files = [...listSiteFiles(routes, addresses), ...shared.outputs, ...media.outputs];
  const pageProblems = checkPages(pages, {
    host: addresses.absolute(""),
    base: addresses.page("/"),
    contentLinks: site.links.map((link) => ({ ...link, address: addresses.link(link.href) })),
    contentHeadings: site.headings,
    files: new Set(files.map((file) => addresses.file(file.path))),
  });
  const sampleProblems = findsSamples ? findSamples(content, site.documents["samples.yaml"].data) : [];
  const weights = weighs
    ? weighPages(
        pages,
        fileSizes(files, (file) => addresses.file(file)),
      )
    : [];
  const weightProblems = checkWeights(weights, addresses.page("/"));
  const found = sortProblems([...problems, ...pageProblems, ...sampleProblems, ...weightProblems]);
  if (hasErrors(found)) return { problems: found, texts, weights };

  const outputs = [...pages.map(({ path: file, html }) => ({ path: file, contents: html })), ...files];
  const renderError = (status: string): string => renderPage(routeError(status), render).html;
  return { problems: found, weights, built: { routes, pages, outputs, base: addresses.page("/"), renderError }, texts };
}

/** Builds the site without leaving anything behind, and weighs its pages. What is in the cache is used, but nothing is added. */
export function checkSite(options: BuildOptions): Promise<BuildResult> {
  return withTemporaryCache((cacheFolder) =>
    buildSite({ ...options, cacheFolder, readOnlyCacheFolder: options.cacheFolder, weighs: true }),
  );
}
