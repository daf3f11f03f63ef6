import { decodePercent } from "../model/percent-encoding.ts";
import { startOf, type Place } from "../model/place.ts";
import type { ContentHeading, ContentLink } from "../model/site.ts";
import { problem, type Problem } from "../problem.ts";
import type { PageFacts, PageHeading } from "./read-page.ts";

/** What the checker must know of the site besides its pages. */
export interface SiteFacts {
  /** Scheme and host of the published site. */
  host: string;
  /** The site's folder on it; begins and ends with a slash. */
  base: string;
  /** Links that authors wrote, with the address each became. */
  contentLinks: readonly (ContentLink & { address: string })[];
  /** Headings that authors wrote. */
  contentHeadings: readonly ContentHeading[];
  /** Every file of the site that is not a page, by its address. */
  files: ReadonlySet<string>;
  /** The pages that another thread has made. */
  others?: OtherPages | undefined;
}

export interface OtherPages {
  /** Whether there is a page of this address, with this id unless the fragment is empty. */
  has: (address: string, fragment: string) => boolean;
}

/** Checks every rendered page: links, fragments, ids, headings. Nothing is crawled, so no page can hide. */
export function checkPages(pages: readonly PageFacts[], site: SiteFacts): Problem[] {
  const byAddress = new Map(pages.map((each) => [each.address, each]));
  const found = new Set<string>();
  const problems = pages.flatMap((each) => [
    ...checkAddresses(each, byAddress, site, found),
    ...checkIds(each, site),
    ...checkHeadings(each, site),
  ]);
  return withoutRepeats(problems);
}

/** Whether a link to this address, with this fragment unless it is empty, leads to one of the pages or files. */
export function isThere(address: string, id: string, pages: readonly PageFacts[], site: SiteFacts): boolean {
  const page = pages.find((each) => each.address === address);
  if (page !== undefined) return id === "" || page.ids.includes(id);
  return site.files.has(address) || site.others?.has(address, id) === true;
}

/** Every address that leads off the site, at each place where an author wrote it. */
export function listExternalLinks(pages: readonly PageFacts[], site: SiteFacts): { href: string; place: Place }[] {
  const links = pages.flatMap(({ addresses, source }) =>
    [...new Set(addresses)]
      .filter((address) => /^https?:/i.test(address) && !isOfSite(address, site))
      .flatMap((address) => {
        const written = site.contentLinks.filter((link) => link.address === address);
        return written.length > 0
          ? written.map(({ href, place }) => ({ href, place: place() }))
          : [{ href: address, place: startOf(source) }];
      }),
  );
  const seen = new Map(links.map((link) => [JSON.stringify(link), link]));
  return [...seen.values()];
}

/** `found` holds the addresses that lead somewhere from any page; those that do from this one are added. */
function checkAddresses(
  facts: PageFacts,
  pages: ReadonlyMap<string, PageFacts>,
  site: SiteFacts,
  found: Set<string>,
): Problem[] {
  const open = facts.addresses.filter((address) => !found.has(address));
  return [...new Set(open)].flatMap((address) => {
    const local = isOfSite(address, site) ? address.slice(site.host.length) : address;
    if (!local.startsWith("#")) found.add(address);
    if (/^[a-z][a-z\d+.-]*:/i.test(local)) return [];
    const hash = local.indexOf("#");
    const path = hash === -1 ? local : local.slice(0, hash);
    const fragment = hash === -1 ? "" : decodePercent(local.slice(hash + 1));

    const target = path === "" ? facts : pages.get(path);
    const isFound =
      target === undefined
        ? site.files.has(path) || site.others?.has(path, fragment)
        : fragment === "" || target.ids.includes(fragment);
    if (isFound) return [];
    found.delete(address);
    const { place, href } = whereWritten(address, facts, site);
    if (target === undefined) return [problem("link/unknown-page", place, { href, known: [...pages.keys()] })];
    return [problem("link/missing-fragment", place, { href, fragment, known: target.contentIds })];
  });
}

/** Another host may begin with the same letters, and the host may have other folders. */
function isOfSite(address: string, { host, base }: SiteFacts): boolean {
  return address.startsWith(host + base);
}

/** The link as its author wrote it, and where; the start of the page's content file when a template made it. */
function whereWritten(address: string, page: PageFacts, site: SiteFacts): { place: Place; href: string } {
  const written = site.contentLinks.filter((link) => link.address === address);
  const link = written.find(({ file }) => file === page.source) ?? written[0];
  return link ? { place: link.place(), href: link.href } : { place: startOf(page.source), href: address };
}

function checkIds(page: PageFacts, site: SiteFacts): Problem[] {
  const { ids, headings } = page;
  const seen = new Set<string>();
  const repeated = new Set(ids.filter((id) => seen.size === seen.add(id).size));
  return [...repeated].map((id) => {
    const heading = headings.findLast((each) => each.id === id);
    return problem("address/duplicate-id", placeOfHeading(heading, page, site), { id });
  });
}

function checkHeadings(page: PageFacts, site: SiteFacts): Problem[] {
  const { headings } = page;
  if (headings.length === 0 && page.isRedirect) return [];
  const faults: { reason: string; heading?: PageHeading }[] = [];
  const mainTitles = headings.filter(({ level }) => level === 1).length;
  if (mainTitles !== 1)
    faults.push({
      reason: `it has ${mainTitles === 0 ? "no" : mainTitles} main ${mainTitles === 0 ? "title" : "titles"}`,
    });
  headings.forEach((heading, index) => {
    const before = headings[index - 1]?.level ?? 0;
    const text = heading.text.trim();
    if (heading.level > before + 1) faults.push({ reason: `"${text}" skips a level`, heading });
    if (text === "") faults.push({ reason: "one of them is empty", heading });
  });
  return faults.map(({ reason, heading }) => problem("page/heading", placeOfHeading(heading, page, site), { reason }));
}

/** Where an author wrote the heading; the start of the page's content file when a template did. */
function placeOfHeading(heading: PageHeading | undefined, page: PageFacts, { contentHeadings }: SiteFacts): Place {
  const written = contentHeadings.find(({ text, file }) => file === page.source && text === heading?.text.trim());
  return written?.place() ?? startOf(page.source);
}

/** A link in the menu is wrong on every page, but it was written once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((each) => [JSON.stringify([each.code, each.place, each.message]), each]));
  return [...seen.values()];
}
