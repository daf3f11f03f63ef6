import { servicePath } from "../model/page-paths.ts";
import type { Html, Link, LinkGroup, ServicePage } from "../model/page.ts";
import { listSections } from "../model/service.ts";
import type { Service } from "../model/site.ts";
import { outputPathOf, type Addresses } from "./addresses.ts";
import { mediaProps, pageProps, type PageContext, type Route, type RouteContext } from "./context.ts";
import { monthInWords } from "./dates.ts";
import type { RichText } from "./rich-text.ts";

/** All that a service's page depends on besides the service. */
interface ServiceContext extends PageContext {
  practice: RouteContext["documents"]["practice.yaml"]["data"];
  texts: RouteContext["documents"]["services.yaml"]["data"]["template"];
  groups: readonly LinkGroup[];
}

export function routeServices(context: RouteContext, services: readonly Service[]): Route[] {
  const { documents, addresses } = context;
  const menu = documents["services.yaml"].data;
  const shared: ServiceContext = {
    ...context,
    practice: documents["practice.yaml"].data,
    texts: menu.template,
    groups: listGroups(menu.groups, addresses),
  };
  return services.map((service) => {
    const path = servicePath(service.slug);
    return {
      path,
      address: addresses.page(path),
      outputPath: outputPathOf(path),
      template: "service",
      props: serviceProps(shared, service, path),
      source: service.file,
    };
  });
}

function serviceProps(context: ServiceContext, service: Service, path: string): ServicePage {
  const { practice, texts, groups, addresses } = context;
  const { frontMatter } = service;
  const { mainTitleText, title, description, metaDescription, reviewed, caption } = frontMatter;
  const picture = frontMatter.poster ?? frontMatter.imgSrc;
  const media = mediaProps(context, frontMatter);

  return {
    mainTitle: mainTitleText,
    sources: frontMatter.sources ?? [],
    texts,
    ...pageProps(context, path, {
      title: `${mainTitleText} | ${practice.name}`,
      description: metaDescription ?? description ?? `${mainTitleText} at ${practice.name}, ${practice.address.city}.`,
      ...(picture !== undefined && { image: picture }),
    }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(media !== undefined && { media }),
    ...(caption !== undefined && { caption }),
    ...textsOf(service, context.richText),
    ...(reviewed !== undefined && { reviewed: monthInWords(reviewed, practice.language) }),
    ...placeInGroup(addresses.page(path), groups),
  };
}

type ServiceTexts = Pick<ServicePage, "introduction" | "extra" | "sections">;

function textsOf({ frontMatter, text, htmlFields }: Service, richText: RichText): ServiceTexts {
  const printField = (html: string): Html => richText.print(htmlFields.get(html)!);
  const { descriptionToBeParsed } = frontMatter;
  const extra = richText.printText(text);
  return {
    ...(descriptionToBeParsed !== undefined && { introduction: printField(descriptionToBeParsed) }),
    ...(extra !== "" && { extra }),
    sections: listSections(frontMatter).map(({ title, items }) => ({
      title,
      items: items.map((item) => ({ title: item.title, description: printField(item.description) })),
    })),
  };
}

function listGroups(
  groups: RouteContext["documents"]["services.yaml"]["data"]["groups"],
  addresses: Addresses,
): LinkGroup[] {
  return groups.map(({ title, links }) => ({
    title,
    links: links.map(({ label, href }): Link => ({ label, href: addresses.link(href) })),
  }));
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
