import { listTokens, writePlainly, type Token } from "./hours-tokens.ts";
import { languagesOfHours } from "./hours-words.ts";
import { hoursSchema, weekdays, type Weekday } from "./hours.ts";
import { primaryLanguage } from "./language.ts";
import { daysFrom } from "./names-of-days.ts";

/** Hours that are the same on several days of each week. */
export interface WrittenHours {
  days: readonly Weekday[];
  opens?: string;
  closes?: string;
  closed?: true;
}

const isMorning = (time: string): boolean => time < "12:00";

/** An hour before this one is in the afternoon unless its half of the day is written. */
const earliest = "06:00";

/** From this time on, an office may close on the next day. */
const evening = "17:00";

type DayTimes = Omit<WrittenHours, "days">;

/** Finds times of which only one reading makes sense: "6-8" may be in the morning or in the evening. */
function readTimes(first: readonly string[], last: readonly string[]): DayTimes | undefined {
  const begins = first.filter((each) => each !== "24:00");
  const ends = last.map((each) => (/^(?:00|24):00$/.test(each) ? "23:59" : each)).sort();
  for (const opens of [...begins.filter((each) => each >= earliest), ...begins]) {
    const closes = ends.find((each) => opens < each) ?? (opens >= evening ? ends[0] : undefined);
    if (closes === undefined || closes === opens) continue;
    const isDoubtful = opens < "07:00" ? closes > "18:00" || closes < "10:00" : opens < "08:00" && closes <= "10:00";
    return isDoubtful && first.length > 1 ? undefined : { opens, closes };
  }
  return undefined;
}

/** A part of a line: days, when the office is open on some, or a word about either. */
type HoursPart =
  | { kind: "days"; days: readonly Weekday[] }
  | { kind: "times"; times: DayTimes | undefined }
  | { kind: "closed" | "except" | "exceptAfter" | "line" };

/** Joins days to lists and ranges, and times to intervals; undefined if a time is not in one. */
function joinTokens(tokens: readonly Token[]): HoursPart[] | undefined {
  const parts: HoursPart[] = [];
  let rest = [...tokens];
  while (rest.length > 0) {
    const [token, ...others] = rest as [Token, ...Token[]];
    rest = others;
    if (token.role === "day") {
      const { days, after } = takeDays(token, others);
      parts.push({ kind: "days", days });
      rest = after;
    } else if (/^(?:time|[ap]mBefore|[ap]m)$/.test(token.role)) {
      const first = takeTime([token, ...others]);
      const joined = first?.after.findIndex(({ role }) => role !== "joins") ?? -1;
      const last = first?.after[joined]?.role === "to" ? takeTime(first.after.slice(joined + 1)) : undefined;
      if (first === undefined || last === undefined) return undefined;
      parts.push({ kind: "times", times: readTimes(first.meanings, last.meanings) });
      rest = last.after;
    } else if (token.role === "allDay" || token.role === "always") {
      if (token.role === "always") parts.push({ kind: "days", days: weekdays });
      parts.push({ kind: "times", times: { opens: "00:00", closes: "23:59" } });
    } else if (
      token.role === "closed" ||
      token.role === "line" ||
      token.role === "except" ||
      token.role === "exceptAfter"
    ) {
      parts.push({ kind: token.role });
    }
  }
  return parts;
}

/** Takes the days that follow one without a word between them but "to" and "and". */
function takeDays(first: Token, tokens: readonly Token[]): { days: Weekday[]; after: Token[] } {
  const days = [...first.days];
  let after = [...tokens];
  for (;;) {
    const next = after.findIndex(({ role }) => role !== "joins" && role !== "and" && role !== "to");
    if (after[next]?.role !== "day") return { days, after };
    const isRange = after.slice(0, next).some(({ role }) => role === "to");
    const [last] = after[next].days;
    days.push(...(isRange && last ? daysFrom(days.at(-1)!, last) : after[next].days));
    after = after.slice(next + 1);
  }
}

/** Takes a time with the half of its day, which may be in front of it or behind it. */
function takeTime(tokens: readonly Token[]): { meanings: string[]; after: Token[] } | undefined {
  const start = tokens.findIndex(({ role }) => role === "time");
  const after = [...tokens.slice(0, start).filter(({ role }) => role !== "joins"), ...tokens.slice(start)];
  const before = /^[ap]m/.test(after[0]?.role ?? "") ? after.shift() : undefined;
  const time = after.shift();
  if (time?.role !== "time") return undefined;
  const behind = before === undefined && /^[ap]m$/.test(after[0]?.role ?? "") ? after.shift() : undefined;
  const half = (before ?? behind)?.role[0];
  // Words in front of a time differ in what they mean at twelve.
  if (before !== undefined && time.meanings.includes("12:00")) return undefined;
  const meanings = time.meanings.filter((each) => half === undefined || isMorning(each) === (half === "a"));
  return { meanings: meanings.length > 0 ? meanings : [...time.meanings], after };
}

