import { brandAssets, recolorDrawings } from "./steps/style/brand-assets.ts";
import { bundleCode } from "./steps/style/bundle-code.ts";
import { checkQualityOfTexts } from "./steps/check/check-quality.ts";
import { findGonePages } from "./steps/check/gone-pages.ts";
import { checkSite, type CheckOptions, type CheckReport } from "./steps/check/check-site.ts";
import { Findings } from "./problems/findings.ts";
import { listFilesInBuild } from "./around/hosting/files-in-build.ts";
import { openMediaCache, type CacheFolders } from "./steps/media/cache.ts";
import { prepareMedia } from "./steps/media/prepare-media.ts";
import { noIcons, prepareIcons } from "./steps/media/prepare-icons.ts";
import { noPreviews, preparePreviews } from "./steps/media/prepare-previews.ts";
import { findPrivateRootFiles } from "./steps/media/private-root-files.ts";
import { recallNothing, type Recall } from "./model/memory.ts";
import type { OutputFile, Page, PageBefore } from "./model/output.ts";
import { makeSlug } from "./model/page-paths.ts";
import { pageFileOf, type Redirect, type RedirectRule } from "./model/redirects.ts";
import { packageFolder } from "./ground/package-folder.ts";
import { hasErrors, type Problem } from "./problems/problem.ts";
import type { List } from "./steps/read/list-files.ts";
import { readSite } from "./steps/read/read-site.ts";
import { loadTemplates } from "./steps/render/load-templates.ts";
import { renderPage, renderPages } from "./steps/render/render-pages.ts";
import { leaveOutPast, type NextChange } from "./steps/route/current-site.ts";
import { listPreviewPictures } from "./steps/route/preview-pictures.ts";
import { routeSite, type Route } from "./steps/route/route-site.ts";
import { listSiteFiles } from "./steps/route/site-files.ts";
import { validateSite } from "./steps/validate/validate-site.ts";

export type Step = "read" | "validate" | "media" | "bundle" | "route" | "render" | "check" | "emit";

export interface BuildOptions extends CacheFolders {
  /** The practice's folder, which holds `site/` and `assets/`. */
  root: string;
  /** Whether only the author sees the site and does not want to wait for finely encoded photographs. */
  isPreview?: boolean;
  /** Refuses a practice's own code, and runs none of it. */
  contentOnly?: boolean | undefined;
  /**
   * Moment that the site is built for, in milliseconds since 1970. Its year is in the footer, and events that have ended by then are left
   * out.
   */
  date: number;
  /** Current time in milliseconds since 1970, to find cached pictures that have not been used for a long time. */
  now: number;
  /** Called for each picture that has to be encoded. */
  onProgress?: (name: string, done: number, total: number) => void;
  /** Called for each step as it begins. */
  onStep?: (step: Step) => void;
  /** Results of earlier builds of this process; none by default. */
  recall?: Recall;
  /** Listing of the practice's folders, for a caller that has just listed them. */
  list?: List;
  /** Pages of the last build, to notice an address that is gone. */
  before?: readonly PageBefore[];
  /** Runs the checks of `dentalsite check` that a build does not wait for. */
  checks?: CheckOptions;
}

export interface BuildResult {
  /** Sorted. If a site was built, they are only warnings. */
  problems: Problem[];
  /** Absent unless the pages were made and `checks` was given. */
  report?: CheckReport;
  /** Absent if there are errors. */
  built?: BuiltSite;
  /** Text of each content file that was read, for showing a problem's lines. */
  texts: ReadonlyMap<string, string>;
}

export interface BuiltSite {
  routes: Route[];
  pages: Page[];
  /** Everything that belongs in the output folder, pages included. */
  outputs: OutputFile[];
  /** The practice's name in the form used in addresses. */
  name: string;
  /** Scheme and host of the published site; empty if it has none yet. */
  host: string;
  /** Base path of the published site; ends in a slash. */
  base: string;
  /** Redirects for hosts, in order of precedence: from addresses that no longer exist, and from `/services` and `/about`. */
  redirects: readonly RedirectRule[];
  /** Old addresses that cannot have a page, so only a host's own redirects answer them. */
  hostOnly: readonly Redirect[];
  /** Absent if the site stays the same until somebody changes its files. */
  nextChange?: NextChange;
  /** Address of the stylesheet, for the preview server. */
  stylesheet: string;
  /** Renders the error page with another status text, for the preview server; with the usual text by default. */
  renderError: (status?: string) => string;
}

