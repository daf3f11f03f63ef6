import { sourcesOf, type Content, type Source } from "../../model/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { englishCredit, spanishCredit, type CreditWords } from "./claim-words/credit-words.ts";
import { spaced } from "./claim-words/spaced.ts";
import { listPassages, type Passage } from "./prose.ts";
import { sentenceAround } from "./sentence.ts";

/** Matches words of all languages, because a site may have pages in two. */
const anyOf = (kind: keyof CreditWords, end = ""): RegExp => {
  const words = [englishCredit, spanishCredit].flatMap((language) => language[kind]).join("|");
  return new RegExp(String.raw`(?<![\p{L}\d.,])(?:${spaced(words)})(?![\p{L}\d])${end}`, "giu");
};

const offers = anyOf("offers");
const conditions = anyOf("conditions");
const approval = anyOf("approval");
const mentions = anyOf("mentions");
const denials = anyOf("denials", String.raw`[^.!?,;:]*$`);

/**
 * Reports offers of credit with an interest rate, or without interest, that do not name their conditions: Regulation Z (12 CFR 1026.24)
 * asks for an annual percentage rate. The conditions may be in the same paragraph, its heading or the next paragraph. Who qualifies may be
 * anywhere in the file, as in a footnote. One paragraph gives one problem.
 */
export function checkCreditTerms(content: Content): Problem[] {
  return sourcesOf(content).flatMap(checkSource);
}

function checkSource(source: Source): Problem[] {
  const passages = listPassages(source);
  if (passages.some(({ text }) => has(approval, text))) return [];
  return passages
    .flatMap((passage, index) => {
      const [before = "", after = ""] = [passages[index - 1]?.text, passages[index + 1]?.text];
      const heading = /[.!?]\s*$/.test(before) ? "" : before;
      return findOffer(passage, `${heading} ${after}`) ?? [];
    })
    .slice(0, mostPerFile);
}

function findOffer({ text, placeOf }: Passage, beside: string): Problem | undefined {
  // Words of the offer, such as "APR" in "0% APR", are not a condition.
  if (!has(offers, text) || has(conditions, `${text.replace(offers, " ")} ${beside}`)) return undefined;
  for (const { index, 0: words } of text.matchAll(offers)) {
    const { before, after } = sentenceAround(text, index, words.length);
    if (has(mentions, `${before} ${after}`) || has(denials, before)) continue;
    return problem("copy/credit-terms", placeOf(index, words.length), { words: words.replace(/\s+/g, " ") });
  }
  return undefined;
}

/** Uses `search`, because `test` continues from the last match of a global pattern. */
function has(pattern: RegExp, text: string): boolean {
  return text.search(pattern) !== -1;
}
