import { weekendOf } from "../../model/domain/countries.ts";
import { isAllDay, timesOf, weekdays, type Closure, type Hours, type Weekday } from "../../model/domain/hours.ts";
import { primaryLanguage, withLabel } from "../../model/domain/language.ts";
import type { OpeningHours } from "../../model/build/page.ts";
import type { Words } from "../../model/content/words.ts";
import { isolateNumbers } from "../../model/text/right-to-left.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { formatDay, formatDays, hoursInUnits, timeInWords, type TimeForm } from "./dates.ts";

/** How a site writes hours. */
export interface HoursForm extends TimeForm {
  words: Pick<Words, "closed" | "openFromTo" | "noon" | "midnight" | "comma">;
}

/**
 * The opening hours as people read them, in the site's language: days in a row with the same hours share a line. The week begins after the
 * weekend of the office's country: on Sunday in Kuwait.
 */
export function hoursInWords(hours: Hours, form: HoursForm, country?: string): OpeningHours[] {
  const week = weekIn(country);
  const days = week.flatMap((day) => {
    const entries = hours.filter((entry) => entry.days.includes(day));
    return entries.length === 0 ? [] : [{ day, text: formatTimes(entries, form) }];
  });
  const lines: { days: Weekday[]; text: string }[] = [];
  for (const { day, text } of days) {
    const last = lines.at(-1);
    const isNext = last !== undefined && week.indexOf(day) === week.indexOf(last.days.at(-1)!) + 1;
    if (isNext && last.text === text) last.days.push(day);
    else lines.push({ days: [day], text });
  }
  return lines.map(({ days, text }) => ({ days: daysInWords(days, form.language), text, isClosure: false }));
}

/** Lists the days of a week from the first after the weekend. */
function weekIn(country: string | undefined): Weekday[] {
  const weekend = weekendOf(country);
  const isFree = (index: number): boolean => weekend.includes(weekdays.at(index)!);
  const first = weekdays.findIndex((_, index) => !isFree(index) && isFree(index - 1));
  return [...weekdays.slice(first), ...weekdays.slice(0, first)];
}

/** Signs between the first and the last of several days, in languages that have another than a dash. */
const betweenDays: Readonly<Record<string, string>> = { en: "-", ja: "〜", ko: "~", zh: "至" };

function daysInWords(days: readonly Weekday[], language: string): string {
  const ends = days.length === 1 ? [days[0]!] : [days[0]!, days.at(-1)!];
  const names = ends.map((day) => formatDay(sampleDateOf(day), language, { weekday: "short" }));
  return names.join(betweenDays[primaryLanguage(language)] ?? "–");
}

/** Returns a day of January 1970, which began on a Thursday. */
const sampleDateOf = (day: Weekday): string => `1970-01-${String(5 + weekdays.indexOf(day)).padStart(2, "0")}`;

function formatTimes(entries: Hours, form: HoursForm): string {
  const times = entries
    .toSorted((a, b) => ((a.opens ?? "") < (b.opens ?? "") ? -1 : 1))
    .flatMap((entry) => timesInWords(entry, entry.note, form) ?? []);
  return times.join(form.words.comma) || (entries.find(({ note }) => note !== undefined)?.note ?? form.words.closed);
}

/** `8 AM to 5 PM (by appointment)`; around the clock is `24 hours`. Undefined without times. */
function timesInWords(
  entry: Pick<Closure, "opens" | "closes">,
  note: string | undefined,
  form: HoursForm,
): string | undefined {
  const times = timesOf(entry);
  if (times === undefined) return undefined;
  const { words, language } = form;
  const [opens, closes] = [times.opens, times.closes].map((time) => timeInWords(time, form));
  const text = isAllDay(times)
    ? hoursInUnits(24, language)
    : fillWord(words.openFromTo, { opens: opens!, closes: closes! });
  return isolateNumbers(note === undefined ? text : `${text} (${note})`, language);
}

/** Words the days on which an office is closed or has other hours, in calendar order. */
export function closuresInWords(closures: readonly Closure[], form: HoursForm): OpeningHours[] {
  const { words, language } = form;
  const sorted = [...closures].sort((a, b) => (beginningOf(a) < beginningOf(b) ? -1 : 1));
  return sorted.map(({ from, to = from, label, ...times }) => ({
    days: isolateNumbers(formatDays({ from, to }, language, dayOfClosure), language),
    text: timesInWords(times, label, form) ?? withLabel(words.closed, label, language),
    isClosure: true,
  }));
}

const dayOfClosure = { month: "short", day: "numeric", year: "numeric" } as const;

const beginningOf = ({ from, opens = "" }: Closure): string => from + opens;