/** Gives times to the days in front of them, or behind them if the line begins with times. */
class Assembly {
  readonly #read: WrittenHours[] = [];
  readonly #beginsWithTimes: boolean;
  #early: DayTimes[] = [];
  #days: readonly Weekday[] = [];
  #latest: readonly Weekday[] = [];
  /** Whether the days still wait for their times, perhaps on the next line; and whether days that follow are closed, or left out. */
  #waits = { times: false, line: false, closed: false, except: false };
  /** Whether days were left out after their times, so that no further times can be theirs. */
  #isComplete = false;

  constructor(parts: readonly HoursPart[]) {
    this.#beginsWithTimes = parts.find(({ kind }) => kind === "days" || kind === "times")?.kind === "times";
  }

  /** Returns false if a part cannot be where it is. */
  add(part: HoursPart): boolean {
    if (part.kind === "days") return this.#addDays(part.days);
    if (part.kind === "times") {
      if (part.times === undefined || this.#isComplete) return false;
      if (this.#beginsWithTimes) this.#early.push(part.times);
      else this.#give(part.times);
    } else if (part.kind === "exceptAfter") return this.#leaveOutLatest();
    else if (part.kind === "line") this.#waits.line = this.#waits.times;
    else if (part.kind === "except") this.#waits.except = true;
    else if (this.#waits.times) this.#give({ closed: true });
    else this.#waits.closed = true;
    return true;
  }

  #addDays(days: readonly Weekday[]): boolean {
    if (this.#waits.except) {
      this.#leaveOut(days);
      this.#isComplete = !this.#waits.times;
    } else {
      if (this.#waits.line || (this.#waits.closed && this.#early.length > 0)) return false;
      this.#isComplete = false;
      this.#days = this.#waits.times ? [...this.#days, ...days] : days;
      this.#latest = days;
      this.#waits.times = true;
      if (this.#waits.closed) this.#give({ closed: true });
      for (const each of this.#early.splice(0)) this.#give(each);
      this.#waits.closed = false;
    }
    this.#waits.except = false;
    return true;
  }

  #give(times: DayTimes): void {
    this.#read.push({ days: this.#days, ...times });
    this.#waits.times = this.#waits.line = false;
  }

  #leaveOut(others: readonly Weekday[]): void {
    const left = this.#days.filter((day) => !others.includes(day));
    for (const each of this.#read) if (each.days === this.#days) each.days = left;
    this.#days = left;
  }

  /** Returns false if the days in front of the exception have had their times already. */
  #leaveOutLatest(): boolean {
    if (this.#latest.length === this.#days.length) return false;
    this.#leaveOut(this.#latest);
    return true;
  }

  /** Returns the hours, unless something waits for more, or an office cannot have them: two of them are at the same time. */
  finish(): WrittenHours[] | undefined {
    const { times, closed, except } = this.#waits;
    const isWhole = !closed && !except && this.#early.length === 0 && (!times || this.#days.length === 0);
    const read = this.#read.filter(({ days }) => days.length > 0);
    return isWhole && hoursSchema.safeParse(read).success ? read : undefined;
  }
}

function readInLanguage(text: string, language: string): WrittenHours[] | undefined {
  const tokens = listTokens(text, language);
  const parts = tokens && joinTokens(tokens);
  const assembly = new Assembly(parts ?? []);
  return parts?.every((part) => assembly.add(part)) === true ? assembly.finish() : undefined;
}

/**
 * Reads a line or more of opening hours as people write them, such as "Mon-Thu 9-5, Sat 9 AM to noon", in a language or, if that cannot be
 * told, in any one. Undefined if a part of the text is something else, or if languages read it in different ways.
 */
export function readHours(text: string, language?: string): WrittenHours[] | undefined {
  const plain = writePlainly(text);
  const languages = language === undefined ? languagesOfHours : [primaryLanguage(language)];
  const readings = languages.flatMap((name) => {
    const read = readInLanguage(plain, name);
    return read ? [read] : [];
  });
  const [first, ...others] = readings.map((each) => JSON.stringify(each));
  return others.every((each) => each === first) ? readings[0] : undefined;
}
