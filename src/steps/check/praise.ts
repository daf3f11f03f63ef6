import { englishPraise } from "./claim-words/english-praise.ts";
import type { PraiseWords } from "./claim-words/praise-words.ts";
import { spaced } from "./claim-words/spaced.ts";
import { spanishPraise } from "./claim-words/spanish-praise.ts";

export interface PraiseRule {
  words: RegExp;
  /** Whether the rest of the sentence shows that the words are not praise. */
  isExcused: (before: string, after: string) => boolean;
}

/**
 * Praise of a practice, its people, its equipment or its care above others'. Some words praise wherever they are used ("world-class").
 * A word such as "best" or "leading" does so only in front of a noun that means a practice ("the leading clinic") or its care, so
 * "the #1 chronic disease" and "the best time to brush" pass. Neither advice on choosing nor what suits or belongs to a patient is
 * praise: "the best denture for you", "your best smile". All languages are looked for in every text, since a site may have pages in two.
 */
export const praiseRules: readonly PraiseRule[] = [englishPraise, spanishPraise].flatMap(rulesOf);

function rulesOf(language: PraiseWords): PraiseRule[] {
  const compile = (patterns: readonly string[]): RegExp[] =>
    patterns.map((pattern) => compilePattern(pattern, language));
  const [denial, choosing, advice, offer] = (["denials", "choosing", "advice", "offers"] as const).map((kind) =>
    wordsIn(language[kind], "", ""),
  ) as [RegExp, RegExp, RegExp, RegExp];
  const owner = wordsIn(language.patients, "", String.raw`\s+(?:(?:very|most)\s+)?$`);
  const suits = wordsIn(language.suits, String.raw`^\s+`, "");
  const purpose = wordsIn(language.purposes, "", String.raw`\s+$`);
  const isDenied = (before: string): boolean => denial.test(clauseOf(before));
  const isChosen = (before: string): boolean =>
    isDenied(before) || owner.test(before) || choosing.test(clauseOf(before));
  const isSuited = (before: string, after: string): boolean =>
    isChosen(before) || advice.test(clauseOf(before)) || purpose.test(before) || suits.test(after);
  const isMention = (before: string, after: string): boolean =>
    isSuited(before, after) || !offer.test(`${before} ${after}`);
  return [
    ...compile(language.always).map((words) => ({ words, isExcused: isDenied })),
    ...language.ofPlaces.map((pattern) => ({ words: new RegExp(spaced(pattern), "gu"), isExcused: isDenied })),
    ...compile(language.ofMakers).map((words) => ({ words, isExcused: isChosen })),
    ...compile(language.ofCare).map((words) => ({ words, isExcused: isSuited })),
    ...compile(language.ofCareInOffers).map((words) => ({ words, isExcused: isMention })),
  ];
}

function compilePattern(pattern: string, { makers, care, joints }: PraiseWords): RegExp {
  const word = String.raw`(?!(?:${joints.join("|")})(?!\p{L}))[\p{L}\d'’-]{1,40}`;
  const filled = spaced(pattern)
    .replaceAll("{gap}", String.raw`(?:\s+${word}){0,3}?`)
    .replaceAll("{more}", String.raw`(?:(?:\s+(?:de|en|para))?\s+${word}){0,3}?`)
    .replaceAll("{maker}", `(?:${spaced(makers.join("|"))})`)
    .replaceAll("{care}", `(?:${spaced(care.join("|"))})`);
  return new RegExp(String.raw`(?<![\p{L}\d&#])(?:${filled})(?![\p{L}\d]|\.\d)`, "giu");
}

/** Returns a pattern that matches any of the words, and nothing if there are none. */
function wordsIn(words: readonly string[], start: string, end: string): RegExp {
  if (words.length === 0) return /(?!)/;
  return new RegExp(String.raw`${start}(?<![\p{L}])(?:${spaced(words.join("|"))})(?![\p{L}])${end}`, "iu");
}

function clauseOf(before: string): string {
  return before.split(/[,;:()–—]/).at(-1)!;
}
