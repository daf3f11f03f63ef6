import * as z from "zod";
import { text, timeSchema } from "./schema-parts.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const entrySchema = z.strictObject({
  days: text("The days as people read them.", "Mon-Fri", "Saturday"),
  schemaDays: z
    .array(z.enum(weekdays, { error: "a day's full name such as Monday" }))
    .min(1, "at least one day, or for a closed day no such line")
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

/** `hours` of `site/practice.yaml`. An entry without days and times for search engines is for people alone: closed, a holiday, on call. */
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
  const named = readDays(days);
  const times = readRange(text);
  const forSearch = ["schemaDays", "opens", "closes"] as const;
  const missing = forSearch.filter((key) => entry[key] === undefined);
  // A holiday, or hours on call: what is no weekday, or no time, is for people alone.
  if (missing.length === forSearch.length && !(named && times)) return [];
  if (schemaDays === undefined || opens === undefined || closes === undefined) {
    return missing.map((key) => ({ path: [key], message: "there" }));
  }
  if (/^closed\.?$/i.test(text)) {
    const message = 'the hours from "opens" to "closes"; for a closed day leave out "schemaDays", "opens" and "closes"';
    return [{ path: ["text"], message }];
  }
  const isOther = named !== undefined && weekdays.some((day) => named.includes(day) !== schemaDays.includes(day));
  const sameDays = `the same days as "schemaDays", which has ${schemaDays.join(", ")}`;
  const faults = isOther ? [{ path: ["days"], message: sameDays }] : [];
  const others = (["opens", "closes"] as const).flatMap((key, index) => {
    const time = times?.[index];
    // Midnight ends a day, but no time on the clock is later than all others.
    if (time === undefined || time.time === entry[key] || time.time === "00:00") return [];
    return [{ path: [key], message: `the time in "text": ${time.time} for ${time.written}` }];
  });
  if (others.length > 0 || opens < closes) return [...faults, ...others];
  const message = 'a time later than "opens" on the same day, such as 17:30 for 5:30 PM';
  return [...faults, { path: ["closes"], message }];
}

/** With a lunch break a weekday stands in two entries, at other times. Of hours in summer, or of a holiday, nobody can tell. */
function findOverlaps(entries: readonly Entry[]): Fault[] {
  const taken: { line: string; day: string; opens: string; closes: string }[] = [];
  return entries.flatMap(({ days: line, schemaDays = [], opens = "", closes = "" }, index) => {
    if (readDays(line) === undefined) return [];
    const other = taken.find(
      ({ day, ...hours }) => schemaDays.some((each) => each === day) && hours.opens < closes && opens < hours.closes,
    );
    taken.push(...schemaDays.map((day) => ({ line, day, opens, closes })));
    return other
      ? [{ path: [index, "days"], message: `days that "${other.line}" above leaves free at that time` }]
      : [];
  });
}

const clock = String.raw`((?:1[0-2]|0?[1-9])(?::[0-5]\d)? ?[ap]\.?m\.?)`;
const range = new RegExp(String.raw`^(?:from )?${clock} ?(?:[-–—]|to|till?|until|through) ?${clock}$`, "i");

/** The two times of a text such as "8:30 AM to 5 PM", on the 24-hour clock; undefined where it says anything else. */
function readRange(text: string): { time: string; written: string }[] | undefined {
  return range
    .exec(text)
    ?.slice(1)
    .map((written) => {
      const [hour = "", minute = "00"] = written.match(/\d+/g)!;
      const hours = (Number(hour) % 12) + (/p/i.test(written) ? 12 : 0);
      return { time: `${String(hours).padStart(2, "0")}:${minute}`, written };
    });
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
