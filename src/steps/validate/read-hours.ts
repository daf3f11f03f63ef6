import { weekdays, type Weekday } from "../../model/domain/hours.ts";
import { DayNames } from "../../model/domain/names-of-days.ts";
import { interval, readTimeGroups, type Groups } from "../../model/domain/times-of-day.ts";
import { isGroup } from "../../model/build/walk-fields.ts";

interface WrittenHours {
  days: readonly Weekday[];
  opens?: string;
  closes?: string;
  closed?: true;
}

/** Languages in which hours are read, besides English in each: those with words of the package. */
const languages = ["en", "es", "de", "fr"];

/** Names that schema.org has for days. In prose, some of them are other words. */
const shortNames = Object.fromEntries(weekdays.map((day) => [day.slice(0, 2).toLowerCase(), [day]]));

const closedWord = String.raw`(?<closed>closed|cerrado|geschlossen|fermé)`;
const allDay = String.raw`(?<allDay>24\s*/\s*7|24\s*(?:h\b|hours|horas|stunden|heures))`;

/** Marks and words around days and times that change nothing. */
const betweenParts = /^(?:[\s,;:.()|/&+*\u2010-\u2015-]|(?:and|y|et|und|from|on|de|von|open|uhr|h)(?![\p{L}\d]))*$/iu;

/** Reads hours as people write them, such as "Mon-Thu 9-5, Sat 9 AM to noon". Undefined if any part of the text is something else. */
function readHours(text: string): WrittenHours[] | undefined {
  const withColons = text.replace(/(?<!\d)([012]\d)([0-5]\d)(?!\d)/g, "$1:$2");
  for (const language of languages) {
    const read = readIn(withColons, new DayNames(language, shortNames));
    if (read !== undefined) return read;
  }
  return undefined;
}

function readIn(text: string, names: DayNames): WrittenHours[] | undefined {
  const read: WrittenHours[] = [];
  let [days, end]: [readonly Weekday[], number] = [[], 0];
  /** DayTimes before their days, such as "9-5 Mon-Fri". */
  const early: DayTimes[] = [];
  let [isFirst, isNamed] = [false, false];
  for (const match of text.matchAll(new RegExp(`${allDay}|${names.days}|${interval(1)}|${closedWord}`, "giu"))) {
    const { 0: all, index, groups = {} } = match;
    if (!betweenParts.test(text.slice(end, index))) return undefined;
    end = index + all.length;
    const times = groups.days === undefined ? readTimes(groups) : undefined;
    if (groups.days !== undefined) {
      days = [...(isNamed ? days : []), ...names.read(groups.days)];
      isNamed = early.length === 0;
      for (const each of early.splice(0)) read.push({ days, ...each });
    } else if (times === undefined) {
      return undefined;
    } else {
      const everyDay = groups.allDay?.endsWith("7") === true ? weekdays : undefined;
      isFirst ||= days.length === 0 && everyDay === undefined;
      isNamed = false;
      if (isFirst) early.push(times);
      else read.push({ days: everyDay ?? days, ...times });
    }
  }
  const isWhole = betweenParts.test(text.slice(end)) && !isNamed && early.length === 0;
  return isWhole && read.length > 0 ? read : undefined;
}

type DayTimes = Omit<WrittenHours, "days">;

/** An hour before this one is in the afternoon unless its half of the day is written. */
const earliest = "06:00";

/** From this time on, an office may close on the next day. */
const evening = "17:00";

function readTimes(groups: Groups): DayTimes | undefined {
  if (groups.closed !== undefined) return { closed: true };
  if (groups.allDay !== undefined) return { opens: "00:00", closes: "23:59" };
  const begins = readTimeGroups(groups, 1).filter((each) => each !== "24:00");
  const ends = readTimeGroups(groups, 2)
    .map((each) => (/^(?:00|24):00$/.test(each) ? "23:59" : each))
    .sort();
  const starts = [...begins.filter((each) => each >= earliest), ...begins];
  for (const opens of starts) {
    const closes = ends.find((each) => opens < each) ?? (opens >= evening ? ends[0] : undefined);
    if (closes !== undefined && closes !== opens) return { opens, closes };
  }
  return undefined;
}

/** Reads hours in a text, in a list of texts, or in a group with days as its keys. */
export function readHoursIn(value: unknown): WrittenHours[] | undefined {
  const text = hoursText(value);
  return text === undefined ? undefined : readHours(text);
}

function hoursText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.every((each) => typeof each === "string") ? value.join(" ") : undefined;
  if (!isGroup(value) || "days" in value) return undefined;
  const lines = Object.entries(value).map(([days, times]) => {
    return `${days}: ${isGroup(times) ? Object.values(times).join("-") : String(times)}`;
  });
  return lines.join("\n");
}
