import webVtt from "webvtt-parser";
import type { Details } from "../../problems/problem.ts";

type CaptionsFault = Details<"media/captions">["way"];

export interface MisreadCaptions {
  fault: CaptionsFault;
  /** Counted from 1. */
  line: number;
}

/**
 * Parser messages about mistakes that keep a caption from being shown, by how they begin. Any other message about a line with times means
 * the times are wrong.
 */
const faults: readonly [RegExp, CaptionsFault][] = [
  [/^No valid signature/, "signature"],
  [/^Blank line missing/, "no blank line"],
  // A note or style runs into a caption.
  [/^Cannot have timestamp/, "no blank line"],
  [/^Cue identifier/, "no times"],
  [/^Style blocks cannot/, "late style"],
  [/^Start timestamp is not/, "begins before"],
  [/^End timestamp is not/, "ends first"],
];

/**
 * Ends every line with a line feed. Patterns for several kinds of line ends would count Windows' two characters as two lines. A line of
 * spaces above a note counts as the empty line that was meant; otherwise the note would be shown.
 */
export function withLineFeeds(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n[ \t]+(?=\nNOTE(?:\s|$))/g, "\n");
}

/** Returns the first fault that keeps browsers from showing the captions as meant; undefined for valid WebVTT (W3C). */
export function findCaptionsFault(text: string): MisreadCaptions | undefined {
  const lines = withLineFeeds(text).split("\n");
  const { cues, errors } = new webVtt.WebVTTParser().parse(readableByParser(lines), "captions");
  for (const { message, line } of errors) {
    // Some programs write notes such as "Kind: captions" there. Browsers skip them.
    if (message.startsWith("No blank line after") && !lines[line - 1]!.includes("-->")) continue;
    const fault =
      faults.find(([pattern]) => pattern.test(message))?.[1] ??
      (message.startsWith("No blank") ? "no blank line" : "times");
    if (fault === "late style") return { fault, line: lines.slice(0, line - 1).findLastIndex(isStyle) + 1 };
    return { fault, line: fault === "no times" ? line - 1 : line };
  }
  return cues.length === 0 ? { fault: "empty", line: 1 } : undefined;
}

/**
 * Removes tags, because the parser recurses into them, while browsers show the words no matter how wrong the tags are. Turns regions into
 * notes on the same lines, because the parser does not know regions.
 */
function readableByParser(lines: readonly string[]): string {
  const firstCue = lines.findIndex((line) => line.includes("-->"));
  return lines
    .map((line, index) => {
      const isRegion = index < firstCue && lines[index - 1] === "" && /^REGION\s*$/.test(line);
      const known = line.includes("-->") ? line.replace(/[ \t]region:\S+/, "") : line;
      return isRegion ? "NOTE" : known.replace(/[<&]/g, " ");
    })
    .join("\n");
}

const isStyle = (lineOrBlock: string): boolean => /^STYLE(?:\s|$)/.test(lineOrBlock);

/**
 * Removes from valid captions everything that browsers skip but anybody could read: NOTE blocks, comments in styles, unknown settings in
 * regions, unknown tags, text beside and right below the word WEBVTT, and caption names unless a style selects captions by name.
 */
export function withoutCaptionNotes(text: string): string {
  const [, ...blocks] = withLineFeeds(text).split(/\n{2,}/);
  const kept = blocks.filter((block) => !/^NOTE(?:\s|$)/.test(block)).map(shownPart);
  const hasNames = kept.some((block) => isStyle(block) && /::cue\([^(){}]*#/i.test(block));
  const captions = hasNames ? kept : kept.map(withoutName);
  return `${["WEBVTT", ...captions].join("\n\n").trimEnd()}\n`;
}

function shownPart(block: string): string {
  if (block.includes("-->")) return withKnownTags(block);
  return isStyle(block) ? withoutComments(block) : withSettingsOnly(block.split("\n"));
}

/** Removes the caption's name, the line above its times. */
const withoutName = (block: string): string => block.replace(/^[^\n]*\n(?=[^\n]*-->)/, "");

/** Browsers read everything from < to the next > as a tag, or to the end of the caption. An empty line would end the caption. */
function withKnownTags(block: string): string {
  const [above = "", times = "", words = ""] = block.split(/^([^\n]*-->[^\n]*)/m);
  return above + times + words.replaceAll(/<[^>]*>?/g, knownTag).replaceAll(/\n+(?=\n|$)/g, "");
}

/** Keeps annotations, such as who speaks, on the tags v and lang only; other tags keep their classes. */
function knownTag(tag: string): string {
  const isKnown = /^<(?:\/(?:[bciuv]|lang|r(?:uby|t))|(?:v|lang)(?:[.\s][^>]*)?|(?:\d+:)?\d\d:\d\d\.\d{3})>$/.test(tag);
  if (isKnown) return tag;
  const known = /^<(?:[bciu]|r(?:uby|t))(?:\.[^\s>]*)?(?=[\s>])/.exec(tag);
  return known === null ? "" : `${known[0]}>`;
}

/**
 * An unclosed comment runs to the end. The space keeps the line from being empty, which would end the style. Browsers skip a style whose
 * first line has more than STYLE.
 */
const withoutComments = (style: string): string =>
  style.replaceAll(/\/\*.*?(?:\*\/|$)/gs, " ").replace(/^STYLE[^\n]*/, "STYLE");

const regionSetting = /^(?:id:\S+|width:[\d.]+%|lines:\d+|(?:region|viewport)anchor:[\d.]+%,[\d.]+%|scroll:up)$/;

function withSettingsOnly([first, ...rest]: readonly string[]): string {
  const settings = rest.map((line) =>
    line
      .split(/\s+/)
      .filter((word) => regionSetting.test(word))
      .join(" "),
  );
  return [first, ...settings.filter((line) => line !== "")].join("\n");
}
