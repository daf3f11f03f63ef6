import { hash } from "node:crypto";
import {
  describeThrown,
  isOwn,
  fileAt,
  placeInCode,
  messageOf,
  type CodePlace,
  type CodeReport,
} from "../../lib/code/own-code.ts";
import type { TemplateBundle } from "../style/bundle-templates.ts";
import type { Recall } from "../../model/build/recall.ts";
import type { Page } from "../../model/build/output.ts";
import { startOf } from "../../model/build/place.ts";
import { problem } from "../../problems/problem.ts";
import type { Route } from "../route/context.ts";
import { loadTemplates, type LoadedTemplates } from "./load-templates.ts";

/** A template threw: a bug of ours, or a mistake in a practice's own template. The message says which page was being rendered. */
class RenderError extends Error {
  override name = "RenderError";

  constructor({ template, path, source }: Route, { locate }: LoadedTemplates, cause: unknown) {
    const [first] = placesOf(cause, locate);
    const where = first === undefined ? "" : ` at ${first.file}:${first.line}:${first.column}`;
    super(`The template "${template}" failed on ${path} (content: ${source})${where}.`, { cause });
  }
}

export interface RenderedSite extends CodeReport {
  /** Absent if a template has a mistake, or there are no templates. */
  pages?: Page[];
  /** Renders another route. Throws what its template throws. */
  render?: (route: Route) => Page;
}

interface RenderOptions {
  /** The practice's folder. */
  root: string;
  recall: Recall;
  /** Matches tags, which stay as they are, and as a group each word that gets a font of the device. */
  otherWords: RegExp | undefined;
}

/** Loads the templates and renders every route. Without routes, it still finds the mistakes that show when a template is loaded. */
export async function renderSite(
  routes: readonly Route[],
  bundled: TemplateBundle | undefined,
  options: RenderOptions,
): Promise<RenderedSite> {
  if (bundled === undefined) return { problems: [], texts: new Map() };
  const loaded = loadTemplates(bundled, options.root, options.recall);
  const { templates } = loaded;
  if (templates === undefined) return loaded;
  const { pages, ...report } = await renderPages(routes, templates, options);
  return report.problems.length > 0
    ? report
    : { ...report, pages, render: (route) => renderPage(route, templates, options) };
}

interface Failure {
  place: CodePlace;
  /** Reason on the first route. On other routes it may name other values. */
  reason: string;
  /** Every route on which this place fails. */
  routes: Route[];
}

/**
 * Renders every route. If a practice's own template throws, that is one problem at its place for all affected pages. If one of the
 * package's throws, this throws a RenderError: a bug of ours.
 */
async function renderPages(
  routes: readonly Route[],
  templates: LoadedTemplates,
  options: RenderOptions,
): Promise<CodeReport & { pages: Page[] }> {
  const { root, recall, otherWords } = options;
  const pages: Page[] = [];
  const failures = new Map<string, Failure>();
  const { version } = templates;
  const frames = new Map<object, string>();
  for (const route of routes) {
    try {
      const make = (): Page => renderPage(route, templates, options);
      const inputs = (): unknown[] => [version, otherWords?.source, ...inputsOf(route, frames)];
      pages.push(version === undefined ? make() : recall("page", inputs(), make));
    } catch (cause) {
      const { place, reason } = await findCause(cause, { route, templates, root });
      const key = JSON.stringify(place);
      const failure = failures.get(key) ?? { place, reason, routes: [] };
      failure.routes.push(route);
      failures.set(key, failure);
    }
  }
  return { pages, ...explainFailures([...failures.values()], root) };
}

function renderPage(
  { outputPath, address, source, template, props }: Route,
  { render }: LoadedTemplates,
  { otherWords }: Pick<RenderOptions, "otherWords">,
): Page {
  const html = render(template, props);
  const mark = (found: string, word?: string): string =>
    word === undefined ? found : `<span class="other-letters">${word}</span>`;
  return { path: outputPath, address, source, html: otherWords ? html.replace(otherWords, mark) : html };
}

/** Returns everything that a page depends on but for the code. All pages of a build share one frame object, which is hashed once. */
function inputsOf(
  { outputPath, address, source, template, props: { frame, ...own } }: Route,
  frames: Map<object, string>,
): unknown[] {
  const shared = frames.get(frame) ?? hash("sha256", JSON.stringify(frame));
  frames.set(frame, shared);
  return [shared, outputPath, address, source, template, own];
}

function explainFailures(failures: readonly Failure[], root: string): CodeReport {
  const texts = new Map<string, string>();
  const problems = failures.map(({ place, reason, routes: [first, ...others] }) => {
    const label = `While rendering ${first!.path}, from`;
    const details = describeThrown(reason, others.length);
    const related = { place: startOf(first!.source), label };
    return problem("template/threw", placeInCode(place, root, texts), details, related);
  });
  return { problems, texts };
}

/** Finds the innermost place in a practice's own file. Throws a RenderError if there is none: a bug of ours. */
async function findCause(
  thrown: unknown,
  { route, templates, root }: { route: Route; templates: LoadedTemplates; root: string },
): Promise<Pick<Failure, "place" | "reason">> {
  const innermostOwn = (places: readonly CodePlace[]): CodePlace | undefined =>
    places.find(({ file }) => isOwn(file, root));
  const thrownIn = innermostOwn(placesOf(thrown, templates.locate));
  if (thrownIn) return { place: thrownIn, reason: messageOf(thrown) };
  // React or one of the package's components refused its props. Only the component stack then names the component that passed them.
  const { cause, componentStack } = await templates.trace(route.template, route.props);
  const givenBy = innermostOwn(templates.locate(componentStack));
  if (givenBy === undefined) throw new RenderError(route, templates, thrown);
  const [refusedIn] = cause instanceof TypeError ? placesOf(cause, templates.locate) : [];
  const where = refusedIn === undefined ? "" : `, in ${fileAt(refusedIn.file, root)}`;
  return { place: givenBy, reason: `${messageOf(cause)}${where}` };
}

function placesOf(thrown: unknown, locate: LoadedTemplates["locate"]): CodePlace[] {
  return thrown instanceof Error ? locate(thrown.stack ?? "") : [];
}
