import type { PreparedMedia } from "../media/media-book.ts";
import type { Recall } from "../memory.ts";
import { servicePath } from "../model/page-paths.ts";
import type { Link, LinkGroup, ServicePage } from "../model/page.ts";
import { listSections } from "../model/service.ts";
import type { Service } from "../model/site.ts";
import { outputPathOf, type Addresses } from "./addresses.ts";
import {
  mediaProps,
  pageProps,
  type PageContext,
  type Route,
  type RouteContext,
  type Surroundings,
} from "./context.ts";
import { monthInWords } from "./dates.ts";
import type { RichText } from "./rich-text.ts";

type Documents = Pick<RouteContext["documents"], "practice.yaml" | "services.yaml">;

/** All that a service's page depends on besides the service. */
interface ServiceContext extends PageContext {
  practice: Documents["practice.yaml"]["data"];
  texts: Documents["services.yaml"]["data"]["template"];
  groups: readonly LinkGroup[];
}

export function routeServices(
  surroundings: Surroundings,
  { media, richText }: Pick<PageContext, "media" | "richText">,
  documents: Documents,
  services: readonly Service[],
  recall: Recall,
): Route[] {
  const practice = documents["practice.yaml"];
  const menu = documents["services.yaml"];
  const context = recall("surroundings of services", [surroundings, practice, menu], () => ({
    ...surroundings,
    practice: practice.data,
    texts: menu.data.template,
    groups: listGroups(menu.data.groups, surroundings.addresses),
  }));
  const all = { ...context, media, richText };
  return services.map((service) => {
    // Of all pictures and films, a page depends on those that its service names.
    const named = service.media.map((name) => media.get(name)!);
    const make = (): Route => new ServiceRoute(all, service, named, recall);
    return recall(`service route, ${named.length} media`, [context, ...named, service], make);
  });
}

class ServiceRoute {
  readonly path: string;
  readonly address: string;
  readonly outputPath: string;
  readonly template = "service";
  readonly source: string;
  readonly #make: () => ServicePage;

  constructor(context: ServiceContext, service: Service, named: readonly PreparedMedia[], recall: Recall) {
    const { addresses, richText } = context;
    this.path = servicePath(service.slug);
    this.address = addresses.page(this.path);
    this.outputPath = outputPathOf(this.path);
    this.source = service.file;
    const makeTexts = (): ServiceTexts => textsOf(service, richText);
    this.#make = () => {
      const texts = recall(`service texts, ${named.length} media`, [addresses, ...named, service], makeTexts);
      return serviceProps(context, service, this.path, texts);
    };
  }

  /** Made when the page is rendered: those of thousands of pages would fill the memory. */
  get props(): ServicePage {
    return this.#make();
  }
}

function serviceProps(context: ServiceContext, { frontMatter }: Service, path: string, own: ServiceTexts): ServicePage {
  const { practice, texts, groups, addresses } = context;
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
    ...own,
    ...(reviewed !== undefined && { reviewed: monthInWords(reviewed, practice.language) }),
    ...placeInGroup(addresses.page(path), groups),
  };
}

type ServiceTexts = Pick<ServicePage, "introduction" | "extra" | "sections">;

function textsOf({ frontMatter, bodyHtml }: Service, richText: RichText): ServiceTexts {
  const { descriptionToBeParsed } = frontMatter;
  return {
    ...(descriptionToBeParsed !== undefined && { introduction: richText.fromHtml(descriptionToBeParsed) }),
    ...(bodyHtml !== "" && { extra: richText.fromRendered(bodyHtml) }),
    sections: listSections(frontMatter).map(({ title, items }) => ({
      title,
      items: items.map((item) => ({ title: item.title, description: richText.fromHtml(item.description) })),
    })),
  };
}

function listGroups(groups: Documents["services.yaml"]["data"]["groups"], addresses: Addresses): LinkGroup[] {
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
