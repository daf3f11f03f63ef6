import { showControls } from "../lib/foreign-text.ts";
import type { Place } from "../model/build/place.ts";

/** Formats a place, such as `site/home.yaml:3:5`. */
export function position({ file, line, column }: Place): string {
  return `${showControls(file)}:${line}:${column}`;
}

export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** The most places to list. Nobody goes through more of them one by one. */
const shownOthers = 5;

/** Formats more places, such as `Also at site/home.yaml:3:5 and 2 more places`. */
export function listOthers(others: readonly Place[]): string {
  const hidden = others.length - shownOthers;
  const more = hidden > 0 ? ` and ${countOf(hidden, "more place")}` : "";
  return `Also at ${others.slice(0, shownOthers).map(position).join(", ")}${more}`;
}
