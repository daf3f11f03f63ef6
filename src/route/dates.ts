const englishMonths = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

// English is written here without Intl, whose tables take longer to open than twenty pages to make.

/** `2026-11` → `November 2026`, in the site's language whatever machine builds it. */
export function monthInWords(month: string, language: string): string {
  const [year, number] = month.split("-");
  if (/^en(-|$)/.test(language)) return `${englishMonths[Number(number) - 1]!} ${year!}`;
  return inWords(`${month}-01`, language, { month: "long", year: "numeric" });
}

/** `2026-11-01` → `November 1, 2026`. */
export function dayInWords(day: string, language: string): string {
  const [year, month, number] = day.split("-");
  if (/^en(-US)?$/.test(language)) return `${englishMonths[Number(month) - 1]!} ${Number(number)}, ${year!}`;
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
