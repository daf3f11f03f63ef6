import { countryCode } from "./language.ts";
import { zoneOfCountry, type WrittenAddress } from "./postal-address.ts";

/** The zone where a day ends last: UTC-12, as IANA writes it. */
const westernmost = "Etc/GMT+12";

/** States by time zone. A state with several zones is in the westernmost, where its days end last. */
const statesByZone: Readonly<Record<string, string>> = {
  "America/New_York":
    "CT Connecticut, DE Delaware, DC District of Columbia, GA Georgia, ME Maine, MD Maryland, MA Massachusetts, NH New Hampshire, NJ New Jersey, NY New York, NC North Carolina, OH Ohio, PA Pennsylvania, RI Rhode Island, SC South Carolina, VT Vermont, VA Virginia, WV West Virginia",
  "America/Chicago":
    "AL Alabama, AR Arkansas, FL Florida, IL Illinois, IN Indiana, IA Iowa, KY Kentucky, LA Louisiana, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, OK Oklahoma, TN Tennessee, WI Wisconsin",
  "America/Denver":
    "CO Colorado, KS Kansas, MT Montana, NE Nebraska, NM New Mexico, ND North Dakota, SD South Dakota, TX Texas, UT Utah, WY Wyoming",
  "America/Phoenix": "AZ Arizona",
  "America/Los_Angeles": "CA California, ID Idaho, NV Nevada, OR Oregon, WA Washington",
  "America/Adak": "AK Alaska",
  "Pacific/Honolulu": "HI Hawaii",
  "America/Puerto_Rico": "PR Puerto Rico, VI Virgin Islands",
  "Pacific/Guam": "GU Guam, MP Northern Mariana Islands",
  "Pacific/Pago_Pago": "AS American Samoa",
};

const zoneOfState = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) =>
    states.split(", ").flatMap((state) => {
      const [code, name] = [state.slice(0, 2), state.slice(3)];
      return [code, name].map((each) => [each.toLowerCase(), zone] as const);
    }),
  ),
);

/** Returns an office's time zone by its IANA name: its state's or its country's, or else the last zone in which a day ends. */
export function timeZoneOf({ state = "", country }: Pick<WrittenAddress, "state" | "country">): string {
  const isElsewhere = country !== undefined && countryCode(country, "en-US") !== "US";
  const written = state.replaceAll(".", "").trim().toLowerCase();
  return (isElsewhere ? zoneOfCountry({ country }) : zoneOfState.get(written)) ?? westernmost;
}

/** To make a format takes far longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day in a time zone, `2026-11-01`, at a moment in milliseconds since 1970. */
export function dayIn(timeZone: string, moment: number): string {
  const numbers = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, ...numbers });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get("year")!}-${parts.get("month")!}-${parts.get("day")!}`;
}

const quarterHour = 15 * 60_000;

/** Returns when a day is over in a time zone, in milliseconds since 1970. All clocks differ from UTC by whole quarter hours. */
export function endOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T24:00:00Z`);
  const latest = midnight + 12 * 4 * quarterHour;
  let moment = midnight - 14 * 4 * quarterHour;
  while (moment < latest && dayIn(timeZone, moment) <= day) moment += quarterHour;
  return moment;
}

/** Returns when a day begins in a time zone, in milliseconds since 1970. */
export function startOfDay(day: string, timeZone: string): number {
  return endOfDay(dayBefore(day), timeZone);
}

/** Formats a moment in milliseconds since 1970 without their fraction of a second: `2026-11-01T07:00:00Z` (RFC 3339). */
export function inRfc3339(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, -".000Z".length)}Z`;
}

/** Returns the next day. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T24:00:00Z`)).toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString().slice(0, 10);
}
