import { startOf, type Place } from "../model/place.ts";
import { recallNothing, type Recall } from "../memory.ts";
import { findOnSite, type PlaceOnSite, type SiteLocation } from "../model/find-on-site.ts";
import type { ContentHeading, ContentLink } from "../model/site.ts";
import { problem, type Problem } from "../problem.ts";
import type { PageFault } from "./page-faults.ts";
import type { Facts, PageFacts } from "./read-page.ts";

/** What the checker must know of the site besides its pages. */
export interface SiteFacts extends SiteLocation {
  /** Links that authors wrote, with the address each became. */
  contentLinks: () => readonly AddressedLink[];
  /** Headings that authors wrote. */
  contentHeadings: readonly ContentHeading[];
  /** Every file of the site that is not a page, by its address. */
  files: ReadonlySet<string>;
}

type AddressedLink = ContentLink & { address: string };

/** Checks every rendered page: links, fragments, ids, headings. Nothing is crawled, so no page can hide. */
export function checkPages(pages: readonly PageFacts[], site: SiteFacts, recall: Recall = recallNothing): Problem[] {
  const index = indexPages(pages, site, recall);
  const problems = pages.flatMap((each) => [
    ...checkAddresses(each, index, site),
    ...each.faults.map((fault) => wordFault(fault, each, index)),
  ]);
  return withoutRepeats(problems);
}

/** The pages by their address, and what is known of their links. */
interface PageIndex {
  byAddress: ReadonlyMap<string, PageFacts>;
  /** The addresses of all pages: one list for all problems, so that what a search in it takes is made ready once. */
  addresses: () => readonly string[];
  /** Where authors wrote the links that became an address. */
  linksTo: (address: string) => readonly AddressedLink[];
  /** Where an author wrote a heading. */
  headingOf: (file: string, text: string) => ContentHeading | undefined;
  /** Addresses that lead somewhere from any page. */
  found: Set<string>;
  /** Pieces of which all addresses do. */
  sound: Set<Facts>;
  /** Of a page all of whose addresses led somewhere when the site had the same pages and files: those with a fragment. */
  recallPointed: (page: PageFacts, make: () => string[] | undefined) => string[] | undefined;
}

function indexPages(pages: readonly PageFacts[], site: SiteFacts, recall: Recall): PageIndex {
  const byAddress = new Map(pages.map((each) => [each.address, each]));
  const written = (): string => [site.host, site.base, ...byAddress.keys(), "", ...site.files].join("\n");
  const places = recall === recallNothing ? undefined : recall("places of a site", written, () => ({}));
  return {
    byAddress,
    addresses: once(() => [...byAddress.keys()]),
    linksTo: indexLinks(site),
    headingOf: indexHeadings(site),
    found: new Set(),
    sound: new Set(),
    recallPointed: (page, make) => places && recall("pointed addresses", [places, page], make),
  };
}

/** A site with one broken link may have one on each of thousands of pages; a sound one asks for none, so none is looked at before. */
function indexLinks({ contentLinks }: SiteFacts): PageIndex["linksTo"] {
  const byAddress = once(() => {
    const links = new Map<string, AddressedLink[]>();
    for (const link of contentLinks()) {
      const known = links.get(link.address);
      if (known === undefined) links.set(link.address, [link]);
      else known.push(link);
    }
    return links;
  });
  return (address) => byAddress().get(address) ?? [];
}

