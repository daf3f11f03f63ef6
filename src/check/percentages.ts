import type { Content, Source } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";
import { proseSources } from "./copy.ts";
import { listPassages } from "./prose.ts";

/**
 * A percentage is either a declared claim of `claims.yaml`, or a study's: then the page names its sources, and the year of the
 * study stands in the same paragraph. One that speaks of "our" results is a claim, whatever year is beside it.
 */
export function checkPercentages(content: Content): Problem[] {
  const { "claims.yaml": _claims, ...files } = content.files;
  return proseSources({ files, services: content.services }).flatMap((source) => {
    const hasSources = namesSources(source);
    return listPassages(source).flatMap(({ text, placeOf }) => {
      const isCited = hasSources && /\b(?:19|20)\d\d\b/.test(text);
      return [...text.matchAll(/\b\d+(?:[.,]\d+)?\s?(?:%|percent\b|per\s+cent\b)/gi)].flatMap((match) => {
        if (isCited && !isOwn(text, match.index)) return [];
        const details = { percentage: match[0].replace(/\s+/g, " ") };
        return [problem("copy/percentage", placeOf(match.index, match[0].length), details)];
      });
    });
  });
}

function namesSources({ data }: Source): boolean {
  const { sources } = data as { sources?: unknown };
  return Array.isArray(sources) && sources.length > 0;
}

/** Whether the sentence around an offset speaks of the practice itself. */
function isOwn(text: string, offset: number): boolean {
  const from = Math.max(...[...text.slice(0, offset).matchAll(/[.!?]\s/g)].map(({ index }) => index + 1), 0);
  const length = text.slice(offset).search(/[.!?](?:\s|$)/);
  return /\b(?:our|we|us)\b/i.test(text.slice(from, length === -1 ? undefined : offset + length).replaceAll("US ", ""));
}
