import { servicePath } from "../model/page-paths.ts";
import type { Link, LinkGroup, ServicePage } from "../model/page.ts";
import type { Service } from "../model/site.ts";
import { outputPathOf } from "./addresses.ts";
import { mediaProps, pageProps, type Route, type RouteContext } from "./context.ts";
import { monthInWords } from "./dates.ts";

export function routeServices(context: RouteContext): Route[] {
  const groups = listGroups(context);
  return context.site.services.map((service) => {
    const path = servicePath(service.slug);
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
  service: Service,
  path: string,
  groups: readonly LinkGroup[],
): ServicePage {
  const { site, richText } = context;
  const { frontMatter, sections, bodyHtml } = service;
  const practice = site.documents["practice.yaml"].data;
  const { mainTitleText, title, description, metaDescription, descriptionToBeParsed, reviewed, caption } = frontMatter;
  const picture = frontMatter.poster ?? frontMatter.imgSrc;
  const media = mediaProps(context, frontMatter);

  return {
    ...pageProps(context, path, {
      title: `${mainTitleText} | ${practice.name}`,
      description: metaDescription ?? description ?? `${mainTitleText} at ${practice.name}, ${practice.address.city}.`,
      ...(picture !== undefined && { image: picture }),
    }),
    mainTitle: mainTitleText,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(media !== undefined && { media }),
    ...(caption !== undefined && { caption }),
    ...(descriptionToBeParsed !== undefined && { introduction: richText.fromHtml(descriptionToBeParsed) }),
    ...(bodyHtml !== "" && { extra: richText.fromRendered(bodyHtml) }),
    sections: sections.map((section) => ({
      title: section.title,
      items: section.items.map((item) => ({ title: item.title, description: richText.fromHtml(item.description) })),
    })),
    sources: frontMatter.sources ?? [],
    ...(reviewed !== undefined && { reviewed: monthInWords(reviewed, practice.language) }),
    ...placeInGroup(context.addresses.page(path), groups),
    texts: site.documents["services.yaml"].data.template,
  };
}

function listGroups({ site, addresses }: RouteContext): LinkGroup[] {
  return site.documents["services.yaml"].data.groups.map(({ title, links }) => ({
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
