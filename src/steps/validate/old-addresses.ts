import { findOnSite, locateSite, type SiteLocation } from "../../model/build/find-on-site.ts";
import type { FactsOfSite } from "../../model/content/facts.ts";
import { foldName } from "../../model/build/output.ts";
import { fixedPaths, isSitePath, splitHref } from "../../model/build/page-paths.ts";
import { decodePercent } from "../../model/text/percent-encoding.ts";
import { findHidden, givePageFiles, listOccupied, prefixOf, type Redirect } from "../../model/content/redirects.ts";
import type { Source } from "../../model/build/source.ts";
import { describeHidden, mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { reportFaults } from "./old-address-faults.ts";
import { checkEnds, followLink } from "./redirect-ends.ts";
import { findListed, listEntries, placeOfEntry, readEntries, type ReadableEntry } from "./redirect-entries.ts";
import { checkRedirectLimits } from "./redirect-limits.ts";

export interface RedirectReport {
  oldAddresses: Redirect[];
  /** Targets of entries, as written, that are old addresses themselves: no pages, and yet no broken links. */
  leadOn: ReadonlySet<string>;
  /** Returns where a link to an old address ends, as written; undefined for any other link, and in a circle. */
  findEnd: (href: string) => string | undefined;
  problems: Problem[];
}

interface SiteNames {
  /** The path of every page. */
  pages: readonly string[];
  /** Files at the top of the site, by their paths there. */
  rootFiles: readonly string[];
  practice: Pick<FactsOfSite["practice.yaml"], "origin" | "host"> | undefined;
}

/** The path of the services has no page of its own, so the list may say where it leads. */
const isHidable = (path: string): boolean => path !== fixedPaths.services;

/** Checks that hosts can look up each old address, and that it is listed once, hides nothing, and leads straight to its page. */
export function checkRedirects(source: Source | undefined, { pages, rootFiles, practice }: SiteNames): RedirectReport {
  const redirects = source?.data;
  if (source === undefined || !Array.isArray(redirects)) {
    return { oldAddresses: [], leadOn: new Set(), findEnd: () => undefined, problems: [] };
  }
  const { entries, faulty } = readEntries(redirects);
  const { listed, repeated } = listEntries(source, entries);
  const occupied = listOccupied(pages.filter(isHidable), rootFiles);
  const faults = reportFaults(source, faulty, { listed, occupied });
  const hiding = entries.flatMap((entry) => {
    const hidden = findHidden(entry, occupied);
    const { from, isPrefix } = entry;
    return hidden === undefined
      ? []
      : [problem("redirect/hides-page", placeOfEntry(source, entry, "from"), describeHidden(from, hidden, isPrefix))];
  });
  const site = locateSite(practice?.origin);
  const find = (href: string): ReadableEntry | undefined => {
    const path = pathInAddress(href, site);
    return path === undefined || occupied.has(foldName(path)) ? undefined : findListed(listed, path);
  };
  const example = pages.find((path) => path.startsWith("/services/")) ?? "/";
  const ends = checkEnds(source, entries, { find, example });
  const oldAddresses = withPageFiles(entries, pages, rootFiles);
  const all = [
    ...faults,
    ...repeated,
    ...hiding,
    ...ends.problems,
    ...checkRedirectLimits(source, { entries, oldAddresses }, { ...site, host: practice?.host }),
  ];
  return {
    oldAddresses,
    leadOn: ends.leadOn,
    findEnd: (href) => followLink(href, find),
    problems: all.slice(0, mostPerFile),
  };
}

/** Returns the decoded path of a target on this site; undefined for a target elsewhere. */
function pathInAddress(to: string, site: SiteLocation): string | undefined {
  if (isSitePath(to)) return decodePercent(splitHref(to).path);
  const own = /^https:/i.test(to) ? findOnSite(to, site) : undefined;
  return own && decodePercent(splitHref(`/${own.path.slice(site.base.length)}`).path);
}

function withPageFiles(
  entries: readonly Redirect[],
  pages: readonly string[],
  rootFiles: readonly string[],
): Redirect[] {
  const others = [...pages.map((path) => `${prefixOf(path).slice(1)}index.html`), ...rootFiles];
  const files = givePageFiles(entries, others);
  return entries.map(({ path, isFolder, isPrefix, to }, index) => ({
    ...{ path, isFolder, isPrefix, to },
    pageFile: files[index],
  }));
}
