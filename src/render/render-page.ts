import type { Page } from "../model/output.ts";
import type { Route } from "../route/context.ts";
import type { RenderTemplate } from "./bundle.ts";

/** A template threw: our own bug, or the practice's in a template of its own. Says which page was being rendered. */
export class RenderError extends Error {
  override name = "RenderError";
}

/** Throws a RenderError when the template does. */
export function renderPage(route: Route, render: RenderTemplate): Page {
  const { outputPath, address, source } = route;
  return { path: outputPath, address, html: `<!doctype html>\n${renderRoute(route, render)}\n`, source };
}

function renderRoute({ template, props, path, source }: Route, render: RenderTemplate): string {
  try {
    return render(template, props);
  } catch (cause) {
    throw new RenderError(`The template "${template}" failed on ${path} (content: ${source}).`, { cause });
  }
}
