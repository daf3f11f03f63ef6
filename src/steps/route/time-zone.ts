import { countryCode } from "../../model/language.ts";

/** Where a day ends last of all places (IANA writes UTC-12 so). */
const westernmost = "Etc/GMT+12";

/** The states by their time zone. One with several has the westernmost, where its days end last. */
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

/** An office's time zone, as IANA names it: by its state in the United States, and elsewhere one where a day is over everywhere. */
export function timeZoneOf({ state, country }: { state: string; country?: string | undefined }): string {
  const isElsewhere = country !== undefined && countryCode(country, "en-US") !== "US";
  const written = state.replaceAll(".", "").trim().toLowerCase();
  return (isElsewhere ? undefined : zoneOfState.get(written)) ?? westernmost;
}

/** The day that it is in a time zone at a moment, in milliseconds since 1970: `2026-11-01`. */
export function dayIn(timeZone: string, moment: number): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get("year")!}-${parts.get("month")!}-${parts.get("day")!}`;
}

const quarterHour = 15 * 60_000;

/** When a day is over in a time zone, in milliseconds since 1970. No clock anywhere differs from UTC by other than quarter hours. */
export function endOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T24:00:00Z`);
  const latest = midnight + 12 * 4 * quarterHour;
  let moment = midnight - 14 * 4 * quarterHour;
  while (moment < latest && dayIn(timeZone, moment) <= day) moment += quarterHour;
  return moment;
}

/** The day after another. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T24:00:00Z`)).toISOString().slice(0, 10);
}
