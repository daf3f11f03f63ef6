import type { WrittenOffice } from "../../model/content/office.ts";
import { readHours, type WrittenHours } from "../../model/domain/read-hours.ts";
import { isAllDay, weekdays, type Weekday } from "../../model/domain/hours.ts";
import { DayNames } from "../../model/domain/names-of-days.ts";
import {
  interval,
  isTimed,
  readIntervals,
  readTimeGroups,
  time,
  times,
  type Interval,
} from "../../model/domain/times-of-day.ts";
import { areOwnHours, rememberFor, type Named } from "./whose-hours.ts";

/** Hours of opening in a text. */
export interface FoundHours {
  /** The hours as written. */
  value: string;
  offset: number;
}

const own = String.raw`(?:we|we['’]re|are|is|open|hours|the|our|office|abrimos|atendemos|estamos|abiertos?)`;
const from = String.raw`(?:(?:from|between|de|desde|entre|von|das)\s+)?`;
const open = String.raw`(?<![\p{L}\d])(?:open|hours|timings|abiert[oa]s?|abrimos|atendemos|horario|geöffnet|öffnungszeiten|sprechzeiten|ouverte?s?|horaires)(?![\p{L}\d])`;

/** "open until 8 PM" */
const openUntil = new RegExp(
  String.raw`\b(?:opens?|closes?|abiert[oa]s?|abrimos|cerramos)\b[^.;!?\d]{0,30}?\b(?:at|until|till|hasta|a)\s+${time(1)}(?![\d:%]|[.,]\d)`,
  "giu",
);

/** "Hours: 8 to 5", for any day. */
const openFrom = (afterOthers: string): RegExp =>
  new RegExp(String.raw`${open}[^.;!?\d]{0,25}?(?<![$€£#])${times(afterOthers)}`, "giu");

/** A pattern for what stands between times and the name of a day, as in "9 to 5 on Monday". */
const beforeDay = String.raw`[\s,(]*(?:(?:on|every|each|de|los)\s+)?`;

const alwaysOpen =
  /\b(?:open\s+(?:24\s*(?:hours|\/\s*7)|around\s+the\s+clock)|abiert[oa]s?\s+(?:las\s+)?24\s+horas)(?![\p{L}\d])/giu;

const saysEvery = /\s(?:every|los)\s/i;

/** A pattern, and a test whether its match is wrong for every office. */
type HoursPattern = readonly [pattern: RegExp, isOther: (match: RegExpExecArray, text: string) => boolean];

/** Lists all matches, as `matchAll` does, which copies the pattern for each text: that takes longer than the search. */
function listMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}

/** Returns the matches of all patterns in order. If matches overlap, only the first counts. */
function matchLeftmost(
  text: string,
  readings: readonly HoursPattern[],
): { match: RegExpExecArray; isOther: HoursPattern[1] }[] {
  let end = 0;
  return readings
    .flatMap(([pattern, isOther]) => listMatches(pattern, text).map((match) => ({ match, isOther })))
    .sort((a, b) => a.match.index - b.match.index)
    .filter(({ match: { 0: value, index } }) => {
      const isFree = index >= end;
      if (isFree) end = index + value.length;
      return isFree;
    });
}

/** Finds hours in texts of one language and in English, the language of structured data. */
export class HoursFinder {
  readonly #offices: readonly WrittenOffice[];
  readonly #language: string;
  readonly #names: DayNames;
  readonly #patterns: readonly (readonly HoursPattern[])[];
  readonly #named: Named;
  /** Every pattern needs a day or one of these words. */
  readonly #mayHoldHours: RegExp;

