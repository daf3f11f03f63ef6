import { sourcesOf, type Content, type Source } from "../model/source.ts";
import { walkSource } from "../model/walk-fields.ts";
import { mostPerFile, problem, type Problem } from "../problem.ts";
import { listPassages } from "./prose.ts";
import { sentenceAround } from "./sentence.ts";

/** By the sign, in whatever language; by words in those that the package brings. */
const percentages = /\b\d+(?:[.,]\d+)?\s?(?:%|percent\b|per\s+cent\b|por\s+ciento\b)/gi;

/**
 * A percentage is either a declared claim of `claims.yaml`, or a study's: then the page names its sources, and the year of the
 * study is in the same paragraph. One that speaks of "our" results is a claim, whatever year is beside it.
 */
export function checkPercentages(content: Content): Problem[] {
  const { "claims.yaml": _claims, ...files } = content.files;
  return sourcesOf({ files, entries: content.entries }).flatMap((source) => {
    const hasSources = namesSources(source);
    const problems: Problem[] = [];
    for (const { text, placeOf } of listPassages(source)) {
      const isCited = hasSources && /\b(?:19|20)\d\d\b/.test(text);
      for (const { index, 0: percentage } of text.matchAll(percentages)) {
        if (problems.length >= mostPerFile) return problems;
        const details = { percentage: percentage.replace(/\s+/g, " "), isOwn: isOwn(text, index) };
        if (isCited && !details.isOwn) continue;
        problems.push(problem("copy/percentage", placeOf(index, percentage.length), details));
      }
    }
    return problems;
  });
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
