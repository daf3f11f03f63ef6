import { linkFilms, type WithFilms } from "../model/content/films.ts";
import { placeSections } from "../model/content/card-sections.ts";
import type { Figures } from "../model/content/claims.ts";
import type { CardSection, Finished, Html, Link, LinkGroup, PageProps } from "../model/build/page.ts";
import { mostInMenus, type CompleteServices } from "../model/content/navigation.ts";
import type { PageContext, ReadyItem, ReadyPage } from "../model/build/ready-page.ts";
import { fillWord } from "../model/text/fill-word.ts";
import { pricesByPage, type PricesOfService } from "./prices.ts";
import { defineKind, howToUse } from "../model/build/kind.ts";
import { servicePath, splitHref } from "../model/build/page-paths.ts";
import { serviceSchema, type SectionKey, type ServiceFrontMatter } from "../model/content/service.ts";
import { photoCode } from "./photo-code.ts";

/** Props of `templates/service.tsx`. Everything that front matter may leave out is absent on a page that is only its title. */
export interface ServicePage extends PageProps, WithFilms<Omit<Finished<ServiceFrontMatter>, SectionKey | "claim">> {
  claim?: Finished<Figures[string]>;
  sections: CardSection[];
  prices?: PricesOfService;
  /** Additional content: the Markdown body. */
  extra?: Html;
  /** Present only if the page is in a service group. */
  sidebar?: LinkGroup;
  /** The services before and after this one in menu order, for a page in a group. */
  previous?: Link;
  next?: Link;
  texts: Finished<CompleteServices>["template"];
}

export const service = defineKind({
  files: "services/*.md",
  purpose: "a service",
  schema: serviceSchema,
  needed: { file: "services/checkups.md", purpose: "a service; the name of the file is its address" },
  page: {
    path: servicePath,
    template: "service",
    prepare: (context) => {
      const menu = placeInMenu(context);
      const prices = pricesByPage(context);
      return (item) => readyService(context, item, { menu, prices });
    },
  },
  ...photoCode,
  styles: [...photoCode.styles, { file: "facts.css", keys: ["facts"] }],
  draft: {
    name: "service",
    example: "root-canals",
    titleKey: "mainTitleText",
    notes: [
      "A service. The name of this file is the address of its page: {file} is {path}.",
      "A title is enough.",
      howToUse,
      "With any more lines the page needs title, description and imgSrc. Below the second --- there is room for more text.",
    ],
    next: "The page has only its title so far. The file shows everything else it may have.",
  },
});

function readyService(
  { frame, documents, link, createIds }: PageContext,
  { fields, data, ...item }: ReadyItem<ServiceFrontMatter>,
  { menu, prices }: { menu: ReadonlyMap<string, InMenu>; prices: ReturnType<typeof pricesByPage> },
): ReadyPage<ServicePage> {
  const { mainTitleText, description } = fields;
  const { name } = documents["practice.yaml"].data;
  const named = { service: mainTitleText, practice: name, city: frame.offices[0].address.city };
  const summary = description ?? fillWord(frame.words.serviceSummary, named);
  const { text: extra, claim: claimName, ...shown } = placeSections(fields, item, createIds());
  const claim = claimName === undefined ? undefined : documents["claims.yaml"].data[claimName];
  const ownPrices = prices.get(splitHref(link(item.path)).path);
  return {
    props: {
      texts: documents["services.yaml"].data.template,
      ...linkFilms(shown, frame),
      ...(claim && { claim }),
      ...(extra !== "" && { extra }),
      ...(ownPrices && { prices: ownPrices }),
      ...menu.get(link(item.path)),
    },
    description: fields.metaDescription ?? summary,
    isLocal: true,
    // Some day of that month, and not before it.
    modified: data.reviewed && `${data.reviewed}-01`,
    subject: {
      type: "MedicalWebPage",
      treatment: { name: mainTitleText, description: summary },
      // Search engines read the month as a number, visitors in words.
      reviewed: data.reviewed,
    },
  };
}

/** The sidebar of a page, and the pages before and after it in the order of the menu. */
type InMenu = Pick<ServicePage, "sidebar" | "previous" | "next">;

/**
 * Returns the place of each service page in the menu, by its address. A page in no group has none, and one in two groups has its first.
 * The last page of "Preventive" leads on to the first of "Cosmetic", so a page that is alone in its group has neighbors, too. The sidebar
 * of a group that is too long leads to its list on the home page.
 */
function placeInMenu({ documents, frame }: PageContext): ReadonlyMap<string, InMenu> {
  const { groups } = documents["services.yaml"].data;
  const all = groups.flatMap(({ title, links, id, href }) => {
    const list = { label: documents["home.yaml"].data.servicesTitle, href: `${frame.homeHref}#${id}` };
    const sidebar: LinkGroup = {
      title,
      links: links.length > mostInMenus ? [list] : links,
      ...(href !== undefined && { href }),
    };
    return links.map((link) => ({ sidebar, link }));
  });
  const places = all.map(({ sidebar, link }, at): [string, InMenu] => {
    const previous = all[at - 1]?.link;
    const next = all[at + 1]?.link;
    return [link.href, { sidebar, ...(previous && { previous }), ...(next && { next }) }];
  });
  return new Map(places.reverse());
}
