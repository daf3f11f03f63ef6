import { fixedPaths, introductionPath, isSitePath, servicePath, serviceSlug, splitHref } from "../model/page-paths.ts";
import { startOf, type Place } from "../model/place.ts";
import type { ContentLink } from "../model/site.ts";
import type { Content } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";

/** The path of every page, with the place in the content that gave it. */
function listPages(content: Content, practiceSlug: string | undefined): { path: string; place: Place }[] {
  const practice = content.files["practice.yaml"];
  return [
    ...Object.values(fixedPaths).map((path) => ({ path, place: startOf("site") })),
    ...(practice && practiceSlug !== undefined
      ? [{ path: introductionPath(practiceSlug), place: practice.placeOfValue(["slug"]) }]
      : []),
    ...content.serviceFiles.map((file) => ({
      path: servicePath(serviceSlug(file)),
      place: startOf(file),
    })),
  ];
}

/** Two pages may not share an address, nor differ only in case: some hosts and file systems take both for one. */
export function checkAddresses(content: Content, practiceSlug: string | undefined): Problem[] {
  const taken = new Map<string, { path: string; place: Place }>();
  return listPages(content, practiceSlug).flatMap(({ path, place }) => {
    const first = taken.get(path.toLowerCase());
    taken.set(path.toLowerCase(), first ?? { path, place });
    if (first === undefined) return [];
    const related =
      first.place.file === "site" ? undefined : { place: first.place, label: `${first.path} comes from here too` };
    return [problem("address/duplicate", place, { address: path, isFixed: related === undefined }, related)];
  });
}

/** Every link that an author wrote to a page of this site names one that exists. Fragments are checked on the rendered pages. */
export function checkLinks(
  content: Content,
  practiceSlug: string | undefined,
  links: readonly ContentLink[],
): Problem[] {
  const known = listPages(content, practiceSlug).map(({ path }) => path);
  const pages = new Set(known);
  return links.flatMap(({ href, place }) => {
    if (/^(#|https:|mailto:|tel:)/i.test(href) || (isSitePath(href) && pages.has(splitHref(href).path))) return [];
    // Without a valid slug the introduction has no address yet; its own problem is told already.
    if (practiceSlug === undefined && /^\/about\/[a-z0-9-]+$/.test(href)) return [];
    return [problem("link/unknown-page", place(), { href, known })];
  });
}

/** A group lists service pages, and each in one group only: in two it would have two sidebars. */
export function checkGroups(content: Content): Problem[] {
  const source = content.files["services.yaml"];
  const groups = (source?.data as { groups?: ({ links?: ({ href?: unknown } | null)[] } | null)[] } | null)?.groups;
  if (!source || !Array.isArray(groups)) return [];
  const taken = new Map<string, Place>();
  return groups.flatMap((group, groupIndex) =>
    (Array.isArray(group?.links) ? group.links : []).flatMap((link, index) => {
      if (typeof link?.href !== "string") return [];
      const place = source.placeOfValue(["groups", groupIndex, "links", index, "href"]);
      const { path, fragment } = splitHref(link.href);
      if (!path.startsWith("/services/") || fragment !== undefined) {
        return [problem("group/not-a-service", place, { href: link.href })];
      }
      const first = taken.get(path);
      taken.set(path, first ?? place);
      if (first === undefined) return [];
      return [
        problem("group/service-twice", place, { href: link.href }, { place: first, label: "It is listed here first" }),
      ];
    }),
  );
}
