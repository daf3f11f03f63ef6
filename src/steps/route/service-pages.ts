import { servicePath, slugOf } from "../../model/page-paths.ts";
import type { LinkGroup, ServicePage } from "../../model/page.ts";
import { serviceSchema } from "../../model/service.ts";
import type { Entry } from "../../model/site.ts";
import { fillWord } from "../../model/words.ts";
import { makeRoute, pageProps, titleOfPage, type Route, type RouteContext } from "./context.ts";
import { finishFields } from "./finish-fields.ts";
import { groupSections } from "./group-sections.ts";
import { filmOf } from "./page-graph.ts";

export function routeServices(context: RouteContext, services: readonly Entry<"services">[]): Route[] {
  const groups = context.documents["services.yaml"].data.groups.map(({ title, links }) => ({ title, links }));
  const menu = placeInMenu(groups);
  return services.map((service) => routeService(context, service, menu));
}

function routeService(
  context: RouteContext,
  { file, data, text }: Entry<"services">,
  menu: ReadonlyMap<string, InMenu>,
): Route {
  const path = servicePath(slugOf(file));
  const practice = context.documents["practice.yaml"].data;
  const finished = finishFields(serviceSchema, data, context);
  const { shown } = finished;
  const fields = groupSections(finished.data);
  const { mainTitleText, description, metaTitle, metaDescription } = fields;
  const extra = context.richText.printText(text);
  const named = { service: mainTitleText, practice: practice.name, city: context.frame.offices[0].address.city };
  const summary = description ?? fillWord(context.frame.words.serviceSummary, named);
  const props = {
    texts: context.documents["services.yaml"].data.template,
    ...pageProps(context, path, {
      title: metaTitle ?? titleOfPage(context, mainTitleText, { isLocal: true }),
      description: metaDescription ?? summary,
      // Some day of that month, and not before it.
      modified: data.reviewed && `${data.reviewed}-01`,
      subject: {
        type: "MedicalWebPage",
        treatment: { name: mainTitleText, description: summary },
        // As a search engine reads it, not as a visitor does.
        reviewed: data.reviewed,
        film: filmOf(shown, mainTitleText),
      },
    }),
    ...fields,
    ...(extra !== "" && { extra }),
    ...menu.get(context.addresses.page(path)),
  };
  return makeRoute(context, "service", { path, props, source: file, shown });
}

/** The sidebar of a page, and the pages before and after it in the order of the menu. */
type InMenu = Pick<ServicePage, "sidebar" | "previous" | "next">;

/**
 * By address: only pages that are in a service group. Those before and after may be in the groups beside it, so that no page is
 * the end of the way, not even the only one of its group. One that is listed twice has its first place.
 */
function placeInMenu(groups: readonly LinkGroup[]): ReadonlyMap<string, InMenu> {
  const all = groups.flatMap((sidebar) => sidebar.links.map((link) => ({ sidebar, link })));
  const places = all.map(({ sidebar, link }, at): [string, InMenu] => {
    const previous = all[at - 1]?.link;
    const next = all[at + 1]?.link;
    return [link.href, { sidebar, ...(previous && { previous }), ...(next && { next }) }];
  });
  return new Map(places.reverse());
}
