/** `2026-11` → `November 2026`, in the site's language whatever machine builds it. */
export function monthInWords(month: string, language: string): string {
  return inWords(`${month}-01`, language, { month: "long", year: "numeric" });
}

/** `2026-11-01` → `November 1, 2026`. */
export function dayInWords(day: string, language: string): string {
  return inWords(day, language, { day: "numeric", month: "long", year: "numeric" });
}

/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function inWords(day: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, parts]);
  // A language that Node does not know would be the machine's own.
  const format = formats.get(key) ?? new Intl.DateTimeFormat([language, "en-US"], { ...parts, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
