import { suggest } from "../../problems/problem.ts";

/** First letters of each month in English, and in Spanish if they differ. */
const months = ["jan ene", "feb", "mar", "apr abr", "may", "jun", "jul", "aug ago", "sep", "oct", "nov", "dec dic"].map(
  (names) => names.split(" "),
);

/** A day that the month does not have; a month above 12 (`meant`: the date with day and month swapped); a day without a year. */
export type DateMistake =
  | { kind: "day"; year: number; month: number; days: number }
  | { kind: "month"; meant: string | undefined }
  | { kind: "year"; rest: string };

const pad = (digits: string | number): string => String(digits).padStart(2, "0");

/**
 * Reads a time of day as people write it ("5:30 PM", "8:30", "noon") and returns it on the 24-hour clock. Without AM or PM, an hour before
 * 8 could be in the morning or in the afternoon: it returns undefined, but for midnight.
 */
export function readTime(text: string): string | undefined {
  if (/^(?:12 ?)?noon$/i.test(text)) return "12:00";
  if (/^(?:24(?:[:.]?00(?::00)?)?|(?:12 ?)?midnight)$/i.test(text)) return "00:00";
  // Only programs write seconds.
  const [ofProgram] = /^(?:[01]\d|2[0-3]):[0-5]\d(?=:[0-5]\d$)/.exec(text) ?? [];
  if (ofProgram !== undefined) return ofProgram;
  const [, written, minutes = "00", half] = /^(\d{1,2})[:.]?(\d\d)?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(text) ?? [];
  if (written === undefined) return undefined;
  const hour = Number(written);
  if (half === undefined) return hour > 0 && hour < 8 ? undefined : `${pad(hour)}:${minutes}`;
  if (hour > 12) return half.toLowerCase() === "p" ? `${hour}:${minutes}` : undefined;
  return `${pad((hour % 12) + (half.toLowerCase() === "p" ? 12 : 0))}:${minutes}`;
}

/** Reads when something ends. Midnight is the last minute of its day, which is later than any beginning. */
export function readEndTime(text: string): string | undefined {
  const time = readTime(text);
  return time === "00:00" ? "23:59" : time;
}

/**
 * Reads a date as people write it ("12/24/2026", "Thursday, Dec 24, 2026", "24 de diciembre de 2026") and puts the year first. The day may
 * not exist.
 */
export function readDay(text: string): string | undefined {
  const [first = "", second, third, ...others] = splitDate(text);
  if (second === undefined) return /^(?:19|20)\d{6}$/.test(first) ? first.replace(/(..)(..)$/, "-$1-$2") : undefined;
  if (third === undefined || others.length > 0) return undefined;
  if (isYear(first)) return writeDay(first, second, third);
  if (!/^\d{2}(?:\d\d)?$/.test(third)) return undefined;
  // The day comes first if the first part cannot be a month, and in front of a period. 5/12/2026 is another day in other countries.
  const isDayFirst = /[a-z]/.test(second) || Number(first) > 12 || /^\d+\./.test(text);
  if (!isDayFirst && first !== second && Number(first) <= 12 && Number(second) <= 12) return undefined;
  return isDayFirst ? writeDay(third, second, first) : writeDay(third, first, second);
}

/** Reads a month as people write it ("11/2026", "November 2026", "2026-11-15") and puts the year first. The month may not exist. */
export function readMonth(text: string): string | undefined {
  const [first = "", second, ...others] = splitDate(text);
  if (second === undefined || others.length > 0) return readDay(text)?.slice(0, "2026-11".length);
  const [year, month] = isYear(first) ? [first, second] : [second, first];
  const number = numberOfMonth(month);
  return isYear(year) && number !== undefined ? `${year}-${pad(number)}` : undefined;
}

/** Finds why a date or month does not exist, or lacks its year; undefined if it is sound, or cannot be read. */
export function findDateMistake(text: string): DateMistake | undefined {
  const read = readDay(text) ?? readMonth(text);
  if (read === undefined) return findMissingYear(text);
  const [year = 0, month = 0, day] = read.split("-").map(Number);
  if (month < 1 || month > 12) {
    const isSwapped = day !== undefined && day >= 1 && day <= 12 && month >= 1 && month <= daysOf(year, day);
    return { kind: "month", meant: isSwapped ? `${year}-${pad(day)}-${pad(month)}` : undefined };
  }
  const days = daysOf(year, month);
  return day === undefined || (day >= 1 && day <= days) ? undefined : { kind: "day", year, month, days };
}

function daysOf(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeapYear ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function findMissingYear(text: string): DateMistake | undefined {
  const read = splitDate(text).length === 2 ? readDay(`${text} 2024`) : undefined;
  return read === undefined ? undefined : { kind: "year", rest: read.slice("2024".length) };
}

/** Weekdays in Spanish, with and without their accents. */
export const spanishDays: ReadonlyMap<string, string> = new Map([
  ["lunes", "Monday"],
  ["martes", "Tuesday"],
  ["miércoles", "Wednesday"],
  ["miercoles", "Wednesday"],
  ["jueves", "Thursday"],
  ["viernes", "Friday"],
  ["sábado", "Saturday"],
  ["sabado", "Saturday"],
  ["domingo", "Sunday"],
]);

const weekday = new RegExp(
  `^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|${[...spanishDays.keys()].join("|")})\\b`,
);

/** Splits a date into its numbers and the name of its month, in lowercase, without weekday, time and the letters after a number. */
function splitDate(text: string): string[] {
  return text
    .toLowerCase()
    .replace(weekday, "")
    .replace(/[\st]+\d\d?:\d\d.*$/, "")
    .replace(/\b(?:del?|of|the)\b/g, " ")
    .split(/[\s,./\-\u2010-\u2015]+/)
    .filter((part) => part !== "")
    .map((part) => part.replace(/^(\d+)(?:st|nd|rd|th|ro|º)$/, "$1"));
}

const isYear = (text: string): boolean => /^\d{4}$/.test(text);

function writeDay(year: string, month: string, day: string): string | undefined {
  const number = numberOfMonth(month);
  if (number === undefined || !/^\d{1,2}$/.test(day)) return undefined;
  return `${year.length === 2 ? `20${year}` : year}-${pad(number)}-${pad(day)}`;
}

/** Returns the number of a month, which may be written as its name in English or Spanish. */
function numberOfMonth(month: string): string | undefined {
  if (/^\d{1,2}$/.test(month)) return month;
  const start = month.slice(0, 3);
  const index = /^[a-z]{3,10}$/.test(month) ? months.findIndex((names) => names.includes(start)) : -1;
  return index === -1 ? undefined : String(index + 1);
}

const americanZones = new Map(
  Object.entries({ e: "New_York", c: "Chicago", m: "Denver", p: "Los_Angeles" }).map(([letter, city]) => [
    letter,
    `America/${city}`,
  ]),
);

/** Reads "PST", "Eastern Time", "Los Angeles", or a name with a typo, and returns the name of the time zone. */
export function readTimeZone(text: string): string | undefined {
  const isAmerican =
    /^(?:[ecmp][sd]?t|(?:eastern|central|mountain|pacific)(?: (?:standard|daylight))?(?: time)?)$/i.test(text);
  if (isAmerican) return americanZones.get(text[0]!.toLowerCase());
  return suggest(text.replaceAll(" ", "_"), Intl.supportedValuesOf("timeZone"));
}
