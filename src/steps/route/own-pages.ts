import { ownPageSchema } from "../../model/own-page.ts";
import { ownPagePath, slugOf } from "../../model/page-paths.ts";
import type { Entry } from "../../model/site.ts";
import { makeRoute, pageProps, titleOfPage, type Route, type RouteContext } from "./context.ts";
import { finishFields } from "./finish-fields.ts";
import { groupSections } from "./group-sections.ts";
import { filmOf } from "./page-graph.ts";

export function routeOwnPages(context: RouteContext, pages: readonly Entry<"pages">[]): Route[] {
  return pages.map(({ file, data, text }) => {
    const path = ownPagePath(slugOf(file));
    const finished = finishFields(ownPageSchema, data, context);
    const { shown } = finished;
    const fields = groupSections(finished.data);
    const { mainTitleText, description, metaTitle, metaDescription, questions } = fields;
    const shared = pageProps(context, path, {
      title: metaTitle ?? titleOfPage(context, mainTitleText),
      description: metaDescription ?? description,
      subject: {
        ...(questions && { type: "FAQPage", questions }),
        film: filmOf(shown, mainTitleText),
      },
    });
    const props = { ...shared, ...fields, body: context.richText.printText(text) };
    return makeRoute(context, "own-page", { path, props, source: file, shown });
  });
}
