import { startOf } from "../model/place.ts";
import { problem } from "../problem.ts";
import type { Route } from "../route/context.ts";
import type { LoadedTemplates } from "./templates.ts";
import { isOwn, placeInCode, reasonOf, type CodePlace, type CodeReport } from "./code-problems.ts";
import { EndlessError } from "./count-elements.ts";
import { RenderError } from "./render-page.ts";

interface Failure {
  place: CodePlace;
  reason: string;
  /** Every route on which this place fails in this way. */
  routes: Route[];
}

/**
 * Renders every route. Where a template of the practice's own throws, that is a problem at its place, one for all pages on which
 * it does; where one of the package's throws, the RenderError is thrown: a bug of ours.
 */
export async function renderPages(
  routes: readonly Route[],
  templates: LoadedTemplates,
  render: (route: Route) => void,
  root: string,
): Promise<CodeReport> {
  const failures = new Map<string, Failure>();
  for (const route of routes) {
    try {
      render(route);
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      const { place, reason } = await explainFailure(error, route, templates, root);
      const key = JSON.stringify([place, reason]);
      const failure = failures.get(key) ?? { place, reason, routes: [] };
      failures.set(key, { ...failure, routes: [...failure.routes, route] });
      // It takes its time, and may happen on every page.
      if (error.cause instanceof EndlessError) break;
    }
  }
  const texts = new Map<string, string>();
  const problems = [...failures.values()].map(({ place, reason, routes: [first, ...others] }) => {
    const label = `While rendering ${first!.path}, from`;
    const details = { reason, others: others.length };
    const related = { place: startOf(first!.source), label };
    return problem("template/threw", placeInCode(place, root, texts), details, related);
  });
  return { problems, texts };
}

/** Tells the innermost place in a file of the practice's own. Throws the error again where there is none: a bug of ours. */
async function explainFailure(
  error: RenderError,
  { template, props }: Route,
  { locate, trace }: LoadedTemplates,
  root: string,
): Promise<Pick<Failure, "place" | "reason">> {
  const innermostOwn = (places: readonly CodePlace[]): CodePlace | undefined =>
    places.find(({ file }) => isOwn(file, root));
  const thrownIn = innermostOwn(error.places);
  if (thrownIn) return { place: thrownIn, reason: reasonOf(error.cause) };
  // React, or a component of the package's, refuses what it was given: then the component that gave it is on their stack only.
  const { cause, componentStack } = await trace(template, props);
  const givenBy = innermostOwn(locate(componentStack));
  if (givenBy === undefined) throw error;
  // Where parts are shared between pages, what is thrown may tell of the sharing instead.
  return { place: givenBy, reason: reasonOf(cause) };
}
