/** `2026-11` → `November 2026`, in the site's language on any machine. */
export function monthInWords(month: string, language: string): string {
  return formatDay(`${month}-01`, language, { month: "long", year: "numeric" });
}

/** `2026-11-01` → `November 1, 2026`. */
export function dayInWords(day: string, language: string): string {
  return formatDay(day, language, { day: "numeric", month: "long", year: "numeric" });
}

/**
 * `09:30` → `9:30 AM`, `09:30`, as the language writes a time. A full hour goes without minutes only on a clock with AM and PM, and only if
 * nothing else changes by that: Korean has other words for it.
 */
export function timeInWords(time: string, language: string): string {
  const [long, short] = ([{ timeStyle: "short" }, { hour: "numeric" }] as const).map((parts) =>
    formatDay(`1970-01-05T${time}`, language, parts),
  );
  const isShort = time.endsWith(":00") && dateFormatOf(language, { hour: "numeric" }).resolvedOptions().hour12 === true;
  return isShort && long!.replace(/(?<=\p{Nd})\P{Nd}\p{Nd}{2}/u, "") === short ? short : long!;
}

/** `24` → `24 hours`, as the language counts them. */
export const hoursInUnits = (count: number, language: string): string =>
  withPlainSpaces(
    new Intl.NumberFormat([language, "en-US"], { style: "unit", unit: "hour", unitDisplay: "long" }).format(count),
  );

/** Formats a day, perhaps with a time, with the parts that are asked for. */
export function formatDay(day: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  return withPlainSpaces(dateFormatOf(language, parts).format(atUtc(day)));
}

/** Formats the days from one to another, as a single day if both are the same. */
export function formatDays(
  { from, to }: { from: string; to: string },
  language: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return withPlainSpaces(dateFormatOf(language, parts).formatRange(atUtc(from), atUtc(to)));
}

const atUtc = (day: string): Date => new Date(day.includes("T") ? `${day}Z` : `${day}T00:00:00Z`);

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
