import * as z from "zod";
import { aside, daySchema, timeSchema, type Advice } from "../content/schema-parts.ts";

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
      fieldType: "end time",
      description:
        "When you close on these days: a 24-hour time in quotes. From 22:00 to 02:00 ends on the next day, and from 00:00 to 23:59 is around the clock.",
      examples: ["17:30"],
      unless: insteadOfTimes,
    })
    .optional(),
  closed: z
    .boolean()
    .meta({ description: "You are closed on these days; this takes the place of the times.", examples: [true] })
    .optional(),
  note: aside("Words beside the times, or in place of them.", "By appointment").optional(),
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
  .min(1, "the hours of at least one day")
  .superRefine(report(findOverlaps))
  .meta({
    fieldType: "hours",
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
  from: daySchema.describe("The first day on which you are closed, or have other hours: year-month-day."),
  to: daySchema.describe("The last such day; the same as the first unless given.").optional(),
  opens: timeSchema
    .meta({
      description: "When you open on these days, if you are not closed: a 24-hour time in quotes.",
      needs: "closes",
    })
    .optional(),
  closes: timeSchema
    .meta({
      fieldType: "end time",
      description: "When you close on these days: a 24-hour time in quotes.",
      examples: ["12:30"],
      needs: "opens",
    })
    .optional(),
  label: aside("Why, as visitors read it.", "Winter holidays"),
});

/** The schema of `closures` of an office: days on which it is closed or has other hours, whatever its usual hours are. */
export const closuresSchema = z
  .array(closureSchema.superRefine(report(findReversed)).superRefine(report(findTimesFaults)))
  .superRefine(report(findContradictions))
  .meta({ knownBy: ["from", "to", "opens"] });

export type Closure = z.infer<typeof closureSchema>;

function report<Value>(find: (value: Value) => readonly Fault[]): (value: Value, context: z.RefinementCtx) => void {
  return (value, context) => {
    for (const fault of find(value)) context.addIssue({ code: "custom", ...fault });
  };
}

const closedWords: Advice = {
  message: '"closed: true" is in the same entry as "opens" and "closes".',
  remedy:
    'If you are open at these times, remove "closed". If it is for other days, put those days above it as an entry, such as - days: [Friday]',
};

const noteWords = (note: string): Advice => ({
  message: `The note "${note}" is in the same entry as "closed: true", and would not be shown.`,
  remedy:
    'Remove "note". If it is for other days, put those days in front of it as an entry, such as - days: [Saturday]',
});

function findHoursFaults(entry: HoursEntry): Fault[] {
  const { opens, closes, closed, note } = entry;
  const hasTimes = opens !== undefined || closes !== undefined;
  if (closed && hasTimes) {
    return [
      { path: ["closed"], message: 'false where there are "opens" and "closes"', params: { words: closedWords } },
    ];
  }
  if (note !== undefined && closed) {
    return [{ path: ["note"], message: "words for days that are not closed", params: { words: noteWords(note) } }];
  }
  if (!hasTimes && insteadOfTimes.some((key) => entry[key] !== undefined && entry[key] !== false)) return [];
  const missing = (["opens", "closes"] as const).filter((key) => entry[key] === undefined);
  return missing.length > 0 ? missing.map((key) => ({ path: [key], message: "there" })) : findTimesFaults(entry);
}

interface Times {
  opens?: string | undefined;
  closes?: string | undefined;
}

/** Returns when an entry opens and closes; undefined if it has no times. */
export const timesOf = ({ opens, closes }: Times): Record<"opens" | "closes", string> | undefined =>
  opens === undefined || closes === undefined ? undefined : { opens, closes };

/** Whether an office is open around the clock: from midnight to the last minute, as Google writes it. */
export const isAllDay = ({ opens, closes }: Times): boolean => opens === "00:00" && closes === "23:59";

const hoursOfDay = 24;

/** Returns a time in hours since midnight. */
const inHours = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** From this time on, who closes at 6 can only mean the morning, and before it, the evening. */
const evening = 17;

