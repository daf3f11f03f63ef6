import { weekdays, type Weekday } from "./hours.ts";
import { gap, to } from "./times-of-day.ts";

const workdays = weekdays.slice(0, 5);
const weekend = weekdays.slice(5);

/** Words for several days, in English and Spanish; and short names that `Intl` does not give. */
const moreNames: Readonly<Record<string, readonly Weekday[]>> = {
  daily: weekdays,
  "every day": weekdays,
  "7 days a week": weekdays,
  "seven days a week": weekdays,
  weekdays: workdays,
  weekends: weekend,
  "m-f": workdays,
  "m–f": workdays,
  thur: ["Thursday"],
  wednes: ["Wednesday"],
  "todos los días": weekdays,
  diario: weekdays,
  "entre semana": workdays,
  "fines de semana": weekend,
  "l-v": workdays,
  "l–v": workdays,
};

const and = String.raw`${gap}(?:,|and|&|y|und|et|e)${gap}`;

/** Names of days in one language and in English. */
export class DayNames {
  /** A pattern for one day. */
  readonly day: string;
  /** A pattern for days, one or several, as the group of that name. */
  readonly days: string;
  readonly #names: ReadonlyMap<string, readonly Weekday[]>;
  readonly #oneDay: RegExp;

  constructor(language: string) {
    const named = [language, "en-US"].flatMap(listDayNames).map(([name, day]) => [name, [day]] as const);
    this.#names = new Map([...Object.entries(moreNames), ...named]);
    const names = [...this.#names.keys()].sort((a, b) => b.length - a.length).join("|");
    this.day = String.raw`(?<![\p{L}\p{M}\d])(?:${names})s?(?![\p{L}\p{M}])\.?`;
    this.days = String.raw`(?<days>${this.day}(?:(?:${to}|${and})${this.day}){0,6})`;
    this.#oneDay = new RegExp(String.raw`(${to})?(?<![\p{L}\p{M}])(${names})s?(?![\p{L}\p{M}])`, "giu");
  }

  read(written: string): Weekday[] {
    const days: Weekday[] = [];
    for (const { 1: isRange, 2: name = "" } of written.matchAll(this.#oneDay)) {
      const named = this.#names.get(name.toLowerCase()) ?? [];
      const last = days.at(-1);
      if (isRange !== undefined && last !== undefined && named.length === 1) days.push(...daysFrom(last, named[0]!));
      else days.push(...named);
    }
    return days;
  }

  /** Whether days are written as those of every week: "Saturdays", "Monday to Thursday", "weekends". */
  areEveryWeek(written: string): boolean {
    const names = [...written.matchAll(this.#oneDay)];
    return names.every(({ 0: all, 1: isRange }, index) => {
      const isPlural = /(?:days|os)$/i.test(all);
      return isPlural || isRange !== undefined || names[index + 1]?.[1] !== undefined || this.read(all).length > 1;
    });
  }
}

/** Returns the days after the first up to the last, across the end of the week if needed. */
export function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first) + 1;
  const count = (weekdays.indexOf(last) - from + 1 + weekdays.length) % weekdays.length;
  return Array.from({ length: count }, (_, index) => weekdays[(from + index) % weekdays.length]!);
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Lists the long and short names of days in lower case, with and without accents, as `Intl` has them in a language. */
export const listDayNames = (language: string): (readonly [name: string, day: Weekday])[] =>
  (["long", "short"] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat([language, "en-US"], { weekday, timeZone: "UTC" });
    // 1970 began on a Thursday.
    return weekdays.flatMap((day, index) => {
      const name = format
        .format((4 + index) * dayMilliseconds)
        .toLowerCase()
        .replace(/\.$/, "");
      return [name, name.normalize("NFD").replace(/\p{M}/gu, "")].map((each) => [each, day] as const);
    });
  });