  constructor(offices: readonly WrittenOffice[], language: string, named: Named = { namesContact: () => false }) {
    [this.#offices, this.#language, this.#named] = [offices, language, named];
    this.#names = new DayNames(language);
    const { day, days } = this.#names;
    // A day after two intervals is that of the second, unless it has times of its own.
    const dayAfter = String.raw`${beforeDay}${day}(?![^,;!?\d]{0,20}\d)`;
    this.#mayHoldHours = new RegExp(
      String.raw`(?<![\p{L}\d])(?:open|close|hours|timings|abiert|abrimos|atendemos|cerrad|cerramos|horai?r|geöffnet|öffnungszeit|sprechzeit|ouvert)|${days}`,
      "iu",
    );
    // The first pattern that fits reads a stretch of text. Between days before times and times before days, the leftmost match wins.
    this.#patterns = [
      [
        [
          new RegExp(String.raw`${days}(?:[\s,:;()*_|]|&nbsp;)*(?:${own}[\s,:]+){0,5}${from}${times(dayAfter)}`, "giu"),
          (match, text) => this.#isOtherOnDays(match, text),
        ],
        [
          new RegExp(String.raw`(?<![\d$€£:.,/#-])${interval(1)}${beforeDay}${days}`, "giu"),
          (match) => this.#isOtherOnDays(match, ""),
        ],
      ],
      [[openFrom(dayAfter), (match, text) => this.#isOtherOnDays(match, text)]],
      [[openUntil, (match) => this.#isOtherTime(match)]],
      [[alwaysOpen, () => !offices.some(({ hours }) => hours.some(isAllDay))]],
      [
        [
          wholeDays("open|abrimos|atendemos", days),
          (match) => this.#namesDay(match, (day) => !offices.some(isOpenOn(day))),
        ],
      ],
      [
        [
          wholeDays("closed|cerrad[oa]s?|cerramos", days),
          (match) => this.#namesDay(match, (day) => offices.every(isOpenOn(day))),
        ],
      ],
    ];
  }

  /** Finds opening times that match no office and can only be the practice's. */
  findOthers(text: string): FoundHours[] {
    const named = rememberFor(text, this.#named);
    const lines = this.#readLines(text);
    const own = lines.filter(({ isOwn }) => isOwn);
    const unread = own.reduce((rest, { offset, length }) => blankOut(rest, offset, length), text);
    const found = this.#mayHoldHours.test(unread) ? this.#findInProse(text, unread, named) : [];
    const others = lines.flatMap(({ isOwn, offset, length }) => {
      const isFound = found.some((each) => each.offset >= offset && each.offset < offset + length);
      if (isOwn || isFound || !areOwnHours(text, { offset, length }, named)) return [];
      return [{ value: withoutPeriod(text.slice(offset, offset + length).trim()), offset }];
    });
    return [...found, ...others].sort((a, b) => a.offset - b.offset);
  }

  /** Finds times among the words of sentences, except those in the lines that were read. */
  #findInProse(text: string, unread: string, named: Named): FoundHours[] {
    const found: FoundHours[] = [];
    let rest = unread;
    for (const readings of this.#patterns) {
      for (const { match, isOther } of matchLeftmost(rest, readings)) {
        const { 0: value, index: offset } = match;
        rest = blankOut(rest, offset, value.length);
        if (!isOther(match, text) || !areOwnHours(text, { offset, length: value.length }, named)) continue;
        found.push({ value: withoutPeriod(value.trim()), offset });
      }
    }
    return found;
  }

  /** Reads the lines that are nothing but hours, in any form in which people of the language write them. */
  #readLines(text: string): { offset: number; length: number; isOwn: boolean }[] {
    const isRight = (office: WrittenOffice, { days, opens, closes }: WrittenHours): boolean =>
      days.every((day) =>
        opens === undefined || closes === undefined ? !isOpenOn(day)(office) : isOpenAt(office, day, [opens, closes]),
      );
    return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index: offset }) => {
      const read = /\p{Nd}/u.test(line) ? readHours(line, this.#language) : undefined;
      if (read === undefined) return [];
      const isOwn = this.#offices.some((office) => read.every((each) => isRight(office, each)));
      return [{ offset, length: line.length, isOwn }];
    });
  }

  /** Whether no office has these hours on these days, or on any day if none is named. */
  #isOtherOnDays({ index, 0: all, groups = {} }: RegExpExecArray, text: string): boolean {
    const intervals = readIntervals(groups, text.slice(index + all.length, index + all.length + 20));
    const isOpenThen = (office: WrittenOffice, day: Weekday): boolean =>
      intervals.every((meanings) => meanings.some((interval) => isOpenAt(office, day, interval)));
    const days = this.#names.read(groups.days ?? "");
    const isRight = (office: WrittenOffice): boolean =>
      days.length === 0
        ? weekdays.some((day) => isOpenThen(office, day)) ||
          intervals.flat().some((interval) => isSpecial(office, interval))
        : days.every((day) => isOpenThen(office, day));
    return intervals.length > 0 && !this.#offices.some(isRight);
  }

  /** Whether no office opens or closes at this time on any day. */
  #isOtherTime({ groups = {} }: RegExpExecArray): boolean {
    const readings = readTimeGroups(groups, 1);
    if (!isTimed(groups, 1)) return false;
    return !this.#offices.some(({ hours }) =>
      hours.some(({ opens = "", closes = "" }) => readings.includes(opens) || readings.includes(closes)),
    );
  }

  /** Whether the match names a wrong day in general ("open Saturdays"), not one certain Saturday. */
  #namesDay({ 0: all, groups: { days = "" } = {} }: RegExpExecArray, isWrong: (day: Weekday) => boolean): boolean {
    const isSaidOfAll = saysEvery.test(all) || this.#names.areEveryWeek(days);
    return isSaidOfAll && this.#names.read(days).some(isWrong);
  }
}

const blankOut = (text: string, offset: number, length: number): string =>
  text.slice(0, offset) + ".".repeat(length) + text.slice(offset + length);

/** "open Saturdays", without times. */
const wholeDays = (words: string, days: string): RegExp =>
  new RegExp(String.raw`\b(?:${words})\s+(?:(?:on|every|los)\s+)*${days}`, "giu");

const isOpenOn =
  (day: Weekday) =>
  ({ hours }: WrittenOffice): boolean =>
    hours.some(({ days, closed }) => days.includes(day) && closed !== true);

/** Whether an office has these hours on certain dates. */
const isSpecial = ({ closures = [] }: WrittenOffice, [start, end]: Interval): boolean =>
  closures.some(({ opens, closes }) => opens === start && closes === end);

/** Whether an office is open from one time to the other. A lunch break between them may be left out. */
function isOpenAt({ hours }: WrittenOffice, day: Weekday, [opens, closes]: Interval): boolean {
  const ofDay = hours.flatMap((entry): Interval[] =>
    entry.days.includes(day) && entry.opens !== undefined && entry.closes !== undefined
      ? [[entry.opens, entry.closes]]
      : [],
  );
  const first = ofDay.map(([start]) => start).sort()[0];
  const last = ofDay
    .map(([, end]) => end)
    .sort()
    .at(-1);
  return ofDay.some(([start, end]) => start === opens && end === closes) || (opens === first && closes === last);
}

/** Removes the period of the sentence, not that of "p.m.". */
const withoutPeriod = (text: string): string => text.replace(/(?<!\.\s?m)\.$/i, "");
