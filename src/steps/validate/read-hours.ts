import { weekdays } from "../../model/hours.ts";
import { readOptions } from "./meant-value.ts";
import { readEndTime, readTime } from "./read-moments.ts";

interface WrittenHours {
  days: readonly string[];
  opens?: string;
  closes?: string;
  closed?: true;
}

/** Reads hours as people write them, such as "Mon-Thu 9-5, Sat 9 AM to noon". Undefined if any part of the text is something else. */
export function readHours(text: string): WrittenHours[] | undefined {
  const read: WrittenHours[] = [];
  let before = "";
  for (const part of text.split(/[,;\n]|\band\b|&/)) {
    const [, named = "", rest = ""] = /^([^\d]*?)[\s:]*(\d.*|noon.*|closed)?$/is.exec(part.trim()) ?? [];
    if (rest === "") {
      before = `${before}${named}, `;
      continue;
    }
    const words = `${before}${named}`.trim();
    const days = words === "" ? read.at(-1)?.days : readOptions(words.replace(/, *$/, ""), weekdays);
    const times = readTimes(rest);
    if (days === undefined || days.length === 0 || times === undefined) return undefined;
    read.push({ days, ...times });
    before = "";
  }
  return read.length > 0 && before.replaceAll(", ", "") === "" ? read : undefined;
}

/** Reads "9-5". An hour without AM or PM is the first that makes sense. */
function readTimes(text: string): Omit<WrittenHours, "days"> | undefined {
  if (/^closed$/i.test(text)) return { closed: true };
  if (/^24\s*(?:h|hours|\/\s*7)$/i.test(text)) return { opens: "00:00", closes: "23:59" };
  const [first = "", last, ...others] = text.split(/\s*(?:[-\u2010-\u2015]|\b(?:to|until|till)\b)\s*/);
  if (last === undefined || others.length > 0) return undefined;
  const half = /[ap]\.?\s*m\.?$/i.exec(last)?.[0];
  const guess = Number.parseInt(first, 10) < 6 ? "pm" : "am";
  const starts = [readTime(first), half && readTime(`${first} ${half}`), readTime(`${first} ${guess}`)];
  const ends = [readEndTime(last), readEndTime(`${last} pm`)];
  for (const opens of starts) {
    const closes = ends.find((each) => opens !== undefined && each !== undefined && opens < each);
    if (opens !== undefined && closes !== undefined) return { opens, closes };
  }
  return undefined;
}
