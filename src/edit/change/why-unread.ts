import { isWithin, type Path, type Source, type Translates } from "../../model/build/source.ts";
import { isError, type Problem } from "../../problems/problem.ts";

/** A file of another language, whose original is known. */
export type Translation = Source & { translates: Translates };

/** Why nobody can have read a translation and found that it says what its original says. */
export type WhyUnread =
  | { why: "mistakes"; problems: readonly [Problem, ...Problem[]] }
  /** It lacks a text. */
  | { why: "missing"; path: Path }
  /** A list has other items than in the original. */
  | { why: "unlike"; path: Path }
  /** Most of its texts are those of the original. */
  | { why: "draft" }
  /** Somebody else read it when the original had other texts, and nobody says who has now. */
  | { why: "reader"; reader: string };

/** Whether a translation may not say what its original says now. */
export const isOutdated = ({ isNoted, changes }: Translates): boolean => !isNoted || changes.length > 0;

/** Returns why a reading cannot be noted; undefined if it can. */
export function findWhyUnread(
  source: Translation,
  problems: readonly Problem[],
  reviewer: string | undefined,
): WhyUnread | undefined {
  const { file, translates, untranslated } = source;
  const [first, ...more] = problems.filter((each) => isError(each) && each.place.file === file);
  if (first !== undefined) return { why: "mistakes", problems: [first, ...more] };
  const isReplaced = (path: Path): boolean =>
    translates.changes.some(({ at }) => at !== undefined && isWithin(path, at));
  const isMissing = (path: Path): boolean => !isReplaced(path) && source.placeOfValue(path).file !== file;
  const [missing] = untranslated?.texts.find(([path]) => isMissing(path)) ?? [];
  if (missing !== undefined) return { why: "missing", path: missing };
  const reading = translates.noteReading();
  if ("unlike" in reading) return { why: "unlike", path: reading.unlike };
  if (untranslated?.isDraft === true) return { why: "draft" };
  const { reviewedBy: reader } = translates;
  const isOther = isOutdated(translates) && reviewer === undefined;
  return isOther && typeof reader === "string" && reader.trim() !== "" ? { why: "reader", reader } : undefined;
}
