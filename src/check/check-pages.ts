import { startOf, type Place } from "../model/place.ts";
import type { Page } from "../model/output.ts";
import type { ContentLink } from "../model/site.ts";
import { problem, type Problem } from "../problem.ts";
import { readPage, type PageFacts } from "./read-page.ts";

/** What the checker must know of the site besides its pages. */
export interface SiteFacts {
  /** Scheme and host of the published site. */
  host: string;
  /** Links that authors wrote, with the address each became. */
  contentLinks: readonly (ContentLink & { address: string })[];
  /** Every file of the site that is not a page, by its address. */
  files: ReadonlySet<string>;
}

/** Checks every rendered page: links, fragments, ids, headings. Nothing is crawled, so no page can hide. */
export function checkPages(pages: readonly Page[], site: SiteFacts): Problem[] {
  const facts = pages.map(readPage);
  const byAddress = new Map(facts.map((each) => [each.page.address, each]));
  const problems = facts.flatMap((each) => [
    ...checkAddresses(each, byAddress, site),
    ...checkIds(each),
    ...checkHeadings(each),
  ]);
  return withoutRepeats(problems);
}

function checkAddresses(facts: PageFacts, pages: ReadonlyMap<string, PageFacts>, site: SiteFacts): Problem[] {
  return [...new Set(facts.addresses)].flatMap((address) => {
    const local = address.startsWith(site.host) ? address.slice(site.host.length) : address;
    if (/^[a-z][a-z\d+.-]*:/i.test(local)) return [];
    const hash = local.indexOf("#");
    const path = hash === -1 ? local : local.slice(0, hash);
    const fragment = hash === -1 ? "" : decodeURIComponent(local.slice(hash + 1));

    const target = path === "" ? facts : pages.get(path);
    const place = placeOf(address, facts.page, site);
    if (target === undefined) {
      return site.files.has(path)
        ? []
        : [problem("link/unknown-page", place, { href: address, known: [...pages.keys()] })];
    }
    if (fragment === "" || target.ids.includes(fragment)) return [];
    return [problem("link/missing-fragment", place, { href: address, fragment, known: target.ids })];
  });
}

/** Where the author wrote the link; the start of the page's content file when a template made it. */
function placeOf(address: string, page: Page, site: SiteFacts): Place {
  const written = site.contentLinks.filter((link) => link.address === address);
  const own = written.find((link) => link.place.file === page.source);
  return (own ?? written[0])?.place ?? startOf(page.source);
}

function checkIds({ ids, page }: PageFacts): Problem[] {
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) => problem("address/duplicate-id", startOf(page.source), { id }));
}

function checkHeadings({ headings, page }: PageFacts): Problem[] {
  if (headings.length === 0) return [];
  const reasons: string[] = [];
  const mainTitles = headings.filter(({ level }) => level === 1).length;
  if (mainTitles !== 1) reasons.push(`it has ${mainTitles} main titles`);
  headings.forEach(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1) reasons.push(`"${text.trim()}" skips a level`);
    if (text.trim() === "") reasons.push("one of them is empty");
  });
  return reasons.map((reason) => problem("page/heading", startOf(page.source), { reason }));
}

/** A link in the menu is wrong on every page, but it was written once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((each) => [JSON.stringify([each.code, each.place, each.message]), each]));
  return [...seen.values()];
}
