import { recallNothing, type Recall } from "../memory.ts";
import type { RenderedPage } from "../model/output.ts";
import type { Route } from "../route/context.ts";
import type { CodePlace } from "./code-problems.ts";
import type { LoadedTemplates } from "./templates.ts";

/** A template threw: our own bug, or the practice's in a template of its own. Says which page was being rendered. */
export class RenderError extends Error {
  override name = "RenderError";
  /** Where in the templates it happened, innermost first; empty where React refused what a template gave it. */
  readonly places: readonly CodePlace[];

  constructor({ template, path, source }: Route, places: readonly CodePlace[], cause: unknown) {
    const [first] = places;
    const where = first === undefined ? "" : ` at ${first.file}:${first.line}:${first.column}`;
    super(`The template "${template}" failed on ${path} (content: ${source})${where}.`, { cause });
    this.places = places;
  }
}

/** Throws a RenderError when the template does. */
export function renderPage(route: Route, templates: LoadedTemplates, recall: Recall = recallNothing): RenderedPage {
  // The code of the templates is loaded once in each version.
  return recall("page", [templates.render, route], () => {
    const { outputPath, address, source } = route;
    return { path: outputPath, address, source, pieces: renderRoute(route, templates) };
  });
}

function renderRoute(route: Route, { render, locate }: LoadedTemplates): string[] {
  const { template, props } = route;
  try {
    return render(template, props);
  } catch (cause) {
    throw new RenderError(route, cause instanceof Error ? locate(cause.stack ?? "") : [], cause);
  }
}
