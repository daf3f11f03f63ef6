import { findOnSite, locateSite, type SiteLocation } from "../model/find-on-site.ts";
import { foldName } from "../model/output.ts";
import { isSitePath, splitHref } from "../model/page-paths.ts";
import { decodePercent } from "../model/percent-encoding.ts";
import { startOf, type Place } from "../model/place.ts";
import {
  findHidden,
  listOccupied,
  pageFileOf,
  prefixOf,
  readOldAddress,
  redirectLimits,
  type Redirect,
} from "../model/redirects.ts";
import type { Source } from "../model/source.ts";
import { mostPerFile, problem, type Problem } from "../problem.ts";
import { isGroup } from "./kind-mistakes.ts";

/** One entry that can be read, with what its problems name. */
interface Entry extends Redirect {
  index: number;
  /** As written. */
  from: string;
}

export interface RedirectReport {
  oldAddresses: Redirect[];
  /** What entries lead to, as written, that is an old address itself: no page, and yet no broken link. */
  leadOn: ReadonlySet<string>;
  problems: Problem[];
}

interface SiteNames {
  /** The path of every page. */
  pages: readonly string[];
  /** What lies at the top of the site, by its path there. */
  rootFiles: readonly string[];
  origin: string | undefined;
}

/** Every old address is one that hosts can look up, is listed once, hides nothing, and leads to its page at once. */
export function checkRedirects(source: Source | undefined, { pages, rootFiles, origin }: SiteNames): RedirectReport {
  const redirects = source?.data;
  if (source === undefined || !Array.isArray(redirects)) return { oldAddresses: [], leadOn: new Set(), problems: [] };
  const { entries, problems } = readEntries(source, redirects);
  const { listed, repeated } = listEntries(source, entries);
  const occupied = listOccupied(pages, rootFiles);
  const hiding = entries.flatMap((entry) => {
    const hidden = findHidden(entry, occupied);
    const { from, isPrefix } = entry;
    return hidden === undefined
      ? []
      : [problem("redirect/hides-page", placeOf(source, entry, "from"), { from, hidden, isPrefix })];
  });
  const site = locateSite(origin);
  const ends = checkEnds(
    source,
    entries,
    (path) => (occupied.has(foldName(path)) ? undefined : findListed(listed, path)),
    site,
  );
  const all = [...problems, ...repeated, ...hiding, ...ends.problems, ...checkLimits(source, entries, site)];
  return {
    oldAddresses: entries.map(({ path, isFolder, isPrefix, to }) => ({ path, isFolder, isPrefix, to })),
    leadOn: ends.leadOn,
    problems: all.slice(0, mostPerFile),
  };
}

function placeOf(source: Source, { index }: Pick<Entry, "index">, key: "from" | "to"): Place {
  return source.placeOfValue([index, key]);
}

function readEntries(source: Source, redirects: readonly unknown[]): { entries: Entry[]; problems: Problem[] } {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  redirects.forEach((each: unknown, index) => {
    const { from, to } = isGroup(each) ? each : {};
    // What else is wrong with them, the schema says.
    if (typeof from !== "string" || typeof to !== "string" || from.trim() === "") return;
    const read = readOldAddress(from);
    if ("path" in read) entries.push({ ...read, to, index, from });
    else problems.push(problem("redirect/old-address", placeOf(source, { index }, "from"), { from, ...read }));
  });
  return { entries, problems };
}

type Listed = ReadonlyMap<string, Entry>;

/** Hosts and disks that do not tell capitals from small letters take some addresses for one. */
function listEntries(source: Source, entries: readonly Entry[]): { listed: Listed; repeated: Problem[] } {
  const listed = new Map<string, Entry>();
  const repeated: Problem[] = [];
  for (const entry of entries) {
    const { path, isPrefix, from } = entry;
    const key = foldName(isPrefix ? `${prefixOf(path)}*` : path);
    const first = listed.get(key);
    if (first === undefined) listed.set(key, entry);
    else {
      const related = { place: placeOf(source, first, "from"), label: "It is listed here first" };
      repeated.push(problem("redirect/twice", placeOf(source, entry, "from"), { from }, related));
    }
  }
  return { listed, repeated };
}

