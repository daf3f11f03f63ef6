import { englishFigures, spanishFigures, type FigureWords } from "./claim-words/figure-words.ts";
import { spaced } from "./claim-words/spaced.ts";

/** The most characters between a percentage and a word for an outcome. */
const reach = 100;

/** Distance of a comparison right after the percentage. Only in "pay 12% less" is a word for money nearer. */
const closeBy = 5;

/** Joins words of all languages, because a site may have pages in two. */
const wordsOf = (kind: keyof FigureWords): string =>
  spaced([englishFigures, spanishFigures].flatMap((language) => language[kind]).join("|"));
const anywhere = (kind: keyof FigureWords): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${wordsOf(kind)})(?!\p{L})`, "giu");
const behind = (kind: keyof FigureWords): RegExp => new RegExp(String.raw`^[\s-]*(?:${wordsOf(kind)})(?!\p{L})`, "iu");

const money = anywhere("money");
const outcomes = anywhere("outcomes");
const outcomesOfCare = anywhere("outcomesOfCare");
const care = anywhere("care");
const practice = anywhere("practice");
const moneyBehind = behind("moneyBehind");
const comparisons = behind("comparisons");
const lives = anywhere("lives");
const perfection = behind("perfection");
const moneyBefore = new RegExp(String.raw`(?<!\p{L})(?:${wordsOf("moneyBefore")})\s*(?:un\s+)?$`, "iu");
const doseBehind = new RegExp(String.raw`^\s*(?:\p{L}+\s+)?(?:${wordsOf("substances")})(?!\p{L})`, "iu");
const doseBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsOf("substances")})\s+(?:(?:is|are|at|of|about|around|up|to|es|son|al|a|del?|en|un|hasta|cerca)\s+){0,4}$`,
  "iu",
);
/** A share of people: "of all those adults". */
const shareOfPeople = new RegExp(
  String.raw`^\s*(?:of|in|de|del|en)\s+(?:[\p{L}.-]+\s+){0,3}?(?:${wordsOf("people")})(?!\p{L})`,
  "iu",
);

/**
 * Whether a percentage in a sentence says what care or the practice achieves; undefined if no word around it decides. In this order:
 * 1. A price ("15% off"), a dose ("35% peroxide") or stress ("100% committed") is no claim.
 * 2. If there are words for an outcome and for money, the nearer one decides.
 * 3. An outcome among people ("26% of adults") is a claim only if the sentence names care.
 * 4. Without an outcome, any other sentence about care is a claim ("3% of extractions").
 */
export function isMedicalClaim(before: string, percentage: string, after: string): boolean | undefined {
  if (moneyBehind.test(after) || (moneyBefore.test(before) && !isPart(after))) return false;
  if (doseBehind.test(after) || doseBefore.test(before)) return false;
  if (/^1[01]0\D/.test(percentage) && !comparisons.test(after) && (perfection.test(after) || !isPart(after)))
    return perfection.test(after);
  const clause = clauseOfFigure(before);
  const isOfCare = distanceTo(care, clause, after) < Infinity;
  const namesCare = isOfCare || distanceTo(practice, clause, after) < Infinity;
  const ofPeople = shareOfPeople.test(after);
  const toOutcome = Math.min(
    comparisons.test(after) ? closeBy : Infinity,
    ofPeople && !namesCare ? Infinity : distanceTo(outcomes, clause, after),
    namesCare ? distanceTo(outcomesOfCare, clause, after) : Infinity,
  );
  const toMoney = distanceTo(money, clause, after);
  if (toMoney < Infinity && toMoney <= toOutcome) return false;
  if (toOutcome <= reach) return true;
  if (ofPeople || distanceTo(lives, "", after) <= reach) return false;
  return isOfCare || undefined;
}

function isPart(after: string): boolean {
  return /^\s*(?:of|de|del)\s/iu.test(after);
}

/** Cuts a sentence to the clause of the percentage: "success depends on you, and only 31% of adults ...". */
function clauseOfFigure(before: string): string {
  const clause = before.split(/;|,\s+(?:and|but|so|while|y|e|pero|mientras)\s/iu).at(-1)!;
  return /\p{L}/u.test(clause) ? clause : before;
}

/** Returns the number of characters between the percentage and the nearest of the words. */
function distanceTo(words: RegExp, before: string, after: string): number {
  const inFront = [...before.matchAll(words)].at(-1);
  const next = after.search(words);
  return Math.min(
    inFront === undefined ? Infinity : before.length - inFront.index - inFront[0].length,
    next === -1 ? Infinity : next,
  );
}
