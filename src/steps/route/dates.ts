/** `2026-11` → `November 2026`, in the site's language whatever machine builds it. */
export function monthInWords(month: string, language: string): string {
  return formatDay(`${month}-01`, language, { month: "long", year: "numeric" });
}

/** `2026-11-01` → `November 1, 2026`. */
export function dayInWords(day: string, language: string): string {
  return formatDay(day, language, { day: "numeric", month: "long", year: "numeric" });
}

/** A day, perhaps with a time of it, with the parts that are asked for. */
export function formatDay(day: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  return withPlainSpaces(formatOf(language, parts).format(atUtc(day)));
}

/** From one day to another; a single one where they are the same. */
export function formatDays(from: string, to: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  return withPlainSpaces(formatOf(language, parts).formatRange(atUtc(from), atUtc(to)));
}

const atUtc = (day: string): Date => new Date(day.includes("T") ? `${day}Z` : `${day}T00:00:00Z`);

/** Which spaces come before "AM" and beside a dash differs from one version of Node to the next. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, " ");

/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, parts]);
  // A language that Node does not know would be the machine's own.
  const format = formats.get(key) ?? new Intl.DateTimeFormat([language, "en-US"], { ...parts, timeZone: "UTC" });
  formats.set(key, format);
  return format;
}