/** The entry that answers a path: its own, or that of the longest address with a star above it. */
function findListed(listed: Listed, path: string): Entry | undefined {
  const key = foldName(path);
  const own = listed.get(key) ?? listed.get(`${prefixOf(key)}*`);
  if (own !== undefined) return own;
  for (let end = key.lastIndexOf("/"); end >= 0; end = key.lastIndexOf("/", end - 1)) {
    const above = listed.get(`${key.slice(0, end)}/*`);
    if (above !== undefined || end === 0) return above;
  }
  return undefined;
}

/** Each entry leads to a page or elsewhere, not to another entry. What is no page at all is reported with the other links. */
function checkEnds(
  source: Source,
  entries: readonly Entry[],
  find: (path: string) => Entry | undefined,
  site: SiteLocation,
): Pick<RedirectReport, "leadOn" | "problems"> {
  const next = new Map<Entry, Entry | undefined>();
  for (const entry of entries) {
    const path = pathOf(entry.to, site);
    next.set(entry, path === undefined ? undefined : find(path));
  }
  const leadOn = new Set<string>();
  const inCircle = new Set<Entry>();
  const problems = entries.flatMap((entry) => {
    let after = next.get(entry);
    if (after === undefined) return [];
    leadOn.add(entry.to);
    const way = new Set([entry]);
    for (; after !== undefined && !way.has(after); after = next.get(after)) way.add(after);
    if (after === undefined) {
      const details = { to: entry.to, end: [...way].at(-1)!.to };
      return [problem("redirect/chain", placeOf(source, entry, "to"), details)];
    }
    // Whoever only leads into a circle is right, or a chain, once that is fixed.
    if (after !== entry || inCircle.has(entry)) return [];
    for (const each of way) inCircle.add(each);
    const names = [...way, entry].map(({ from }) => from);
    return [problem("redirect/circle", placeOf(source, entry, "to"), { way: names })];
  });
  return { leadOn, problems };
}

/** The path of a target on this site, decoded; undefined for one elsewhere. */
function pathOf(to: string, site: SiteLocation): string | undefined {
  if (isSitePath(to)) return decodePercent(splitHref(to).path);
  const own = /^https:/i.test(to) ? findOnSite(to, site) : undefined;
  return own && decodePercent(splitHref(`/${own.path.slice(site.base.length)}`).path);
}

/** `/services` and `/about`. */
const rulesOfTheSite = 2;

function checkLimits(source: Source, entries: readonly Entry[], { base }: SiteLocation): Problem[] {
  const { fixed, prefixes, characters } = redirectLimits;
  const stars = entries.filter(({ isPrefix }) => isPrefix).length;
  // One without a star takes one for each form that must have a rule; one with a star takes one besides its own, for the folder itself.
  const lines = entries.map((entry) => (entry.isFolder && !entry.isPrefix && pageFileOf(entry) === undefined ? 2 : 1));
  const count = lines.reduce((sum, each) => sum + each, 0);
  const most = fixed - rulesOfTheSite;
  const place = startOf(source.file);
  const tooLong = entries.flatMap((entry) => {
    const count = `${base}${encodeURI(entry.path)}* ${base}${encodeURI(entry.to)} 301`.length;
    const limit = characters;
    return count > limit ? [problem("redirect/too-long", placeOf(source, entry, "from"), { count, limit })] : [];
  });
  return [
    ...(count > most ? [problem("redirect/too-many", place, { count, limit: most, isPrefix: false })] : []),
    ...(stars > prefixes
      ? [problem("redirect/too-many", place, { count: stars, limit: prefixes, isPrefix: true })]
      : []),
    ...tooLong,
  ];
}
