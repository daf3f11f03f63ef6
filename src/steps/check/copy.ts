import { sourcesOf, type Content, type Source } from "../../model/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { isDenied } from "./denial.ts";
import { praiseRules, type PraiseRule } from "./praise.ts";
import { listPassages, type Passage } from "./prose.ts";
import { sentenceAround } from "./sentence.ts";

/*
 * Claims that a practice may not make about itself. California's Business and Professions Code, section 651, forbids claims that raise
 * unjustified expectations or of being better than others without proof; section 1680 forbids promises of painless work.
 */

interface WordRule {
  code: "copy/superlative" | "copy/painless" | "copy/guarantee" | "copy/fda-approved";
  patterns: readonly (RegExp | PraiseRule)[];
}

const rules: readonly WordRule[] = [
  { code: "copy/superlative", patterns: praiseRules },
  {
    code: "copy/painless",
    patterns: [
      // A painless lump is a warning sign, and early decay is painless. Neither is a promise.
      /\bpain(?:\s+|-)?less(?:ly)?\b(?!\s+(?:lumps?|sores?|swellings?|patch(?:es)?|ulcers?|bumps?|spots?|at\s+first|until|in\s+(?:its|the)\s+early))/gi,
      /\bpain(?:\s+|-)free\b(?!\s+(?:at\s+first|until|in\s+(?:its|the)\s+early))/gi,
      /\b(?:feel|feels|with|involves?|means|there(?:['’]s|\s+is|\s+will\s+be))\s+(?:absolutely\s+|almost\s+)?no\s+pain\b/gi,
      /\b(?:dentistry|treatments?|visits?|care|procedures?|injections?|extractions?|fillings?|implants?|root\s+canals?)\s+without\s+(?:any\s+)?pain\b/gi,
    ],
  },
  { code: "copy/guarantee", patterns: [/\bguarantee(?:s|d|ing)?\b/gi] },
  {
    code: "copy/fda-approved",
    patterns: [
      /\bFDA(?:\s+|-)approv(?:ed|al|es)\b/gi,
      /\bapproved\s+by\s+the\s+(?:FDA|U\.?S\.?\s+Food\s+and\s+Drug|Food\s+and\s+Drug)\b/gi,
    ],
  },
];

/** Reports words that a practice may not advertise with. */
export function checkWords(content: Content): Problem[] {
  return sourcesOf(content).flatMap(checkSource);
}

function checkSource(source: Source): Problem[] {
  const passages = listPassages(source).map((passage) => ({ ...passage, taken: [] as Taken[] }));
  return rules.flatMap((rule) => {
    const problems: Problem[] = [];
    for (const passage of passages) reportWords(rule, passage, problems);
    return problems;
  });
}

interface Taken {
  from: number;
  to: number;
}

function reportWords(
  { code, patterns }: WordRule,
  { text, placeOf, taken }: Passage & { taken: Taken[] },
  found: Problem[],
): void {
  for (const pattern of patterns) {
    const { words: wanted, isExcused } = pattern instanceof RegExp ? { words: pattern } : pattern;
    for (const { index: from, 0: words } of text.matchAll(wanted)) {
      if (found.length >= mostPerFile) return;
      const to = from + words.length;
      if (taken.some((each) => from < each.to && to > each.from)) continue;
      if (isDenied(text.slice(0, from), words, text.slice(to))) continue;
      const { before, after } = sentenceAround(text, from, words.length);
      if (isExcused?.(before, after)) continue;
      taken.push({ from, to });
      found.push(problem(code, placeOf(from, to - from), { words: words.replace(/\s+/g, " ") }));
    }
  }
}
