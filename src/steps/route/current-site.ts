import { pathOfPage, pathsOfParts } from "../../model/build/kind.ts";
import type { Closure } from "../../model/domain/hours.ts";
import { splitHref } from "../../model/build/page-paths.ts";
import type { ContentLink, Entry, Site } from "../../model/build/site.ts";
import { dayAfter, dayIn, endOfDay, startOfDay, timeZoneOf } from "../../model/domain/time-zone.ts";

/** The closures of an office that are over, by their place in its list. */
export interface PastClosures {
  file: string;
  /** All closures of the office. */
  closures: readonly Closure[];
  /** Positions of those that are over. */
  indexes: number[];
}

/** When a site that is built again is another, though nobody has changed its files. */
export interface NextChange {
  /** In milliseconds since 1970. */
  moment: number;
  /** `2027-01-02`, where the office is. */
  day: string;
  /** Whether a closure ends, a post appears, or the announcement begins or ends. */
  of: "closure" | "post" | "announcement";
}

export interface CurrentSite {
  /** Without what is over, and what is still to come. Posts are sorted, the newest first. */
  site: Site;
  /** The first office's, by which posts and the announcement begin and end. */
  timeZone: string;
  /** The day there, such as `2026-11-30`. */
  day: string;
  past: PastClosures[];
  /** Whether the announcement is over. */
  isAnnouncementOver: boolean;
  /** The days on which pages appear, by path: posts that are still to come, and lists of only such posts, as `/news` before the first. */
  scheduled: ReadonlyMap<string, string>;
  /** Absent if nothing in the site ends or begins. */
  nextChange?: NextChange;
}

/** Authors write the last day that four digits can name for "until further notice", or in a post that is not finished. */
const never = "9999-12-31";

/**
 * Leaves out the closures that are over at a moment (in milliseconds since 1970), by the day where each office is, and the posts that are
 * still to come and an announcement that is over or still to come, by the day where the first office is. `others` are posts to come in the first
 * language.
 */
export function siteAt(site: Site, moment: number, others: CurrentSite["scheduled"] = new Map()): CurrentSite {
  const { offices, past, ends } = leaveOutPast(site, moment);
  const [first] = site.entries.offices;
  const timeZone = site.documents["practice.yaml"].data.timeZone ?? timeZoneOf(first!.data.address);
  const day = dayIn(timeZone, moment);
  const { scheduled, ...left } = leaveOutScheduled(site, day, others);
  const [next = never] = [...scheduled.values()].sort();
  const begins: NextChange[] = next < never ? [{ moment: startOfDay(next, timeZone), day: next, of: "post" }] : [];
  const { documents, isOver, changes } = announceAt(site, timeZone, moment);
  const [nextChange] = [...ends, ...begins, ...changes].sort((a, b) => a.moment - b.moment);
  const current = { ...site, ...left.changed, documents, entries: { ...site.entries, offices, news: left.news } };
  return {
    site: current,
    timeZone,
    day,
    past,
    isAnnouncementOver: isOver,
    scheduled,
    ...(nextChange && { nextChange }),
  };
}

/** Leaves out the announcement before its first day and after its last. */
function announceAt(
  { documents }: Site,
  timeZone: string,
  moment: number,
): { documents: Site["documents"]; isOver: boolean; changes: NextChange[] } {
  const practice = documents["practice.yaml"];
  const { announcement, ...data } = practice.data;
  if (announcement === undefined) return { documents, isOver: false, changes: [] };
  const { from = "", until } = announcement;
  const today = dayIn(timeZone, moment);
  const isOver = until < today;
  const isToCome = today < from;
  const next = isToCome
    ? { moment: startOfDay(from, timeZone), day: from }
    : { moment: endOfDay(until, timeZone), day: dayAfter(until) };
  const changes = isOver || (isToCome ? from : until) === never ? [] : [{ ...next, of: "announcement" as const }];
  if (!isOver && !isToCome) return { documents, isOver, changes };
  return { documents: { ...documents, "practice.yaml": { ...practice, data } }, isOver, changes };
}

function leaveOutPast(
  { documents, entries }: Site,
  moment: number,
): { offices: Entry<"offices">[]; past: PastClosures[]; ends: NextChange[] } {
  const past: PastClosures[] = [];
  const ends: NextChange[] = [];
  const { timeZone: named } = documents["practice.yaml"].data;
  const offices = entries.offices.map((office): Entry<"offices"> => {
    const { closures } = office.data;
    if (closures === undefined || closures.length === 0) return office;
    const timeZone = named ?? timeZoneOf(office.data.address);
    const today = dayIn(timeZone, moment);
    const isOver = (closure: Closure): boolean => lastDay(closure) < today;
    const current = closures.filter((each) => !isOver(each));
    const next = current.map(lastDay).sort()[0];
    if (next !== undefined && next < never)
      ends.push({ moment: endOfDay(next, timeZone), day: dayAfter(next), of: "closure" });
    if (current.length === closures.length) return office;
    past.push({
      file: office.file,
      closures,
      indexes: closures.flatMap((each, index) => (isOver(each) ? [index] : [])),
    });
    return { ...office, data: { ...office.data, closures: current } };
  });
  return { offices, past, ends };
}

function lastDay({ from, to = from }: Closure): string {
  return to;
}

/** Sorts posts, and leaves out those of a later day than today, with their pages and the further pages of their list. */
function leaveOutScheduled(
  site: Site,
  today: string,
  others: CurrentSite["scheduled"],
): {
  news: Entry<"news">[];
  scheduled: Map<string, string>;
  /** Parts of the site that are others without those posts. */
  changed: Partial<Pick<Site, "items" | "paths" | "links">>;
} {
  const all = site.entries.news.toSorted((a, b) =>
    a.data.date < b.data.date ? 1 : a.data.date > b.data.date ? -1 : 0,
  );
  const news = all.filter(({ data }) => data.date <= today);
  const later = all.slice(0, all.length - news.length);
  if (later.length === 0) return { news, scheduled: new Map(), changed: {} };
  const practice = site.documents["practice.yaml"].data;
  const list = site.items.find(({ kind }) => kind.page?.shows === "news")?.kind.page;
  const parts = list ? pathsOfParts(list, all.toReversed()) : [];
  const scheduled = new Map([
    ...later.map(({ kind, file, data }) => [pathOfPage(kind, file, practice)!, data.date] as const),
    ...parts.flatMap(([path, first]) => (first && first.data.date > today ? [[path, first.data.date] as const] : [])),
  ]);
  const files = new Map(later.map(({ file, data }) => [file, data.date]));
  return {
    news,
    scheduled,
    changed: {
      items: site.items.filter(({ file }) => !files.has(file)),
      paths: new Set([...site.paths].filter((path) => !scheduled.has(path))),
      links: site.links.filter((link) => isJudged(link, files, new Map([...others, ...scheduled]))),
    },
  };
}

/**
 * Whether a link is judged by the pages that are there. A post that is still to come may lead to parts of itself, and to posts that are
 * there by then.
 */
function isJudged(
  { file, href }: ContentLink,
  files: ReadonlyMap<string, string>,
  scheduled: ReadonlyMap<string, string>,
): boolean {
  const day = files.get(file);
  if (day === undefined) return true;
  const { path } = splitHref(href);
  const target = scheduled.get(path);
  return path !== "" && (target === undefined || target > day);
}
