const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const pad = (digits: string | number): string => String(digits).padStart(2, "0");

/**
 * A time of day as people write it, on the 24-hour clock: "5:30 PM", "8:30", "noon". Undefined if it could be before and after noon:
 * without AM or PM, a practice is taken to be at work from 8 o'clock on.
 */
export function readTime(text: string): string | undefined {
  if (/^(?:12 ?)?noon$/i.test(text)) return "12:00";
  const [, written, minutes = "00", half] = /^(\d{1,2})[:.]?(\d\d)?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(text) ?? [];
  if (written === undefined) return undefined;
  const hour = Number(written);
  if (half === undefined) return hour < 8 ? undefined : `${pad(hour)}:${minutes}`;
  if (hour > 12) return half.toLowerCase() === "p" ? `${hour}:${minutes}` : undefined;
  return `${pad((hour % 12) + (half.toLowerCase() === "p" ? 12 : 0))}:${minutes}`;
}

/** A date as Americans write it, the year first: "12/24/2026", "Dec 24, 2026", "2026/12/24". */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return writeDay(year, month!, day!);
  const [, first, second, yearBehind] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)$/.exec(text) ?? [];
  // Where the first is no month, the day comes first.
  if (yearBehind !== undefined) {
    return Number(first) > 12 ? writeDay(yearBehind, second!, first!) : writeDay(yearBehind, first!, second!);
  }
  const [, name, dayBehind, ofYear] = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text) ?? [];
  if (ofYear !== undefined) return writeDay(ofYear, numberOfMonth(name!), dayBehind!);
  const [, dayFirst, nameBehind, lastYear] = /^(\d{1,2})\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text) ?? [];
  return lastYear === undefined ? undefined : writeDay(lastYear, numberOfMonth(nameBehind!), dayFirst!);
}

/** A month as people write it, the year first: "11/2026", "November 2026", "2026-11-15". */
export function readMonth(text: string): string | undefined {
  const [, year, month] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${pad(month!)}`;
  const [, named, yearBehind] = /^(\d{1,2}|[a-z]{3,9})\.?(?:[-/.]|,?\s+)(\d{4})$/i.exec(text) ?? [];
  if (named === undefined) return readDay(text)?.slice(0, "2026-11".length);
  return `${yearBehind!}-${pad(/\d/.test(named) ? named : numberOfMonth(named))}`;
}

function writeDay(year: string, month: string, day: string): string {
  return `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
}

/** From 1 to 12; 0, which no date has, for what is no month. */
function numberOfMonth(name: string): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}
