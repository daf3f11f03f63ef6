import { formsOfLanguage, primaryLanguage } from "../../model/domain/language.ts";
import type { Clock } from "../../model/content/practice.ts";
import type { Words } from "../../model/content/words.ts";

/** `2026-11` → `November 2026`, in the site's language on any machine. */
export function monthInWords(month: string, language: string): string {
  return formatDay(`${month}-01`, language, { month: "long", year: "numeric" });
}

/** `2026-11-01` → `November 1, 2026`. */
export function dayInWords(day: string, language: string): string {
  return formatDay(day, language, { day: "numeric", month: "long", year: "numeric" });
}

/** How a site writes times: in its language, on a clock of 12 or 24 hours, which is the language's own unless given. */
export interface TimeForm {
  language: string;
  clock?: Clock | undefined;
  words: Pick<Words, "noon" | "midnight">;
}

/**
 * `09:30` → `9:30 AM`, `09:30`, `9 h 30`, as the language writes a time. On a clock with AM and PM, noon and midnight are words, and a full
 * hour goes without minutes if nothing else changes by that: Korean has other words for it.
 */
export function timeInWords(time: string, { language, clock, words }: TimeForm): string {
  const cycle = clock === undefined ? {} : ({ hourCycle: clock === 12 ? "h12" : "h23" } as const);
  const hour = { hour: "numeric", ...cycle } as const;
  const [long, short] = [{ timeStyle: "short", ...cycle } as const, hour].map((parts) =>
    formatDay(`1970-01-05T${time}`, language, parts),
  );
  if (dateFormatOf(language, hour).resolvedOptions().hour12 !== true)
    return primaryLanguage(language) === "fr" ? frenchTime(time) : long!;
  if (time === "12:00") return words.noon;
  if (time === "00:00") return words.midnight;
  const isShort = time.endsWith(":00");
  return isShort && long!.replace(/(?<=\p{Nd})\P{Nd}\p{Nd}{2}/u, "") === short ? short : long!;
}

/** French names the hour, and a line does not break within: "8 h", "8 h 30" (Imprimerie nationale, Lexique des règles typographiques). */
const frenchTime = (time: string): string =>
  `${Number(time.slice(0, 2))}\u00A0h${time.endsWith(":00") ? "" : `\u00A0${time.slice(3)}`}`;

/** `24` → `24 hours`, as the language counts them. */
export const hoursInUnits = (count: number, language: string): string =>
  withPlainSpaces(
    new Intl.NumberFormat([language, "en-US"], { style: "unit", unit: "hour", unitDisplay: "long" }).format(count),
  );

/** Formats a day, perhaps with a time, with the parts that are asked for. */
export function formatDay(day: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  return writeFirstDay(dateFormatOf(language, parts).format(atUtc(day)), language);
}

/** Formats the days from one to another, as a single day if both are the same. */
export function formatDays(
  { from, to }: { from: string; to: string },
  language: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return writeFirstDay(dateFormatOf(language, parts).formatRange(atUtc(from), atUtc(to)), language);
}

const atUtc = (day: string): Date => new Date(day.includes("T") ? `${day}Z` : `${day}T00:00:00Z`);

/** The first day of a month in languages that do not write it as a bare number, as Unicode CLDR does. */
const firstDays: Readonly<Record<string, string>> = { fr: "1er", it: "1º", "pt-BR": "1º" };

function writeFirstDay(text: string, language: string): string {
  const first = formsOfLanguage(language).flatMap((form) => firstDays[form] ?? [])[0];
  const plain = withPlainSpaces(text);
  return first === undefined ? plain : plain.replace(/(?<!\p{Nd})0?1(?= \p{L})/gu, first);
}

/** Versions of Node differ in the spaces before "AM" and beside a dash. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, " ");

/** To make a format takes far longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, parts]);
  // Node uses the machine's language if it does not know the site's.
  const format = formats.get(key) ?? new Intl.DateTimeFormat([language, "en-US"], { ...parts, timeZone: "UTC" });
  formats.set(key, format);
  return format;
}