/** Finds times that end before they begin, unless they go past midnight. Whoever opens at 9 and closes at 5 means the afternoon. */
function findTimesFaults({ opens, closes }: Times): Fault[] {
  if (opens === undefined || closes === undefined || opens < closes) return [];
  if (opens === closes) {
    const words = {
      message: `"opens" and "closes" are both ${opens}.`,
      remedy: 'Write when you close, such as "17:30". Around the clock is from "00:00" to "23:59".',
    };
    return [{ path: ["closes"], message: 'another time than "opens"', params: { words } }];
  }
  const begins = inHours(opens);
  if (begins >= evening || inHours(closes) + hoursOfDay / 2 <= begins) return [];
  return [{ path: ["closes"], message: "a time after you open on the same day, such as 17:30 for 5:30 PM" }];
}

/** Times of one day, in hours since Monday. They may end on the next day. */
interface Stretch {
  day: Weekday;
  /** Whether it has times. A day without is closed as a whole, or has a note, but may have hours past midnight of the day before. */
  isTimed: boolean;
  begins: number;
  ends: number;
}

function stretchOf(day: Weekday, { opens = "00:00", closes = "24:00" }: Times, isTimed: boolean): Stretch {
  const midnight = weekdays.indexOf(day) * hoursOfDay;
  const next = closes < opens ? hoursOfDay : 0;
  return { day, isTimed, begins: midnight + inHours(opens), ends: midnight + next + inHours(closes) };
}

/** Sunday's hours past midnight are in the next week, whose days are the same. */
function overlap(a: Stretch, b: Stretch): boolean {
  if (a.day !== b.day && !(a.isTimed && b.isTimed)) return false;
  const week = weekdays.length * hoursOfDay;
  return [-week, 0, week].some((shift) => a.begins + shift < b.ends && b.begins < a.ends + shift);
}

/** Finds days whose times overlap. A day with a lunch break is in two entries, at different times. */
function findOverlaps(entries: readonly HoursEntry[]): Fault[] {
  const taken: Stretch[] = [];
  return entries.flatMap((entry, index) => {
    const stretches = entry.days.map((day) => stretchOf(day, entry, entry.opens !== undefined));
    const found = stretches.findIndex((each) => taken.some((other) => overlap(each, other)));
    taken.push(...stretches);
    if (found === -1) return [];
    const { day } = stretches[found]!;
    const words = {
      message: `${day} is in two entries whose times overlap.`,
      remedy: `Change the times of one of them, or remove ${day} from it.`,
    };
    const message = "a day that is free at that time in the lines above";
    return [{ path: [index, "days", found], message, params: { words } }];
  });
}

/** Finds days that one entry closes and another opens, or that two open at the same time. To be closed twice is no contradiction. */
function findContradictions(closures: readonly Closure[]): Fault[] {
  return closures.flatMap((closure, index) => {
    const other = closures.slice(0, index).find((each) => contradict(each, closure));
    if (other === undefined) return [];
    const day = closure.from > other.from ? closure.from : other.from;
    const words = {
      message: `${day} is in two entries of "closures" that say different hours.`,
      remedy: "Change the days or the times of one of them.",
    };
    return [{ path: [index, "from"], message: "a day that is free in the lines above", params: { words } }];
  });
}

function contradict(a: Closure, b: Closure): boolean {
  const isSameDay = a.from <= (b.to ?? b.from) && b.from <= (a.to ?? a.from);
  if (!isSameDay || (a.opens === undefined && b.opens === undefined)) return false;
  return overlap(stretchOf("Monday", a, true), stretchOf("Monday", b, true));
}

function findReversed({ from, to }: Closure): Fault[] {
  if (to === undefined || from <= to) return [];
  const words = {
    message: `"to" is ${to}, a day before "from", ${from}.`,
    remedy: "Write a later day, or swap the two.",
  };
  return [{ path: ["to"], message: `a day that is not before "from", ${from}`, params: { words } }];
}
