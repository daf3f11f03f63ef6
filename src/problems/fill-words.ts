import { nameOfLanguage } from "../model/domain/language.ts";
import { literalPattern } from "../model/text/literal-pattern.ts";
import { asWritten, inQuotes, shorten } from "./wording.ts";
import { parts } from "./words/en/parts.ts";

/*
 * The words of problems are data: tables of texts in `words/en/`. Each code has a message, a remedy, and perhaps lines to copy:
 *
 *   "rules/unused": ['The rule "{code}" is switched off here, but it would find nothing.', "Remove this entry."]
 *
 * A code with several ways has such words for each, and its problems name their `way`. If only the messages differ, or only the remedies,
 * these alone are a table: a problem's `way` chooses its message, and its `fix` the remedy and the lines. Texts have holes for values:
 *
 *   {name}                    the value; a list gets commas. In quotes, "{name}", it has 200 characters at most, and no second quotes around its own
 *   {name:60}                 60 characters of it at most
 *   {name:yaml}               in quotes, as YAML takes it
 *   {count:number}            a number as 20,000
 *   {month:month}             the name of a month by its number
 *   {tag:language}            the name of a language by its tag
 *   {count:page|pages}        the first word after the number one, the second after any other
 *   {names:and}, {names:or}   a list in words
 *   [[ words of {name}]]      left out if a value in it is absent, false, empty or 0; a value that is true prints nothing
 *   [[{isFile} words]]        left out in forms, whose readers see no files. Its values are needed, unless {isFile} is at the end
 *
 * The types read the holes out of the texts, so that a missing or superfluous value is a type error. A value may be one of `parts.ts`, by
 * its name. The words of another language, such as `words/es.yaml`, have the same codes, ways and holes, which a test checks; what schemas
 * and steps say in English inside of a sentence is in its `phrases`.
 */

type Choice = string | Readonly<Record<string, string>>;
type Lines = readonly string[];
type ProblemWords = readonly [message: Choice, remedy: Choice, lines?: Lines | Readonly<Record<string, Lines>>];
export type WordEntry = ProblemWords | Readonly<Record<string, ProblemWords>>;

export type PartName = keyof typeof parts;

/** A part of a sentence, with the values of its own holes. */
interface WordPart {
  part: PartName;
  [name: string]: Value;
}
type Value = string | number | WordPart | readonly (string | WordPart)[];

/** The names of holes in a text. A space after the brace is YAML's. */
type Holes<Text> = Text extends `${string}{${infer Rest}`
  ? Rest extends ` ${infer More}`
    ? Holes<More>
    : Rest extends `${infer Hole}}${infer More}`
      ? (Hole extends `${infer Name}:${string}` ? Name : Hole) | Holes<More>
      : never
  : never;

/** The names of holes that need a value: those outside of what may be left out, and those of words about files. */
type Needed<Text> = Text extends `${infer Start}[[${infer Words}]]${infer Rest}`
  ? Holes<Start> | (Words extends `{isFile}${infer OfFile}` ? Holes<OfFile> : never) | Needed<Rest>
  : Holes<Text>;

type Values<Text> = Record<Needed<Text>, Value> &
  Partial<Record<Exclude<Holes<Text>, Needed<Text>>, Value | boolean | undefined>>;

type Chosen<Texts, By extends string> = Texts extends string | Lines
  ? Values<Texts extends Lines ? Texts[number] : Texts>
  : { [Each in keyof Texts]: Record<By, Each> & Chosen<Texts[Each], never> }[keyof Texts];

/** Values for the words of an entry, with its way and its fix. */
export type Filling<Each> = Each extends readonly [infer Message, infer Remedy, ...infer More]
  ? Chosen<Message, "way"> & Chosen<Remedy, "fix"> & (More extends [infer Only] ? LineValues<Only> : unknown)
  : { [Way in keyof Each]: { way: Way } & Filling<Each[Way]> }[keyof Each];

type LineValues<Each> = Each extends Lines
  ? Values<Each[number]>
  : { [Fix in keyof Each]: Each[Fix] extends Lines ? Values<Each[Fix][number]> : never }[keyof Each];

/** Values of holes, by their names. */
export type Filled = Readonly<Record<string, unknown>>;

/** How one language says what is inside of sentences. */
export interface Phrasing {
  /** A language tag, for lists, numbers and months. */
  language: string;
  parts: Readonly<Record<PartName, string>>;
  /** Phrases of schemas and steps in English, such as "a time on the 24-hour clock", with those of this language; `{}` is any text. */
  phrases: Readonly<Record<string, string>>;
}

export const inEnglish: Phrasing = { language: "en-US", parts, phrases: {} };

/** Fills the words of one code. */
export function fillWords(
  entry: WordEntry,
  values: Filled,
  phrasing = inEnglish,
): { message: string; remedy: string; lines?: Lines } {
  const [way, fix] = [String(values.way), String(values.fix)];
  const [message, remedy, lines] = isWords(entry) ? entry : entry[way]!;
  const shown = lines === undefined || isLines(lines) ? lines : lines[fix];
  return {
    message: fillHoles(typeof message === "string" ? message : message[way]!, values, phrasing),
    remedy: fillHoles(typeof remedy === "string" ? remedy : remedy[fix]!, values, phrasing),
    ...(shown && { lines: shown.map((line) => fillHoles(line, values, phrasing)) }),
  };
}

