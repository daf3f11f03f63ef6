import { changeText } from "../change/change-text.ts";
import { readWritten } from "../change/read-written.ts";
import type { Kind } from "../../model/build/kind.ts";
import { compareContent, type ContentChange } from "./compare-content.ts";

/** Three texts of one file: what two people began with, and what each of them has made of it. */
export interface BothTexts {
  path: string;
  kind: Kind;
  base: string;
  mine: string;
  theirs: string;
}

/**
 * Makes my changes in their text. Returns undefined if both have changed one field, or a list and something in it: then nobody knows which
 * item is meant. With `isMineStronger`, my value of a field takes the place of theirs.
 */
export function mergeTexts({ path, kind, base, mine, theirs }: BothTexts, isMineStronger = false): string | undefined {
  const [old, my, their] = [base, mine, theirs].map((text) => readWritten(path, text));
  if (!old || !my || !their) return undefined;
  const theirChanges = compareContent(kind, their, old);
  const unlike = compareContent(kind, my, their);
  // Nothing is left to do in a field that both have changed alike.
  const isDone = (each: ContentChange): boolean => !unlike.some((other) => isOverlapping(each, other));
  const isApart = (each: ContentChange): boolean =>
    isDone(each) ||
    theirChanges.every((other) => !isOverlapping(each, other) || (isMineStronger && isSameField(each, other)));
  if (!compareContent(kind, my, old).every(isApart)) return undefined;
  let [from, text] = [base, theirs];
  // Each change may move the places of the next.
  for (let now: typeof old | undefined = old; now; now = readWritten(path, from)) {
    const [change] = compareContent(kind, my, now);
    if (change === undefined) return text;
    const next = [from, text].map((each) => changeText(path, each, [change.takeBack]));
    const [nextFrom, made] = next.map((each) => ("text" in each ? each.text : undefined));
    const nextText = isDone(change) ? text : made;
    if (nextFrom === undefined || nextText === undefined || nextFrom === from) return undefined;
    [from, text] = [nextFrom, nextText];
  }
  return undefined;
}

/** Whether two changes touch one place, or one of them changes the order of a list that the other is in. */
function isOverlapping(one: ContentChange, other: ContentChange): boolean {
  const [a, b] = [scopeOf(one), scopeOf(other)];
  return a.every((step, index) => index >= b.length || step === b[index]);
}

const isSameField = (one: ContentChange, other: ContentChange): boolean =>
  one.way === "changed" && other.way === "changed" && String(one.at) === String(other.at);

/** The path of what a change touches: all of a list if an item comes, goes or moves. */
function scopeOf({ at, way }: ContentChange): readonly (string | number)[] {
  if (at === "body") return ["", "body"];
  return way !== "changed" && typeof at.at(-1) === "number" ? at.slice(0, -1) : at;
}

/** Lists the fields that both have changed, as they are in my text and in theirs. */
export function listContested({ path, kind, base, mine, theirs }: BothTexts): ContentChange[] {
  const [old, my, their] = [base, mine, theirs].map((text) => readWritten(path, text));
  if (!old || !my || !their) return [];
  const changes = [my, their].map((each) => compareContent(kind, old, each));
  return compareContent(kind, my, their).filter((each) =>
    changes.every((made) => made.some((other) => isOverlapping(each, other))),
  );
}
