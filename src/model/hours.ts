import * as z from "zod";
import { aside, plannedDaySchema, timeSchema, type Advice } from "./schema-parts.ts";

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Weekday = (typeof weekdays)[number];

/** Keys that an entry without times may have instead. */
const insteadOfTimes = ["closed", "note"] as const;

const entrySchema = z.strictObject({
  days: z
    .array(z.enum(weekdays, { error: "a day's full name such as Monday" }))
    .min(1, "at least one day")
    .meta({
      description: "The days, as full English names; the site shows them in its own language.",
      examples: [["Monday", "Tuesday", "Wednesday"]],
    }),
  opens: timeSchema
    .meta({ description: "When you open on these days: a 24-hour time in quotes.", unless: insteadOfTimes })
    .optional(),
  closes: timeSchema
    .meta({
      description: "When you close on these days: a 24-hour time in quotes.",
      examples: ["17:30"],
      unless: insteadOfTimes,
    })
    .optional(),
  closed: z
    .boolean()
    .meta({ description: "You are closed on these days; this takes the place of the times.", examples: [true] })
    .optional(),
  note: aside("Words in place of the times, if there are none.", "By appointment").optional(),
});

type HoursEntry = z.infer<typeof entrySchema>;

/** A fault of a value; completes the sentence "Write …" for the value at `path`. */
interface Fault {
  path: (string | number)[];
  /** Description of the right value. */
  message: string;
  /** Message and remedy in whole sentences, if "Write" and the message would be poor advice. */
  params?: { words: Advice };
}

/** The schema of `hours` of an office. A day with a lunch break is in two entries; a day in no entry is not shown. */
export const hoursSchema = z
  .array(entrySchema.superRefine(report(findHoursFaults)))
  .min(1, "at least one line of hours")
  .superRefine(report(findOverlaps))
  .meta({
    kind: "hours",
    examples: [
      [
        { days: weekdays.slice(0, 4), opens: "08:30", closes: "12:00" },
        { days: weekdays.slice(0, 4), opens: "13:00", closes: "17:30" },
        { days: weekdays.slice(4), closed: true },
      ],
    ],
  });

export type Hours = z.infer<typeof hoursSchema>;

const closureSchema = z.strictObject({
  from: plannedDaySchema.describe("The first day on which you are closed: year-month-day."),
  to: plannedDaySchema.describe("The last such day; the same as the first unless given.").optional(),
  label: aside("Why, as visitors read it.", "Winter holidays"),
});

/** The schema of `closures` of an office: days on which it is closed, whatever its hours say. */
export const closuresSchema = z
  .array(closureSchema.superRefine(report(findReversed)))
  .meta({ knownBy: ["from", "to"] });

export type Closure = z.infer<typeof closureSchema>;

function report<Value>(find: (value: Value) => readonly Fault[]): (value: Value, context: z.RefinementCtx) => void {
  return (value, context) => {
    for (const fault of find(value)) context.addIssue({ code: "custom", ...fault });
  };
}

const closedWords: Advice = {
  message: '"closed: true" is in the same entry as "opens" and "closes".',
  remedy:
    'If it is for other days, put the line with those days back above it, such as "- days: [Friday]". If you are open at these times, delete "closed: true".',
};

const noteWords = (note: string): Advice => ({
  message: `The note "${note}" is in the same entry as times or "closed: true", and would not be shown.`,
  remedy:
    'Delete the line of "note". If it is for other days, put a hyphen and the days in front of it, such as "- days: [Saturday]"; an entry with a note has no times.',
});

function findHoursFaults(entry: HoursEntry): Fault[] {
  const { opens, closes, closed, note } = entry;
  const times = { opens, closes };
  const hasTimes = opens !== undefined || closes !== undefined;
  if (closed && hasTimes) {
    return [
      { path: ["closed"], message: 'false where there are "opens" and "closes"', params: { words: closedWords } },
    ];
  }
  if (note !== undefined && (closed || hasTimes)) {
    return [{ path: ["note"], message: "words for days without times", params: { words: noteWords(note) } }];
  }
  if (insteadOfTimes.some((key) => entry[key] !== undefined && entry[key] !== false)) return [];
  const missing = (["opens", "closes"] as const).filter((key) => times[key] === undefined);
  if (missing.length > 0) return missing.map((key) => ({ path: [key], message: "there" }));
  if (opens! < closes!) return [];
  return [{ path: ["closes"], message: 'a time later than "opens" on the same day, such as 17:30 for 5:30 PM' }];
}

/** Finds days whose times overlap. A day with a lunch break is in two entries, at different times. */
function findOverlaps(entries: readonly HoursEntry[]): Fault[] {
  const taken: { day: Weekday; opens: string; closes: string }[] = [];
  return entries.flatMap(({ days, opens = "00:00", closes = "24:00" }, index) => {
    const isTaken = (day: Weekday): boolean =>
      taken.some((other) => other.day === day && other.opens < closes && opens < other.closes);
    const twice = days.findIndex(isTaken);
    taken.push(...days.map((day) => ({ day, opens, closes })));
    if (twice === -1) return [];
    const words = {
      message: `${days[twice]!} is in two entries whose times overlap.`,
      remedy: `Change the times of one of them, or remove ${days[twice]!} from it.`,
    };
    const message = "a day that is free at that time in the lines above";
    return [{ path: [index, "days", twice], message, params: { words } }];
  });
}

function findReversed({ from, to }: Closure): Fault[] {
  if (to === undefined || from <= to) return [];
  const words = {
    message: `"to" is ${to}, a day before "from", ${from}.`,
    remedy: "Write a later day, or swap the two.",
  };
  return [{ path: ["to"], message: `a day that is not before "from", ${from}`, params: { words } }];
}
