import { startOf } from "../../model/place.ts";
import { sourcesOf, valueAt, type Source, type Translates } from "../../model/source.ts";
import { listTexts, stateOfOriginal } from "../../model/translated-texts.ts";
import { originalKey, reviewedByKey } from "../../model/translation.ts";
import { partOf } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Fewer words may be the same in both languages: a name, a brand. */
const fewWords = 4;

/** Checks whether the files of a language say what their originals say now. */
export function checkTranslations({ content }: SiteInLanguage): Problem[] {
  return sourcesOf(content).flatMap((source) => {
    const { translates } = source;
    if (translates === undefined) return [];
    return [...findOutdated(translates), ...findSameTexts(source, translates.original)];
  });
}

function findOutdated({ original, state: found, placeOf }: Translates): Problem[] {
  const state = stateOfOriginal(original);
  if (found === state) return [];
  return [problem("translation/outdated", placeOf(originalKey), { original: original.file, state, found })];
}

/** Finds files of a language that nobody has put a name to. */
export function findUnreviewed({ content }: SiteInLanguage): Problem[] {
  return sourcesOf(content).flatMap(({ translates }) => {
    if (translates === undefined) return [];
    const { reviewedBy, placeOf } = translates;
    const isNamed = typeof reviewedBy === "string" && /\p{L}/u.test(reviewedBy);
    return isNamed ? [] : [problem("translation/unreviewed", placeOf(reviewedByKey), undefined)];
  });
}

function findSameTexts(own: Source, original: Source): Problem[] {
  const same = listTexts(own.data, partOf(own.kind.schema)).filter(
    ([path, text]) =>
      valueAt(original.data, path) === text && countWords(text) >= fewWords && own.placeOfValue(path).file === own.file,
  );
  const isBodySame = own.body.trim() !== "" && own.body.trim() === original.body.trim();
  return [
    ...same.map(([path]) =>
      problem("translation/same-text", own.placeOfValue(path), {
        key: String(path.findLast((step) => typeof step === "string")),
        original: original.file,
      }),
    ),
    ...(isBodySame
      ? [problem("translation/same-text", startOf(own.file), { key: undefined, original: original.file })]
      : []),
  ];
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
