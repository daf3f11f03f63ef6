import { sourcesOf, type Content, type Source } from "../../model/source.ts";
import { walkSource } from "../../model/walk-fields.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { isMedicalClaim } from "./figures.ts";
import { listPassages, type Passage } from "./prose.ts";
import { sentenceAround } from "./sentence.ts";

const tens =
  "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa";
const ones =
  "one|two|three|four|five|six|seven|eight|nine|ten|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|cien";

/** By the sign, in whatever language; by words in those that the package brings. */
const percentages = new RegExp(
  String.raw`\b(?:\d+(?:[.,]\d+)?\s?%|(?:\d+(?:[.,]\d+)?|(?:(?:${tens})(?:-|\s+y\s+|\s))?(?:${ones}|${tens}))\s+(?:percent|per\s+cent|por\s+ciento)\b)`,
  "gi",
);

/** A file with more is no text; each takes a walk through long lists of words. */
const mostLookedAt = 1000;

/** A sentence of fewer is a fragment. */
const fewestWords = 5;

/** How much text around a fragment is looked at, in characters. */
const reach = 300;

/**
 * Reports percentages that say what care or the practice achieves. Allowed are declared claims of `claims.yaml`, and figures of a study
 * whose year is in the same paragraph, on a page that names its sources. A figure about "our" results is always a claim.
 */
export function checkPercentages(content: Content): Problem[] {
  const { "claims.yaml": _claims, ...files } = content.files;
  return sourcesOf({ files, entries: content.entries }).flatMap((source) => {
    const hasSources = namesSources(source);
    const problems: Problem[] = [];
    let looked = 0;
    for (const passage of withLeads(listPassages(source))) {
      const { text, placeOf } = passage;
      const isCited = hasSources && /\b(?:19|20)\d\d\b/.test(text);
      for (const { index, 0: percentage } of text.matchAll(percentages)) {
        if (problems.length >= mostPerFile || ++looked > mostLookedAt) return problems;
        if (!isClaim(text, index, percentage) || isMoneyByLead(passage, index, percentage)) continue;
        const details = { percentage: percentage.replace(/\s+/g, " "), isOwn: isOwn(text, index) };
        if (isCited && !details.isOwn) continue;
        problems.push(problem("copy/percentage", placeOf(index, percentage.length), details));
      }
    }
    return problems;
  });
}

/** Whether a percentage is a claim. A fragment such as "98%, in fact." is read with the text around it. */
function isClaim(text: string, offset: number, percentage: string): boolean {
  const { before, after } = sentenceAround(text, offset, percentage.length);
  const isFragment = `${before} ${after}`.trim().split(/\s+/).length < fewestWords;
  const around = [
    text.slice(Math.max(0, offset - reach), offset),
    text.slice(offset + percentage.length).slice(0, reach),
  ];
  return (
    isMedicalClaim(before, percentage, after) ??
    (isFragment ? isMedicalClaim(around[0]!, percentage, around[1]!) : undefined) ??
    false
  );
}

interface LedPassage extends Passage {
  /** Its heading or title, and the last passage below that without a percentage, such as the head row of its table. */
  lead: string;
}

function withLeads(passages: readonly Passage[]): LedPassage[] {
  let heading = "";
  let intro = "";
  return passages.map((passage) => {
    const lead = `${heading} ${intro}`;
    if (!passage.isRunning) [heading, intro] = [passage.text.slice(-reach), ""];
    else if (/\p{L}/u.test(passage.text) && passage.text.search(percentages) === -1) intro = passage.text.slice(-reach);
    return { ...passage, lead };
  });
}

/** Whether the words above a row or an item show that it is about money: "Fillings: 80%" below "What insurance pays". */
function isMoneyByLead({ text, lead }: LedPassage, offset: number, percentage: string): boolean {
  if (/[.!?]["”)]*\s*$/.test(text)) return false;
  const { before, after } = sentenceAround(text, offset, percentage.length);
  // Without its commas, a list such as "Crowns, bridges, and dentures" is one clause with what introduces it.
  return isMedicalClaim(`${lead} ${before}`.replace(/[,;]/g, " "), percentage, after) === false;
}

function namesSources(source: Source): boolean {
  let isFound = false;
  walkSource(source, (value, part) => {
    isFound ||= part?.kind === "source" && typeof value === "string";
  });
  return isFound;
}

/** Whether the sentence around an offset speaks of the practice itself. */
function isOwn(text: string, offset: number): boolean {
  const { before, after } = sentenceAround(text, offset);
  const sentence = before + after;
  return /\b(?:our|we|nuestr[oa]s?|nosotr[oa]s)\b/i.test(sentence) || /\b[Uu]s\b/.test(sentence);
}