/** Lists the words of a code as documentation shows them, with holes: each message, and each remedy after an arrow. */
export function wordsWithHoles(entry: WordEntry): string[] {
  const textsOf = (choice: Choice): string[] => (typeof choice === "string" ? [choice] : Object.values(choice));
  const all = isWords(entry) ? [entry] : Object.values(entry);
  const texts = all.flatMap(([message, remedy]) => [
    ...textsOf(message),
    ...textsOf(remedy).map((text) => `→ ${text}`),
  ]);
  return texts.map((text) =>
    text
      .replace(/\[\[\{isFile\}(.*?)\]\](?!\])/g, "$1")
      .replace(optional, (_, words: string) => `[${words.replace(/\{is\w+\}/, "")}]`)
      .replace(/\{\w+:[^}|]+\|([^}]+)\}/g, "$1")
      .replace(/(\{\w+):[^}]+\}/g, "$1}"),
  );
}

const isWords = (entry: WordEntry): entry is ProblemWords => Array.isArray(entry);
const isLines = (lines: NonNullable<ProblemWords[2]>): lines is Lines => Array.isArray(lines);

const optional = /\[\[(.*?)\]\](?!\])/g;
const holes = /"\{(\w+)\}"|\{(\w+)(?::([^}]+))?\}/g;

/** Fills the holes of a text with values. */
function fillHoles(text: string, values: Filled, phrasing: Phrasing): string {
  const isThere = ([, quoted, name = quoted]: RegExpMatchArray): boolean => hasWords(values[name!]);
  const valueOf = (name: string): unknown => (phraseHoles.has(name) ? phrase(values[name], phrasing) : values[name]);
  return text
    .replace(optional, (_, words: string) => ([...words.matchAll(holes)].every(isThere) ? words : ""))
    .replace(holes, (...[, quoted, name, format]: (string | undefined)[]) =>
      quoted === undefined
        ? write(valueOf(name!), format, phrasing)
        : asWritten(write(valueOf(quoted), undefined, phrasing)),
    );
}

const hasWords = (value: unknown): boolean => Boolean(Array.isArray(value) ? value.length : value);

/** Holes for what schemas and steps say. Others are for what authors wrote, which no language changes. */
export const phraseHoles = new Set([
  "wanted",
  "found",
  "purpose",
  "what",
  "reason",
  "message",
  "remedy",
  "says",
  "code",
  "view",
  "shows",
]);

/** Says a text of a schema or a step as a language says it. */
export function phrase(value: unknown, { phrases }: Pick<Phrasing, "phrases">): unknown {
  if (typeof value !== "string") return value;
  if (Object.hasOwn(phrases, value)) return phrases[value];
  for (const [pattern, said] of patternsOf(phrases)) {
    const [whole, ...held] = pattern.exec(value) ?? [];
    if (whole !== undefined) return said.replaceAll("{}", () => held.shift() ?? "");
  }
  return value;
}

const knownPatterns = new WeakMap<Phrasing["phrases"], readonly (readonly [RegExp, string])[]>();

function patternsOf(phrases: Phrasing["phrases"]): readonly (readonly [RegExp, string])[] {
  let patterns = knownPatterns.get(phrases);
  if (patterns === undefined) {
    patterns = Object.entries(phrases)
      .filter(([english]) => english.includes("{}"))
      .map(([english, said]) => [matchPhrase(english), said] as const);
    knownPatterns.set(phrases, patterns);
  }
  return patterns;
}

const matchPhrase = (english: string): RegExp =>
  new RegExp(`^${english.split("{}").map(literalPattern).join("([^]*?)")}$`);

const isWordPart = (value: unknown): value is WordPart =>
  typeof value === "object" && value !== null && "part" in value;

/** Writes a value in a format. */
function write(value: unknown, format: string | undefined, phrasing: Phrasing): string {
  const { language, parts } = phrasing;
  if (value === true) return "";
  if (Array.isArray(value)) {
    const named = value.map((each) => write(each, undefined, phrasing));
    if (format !== "and" && format !== "or") return named.join(", ");
    return new Intl.ListFormat(language, { type: format === "and" ? "conjunction" : "disjunction" }).format(named);
  }
  if (isWordPart(value)) return fillHoles(parts[value.part], value, phrasing);
  const text = String(value);
  if (format === undefined) return text;
  if (format === "yaml") return inQuotes(text);
  if (format === "month") return nameMonth(Number(value), language);
  if (format === "language") return nameOfLanguage(text, language);
  if (format === "number") return Number(value).toLocaleString(language);
  if (format.includes("|")) return format.split("|")[value === 1 ? 0 : 1]!;
  return shorten(text, Number(format));
}

const nameMonth = (month: number, language: string): string =>
  new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, month - 1));