/**
 * Runs read → validate → media → bundle → route → render → check. Writes nothing but its own cache; `writeSite` emits the outputs. The
 * function is long so that all steps are in one place, in order.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const {
    root,
    date,
    now,
    list,
    contentOnly,
    checks,
    before = [],
    recall = recallNothing,
    onStep = () => undefined,
  } = options;
  const found = new Findings();
  onStep("read");
  const { content } = found.add(readSite(root, { recall, now, list, contentOnly }));
  onStep("validate");
  const { site: validated, brand, media: named, rules } = found.add(validateSite(content, recall));
  onStep("media");
  const recoloring = brand?.colors && (await recolorDrawings(brand.colors));
  const logos = [brand?.logo, brand?.logoDark].filter((each) => each !== undefined);
  const cache = openMediaCache(options, now);
  const wanted = { ...options, recall, assets: content.assets, cache, logos, recoloring };
  const media = found.add(await prepareMedia(named, wanted));
  found.add(await findPrivateRootFiles(content, recall));
  onStep("bundle");
  const { assets, templates: bundle } = found.add(await bundleCode(contentOnly ? packageFolder : root, recall));
  const { templates } = bundle ? found.add(loadTemplates(bundle, root, recall)) : {};
  const withoutPages = (): BuildResult => {
    if (checks && rules) found.add({ problems: checkQualityOfTexts(content, rules, found.problems) });
    return found.sorted();
  };
  const brandSource = content.files["brand.yaml"];
  const branded = brand && assets && found.add(await brandAssets(assets, brand, brandSource, media));
  if (!validated || !branded || !bundle || !templates || content.unreadFiles.size > 0) return withoutPages();

  onStep("media");
  // Only a published site is shared, so sites with errors or without an address need no link previews.
  const isShared = !hasErrors(found.problems) && validated.documents["practice.yaml"].data.origin !== undefined;
  const design = {
    design: branded.previewDesign,
    logos: [brand.logo, brand.icon].filter((each) => each !== undefined),
  };
  const previews = isShared
    ? await preparePreviews(listPreviewPictures(validated), { ...wanted, ...design })
    : noPreviews;
  const icons =
    brand.icon !== undefined && brandSource && !hasErrors(found.problems)
      ? await prepareIcons(brand.icon, {
          ...wanted,
          background: branded.previewDesign.surface,
          place: brandSource.placeOfValue(["icon"]),
        })
      : noIcons;
  found.add(icons);
  cache.prune();

  onStep("route");
  const { site, past, nextChange } = leaveOutPast(validated, date);
  const { routes, addresses, redirects, manifest, routeError } = routeSite(
    site,
    { media: media.book, previews },
    { ...icons, ...branded },
    new Date(date).getUTCFullYear(),
  );
  onStep("render");
  const { pages, problems } = found.add(await renderPages(routes, templates, root, recall));
  if (problems.length > 0) return withoutPages();

  onStep("check");
  const indexed = routes.filter(({ props }) => props.head.isIndexed);
  const base = addresses.page("/");
  const practice = site.documents["practice.yaml"].data;
  const made = [
    ...listSiteFiles(indexed, addresses),
    ...listFilesInBuild(
      practice.host,
      { base, redirects },
      routes.map(({ address }) => address),
    ),
    ...branded.outputs,
    ...media.outputs,
    ...previews.outputs,
    ...icons.outputs,
    ...manifest,
  ];
  const atTop = [...content.rootFiles].map(([path, contents]) => ({ path, contents }));
  const { frame } = routes[0]!.props;
  const { report } = found.add(
    await checkSite(
      {
        content,
        site,
        past,
        frame,
        pages,
        indexed,
        addresses,
        files: { made, atTop },
        templates: bundle.own,
        forBrowsers: assets.own,
        media: { named, book: media.book },
      },
      checks,
    ),
  );
  // A site with errors is not published, so no address can be gone.
  if (!hasErrors(found.problems)) {
    const current = { pages, found: indexed.map(({ path }) => path), oldAddresses: site.oldAddresses };
    found.add({ problems: findGonePages(before, current) });
  }
  const result = { ...found.sorted(), ...(report && { report }) };
  if (hasErrors(found.problems)) return result;

  const outputs = [...pages.map(({ path, html }) => ({ path, contents: html })), ...made, ...atTop];
  const renderError = (status?: string): string => renderPage(routeError(status), templates).html;
  const built = {
    routes,
    pages,
    outputs,
    renderError,
    redirects,
    hostOnly: site.oldAddresses.filter((each) => pageFileOf(each) === undefined),
    name: practice.slug ?? makeSlug(practice.name),
    host: addresses.host,
    base,
    stylesheet: addresses.file(branded.stylesheet),
    ...(nextChange && { nextChange }),
  };
  return { ...result, built };
}
