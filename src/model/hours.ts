import * as z from "zod";
import { text, timeSchema } from "./schema-parts.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const entrySchema = z.strictObject({
  days: text("The days as people read them.", "Mon-Fri", "Saturday"),
  schemaDays: z
    .array(z.enum(weekdays, { error: "a day's full name such as Monday" }))
    .min(1, "at least one day")
    .meta({
      description:
        "The same days for search engines, as full English names; left out, with both times, where you are closed.",
      examples: [["Monday", "Tuesday", "Wednesday"]],
    })
    .optional(),
  opens: timeSchema.describe("When you open, for search engines: a 24-hour time in quotes.").optional(),
  closes: timeSchema.describe("When you close, for search engines: a 24-hour time in quotes.").optional(),
  text: text("The hours as people read them.", "8:30 AM to 5:30 PM", "Closed"),
});

type Entry = z.infer<typeof entrySchema>;

/** The rest of the sentence "Write …" for what stands at a path. */
interface Fault {
  path: (string | number)[];
  message: string;
}

/** `hours` of `site/practice.yaml`. An entry without days and times for search engines is one of days on which nobody is there. */
export const hoursSchema = z
  .array(entrySchema.superRefine(tell(findFaults)))
  .min(1, "at least one line of hours")
  .superRefine(tell(findOverlaps));

function tell<Value>(find: (value: Value) => readonly Fault[]): (value: Value, context: z.RefinementCtx) => void {
  return (value, context) => {
    for (const fault of find(value)) context.addIssue({ code: "custom", ...fault });
  };
}

function findFaults(entry: Entry): Fault[] {
  const { days, schemaDays, opens, closes, text } = entry;
  const times = readTimes(text);
  const forSearch = ["schemaDays", "opens", "closes"] as const;
  const missing = forSearch.filter((key) => entry[key] === undefined);
  if (missing.length === forSearch.length && times === undefined) return [];
  if (schemaDays === undefined || opens === undefined || closes === undefined) {
    return missing.map((key) => ({ path: [key], message: "there" }));
  }
  if (/^closed\b/i.test(text)) {
    const message = 'the hours from "opens" to "closes"; for a closed day leave out "schemaDays", "opens" and "closes"';
    return [{ path: ["text"], message }];
  }
  const named = readDays(days);
  const isOther = named !== undefined && weekdays.some((day) => named.includes(day) !== schemaDays.includes(day));
  const faults = isOther ? [{ path: ["schemaDays"], message: `the days in "days": ${named.join(", ")}` }] : [];
  const others = (["opens", "closes"] as const).flatMap((key, index) => {
    const time = times?.[index];
    if (time === undefined || time.time === entry[key]) return [];
    return [{ path: [key], message: `the time in "text": ${time.time} for ${time.written}` }];
  });
  if (others.length > 0 || opens < closes) return [...faults, ...others];
  const message = 'a time later than "opens" on the same day, such as 17:30 for 5:30 PM';
  return [...faults, { path: ["closes"], message }];
}

/** With a lunch break a day stands in two entries, at other times. Of an entry the first day is told that does not. */
function findOverlaps(entries: readonly Entry[]): Fault[] {
  const taken: { day: string; opens: string; closes: string }[] = [];
  return entries.flatMap(({ schemaDays = [], opens = "", closes = "" }, index) => {
    const position = schemaDays.findIndex(
      (day, at) =>
        schemaDays.indexOf(day) < at ||
        taken.some((each) => each.day === day && each.opens < closes && opens < each.closes),
    );
    taken.push(...schemaDays.map((day) => ({ day, opens, closes })));
    const message = "a day without other hours at that time";
    return position === -1 ? [] : [{ path: [index, "schemaDays", position], message }];
  });
}

/** The two times of a text such as "8:30 AM to 5 PM", on the 24-hour clock; undefined where it says anything else. */
function readTimes(text: string): { time: string; written: string }[] | undefined {
  const clock = /\b(1[0-2]|0?[1-9])(?::([0-5]\d))? ?([ap])\.?m\b\.?/gi;
  if (/\d/.test(text.replace(clock, ""))) return undefined;
  const times = [...text.matchAll(clock)].map(([written, hour, minute = "00", half]) => {
    const hours = (Number(hour) % 12) + (half!.toLowerCase() === "p" ? 12 : 0);
    return { time: `${String(hours).padStart(2, "0")}:${minute}`, written };
  });
  return times.length === 2 ? times : undefined;
}

/** The days that a text such as "Mon-Thu & Sat" names, in the order of the week; undefined where it says anything else. */
function readDays(text: string): string[] | undefined {
  const named = new Set<number>();
  let last: number | undefined;
  let isRange = false;
  for (const word of text.toLowerCase().match(/[a-z]+|[^\sa-z]/g) ?? []) {
    const start = word.replace(/s$/, "");
    const day = start.length < 2 ? -1 : weekdays.findIndex((each) => each.toLowerCase().startsWith(start));
    if (day !== -1) {
      if (isRange) for (let between = last!; between !== day; between = (between + 1) % 7) named.add(between);
      named.add(day);
      last = day;
      isRange = false;
    } else if (last !== undefined && !isRange && /^(?:[-–—]|to|thru|through)$/.test(word)) isRange = true;
    else if (!/^(?:[,.;&/+]|and)$/.test(word)) return undefined;
  }
  return named.size === 0 || isRange ? undefined : weekdays.filter((_, index) => named.has(index));
}
