import { findOnSite, type PlaceOnSite, type SiteLocation } from "../../model/build/find-on-site.ts";
import { isFilePath } from "../../model/build/page-paths.ts";
import { startOf, type Place } from "../../model/build/place.ts";
import type { ContentHeading, ContentLink } from "../../model/build/site.ts";
import { describeFragment, describeUnknownPage, problem, type Problem } from "../../problems/problem.ts";
import { findFaults } from "./page-faults.ts";
import type { PageFacts } from "./read-page.ts";
import type { SitePages } from "./site-pages.ts";

/** Targets of links besides pages, and the links and headings that authors wrote. */
export interface SiteLinks extends SiteLocation {
  /** Links that authors wrote, each with its finished address. */
  links: readonly AddressedLink[];
  /** Headings that authors wrote. */
  headings: readonly ContentHeading[];
  /** Addresses of all files that are not pages. */
  files: ReadonlySet<string>;
  /** The days on which pages appear that are still to come, by address. */
  scheduled: ReadonlyMap<string, string>;
}

export type AddressedLink = ContentLink & { address: string };

/** Checks that each link an author wrote leads to a page or file of the site, and its fragment to an id there. */
export function checkContentLinks(pages: SitePages, site: SiteLinks): Problem[] {
  const problems: Problem[] = [];
  const sound = new Set<string>();
  let known: string[] | undefined;
  for (const { href, address, file, place } of site.links) {
    if (sound.has(address)) continue;
    const own = findOnSite(address, site);
    const isHere = own?.path === "";
    const target = isHere ? (pages.madeOf(file) ?? site.base) : own?.path;
    if (own === undefined || leadsSomewhere({ path: target!, fragment: own.fragment }, pages, site)) {
      if (!isHere) sound.add(address);
    } else if (!pages.has(target!)) {
      const day = site.scheduled.get(target!);
      problems.push(
        day === undefined
          ? problem("link/unknown-page", place(), describeUnknownPage(href, { known: (known ??= pages.addresses) }))
          : problem("link/scheduled-post", place(), { href, day }),
      );
    } else {
      const [other, ...others] = pages.withId(own.fragment);
      const elsewhere =
        other === undefined || others.length > 0 ? undefined : `${writtenAddress(other, site)}#${own.fragment}`;
      problems.push(reportFragment({ href, fragment: own.fragment, elsewhere }, pages.factsOf(target!)!, place()));
    }
  }
  return problems;
}

function leadsSomewhere(
  { path, fragment }: Pick<PlaceOnSite, "path" | "fragment">,
  pages: SitePages,
  { files }: SiteLinks,
): boolean {
  if (!pages.has(path)) return files.has(path);
  return fragment === "" || pages.factsOf(path)!.ids.includes(fragment);
}

/** Returns a page's address as authors write it. */
function writtenAddress(address: string, { base }: SiteLinks): string {
  return `/${address.slice(base.length).replace(/\/$/, "")}`;
}

interface LostLink {
  href: string;
  fragment: string;
  /** Address of the only other page that has such a place. */
  elsewhere?: string | undefined;
}

function reportFragment({ href, fragment, elsewhere }: LostLink, { contentIds }: PageFacts, place: Place): Problem {
  // No link can lead to an id with a space, which HTML does not allow.
  const known = contentIds.filter((id) => !/\s/.test(id));
  return problem("link/missing-fragment", place, describeFragment({ href, fragment, known, elsewhere }));
}

/** Checks the links that templates wrote. `placeOf` finds an address in the practice's own templates. */
export function checkTemplateLinks(
  pages: SitePages,
  { read, site }: { read: readonly PageFacts[]; site: SiteLinks },
  placeOf: (address: string) => Place | undefined,
): Problem[] {
  const written = new Set(site.links.map(({ address }) => address));
  const reported = new Set<string>();
  const sound = new Set<string>();
  const known = pages.addresses;
  return read.flatMap((page) =>
    [...page.addresses].flatMap((address) => {
      if (sound.has(address) || written.has(address) || reported.has(address)) return [];
      const own = findOnSite(address, site);
      const target = own?.path === "" ? page.address : own?.path;
      if (own === undefined || leadsSomewhere({ path: target!, fragment: own.fragment }, pages, site)) {
        if (own?.path !== "") sound.add(address);
        return [];
      }
      // A template repeats one mistake on all pages.
      reported.add(address);
      const place = placeOf(address) ?? startOf(page.source);
      const { fragment } = own;
      if (pages.has(target!)) return [reportFragment({ href: address, fragment }, pages.factsOf(target!)!, place)];
      return isFilePath(address)
        ? [problem("link/missing-file", place, { href: address })]
        : [problem("link/unknown-page", place, describeUnknownPage(address, { known }))];
    }),
  );
}

/** Checks ids and headings of finished pages. `placeOf` finds markup in the practice's own templates. */
export function checkOutlines(
  read: readonly PageFacts[],
  { headings, openHeadings }: { headings: readonly ContentHeading[]; openHeadings: readonly string[] },
  placeOf: (markup: string) => Place | undefined,
): Problem[] {
  const found = read.flatMap((page) =>
    findFaults(page).map((fault) => {
      // A heading that no author wrote comes from a template, which repeats one mistake on all pages.
      const isIt = ({ file, text }: ContentHeading): boolean => file === page.source && text === fault.heading;
      const byTemplate = openHeadings.includes(page.source) ? undefined : placeOf(fault.markup);
      const place = headings.find(isIt)?.place() ?? byTemplate ?? startOf(page.source);
      return "reason" in fault
        ? problem("page/heading", place, { reason: fault.reason })
        : problem("address/duplicate-id", place, { fix: "heading", id: fault.repeatedId });
    }),
  );
  const byPlace = new Map(found.map((each) => [JSON.stringify([each.code, each.place, each.message]), each]));
  return [...byPlace.values()];
}

/** Lists every address that leads off the site, at each place where an author wrote it. An address from a template is listed once. */
export function listExternalLinks(
  read: readonly PageFacts[],
  site: SiteLinks,
  placeOf: (address: string) => Place | undefined,
): { href: string; place: Place }[] {
  const isOutside = (address: string): boolean => /^https?:/i.test(address) && findOnSite(address, site) === undefined;
  const written = site.links.filter(({ address }) => isOutside(address));
  const known = new Set(written.map(({ address }) => address));
  const others = new Map<string, Place>();
  for (const { addresses, source } of read) {
    for (const address of addresses) {
      if (!isOutside(address) || known.has(address) || others.has(address)) continue;
      others.set(address, placeOf(address) ?? startOf(source));
    }
  }
  const links = written.map(({ href, place }) => ({ href, place: place() }));
  return [...links, ...[...others].map(([href, place]) => ({ href, place }))];
}
