import { hoursWordsIn, type HoursRole } from "./hours-words.ts";
import { weekdays, type Weekday } from "./hours.ts";
import { listDayNames } from "./names-of-days.ts";

/** A word of a line. A time has all meanings that it may have: "8:00" is in the morning or in the evening. */
export interface Token {
  role: HoursRole | "day" | "time";
  days: readonly Weekday[];
  meanings: readonly string[];
  length: number;
}

const minutes = String.raw`[0-5]\d(?!\d)`;
const unit = String.raw`(?:hrs?|hs?|horas|uhr|uur|u|ore)(?!\p{L})\.?|[時點]`;

/** A time of day: 8, 8:30, 8.30, 8h30, 8 h 30, 8u30, 8時30分, 8點半. */
const timePattern = new RegExp(
  String.raw`(?<hour>\d{1,2})(?:(?::(?<minute>${minutes})|[.,](?<quarter>(?:00|15|30|45)(?!\d)))|\s?[hu時點]\s?(?<after>${minutes})(?:分|min)?(?!\s?[hu:]|\.\d)|[時點](?<half>半))?(?:\s?(?:${unit}))?(?!\d)`,
  "uy",
);

const numerals = "一二三四五六七八九十";
const numeralOfHour = new RegExp(`[${numerals}](?=[時點])`, "g");

/** Writes digits, signs and letters of other widths as usual ones, and times in other notations with a colon. */
export const writePlainly = (text: string): string =>
  text
    .replace(/(\d)⁰⁰/g, "$1:00")
    .replaceAll(".ª", "ª")
    .normalize("NFKC")
    .replace(/[’׳´]/g, "'")
    .replace(/(?<!\d)([012]\d)([0-5]\d)(?!\d)/g, "$1:$2")
    .replace(numeralOfHour, (numeral) => String(numerals.indexOf(numeral) + 1))
    .toLowerCase();

/** Words whose meaning is days or times. */
const known: Partial<Record<HoursRole, Pick<Token, "role"> & Partial<Token>>> = {
  everyDay: { role: "day", days: weekdays },
  workdays: { role: "day", days: weekdays.slice(0, 5) },
  weekend: { role: "day", days: weekdays.slice(5) },
  holiday: { role: "day" },
  noon: { role: "time", meanings: ["12:00"] },
  midnight: { role: "time", meanings: ["00:00", "24:00"] },
};

/** Matches one of the words as a whole. Chinese and Japanese have no spaces between words, so theirs may end anywhere. */
const wordPattern = (words: string): RegExp =>
  new RegExp(String.raw`(?:${words})(?:(?<=[\p{Script=Han}\p{Script=Hiragana}\P{L}])|s?(?![\p{L}\p{M}])\.?)`, "uy");

type Lexicon = readonly (Omit<Token, "length"> & { pattern: RegExp })[];

const lexicons = new Map<string, Lexicon>();

function lexiconOf(language: string): Lexicon {
  const lexicon = lexicons.get(language) ?? makeLexicon(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

function makeLexicon(language: string): Lexicon {
  const { days, roles } = hoursWordsIn(language);
  const names = listDayNames(language);
  const named = weekdays.map((day, index) => {
    const words = [days[index], ...names.flatMap(([name, each]) => (each === day ? [name] : []))].filter(Boolean);
    return { role: "day" as const, days: [day], meanings: [], pattern: wordPattern(words.join("|")) };
  });
  const others = [...roles].map(([role, words]) => ({
    ...{ role, days: [], meanings: [], ...known[role] },
    pattern: wordPattern(words),
  }));
  return [...named, ...others];
}

/** Divides a plain text into the words of a language; undefined if it has others. */
export function listTokens(text: string, language: string): Token[] | undefined {
  const lexicon = lexiconOf(language);
  const tokens: Token[] = [];
  for (let index = 0; index < text.length;) {
    const blank = /^[^\S\n]+/.exec(text.slice(index))?.[0].length ?? 0;
    const token = blank > 0 ? undefined : tokenAt(text, index, lexicon);
    if (blank === 0 && token === undefined) return undefined;
    if (token) tokens.push(token);
    index += token?.length ?? blank;
  }
  return tokens;
}

/** Returns the longest word at a place of a text. */
function tokenAt(text: string, index: number, lexicon: Lexicon): Token | undefined {
  timePattern.lastIndex = index;
  const match = timePattern.exec(text);
  let found: Token | undefined = match
    ? { role: "time", days: [], meanings: meaningsOf(match), length: match[0].length }
    : undefined;
  for (const { pattern, ...word } of lexicon) {
    pattern.lastIndex = index;
    const length = pattern.exec(text)?.[0].length ?? 0;
    // "24 hours" is as long a time as it is a word.
    const isLonger = length > (found?.length ?? 0) || (length === found?.length && found.role === "time");
    if (isLonger) found = { ...word, length };
  }
  // "PM2:00" and "2:00 PM": the word belongs to a time that follows without a blank.
  const isBefore = (found?.role === "am" || found?.role === "pm") && /\d/.test(text[index + found.length] ?? "");
  return isBefore ? { ...found!, role: found!.role === "am" ? "amBefore" : "pmBefore" } : found;
}

function meaningsOf({ groups = {} }: RegExpExecArray): string[] {
  const written = Number(groups.hour);
  if (written > 29) return [];
  const hours =
    written > 24 ? [written - 24] : written > 12 || written === 0 ? [written] : [written % 12, (written % 12) + 12];
  return hours.map(
    (hour) =>
      `${String(hour).padStart(2, "0")}:${groups.half ? "30" : (groups.minute ?? groups.quarter ?? groups.after ?? "00")}`,
  );
}
