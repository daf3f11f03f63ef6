import webVtt from "webvtt-parser";
import type { CaptionsFault } from "../problem.ts";

export interface MisreadCaptions {
  fault: CaptionsFault;
  /** From 1. */
  line: number;
}

/** What the parser says that is no matter of taste, by how it begins; what it says of a line with times besides is a fault of those. */
const faults: readonly [RegExp, CaptionsFault][] = [
  [/^No valid signature/, "signature"],
  [/^Blank line missing/, "no blank line"],
  [/^Cue identifier/, "no times"],
  [/^Start timestamp is not/, "begins before"],
  [/^End timestamp is not/, "ends first"],
];

/** The first thing that keeps browsers from showing captions as they are meant; undefined for sound WebVTT (W3C). */
export function findCaptionsFault(text: string): MisreadCaptions | undefined {
  // The parser descends into tags level by level, and browsers show the words whatever is wrong in them.
  const { cues, errors } = new webVtt.WebVTTParser().parse(text.replace(/[<&]/g, " "), "captions");
  const lines = text.split(/\r\n|\r|\n/);
  for (const { message, line } of errors) {
    // Some programs write notes such as "Kind: captions" there, which browsers pass over.
    if (message.startsWith("No blank line after") && !lines[line - 1]!.includes("-->")) continue;
    const fault =
      faults.find(([pattern]) => pattern.test(message))?.[1] ??
      (message.startsWith("No blank") ? "no blank line" : "times");
    return { fault, line: fault === "no times" ? line - 1 : line };
  }
  return cues.length === 0 ? { fault: "empty", line: 1 } : undefined;
}

/** Without what its author wrote for authors: blocks that begin with NOTE. */
export function withoutNotes(text: string): string {
  const blocks = text.replace(/^\uFEFF/, "").split(/(?:\r\n|\r|\n){2,}/);
  return `${blocks
    .filter((block) => !/^NOTE(?:\s|$)/.test(block))
    .join("\n\n")
    .trimEnd()}\n`;
}
