import { servicePath, slugOf } from "../model/page-paths.ts";
import type { Link, LinkGroup, ServicePage } from "../model/page.ts";
import { serviceSchema } from "../model/service.ts";
import type { Entry } from "../model/site.ts";
import { fillWord } from "../model/words.ts";
import { outputPathOf } from "./addresses.ts";
import { pageProps, type Route, type RouteContext } from "./context.ts";
import { finishFields } from "./finish-fields.ts";
import { groupSections } from "./group-sections.ts";

export function routeServices(context: RouteContext, services: readonly Entry<"services">[]): Route[] {
  const groups = context.documents["services.yaml"].data.groups.map(({ title, links }) => ({ title, links }));
  return services.map((service) => {
    const path = servicePath(slugOf(service.file));
    return {
      path,
      address: context.addresses.page(path),
      outputPath: outputPathOf(path),
      template: "service",
      props: serviceProps(context, service, path, groups),
      source: service.file,
    };
  });
}

function serviceProps(
  context: RouteContext,
  { data, text }: Entry<"services">,
  path: string,
  groups: readonly LinkGroup[],
): ServicePage {
  const practice = context.documents["practice.yaml"].data;
  const fields = groupSections(finishFields(serviceSchema, data, context));
  const { mainTitleText, description, metaDescription, imgSrc, poster } = fields;
  const extra = context.richText.printText(text);
  const named = { service: mainTitleText, practice: practice.name, city: practice.address.city };
  return {
    texts: context.documents["services.yaml"].data.template,
    ...pageProps(context, path, {
      title: `${mainTitleText} | ${practice.name}`,
      description: metaDescription ?? description ?? fillWord(context.frame.words.serviceSummary, named),
      image: poster ?? imgSrc,
    }),
    ...fields,
    ...(extra !== "" && { extra }),
    ...placeInGroup(context.addresses.page(path), groups),
  };
}

/**
 * The sidebar, and the pages before and after this one in the order of the menu: only for a page that is in a service group.
 * They may be in the groups beside it, so that no page is the end of the way, not even the only one of its group.
 */
function placeInGroup(
  address: string,
  groups: readonly LinkGroup[],
): { sidebar?: LinkGroup; previous?: Link; next?: Link } {
  const isHere = ({ href }: Link): boolean => href === address;
  const sidebar = groups.find(({ links }) => links.some(isHere));
  if (sidebar === undefined) return {};
  const all = groups.flatMap(({ links }) => links);
  const at = all.findIndex(isHere);
  const previous = all[at - 1];
  const next = all[at + 1];
  return { sidebar, ...(previous && { previous }), ...(next && { next }) };
}
