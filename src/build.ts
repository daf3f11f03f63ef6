import { checkFiles } from "./check/check-files.ts";
import { checkMore, type CheckFindings } from "./check/check-more.ts";
import { checkPages, listExternalLinks } from "./check/check-pages.ts";
import { findSamples } from "./check/samples.ts";
import { fileSizes, weighPages, type PageWeight } from "./check/weigh-pages.ts";
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
  /** Also do what `dentalsite check` does and a build does not wait for. */
  checks?: CheckOptions;
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
  const { root, cacheFolder, readOnlyCacheFolder, copyrightYear, now, checks, onProgress } = options;
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
  const base = addresses.page("/");
  const known = new Set(files.map((file) => addresses.file(file.path)));
  const facts = {
    host: addresses.absolute(""),
    base,
    contentLinks: site.links.map((link) => ({ ...link, address: addresses.link(link.href) })),
    contentHeadings: site.headings,
    files: known,
  };
  problems.push(
    ...checkPages(pages, facts),
    ...checkFiles(files, {
      ...facts,
      known: new Set([...known, ...pages.map(({ address }) => address)]),
      addressOf: (file) => addresses.file(file),
    }),
  );
  let report: CheckReport | undefined;
  if (checks !== undefined) {
    const samples = findSamples(content, site.documents["samples.yaml"].data);
    const weights = weighPages(
      pages,
      fileSizes(files, (file) => addresses.file(file)),
    );
    const { problems: more, ...findings } = await checkMore({
      content,
      rules: site.documents["rules.yaml"].data,
      pages,
      weights,
      homeAddress: base,
      externalLinks: checks.asksOthers ? listExternalLinks(pages, facts) : undefined,
    });
    problems.push(...more, ...(checks.publishes ? samples : []));
    report = { ...findings, weights, samples: samples.length };
  }
  const result = { problems: sortProblems(problems), texts, ...(report && { report }) };
  if (hasErrors(problems)) return result;

  const outputs = [...pages.map(({ path: file, html }) => ({ path: file, contents: html })), ...files];
  const renderError = (status: string): string => renderPage(routeError(status), render).html;
  return { ...result, built: { routes, pages, outputs, base, renderError } };
}

/** Builds the site without leaving anything behind, and checks more of it than a build does. What is in the cache is used, but nothing is added. */
export function checkSite(options: BuildOptions): Promise<BuildResult> {
  return withTemporaryCache((cacheFolder) =>
    buildSite({ checks: {}, ...options, cacheFolder, readOnlyCacheFolder: options.cacheFolder }),
  );
}
