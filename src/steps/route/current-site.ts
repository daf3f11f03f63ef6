import type { Closure } from "../../model/hours.ts";
import type { Entry, Site } from "../../model/site.ts";
import { dayAfter, dayIn, endOfDay, timeZoneOf } from "./time-zone.ts";

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
}

export interface CurrentSite {
  /** Without what is over. */
  site: Site;
  past: PastClosures[];
  /** Absent if nothing in the site ends. */
  nextChange?: NextChange;
}

/** Leaves out the closures that are over at a moment (in milliseconds since 1970), by the day where each office is. */
export function leaveOutPast(site: Site, moment: number): CurrentSite {
  const past: PastClosures[] = [];
  const changes: NextChange[] = [];
  const { timeZone: named } = site.documents["practice.yaml"].data;
  const offices = site.entries.offices.map((office): Entry<"offices"> => {
    const { closures } = office.data;
    if (closures === undefined || closures.length === 0) return office;
    const timeZone = named ?? timeZoneOf(office.data.address);
    const today = dayIn(timeZone, moment);
    const isOver = (closure: Closure): boolean => lastDay(closure) < today;
    const current = closures.filter((each) => !isOver(each));
    const next = current.map(lastDay).sort()[0];
    // Authors write the last day that four digits can name for "until further notice".
    if (next !== undefined && next < "9999-12-31")
      changes.push({ moment: endOfDay(next, timeZone), day: dayAfter(next) });
    if (current.length === closures.length) return office;
    past.push({
      file: office.file,
      closures,
      indexes: closures.flatMap((each, index) => (isOver(each) ? [index] : [])),
    });
    return { ...office, data: { ...office.data, closures: current } };
  });
  const [nextChange] = changes.sort((a, b) => a.moment - b.moment);
  const current = past.length === 0 ? site : { ...site, entries: { ...site.entries, offices } };
  return { site: current, past, ...(nextChange && { nextChange }) };
}

function lastDay({ from, to = from }: Closure): string {
  return to;
}
