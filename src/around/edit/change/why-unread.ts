import type { Path, Source, Translates } from "../../../model/source.ts";
import { isError, type Problem } from "../../../problems/problem.ts";

/** A file of another language, whose original is known. */
export type Translation = Source & { translates: Translates };

/** Why nobody can have read a translation and found that it says what its original says. */
export type WhyUnread =
  | { why: "mistakes"; problems: readonly [Problem, ...Problem[]] }
  /** It lacks a text. */
  | { why: "missing"; path: Path }
  /** Most of its texts are those of the original. */
  | { why: "draft" }
  /** Somebody else read it when the original had other texts, and nobody says who has now. */
  | { why: "reader"; reader: string };

/** Returns why a reading cannot be noted; undefined if it can. `state` is that of the original now. */
export function findWhyUnread(
  source: Translation,
  problems: readonly Problem[],
  { state, reviewer }: { state: string; reviewer: string | undefined },
): WhyUnread | undefined {
  const { file, translates, untranslated } = source;
  const [first, ...more] = problems.filter((each) => isError(each) && each.place.file === file);
  if (first !== undefined) return { why: "mistakes", problems: [first, ...more] };
  const [missing] = untranslated?.texts.find(([path]) => source.placeOfValue(path).file !== file) ?? [];
  if (missing !== undefined) return { why: "missing", path: missing };
  if (untranslated?.isDraft === true) return { why: "draft" };
  const { reviewedBy: reader } = translates;
  const isOther = translates.state !== state && reviewer === undefined;
  return isOther && typeof reader === "string" && reader.trim() !== "" ? { why: "reader", reader } : undefined;
}
