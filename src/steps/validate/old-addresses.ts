import { findOnSite, locateSite, type SiteLocation } from "../../model/find-on-site.ts";
import type { FactsOfSite } from "../../model/facts.ts";
import { foldName } from "../../model/output.ts";
import { isSitePath, splitHref } from "../../model/page-paths.ts";
import { decodePercent } from "../../model/percent-encoding.ts";
import type { Place } from "../../model/place.ts";
import {
  findHidden,
  listOccupied,
  prefixOf,
  readOldAddress,
  type Occupied,
  type Redirect,
} from "../../model/redirects.ts";
import type { Source } from "../../model/source.ts";
import { describeHidden, mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { isGroup } from "../../model/walk-fields.ts";
import { checkRedirectLimits } from "./redirect-limits.ts";

/** An entry that can be read, with what its problems name. */
interface ReadableEntry extends Redirect {
  index: number;
  /** The address as its author wrote it. */
  from: string;
}

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

/** Checks that hosts can look up each old address, and that it is listed once, hides nothing, and leads straight to its page. */
export function checkRedirects(source: Source | undefined, { pages, rootFiles, practice }: SiteNames): RedirectReport {
  const redirects = source?.data;
  if (source === undefined || !Array.isArray(redirects)) {
    return { oldAddresses: [], leadOn: new Set(), findEnd: () => undefined, problems: [] };
  }
  const { entries, faulty } = readEntries(redirects);
  const { listed, repeated } = listEntries(source, entries);
  const occupied = listOccupied(pages, rootFiles);
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
  const all = [
    ...faults,
    ...repeated,
    ...hiding,
    ...ends.problems,
    ...checkRedirectLimits(source, entries, { ...site, host: practice?.host }),
  ];
  return {
    oldAddresses: entries.map(({ path, isFolder, isPrefix, to }) => ({ path, isFolder, isPrefix, to })),
    leadOn: ends.leadOn,
    findEnd: (href) => followLink(href, find),
    problems: all.slice(0, mostPerFile),
  };
}

function placeOfEntry(source: Source, { index }: Pick<ReadableEntry, "index">, key: "from" | "to"): Place {
  return source.placeOfValue([index, key]);
}

/** An entry whose address no host can look up. */
type FaultyEntry = Extract<ReturnType<typeof readOldAddress>, { fault: unknown }> &
  Pick<ReadableEntry, "index" | "from">;

function readEntries(redirects: readonly unknown[]): { entries: ReadableEntry[]; faulty: FaultyEntry[] } {
  const entries: ReadableEntry[] = [];
  const faulty: FaultyEntry[] = [];
  redirects.forEach((each: unknown, index) => {
    const { from, to } = isGroup(each) ? each : {};
    // The schema reports everything else that is wrong with them.
    if (typeof from !== "string" || typeof to !== "string" || from.trim() === "") return;
    const read = readOldAddress(from);
    if ("path" in read) entries.push({ ...read, to, index, from });
    else faulty.push({ ...read, index, from });
  });
  return { entries, faulty };
}

/** Reports addresses that no host can look up. What to write instead depends on what the site and the list have already. */
function reportFaults(
  source: Source,
  faulty: readonly FaultyEntry[],
  { listed, occupied }: { listed: EntriesByAddress; occupied: Occupied },
): Problem[] {
  const taken = new Set(listed.keys());
  return faulty.map(({ index, from, fault, meant: written }) => {
    const place = placeOfEntry(source, { index }, "from");
    const { meant, read } = findMeant(written);
    const hidden = read && findHidden(read, occupied);
    const isListed = read !== undefined && taken.has(keyOfAddress(read));
    if (read) taken.add(keyOfAddress(read));
    return problem("redirect/old-address", place, {
      way: fault,
      from,
      ...fixOldAddress({ fault, meant, hidden, isListed }),
    });
  });
}

interface OldAddress {
  fault: FaultyEntry["fault"];
  /** The address that was probably meant. */
  meant: string | undefined;
  /** The part of the site that already has that address. */
  hidden: string | undefined;
  /** Whether another entry already has that address. */
  isListed: boolean;
}

function fixOldAddress({ fault, meant, hidden, isListed }: OldAddress) {
  if (meant === undefined) return { fix: "characters" } as const;
  const isDomain = fault === "address";
  if (hidden !== undefined) {
    if (fault === "star") return { fix: "star" } as const;
    return hidden === "/" ? ({ fix: "home page", isDomain } as const) : ({ fix: "hidden", hidden, isDomain } as const);
  }
  if (isListed) return { fix: "listed", meant, isDomain } as const;
  return fault === "star" ? ({ fix: "star or list", meant } as const) : ({ fix: "write", meant, isDomain } as const);
}

/** Names the addresses of a circle, without the middle of one that is too long to follow. */
function nameCircle(circle: readonly ReadableEntry[]): string {
  const names = circle.map(({ from }) => from);
  return (names.length > 8 ? [...names.slice(0, 6), "…", names.at(-1)!] : names).join(" → ");
}

/** Corrects an address until no fault is left: it may have several. */
function findMeant(written: string | undefined): { meant?: string; read?: Omit<Redirect, "to"> } {
  if (written === undefined) return {};
  const read = readOldAddress(written);
  return "path" in read ? { meant: written, read } : findMeant(read.meant);
}

type EntriesByAddress = ReadonlyMap<string, ReadableEntry>;

/** Some hosts and disks do not tell capitals from small letters, so addresses that differ only in them have one key. */
function keyOfAddress({ path, isPrefix }: Omit<Redirect, "to">): string {
  return foldName(isPrefix ? `${prefixOf(path)}*` : path);
}

function listEntries(
  source: Source,
  entries: readonly ReadableEntry[],
): { listed: EntriesByAddress; repeated: Problem[] } {
  const listed = new Map<string, ReadableEntry>();
  const repeated: Problem[] = [];
  for (const entry of entries) {
    const key = keyOfAddress(entry);
    const first = listed.get(key);
    if (first === undefined) listed.set(key, entry);
    else {
      const related = { place: placeOfEntry(source, first, "from"), label: "It is listed here first" };
      repeated.push(problem("redirect/twice", placeOfEntry(source, entry, "from"), { from: entry.from }, related));
    }
  }
  return { listed, repeated };
}

/** Finds the entry that answers a path: its own, or the longest address with a star above it. */
function findListed(listed: EntriesByAddress, path: string): ReadableEntry | undefined {
  const key = foldName(path);
  const own = listed.get(key) ?? listed.get(`${prefixOf(key)}*`);
  if (own !== undefined) return own;
  for (let end = key.lastIndexOf("/"); end >= 0; end = key.lastIndexOf("/", end - 1)) {
    const above = listed.get(`${key.slice(0, end)}/*`);
    if (above !== undefined || end === 0) return above;
  }
  return undefined;
}

/**
 * Checks that each entry leads to a page or off the site, not to another entry. Targets that do not exist are reported with the other
 * links.
 */
function checkEnds(
  source: Source,
  entries: readonly ReadableEntry[],
  { find, example }: { find: (href: string) => ReadableEntry | undefined; example: string },
): Pick<RedirectReport, "leadOn" | "problems"> {
  const next = new Map(entries.map((entry) => [entry, find(entry.to)]));
  const leadOn = new Set<string>();
  const inCircle = new Set<ReadableEntry>();
  const problems = entries.flatMap((entry) => {
    let after = next.get(entry);
    if (after === undefined) return [];
    leadOn.add(entry.to);
    const way = new Set([entry]);
    for (; after !== undefined && !way.has(after); after = next.get(after)) way.add(after);
    if (after === undefined) {
      const details = { to: entry.to, end: [...way].at(-1)!.to };
      return [problem("redirect/chain", placeOfEntry(source, entry, "to"), details)];
    }
    // An entry that only leads into a circle is sound, or a chain, once the circle is fixed.
    if (after !== entry || inCircle.has(entry)) return [];
    for (const each of way) inCircle.add(each);
    const details =
      way.size === 1
        ? ({ way: "itself", from: entry.from, example } as const)
        : ({ way: "circle", circle: nameCircle([...way, entry]), example } as const);
    return [problem("redirect/circle", placeOfEntry(source, entry, "to"), details)];
  });
  return { leadOn, problems };
}

/** Returns where visitors of an old address arrive, as written; undefined for any other address, and in a circle. */
function followLink(href: string, find: (href: string) => ReadableEntry | undefined): string | undefined {
  const way = new Set<ReadableEntry>();
  for (let entry = find(href); entry !== undefined; entry = find(entry.to)) {
    if (way.has(entry)) return undefined;
    way.add(entry);
  }
  return [...way].at(-1)?.to;
}

/** Returns the decoded path of a target on this site; undefined for a target elsewhere. */
function pathInAddress(to: string, site: SiteLocation): string | undefined {
  if (isSitePath(to)) return decodePercent(splitHref(to).path);
  const own = /^https:/i.test(to) ? findOnSite(to, site) : undefined;
  return own && decodePercent(splitHref(`/${own.path.slice(site.base.length)}`).path);
}
