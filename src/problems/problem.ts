import { isVideo, pictureTypes, videoTypes } from "../model/build/media-kinds.ts";
import type { Place } from "../model/build/place.ts";
import {
  catalogue,
  declaredCode,
  problemCodes,
  type Details,
  type Particulars,
  type ProblemCode,
} from "./catalogue.ts";
import { adviceOf, severityOf } from "./levels.ts";
import { fillWords, inEnglish, phrase, type Phrasing, type WordEntry, type Filled } from "./fill-words.ts";
import type { Severity } from "./wording.ts";
import { groupAt } from "../model/build/walk-fields.ts";

export { declaredCode, problemCodes, type Details, type ProblemCode } from "./catalogue.ts";
export { adjustableCodes, adviceOf, commandOf, isAdjustable } from "./levels.ts";
export type { PartName } from "./fill-words.ts";
export { describeFragment, describeScheme, describeUnknownPage } from "./link-details.ts";
export { describeHidden, describeUnsearchable, hostLimit, removalOf } from "./shared-details.ts";
export { isNear, suggest } from "./suggest.ts";
export { asArgument, didYouMean, findReservedPath, fixSpaces, inQuotes, makeName, suggestOther } from "./wording.ts";

/** A mistake in content, worded for the person who wrote it. */
export interface Problem {
  severity: Severity;
  /** Permanent; documentation and tests refer to it. What axe-core finds has the name of its rule. */
  code: ProblemCode | `a11y/${string}`;
  place: Place;
  /** One sentence: what is wrong, with the value as written. */
  message: string;
  /** One sentence: what to write instead. */
  remedy: string;
  /** Lines to copy into a content file, introduced by the remedy. */
  lines?: readonly string[];
  /** A second place that belongs to the problem, such as the first of two equal keys. */
  related?: { place: Place; label: string };
  /** The law that asks for it where the practice has an office. */
  law?: string;
  /** The subject of the problem, which several problems may share. */
  about?: string;
  /** Other places with the same mistake, in order. */
  others?: Place[];
  /** Values of its words, with which `sayIn` says it in another language. */
  filling?: Filled;
}

/** The words of all problems in one language. */
export interface ProblemWording extends Phrasing {
  entries: Readonly<Record<ProblemCode, WordEntry>>;
  /** Why advice matters and who may ignore it, by code. */
  advice: Readonly<Partial<Record<ProblemCode, string>>>;
}

export const english: ProblemWording = {
  ...inEnglish,
  entries: catalogue,
  advice: Object.fromEntries(problemCodes.map((code) => [code, adviceOf(code)?.why])),
};

/** Returns the same problem in another language. Further values are for somebody who sees forms, and no files. */
export function sayIn(found: Problem, wording: ProblemWording, values: Filled = { isFile: true }): Problem {
  const { code, filling = {}, related, lines } = found;
  const said = fillWords(wording.entries[declaredCode(code)!], { ...filling, ...values }, wording);
  return {
    ...found,
    ...said,
    // Lines that belong to one problem are an author's own.
    ...(lines && "lines" in filling && { lines }),
    ...(related && { related: { ...related, label: String(phrase(related.label, wording)) } }),
  };
}

/** Words a problem. */
// oxlint-disable-next-line max-params -- few problems have a second place, and hundreds of calls read well without it
export function problem<Code extends ProblemCode>(
  code: Code,
  place: Place,
  details: Details<Code>,
  related?: Problem["related"],
): Problem {
  const filling = groupAt(details);
  const { severity = severityOf(code), lines, about }: Particulars = details ?? {};
  return {
    ...{ severity, code, place, ...fillWords(catalogue[code], { ...filling, isFile: true }) },
    ...(lines && { lines }),
    ...(about !== undefined && { about }),
    ...(related && { related }),
    ...(details && { filling }),
  };
}

/** Words what axe-core found. Its own rules tell advice from what standards ask for. */
export function accessProblem(place: Place, details: Details<"a11y/rule"> & { rule: string }): Problem {
  return { ...problem("a11y/rule", place, details), code: `a11y/${details.rule}` };
}

type MediaFaultCode =
  | "media/corrupt"
  | "media/wrong-content"
  | "media/codec"
  | "media/hidden-data"
  | "media/font"
  | "media/captions"
  | "media/too-large"
  | "media/svg-code"
  | "media/svg-size"
  | "media/unfit-icon";

/** A fault inside a picture or video, without what its name says. */
export type MediaFault = {
  [Code in MediaFaultCode]: { code: Code } & WithoutName<Details<Code>>;
}[MediaFaultCode];

type WithoutName<Each> = Each extends unknown ? Omit<Each, "written" | "fix" | "right"> : never;

/** Words a fault inside the file that was `written` at a place. */
export function mediaProblem({ code, ...details }: MediaFault, place: Place, written: string): Problem {
  const fix = "extension" in details ? fixContent(written, details.found as string) : { fix: filmOrPicture(written) };
  return problem(code, place, { ...details, ...fix, written });
}

const filmOrPicture = (name: string): "film" | "picture" => (isVideo(name) ? "film" : "picture");

/** Says what to do with a file whose extension does not match its content. */
function fixContent(written: string, found: string): object {
  if (found === "HEIC") return { fix: "photo" };
  if (isVideo(written) && found !== "MP4" && found !== "WebM") return { fix: "film" };
  const right = found.toLowerCase();
  const isKnown = Object.hasOwn(pictureTypes, right) || Object.hasOwn(videoTypes, right);
  return isKnown ? { fix: "rename", right } : { fix: "save" };
}

/** Whether there is a problem that keeps the site from being built. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(isError);
}

export const isError = ({ severity }: Problem): boolean => severity === "error";

/** Sorts problems by file, then by place in it. Problems about one subject become one problem, at the first of their places. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const sorted = [...problems].sort(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      compare(a.code, b.code),
  );
  const firstBySubject = new Map<string, Problem>();
  return sorted.flatMap((each) => {
    if (each.about === undefined) return [each];
    const key = `${each.code} ${each.about}`;
    const first = firstBySubject.get(key);
    if (first !== undefined) {
      (first.others ??= []).push(each.place);
      return [];
    }
    const copy = { ...each };
    firstBySubject.set(key, copy);
    return [copy];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Limit of problems of one kind in one file. Each takes a search for its place, and more of them have one cause. */
export const mostPerFile = 100;

/** Takes out problems that are already in the list, as when a fact is read for several languages. */
export function withoutRepeatedProblems(problems: readonly Problem[]): Problem[] {
  const keys = new Set<string>();
  return problems.filter(({ code, place, message }) => {
    const key = JSON.stringify([code, place, message]);
    return !keys.has(key) && keys.add(key);
  });
}
