import type { BuildOptions, PageTaker } from "../build.ts";
import { createPageReader, type PageFacts } from "../check/read-page.ts";
import { recallNothing } from "../memory.ts";
import type { Page } from "../model/output.ts";
import { createNamer, type Naming } from "../render/name-shared.ts";
import { renderPage } from "../render/render-page.ts";
import { renderPages } from "../render/render-pages.ts";
import type { LoadedTemplates } from "../render/templates.ts";
import type { Route } from "../route/route-site.ts";

/** How many pages are given to a sink at once. */
const pagesAtOnce = 64;

interface MakeOptions extends Pick<BuildOptions, "root" | "sink" | "checks" | "recall"> {
  /** Takes what is rendered; the rest is its work. */
  thread: PageTaker | undefined;
}

/** Renders each route, and reads what the checks need to know of it. */
export async function makePages(
  routes: readonly Route[],
  templates: LoadedTemplates,
  names: Naming,
  { root, sink, checks, recall = recallNothing, thread }: MakeOptions,
) {
  const readPage = createPageReader(recall);
  const naming = recall(
    "naming",
    () => JSON.stringify(names),
    () => names,
  );
  const nameShared = createNamer(naming);
  const facts: PageFacts[] = [];
  let pages: Page[] = [];
  const give = (): void => {
    sink?.(pages.map(({ path: file, html }) => ({ path: file, contents: html })));
    if (sink && !checks) pages = [];
  };
  const rendering = await renderPages(
    routes,
    templates,
    (route) => {
      const rendered = renderPage(route, templates, recall);
      if (thread) {
        thread.take(rendered);
        return;
      }
      facts.push(readPage(rendered));
      pages.push(recall("named page", [naming, rendered], () => nameShared(rendered)));
      if (sink && pages.length === pagesAtOnce) give();
    },
    root,
  );
  if (sink && rendering.problems.length === 0) give();
  templates.keepCompiled();
  return { ...rendering, facts, pages };
}
