import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { packageFolder } from "../../lib/package-folder.ts";
import { primaryLanguage } from "../../model/domain/language.ts";
import type { ProblemCode } from "../../problems/problem.ts";
import { entriesIn } from "../../model/build/known-keys.ts";

/** The phrases that rules look for in one language, as `phrases/en.yaml` explains them. */
interface PhraseFile {
  lists: Readonly<Record<string, readonly string[]>>;
  never: readonly string[];
  own: readonly string[];
  patients: readonly string[];
  speaker: readonly string[];
  hours: Readonly<Record<HourWords, readonly string[]>>;
  rules: Readonly<Partial<Record<ProblemCode, Phrases>>>;
}

type HourWords = "others" | "doings" | "we" | "own" | "passing" | "open" | "closed";

interface Phrases {
  words: readonly string[];
  unless?: readonly string[];
  unlessInFile?: readonly string[];
  sourced?: boolean;
}

export interface PhraseRule {
  code: ProblemCode;
  /** The language of its words, such as `en`. */
  language: string;
  words: RegExp;
  /** Tested on a sentence in which `foundMark` is in place of the words. */
  unless: RegExp;
  unlessInFile: RegExp;
  /** Whether a page that names its sources may say this beside a year. */
  isSourced: boolean;
  /** Words with which a practice speaks of itself. No study has its figures. */
  own: RegExp;
}

/** Stands for the found words in a sentence. No content file can contain this character. */
export const foundMark = "\uFFFF";

const folder = path.join(packageFolder, "src/steps/check/phrases");
let files: (PhraseFile & { language: string })[] | undefined;
let rules: readonly PhraseRule[] | undefined;
let patientWords: Readonly<Record<"above" | "spoken", RegExp>> | undefined;
let hours: Readonly<Record<HourWords, RegExp>> | undefined;

/** Reads the files of all languages, because a site may have pages in two. */
const readFiles = (): Exclude<typeof files, undefined> =>
  (files ??= readdirSync(folder).map((name) => ({
    ...(load(readFileSync(path.join(folder, name), "utf8")) as PhraseFile),
    language: path.parse(name).name,
  })));

export const readPhraseRules = (): readonly PhraseRule[] =>
  (rules ??= readFiles().flatMap((file) =>
    entriesIn(file.rules).map(([code, phrases]) => ({
      language: file.language,
      ...compileRule(code, phrases, file),
    })),
  ));

/** Reads the words of headings above what patients said, and those that patients say, of all languages together. */
export const readPatientWords = (): Exclude<typeof patientWords, undefined> =>
  (patientWords ??= {
    above: anyWordOf(({ patients }) => patients),
    spoken: anyWordOf(({ speaker }) => speaker),
  });

/** Reads the words that say whose hours a sentence gives, of all languages together. */
export function readHourWords(): Readonly<Record<HourWords, RegExp>> {
  const wordsOf = (list: HourWords): RegExp => anyWordOf((file) => file.hours[list]);
  return (hours ??= {
    ...{ others: wordsOf("others"), doings: wordsOf("doings"), we: wordsOf("we"), own: wordsOf("own") },
    ...{ passing: wordsOf("passing"), open: wordsOf("open"), closed: wordsOf("closed") },
  });
}

type CallingWords = "call" | "between" | "after" | "counted";

/** Reads the words with which texts ask to call a number, as `calling.yaml` explains them: patterns for those of all languages together. */
export function readCallingWords(): Readonly<Record<CallingWords, string>> {
  const file = load(readFileSync(path.join(folder, "../calling.yaml"), "utf8"));
  const languages = Object.values(file as Readonly<Record<string, Partial<Record<CallingWords, string>>>>);
  const anyWord = (list: CallingWords): string => languages.flatMap((words) => words[list]?.split(" ") ?? []).join("|");
  return { call: anyWord("call"), between: anyWord("between"), after: anyWord("after"), counted: anyWord("counted") };
}

/** Lists the rules that look for words, and know none of this language. */
export function listUnfitRules(language: string): ProblemCode[] {
  const known = new Set(
    readPhraseRules().flatMap((rule) => (rule.language === primaryLanguage(language) ? rule.code : [])),
  );
  return [...new Set(readPhraseRules().map(({ code }) => code))].filter((code) => !known.has(code)).sort();
}

/** Returns a text once for each place where a rule finds its words, with `foundMark` in place of them. */
export function markFound({ words }: PhraseRule, text: string): string[] {
  return [...text.matchAll(words)].map(
    ({ index, 0: found }) => `${text.slice(0, index)}${foundMark}${text.slice(index + found.length)}`,
  );
}

/** Uses `search`, because `test` continues from the last match of a global pattern. */
export const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;

function compileRule(
  code: ProblemCode,
  phrases: Phrases,
  { lists, never, own }: PhraseFile,
): Omit<PhraseRule, "language"> {
  const anyOf = (list: readonly string[] = []): RegExp =>
    new RegExp(list.length === 0 ? "(?!)" : bounded(compileList(list, lists)), "giu");
  return {
    code,
    words: anyOf(phrases.words),
    unless: anyOf([...never, ...(phrases.unless ?? [])]),
    unlessInFile: anyOf(phrases.unlessInFile),
    isSourced: phrases.sourced ?? false,
    own: anyOf(own),
  };
}

/** Finds the phrases of a list in any language. */
const anyWordOf = (listOf: (file: PhraseFile) => readonly string[]): RegExp =>
  new RegExp(
    bounded(
      readFiles()
        .map((file) => compileList(listOf(file), file.lists))
        .join("|"),
    ),
    "giu",
  );

const bounded = (pattern: string): string => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`;

const compileList = (phrases: readonly string[], lists: PhraseFile["lists"]): string =>
  phrases.map((phrase) => compilePhrase(phrase, lists)).join("|");

const space = String.raw`[\s-]+`;
/** Letters of Latin scripts. Patterns with every letter of Unicode take twice as long to compile, in every `check`. */
const letters = "a-zªºß-ɏḀ-ỿ";
const gap = String.raw`(?:[${letters}\d'’%.-]{1,40}\s+){0,3}?`;

/** Turns a phrase into a pattern. White space belongs to the word before it, so the last word of a phrase is never optional. */
function compilePhrase(phrase: string, lists: PhraseFile["lists"]): string {
  const words = phrase.match(/\(?\{[^}]*\}\)?|\S+/gu) ?? [];
  return words
    .map((word, index) => {
      if (word === "…") return gap;
      const after = index < words.length - 1 ? space : "";
      const optional = /^\((.+)\)$/.exec(word)?.[1];
      return optional === undefined ? compileWord(word, lists) + after : `(?:${compileWord(optional, lists)}${after})?`;
    })
    .join("");
}

const figures: Readonly<Record<string, string>> = {
  percent: String.raw`\d+(?:[.,]\d+)?(?:\s?%|\s+(?:percent|per cent|por ciento))(?:\s+de)?`,
  "zero percent": String.raw`0\s?%(?:\s+(?:de|en))?`,
  number: String.raw`\d+`,
  year: String.raw`(?:19|20)\d\d`,
};

function compileWord(word: string, lists: PhraseFile["lists"]): string {
  if (word === "~") return foundMark;
  const name = /^\{(.+)\}$/.exec(word)?.[1];
  if (name !== undefined) return figures[name] ?? `(?:${compileList(lists[name]!, lists)})`;
  const escaped = word.replace(/[.?+$^[\]{}()|\\]/g, String.raw`\$&`).replaceAll("'", "['’]");
  return escaped.replace("*", `[${letters}]*`);
}
