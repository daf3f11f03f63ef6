import { weekdays, type Weekday } from "../model/hours.ts";
import type { Office } from "../model/office.ts";

/** Hours of opening in a text. */
export interface FoundHours {
  /** As they are written. */
  value: string;
  offset: number;
}

type Interval = readonly [opens: string, closes: string];

/** Words for several days, in English. */
const daysTogether: Readonly<Record<string, readonly Weekday[]>> = {
  daily: weekdays,
  "every day": weekdays,
  weekdays: weekdays.slice(0, 5),
  weekends: weekdays.slice(5),
};

const gap = String.raw`(?:\s|&nbsp;)*`;
const to = String.raw`${gap}(?:[-\u2010-\u2015]|to|through|thru|until|till|a|al|hasta)${gap}`;
const and = String.raw`${gap}(?:,|and|&|y)${gap}`;

/** A time of day, its parts named with this number behind. Without a colon it needs "AM" or "PM", its own or that of the other time. */
const time = (number: number): string =>
  String.raw`(?:(?<hour${number}>\d{1,2})(?::(?<minute${number}>[0-5]\d))?(?:${gap}(?<half${number}>[ap])\.?${gap}m\b\.?)?|(?<noon${number}>noon))`;

const times = `${time(1)}${to}${time(2)}`;

/** "open until 8 PM", in English. */
const openUntil = new RegExp(
  String.raw`\b(?:open|opens|close|closes)\b[^.;!?\d]{0,30}?\b(?:at|until|till)\s+${time(1)}(?![\d:])`,
  "gi",
);

/** Finds hours in texts of one language; in English, too, which is that of structured data. */
export class HoursFinder {
  readonly #days: ReadonlyMap<string, readonly Weekday[]>;
  readonly #daysWithTimes: RegExp;
  readonly #oneDay: RegExp;
  readonly #offices: readonly Office[];

  constructor(offices: readonly Office[], language: string) {
    this.#offices = offices;
    this.#days = namesOfDays([language, "en-US"]);
    const names = [...this.#days.keys()].sort((a, b) => b.length - a.length).join("|");
    const day = String.raw`(?<![\p{L}\p{M}])(?:${names})s?\b\.?`;
    this.#oneDay = new RegExp(`(${to})?(${names})s?\\b`, "giu");
    this.#daysWithTimes = new RegExp(
      String.raw`(?<days>${day}(?:(?:${to}|${and})${day})*)[\s,:;()*_|]*(?:(?:from|de)\s+)?${times}(?![\d:])`,
      "giu",
    );
  }

  /** Those that no office has. */
  findOthers(text: string): FoundHours[] {
    const withDays = [...text.matchAll(this.#daysWithTimes)];
    const covered = ({ index }: RegExpExecArray): boolean =>
      withDays.some(({ index: start, 0: all }) => start <= index && index < start + all.length);
    const alone = [...text.matchAll(openUntil)].filter((match) => !covered(match));
    return [
      ...withDays.filter((match) => this.#isOther(match)),
      ...alone.filter((match) => !this.#isTimeOfSome(match)),
    ].map(({ 0: value, index }) => ({ value: withoutPeriod(value.trim()), offset: index }));
  }

  #isOther({ groups = {} }: RegExpExecArray): boolean {
    const interval = readInterval(groups);
    if (interval === undefined) return false;
    const days = this.#readDays(groups.days ?? "");
    return !this.#offices.some((office) => days.every((day) => isOpenAt(office, day, interval)));
  }

  /** Without a day, a time is right where an office opens or closes then on any day. */
  #isTimeOfSome({ groups = {} }: RegExpExecArray): boolean {
    if (groups.half1 === undefined && groups.noon1 === undefined) return true;
    const time = readTime(groups, 1, groups.half1);
    return this.#offices.some(({ hours }) => hours.some(({ opens, closes }) => time === opens || time === closes));
  }

  #readDays(written: string): Weekday[] {
    const days: Weekday[] = [];
    for (const { 1: isRange, 2: name = "" } of written.matchAll(this.#oneDay)) {
      const named = this.#days.get(name.toLowerCase()) ?? [];
      const last = days.at(-1);
      if (isRange !== undefined && last !== undefined && named.length === 1) days.push(...daysFrom(last, named[0]!));
      else days.push(...named);
    }
    return days;
  }
}

/** The one of the sentence; that of "p.m." stays. */
const withoutPeriod = (text: string): string => text.replace(/(?<!\.\s?m)\.$/i, "");

/** The days behind the first, up to the last; over the end of the week where that comes first. */
function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first) + 1;
  const count = (weekdays.indexOf(last) - from + 1 + weekdays.length) % weekdays.length;
  return Array.from({ length: count }, (_, index) => weekdays[(from + index) % weekdays.length]!);
}

/** In small letters, long and short. */
function namesOfDays(languages: readonly string[]): ReadonlyMap<string, readonly Weekday[]> {
  const names = languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat([language, "en-US"], { weekday, timeZone: "UTC" });
      // 1970 began on a Thursday.
      return weekdays.map((day, index) => {
        const name = format.format(Date.UTC(1970, 0, 5 + index));
        return [name.toLowerCase().replace(/\.$/, ""), [day]] as const;
      });
    }),
  );
  return new Map([...Object.entries(daysTogether), ...names]);
}

/** With a lunch break, also from the first opening to the last closing. */
function isOpenAt({ hours }: Office, day: Weekday, [opens, closes]: Interval): boolean {
  const ofDay = hours.flatMap((entry): Interval[] =>
    entry.days.includes(day) && entry.opens !== undefined && entry.closes !== undefined
      ? [[entry.opens, entry.closes]]
      : [],
  );
  const first = ofDay.map(([start]) => start).sort()[0];
  const last = ofDay
    .map(([, end]) => end)
    .sort()
    .at(-1);
  return ofDay.some(([start, end]) => start === opens && end === closes) || (opens === first && closes === last);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Undefined where two numbers are no times. */
function readInterval(groups: Groups): Interval | undefined {
  const { half1, half2, minute1, minute2, noon1, noon2 } = groups;
  if ([half1, half2, minute1 && minute2, noon1, noon2].every((each) => each === undefined)) return undefined;
  const closes = readTime(groups, 2, half2);
  const opens = readTime(groups, 1, half1 ?? half2);
  // "9 to 5 PM" begins in the morning.
  return [half1 === undefined && opens >= closes ? readTime(groups, 1, "a") : opens, closes];
}

/** As 24-hour time with two digits for the hour. */
function readTime(groups: Groups, number: 1 | 2, half: string | undefined): string {
  if (groups[`noon${number}`] !== undefined) return "12:00";
  const hour = Number(groups[`hour${number}`]);
  const ofDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(ofDay).padStart(2, "0")}:${groups[`minute${number}`] ?? "00"}`;
}
