import { isVideo } from "../../model/build/media-kinds.ts";
import type { CompleteLink } from "../../model/build/link.ts";
import { serviceGroupsSchema, type CompleteServices } from "../../model/content/navigation.ts";
import { servicePath, slugOf, splitHref } from "../../model/build/page-paths.ts";
import type { Tiles } from "../../model/build/ready-page.ts";
import type { ServiceFrontMatter } from "../../model/content/service.ts";
import type { Site } from "../../model/build/site.ts";
import type { RouteContext } from "./context.ts";
import { finishFields, type Finishing } from "./finish-fields.ts";

/** More services are easier to find in a list. */
const most = 12;

/** Makes the tiles of services for the home page and for pages above groups, and says which page is above each service. */
export function readyServices(
  site: Site,
  complete: CompleteServices,
  finishing: Finishing,
): Pick<RouteContext, "tiles" | "groupPages" | "aboveServices"> {
  return {
    tiles: readyTiles(site, finishing),
    groupPages: readyGroupPages(complete, site.entries, finishing),
    aboveServices: pagesAboveServices(complete),
  };
}

/** Makes a tile of each service with its sentence and picture; undefined if it wrote groups, has only one, or has many. */
function readyTiles({ documents, entries }: Site, finishing: Finishing): Tiles | undefined {
  const { services } = entries;
  const isList = services.length < 2 || services.length > most;
  if (isList || documents["services.yaml"].data.groups !== undefined) return undefined;
  return finishTiles(
    services.map(({ file, data }) => tileOf({ label: data.mainTitleText, href: servicePath(slugOf(file)) }, data)),
    finishing,
  );
}

/** Makes a tile of each service that is in a group with a page, by the path of that page. */
function readyGroupPages(
  { groups }: CompleteServices,
  { services }: Site["entries"],
  finishing: Finishing,
): ReadonlyMap<string, Tiles> {
  const known = new Map(services.map(({ file, data }) => [servicePath(slugOf(file)), data]));
  const pages = new Map<string, object[]>();
  for (const { href, links } of groups) {
    if (href === undefined) continue;
    const { path } = splitHref(href);
    // A group lists only services.
    const tiles = links.map((link) => tileOf(link, known.get(splitHref(link.href).path)!));
    pages.set(path, [...(pages.get(path) ?? []), ...tiles]);
  }
  return new Map([...pages].map(([path, tiles]) => [path, finishTiles(tiles, finishing)]));
}

function tileOf(link: CompleteLink, { description: summary, imgSrc, imgAlt, poster }: ServiceFrontMatter): object {
  const picture = imgSrc !== undefined && isVideo(imgSrc) ? poster : imgSrc;
  return {
    ...{ title: link.label, links: [link] },
    ...(summary !== undefined && { summary }),
    ...(picture !== undefined && { picture, pictureAlt: imgAlt }),
  };
}

function finishTiles(groups: object[], finishing: Finishing): Tiles {
  const { data, shown } = finishFields<unknown>(serviceGroupsSchema, { groups }, finishing);
  return { ...(data as Pick<Tiles, "groups">), shown };
}

/** Returns the path of the page above each service whose group has one, by the path of the service. */
const pagesAboveServices = ({ groups }: CompleteServices): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap(({ href, links }) => {
      if (href === undefined) return [];
      const above = splitHref(href).path;
      return links.map((link) => [splitHref(link.href).path, above] as const).filter(([path]) => path !== above);
    }),
  );
