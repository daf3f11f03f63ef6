import path from "node:path";
import { checkFiles } from "./check/check-files.ts";
import { checkMore, checkSoundTexts, type CheckFindings } from "./check/check-more.ts";
import { checkPages, listExternalLinks } from "./check/check-pages.ts";
import { findSamples } from "./check/samples.ts";
import { fileSizes, weighPages, type PageWeight } from "./check/weigh-pages.ts";
import { prepareMedia } from "./media/prepare-media.ts";
import { withTemporaryCache } from "./media/temporary-cache.ts";
import { recallNothing, type Recall } from "./memory.ts";
import type { OutputFile, Page } from "./model/output.ts";
import { packageFolder } from "./package-folder.ts";
import { hasErrors, sortProblems, type Problem } from "./problem.ts";
import { readSite } from "./read/read-site.ts";
import { CodeMistakes } from "./render/bundle.ts";
import { bundleShared } from "./render/bundle-shared.ts";
import { explainCodeMistakes, explainMessages } from "./render/code-problems.ts";
import { renderPage } from "./render/render-page.ts";
import { renderPages } from "./render/render-pages.ts";
import { loadTemplates } from "./render/templates.ts";
import { routeSite, type Route } from "./route/route-site.ts";
import { listSiteFiles } from "./route/site-files.ts";
import { validateSite } from "./validate/validate-site.ts";

/** The steps of a build; media and code are made ready side by side. */
export type Step = "read" | "validate" | "media and code" | "route" | "render" | "check";

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
  /** The address of the stylesheet, for the preview server. */
  stylesheet: string;
  /** The HTML of the error page with another status text, for the preview server. */
  renderError: (status: string) => string;
}

/**
 * What pages are rendered with; their real names, with the hash of what is in them, are put in at the end. So an edit of the
 * stylesheet leaves every rendered page as it was.
 */
const plainNames = { stylesheet: "assets/site.css", script: "assets/site.js" };

/** read → validate → media → route → render → check. Writes nothing but its own cache; `writeSite` emits the outputs. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const {
    root,
    cacheFolder,
    readOnlyCacheFolder,
    copyrightYear,
    now,
    checks,
    onProgress,
    onStep,
    recall = recallNothing,
  } = options;
  onStep?.("read");
  const { content, texts: contentTexts, problems: readProblems } = readSite(root, recall);
  const texts = new Map(contentTexts);
  onStep?.("validate");
  const { site, media: usableMedia, rules, problems: siteProblems } = validateSite(content, recall);
  const problems = [...readProblems, ...siteProblems];
  const withoutPages = (): BuildResult => {
    if (checks !== undefined && rules !== undefined) problems.push(...checkSoundTexts(content, rules, problems));
    return { problems: sortProblems(problems), texts };
  };

  onStep?.("media and code");
  const banner = site?.documents["practice.yaml"].data.banner;
  const mediaOptions = { assets: content.assets, banner, cacheFolder, readOnlyCacheFolder, now, onProgress, recall };
  const cacheFolders = [cacheFolder, readOnlyCacheFolder]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "code"));
  const codePlaces = { root, packageFolder, cacheFolders };
  const [media, shared, templates] = await Promise.all([
    prepareMedia(usableMedia, mediaOptions),
    bundleShared(codePlaces, recall).catch(mistakesIn),
    loadTemplates(codePlaces, recall).catch(mistakesIn),
  ]);
  problems.push(...media.problems);
  for (const code of [shared, templates]) {
    const found =
      code instanceof CodeMistakes
        ? explainCodeMistakes(code, root, packageFolder)
        : explainMessages(code.warnings, "code/doubtful", root, packageFolder);
    problems.push(...found.problems);
    for (const [file, text] of found.texts) texts.set(file, text);
  }
  const canRender = site !== undefined && content.unreadFiles?.size === 0;
  if (!canRender || shared instanceof CodeMistakes || templates instanceof CodeMistakes) return withoutPages();

  onStep?.("route");
  const { routes, addresses, routeError } = routeSite(site, media, plainNames, copyrightYear, recall);
  onStep?.("render");
  const rendering = await renderPages(routes, templates, (route) => renderPage(route, templates, recall), root);
  const rendered = rendering.pages;
  templates.keepCompiled();
  problems.push(...rendering.problems);
  for (const [file, text] of rendering.texts) texts.set(file, text);
  if (rendered.length < routes.length) return withoutPages();

  const files = [...listSiteFiles(routes, addresses), ...shared.outputs, ...media.outputs];
  const base = addresses.page("/");
  const known = new Set(
    [...files.map(({ path }) => path), ...Object.values(plainNames)].map((file) => addresses.file(file)),
  );
  const facts = {
    host: addresses.absolute(""),
    base,
    contentLinks: site.links.map((link) => ({ ...link, address: addresses.link(link.href) })),
    contentHeadings: site.headings,
    files: known,
  };
  onStep?.("check");
  problems.push(
    ...checkPages(rendered, facts, recall),
    ...checkFiles(files, {
      ...facts,
      known: new Set([...known, ...rendered.map(({ address }) => address)]),
      addressOf: (file) => addresses.file(file),
    }),
  );
  const finish = (html: string): string =>
    html
      .replaceAll(`"${addresses.file(plainNames.stylesheet)}"`, `"${addresses.file(shared.stylesheet)}"`)
      .replaceAll(`"${addresses.file(plainNames.script)}"`, `"${addresses.file(shared.script)}"`);
  const pages = rendered.map((page) => ({ ...page, html: finish(page.html) }));
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
  const renderError = (status: string): string => finish(renderPage(routeError(status), templates).html);
  const stylesheet = addresses.file(shared.stylesheet);
  return { ...result, built: { routes, pages, outputs, base, stylesheet, renderError } };
}

function mistakesIn(error: unknown): CodeMistakes {
  if (error instanceof CodeMistakes) return error;
  throw error;
}

/** Builds the site without leaving anything behind, and checks more of it than a build does. What is in the cache is used, but nothing is added. */
export function checkSite(options: BuildOptions): Promise<BuildResult> {
  return withTemporaryCache((cacheFolder) =>
    buildSite({ checks: {}, ...options, cacheFolder, readOnlyCacheFolder: options.cacheFolder }),
  );
}
