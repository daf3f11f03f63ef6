import { sourcesOf, type Content, type Source } from "../model/source.ts";
import { mostPerFile, problem, type Problem } from "../problem.ts";
import { isDenied } from "./denial.ts";
import { listPassages, type Passage } from "./prose.ts";

/*
 * What a practice may not say of itself. California's Business and Professions Code, section 651, forbids claims that raise
 * unjustified expectations or of being better than others without proof; section 1680 the promise of painless work.
 */

interface WordRule {
  code: "copy/superlative" | "copy/painless" | "copy/guarantee" | "copy/fda-approved";
  patterns: readonly RegExp[];
}

/** What a comparison is made of: "the best dentist" is a claim, "best taken with food" is not. */
const compared =
  "(?:dent\\w*|practices?|clinics?|offices?|care|teams?|staff|doctors?|surgeons?|specialists?|experts?|providers?|services?|smiles?|results?|treatments?|technolog(?:y|ies)|equipment|implants?|veneers?|quality)";

/** No word that would lead on to another thing: "best taken with care". */
const noJoint = "(?!(?:and|at|by|for|if|in|is|of|on|or|the|to|when|with|your)\\b)";

/** What suits one patient is advice, not a comparison: "the best treatment for you". */
const notForYou = "(?!\\s+(?:for\\s+you|option|choice|plan|depends))";

const rules: readonly WordRule[] = [
  {
    code: "copy/superlative",
    patterns: [
      new RegExp(
        `\\b(?:very\\s+)?(?:best|finest|foremost)\\s+(?:${noJoint}[\\w-]{1,40}\\s+){0,2}?${compared}\\b${notForYou}`,
        "gi",
      ),
      new RegExp(`\\btop\\s+${compared}\\b`, "gi"),
      /\bbest(?:\s+|-)in(?:\s+|-)(?:class|town|the\s+(?:city|state|country|county|area|region|world|business))/gi,
      /\b[Bb]est\s+in\s+[A-Z]\w+/g,
      new RegExp(`\\bleading(?:\\s+|-)(?:edge|authority|name|(?:[\\w-]{1,40}\\s+)?${compared})\\b`, "gi"),
      /\b(?:industry|market|world|nation(?:al)?|nationally)(?:\s+|-)leading\b/gi,
      new RegExp(`\\b(?:number\\s+one|no\\.\\s?1)\\s+(?:[\\w-]{1,40}\\s+)?(?:choice|${compared})\\b`, "gi"),
      /(?<![\w&#])#\s?1\b(?![\d.])/g,
      /\b(?:world(?:\s+|-)class|state(?:\s+|-)of(?:\s+|-)the(?:\s+|-)art|cutting(?:\s+|-)edge|top(?:\s+|-)(?:rated|notch)|five(?:\s+|-)star|5(?:\s+|-)star)\b/gi,
      /\b(?:unmatched|unrivall?ed|unparalleled|unsurpassed|unbeatable|second\s+to\s+none|premier|like\s+no\s+other)\b/gi,
      new RegExp(
        `\\bmost\\s+(?:advanced|experienced|trusted|skilled|qualified|modern)\\s+(?:[\\w-]{1,40}\\s+)?${compared}\\b`,
        "gi",
      ),
      new RegExp(`\\b(?:superior|better|highest|exceptional)\\s+${compared}\\s+than\\s+(?:any|other|all)`, "gi"),
      new RegExp(`\\b(?:superior|highest(?:\\s+|-)quality|exceptional)\\s+(?:[\\w-]{1,40}\\s+)?${compared}\\b`, "gi"),
      /\b(?:perfect|flawless)\s+(?:new\s+)?(?:smiles?|teeth|results?)\b/gi,
    ],
  },
  {
    code: "copy/painless",
    patterns: [
      // A painless lump is a sign to look for, and early decay is painless: neither is a promise.
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

/** Words that a practice may not advertise with, each at its place. */
export function checkWords(content: Content): Problem[] {
  return sourcesOf(content).flatMap(checkSource);
}

function checkSource(source: Source): Problem[] {
  const passages = listPassages(source).map((passage) => ({ ...passage, taken: [] as Taken[] }));
  return rules.flatMap((rule) => {
    const problems: Problem[] = [];
    for (const passage of passages) tellWords(rule, passage, problems);
    return problems;
  });
}

interface Taken {
  from: number;
  to: number;
}

function tellWords(
  { code, patterns }: WordRule,
  { text, placeOf, taken }: Passage & { taken: Taken[] },
  told: Problem[],
): void {
  for (const pattern of patterns) {
    for (const { index: from, 0: words } of text.matchAll(pattern)) {
      if (told.length >= mostPerFile) return;
      const to = from + words.length;
      if (taken.some((each) => from < each.to && to > each.from)) continue;
      if (isDenied(text.slice(0, from), words, text.slice(to))) continue;
      taken.push({ from, to });
      told.push(problem(code, placeOf(from, to - from), { words: words.replace(/\s+/g, " ") }));
    }
  }
}
