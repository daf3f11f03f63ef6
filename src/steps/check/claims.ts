import { sourcesOf, valueAt, type Content, type Source } from "../../model/build/source.ts";
import { partOf } from "../../model/build/walk-fields.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { listPassages, type Passage } from "./prose.ts";
import { foundMark, isIn, readPatientWords, readPhraseRules, type PhraseRule } from "./read-phrases.ts";
import { sentenceAround } from "./sentence.ts";

/** Rules that look for claims by their words. */
export const claimCodes = [
  ...(["copy/superlative", "copy/painless", "copy/guarantee"] as const),
  ...(["copy/fda-approved", "copy/percentage", "copy/credit-terms"] as const),
];

type ClaimRule = PhraseRule & { code: (typeof claimCodes)[number] };

/**
 * Reports words that claim what a practice should be able to prove. California's Business and Professions Code, section 651, forbids
 * claims that raise unjustified expectations or of being better than others without proof; section 1680 forbids promises of painless work;
 * Regulation Z (12 CFR 1026.24) asks for the terms of credit. A claim of `claims.yaml` has its source there.
 */
export function checkClaims(content: Content): Problem[] {
  const { "claims.yaml": _claims, ...files } = content.files;
  return sourcesOf({ files, entries: content.entries }).flatMap(checkSource);
}

function checkSource(source: Source): Problem[] {
  const passages = listPassages(source).filter((passage) => !isPatients(passage, source));
  const citing = readCiting(source);
  const rules = readPhraseRules().filter(isClaimRule);
  return rules.flatMap((rule) => {
    if (passages.some(({ text }) => isIn(rule.unlessInFile, text))) return [];
    return passages.flatMap((passage) => findClaims(rule, passage, citing)).slice(0, mostPerFile);
  });
}

function findClaims(rule: ClaimRule, { text, placeOf }: Passage, { canCite, cites }: Citing): Problem[] {
  // Most texts claim nothing, and a search for every match first copies the pattern, which takes as long as searching.
  if (!isIn(rule.words, text)) return [];
  const quotes = listQuotes(text);
  const isCited = rule.isSourced && cites && /\b(?:19|20)\d\d\b/.test(text);
  return [...text.matchAll(rule.words)].slice(0, mostPerFile).flatMap(({ index, 0: words }) => {
    if (quotes.some(({ from, to }) => index > from && index < to)) return [];
    const { before, after } = sentenceAround(text, index, words.length);
    if (isIn(rule.unless, `${before}${foundMark}${after}`)) return [];
    if (isCited && !isIn(rule.own, `${before}${words}${after}`)) return [];
    const details = { words: words.replace(/\s+/g, " "), fix: canCite ? "here" : "elsewhere" } as const;
    return [problem(rule.code, placeOf(index, words.length), details)];
  });
}

const isClaimRule = (rule: PhraseRule): rule is ClaimRule => claimCodes.some((code) => code === rule.code);

/** A name below or after words that somebody said: "– Maria G." */
const signature = /(?:^|\s)[-–—~]\s?\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,3}\s*$/u;

/** Whether a text is a patient's, since it says "I", a name is below it, or a title above it says so. */
function isPatients({ text, headings = "" }: Passage, { data }: Source): boolean {
  const title = valueAt(data, ["mainTitleText"]);
  const above = typeof title === "string" ? `${title} / ${headings}` : headings;
  const { above: titles, spoken } = readPatientWords();
  return signature.test(text) || isIn(spoken, text.replace(quotation, "")) || isIn(titles, above);
}

const quotation = /"[^"]*"|“[^”]*”|«[^»]*»/g;

/** Lists what is in quotation marks, which somebody else said. */
function listQuotes(text: string): { from: number; to: number }[] {
  return [...text.matchAll(quotation)].map(({ index, 0: quote }) => ({
    from: index,
    to: index + quote.length,
  }));
}

interface Citing {
  /** Whether files of the kind may list sources. */
  canCite: boolean;
  /** Whether this file does. */
  cites: boolean;
}

function readCiting({ kind, data }: Source): Citing {
  const keys = [...partOf(kind.schema).keys].flatMap(([key, { item }]) => (item?.fieldType === "source" ? [key] : []));
  return { canCite: keys.length > 0, cites: keys.some((key) => valueAt(data, [key, 0]) !== undefined) };
}