function indexHeadings({ contentHeadings }: SiteFacts): PageIndex["headingOf"] {
  const keyOf = (file: string, text: string): string => `${file}\n${text}`;
  // The first of equal headings counts, and in a Map the last entry does.
  const byText = once(
    () => new Map(contentHeadings.toReversed().map((heading) => [keyOf(heading.file, heading.text), heading])),
  );
  return (file, text) => byText().get(keyOf(file, text));
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function leadsSomewhere({ path, fragment }: PlaceOnSite, target: PageFacts | undefined, site: SiteFacts): boolean {
  if (target !== undefined) return fragment === "" || target.pieces.some(({ ids }) => ids.includes(fragment));
  return site.files.has(path);
}

/** Every address that leads off the site, at each place where an author wrote it. */
export function listExternalLinks(pages: readonly PageFacts[], site: SiteFacts): { href: string; place: Place }[] {
  const linksTo = indexLinks(site);
  const links = pages.flatMap(({ pieces, source }) =>
    [...new Set(pieces.flatMap(({ addresses }) => addresses))]
      .filter((address) => /^https?:/i.test(address) && findOnSite(address, site) === undefined)
      .flatMap((address) => {
        const written = linksTo(address);
        return written.length > 0
          ? written.map(({ href, place }) => ({ href, place: place() }))
          : [{ href: address, place: startOf(source) }];
      }),
  );
  const seen = new Map(links.map((link) => [JSON.stringify(link), link]));
  return [...seen.values()];
}

function checkAddresses(page: PageFacts, index: PageIndex, site: SiteFacts): Problem[] {
  const check = (): Problem[] => page.pieces.flatMap((piece) => checkPiece(piece, page, index, site));
  const pointed = index.recallPointed(page, () => (check().length === 0 ? listPointed(page) : undefined));
  // Whether an id is there is another question in each build, but one that few addresses ask.
  const isSound = pointed?.every((address) => checkAddress(address, page, index, site).length === 0) === true;
  return isSound ? [] : check();
}

function checkPiece(piece: Facts, page: PageFacts, index: PageIndex, site: SiteFacts): Problem[] {
  const { found, sound } = index;
  if (sound.has(piece)) return [];
  const open = piece.addresses.filter((address) => !found.has(address));
  const problems = [...new Set(open)].flatMap((address) => checkAddress(address, page, index, site));
  if (piece.addresses.every((address) => found.has(address))) sound.add(piece);
  return problems;
}

/** Each address with a fragment, once. */
function listPointed({ pieces }: PageFacts): string[] {
  return [...new Set(pieces.flatMap(({ addresses }) => addresses.filter((address) => address.includes("#"))))];
}

function checkAddress(address: string, page: PageFacts, index: PageIndex, site: SiteFacts): Problem[] {
  const { byAddress, found } = index;
  if (found.has(address)) return [];
  const own = findOnSite(address, site);
  const target = own?.path === "" ? page : byAddress.get(own?.path ?? "");
  if (own === undefined || leadsSomewhere(own, target, site)) {
    if (own?.path !== "") found.add(address);
    return [];
  }
  const { place, href } = whereWritten(address, page, index);
  if (target === undefined) return [problem("link/unknown-page", place, { href, known: index.addresses() })];
  // To one with a space, which HTML does not allow, no link can lead.
  const known = target.pieces.flatMap(({ contentIds }) => contentIds).filter((id) => !/\s/.test(id));
  return [problem("link/missing-fragment", place, { href, fragment: own.fragment, known })];
}

/** The link as its author wrote it, and where; the start of the page's content file when a template made it. */
function whereWritten(address: string, page: PageFacts, index: PageIndex): { place: Place; href: string } {
  const written = index.linksTo(address);
  const link = written.find(({ file }) => file === page.source) ?? written[0];
  return link ? { place: link.place(), href: link.href } : { place: startOf(page.source), href: address };
}

function wordFault(fault: PageFault, { source }: PageFacts, { headingOf }: PageIndex): Problem {
  // Where an author wrote the heading; the start of the page's content file when a template did.
  const written = fault.heading === undefined ? undefined : headingOf(source, fault.heading);
  const place = written?.place() ?? startOf(source);
  return "reason" in fault
    ? problem("page/heading", place, { reason: fault.reason })
    : problem("address/duplicate-id", place, { id: fault.repeatedId });
}

/** A link in the menu is wrong on every page, but it was written once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((each) => [JSON.stringify([each.code, each.place, each.message]), each]));
  return [...seen.values()];
}
