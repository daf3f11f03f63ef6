import webVtt from "webvtt-parser";
import type { CaptionsFault } from "../problem.ts";

export interface MisreadCaptions {
  fault: CaptionsFault;
  /** From 1. */
  line: number;
}

/** What the parser reports that keeps a caption from being shown, by how its message begins; anything else about a line with times is a fault of those. */
const faults: readonly [RegExp, CaptionsFault][] = [
  [/^No valid signature/, "signature"],
  [/^Blank line missing/, "no blank line"],
  // A note or a style that runs into a caption.
  [/^Cannot have timestamp/, "no blank line"],
  [/^Cue identifier/, "no times"],
  [/^Style blocks cannot/, "late style"],
  [/^Start timestamp is not/, "begins before"],
  [/^End timestamp is not/, "ends first"],
];

/**
 * Ends every line in a line feed: to a pattern for several line ends, the two characters that end one in Windows could be two. A
 * line of spaces above a note is taken for the empty line that was meant, since the note would be shown.
 */
export function withLineFeeds(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n[ \t]+(?=\nNOTE(?:\s|$))/g, "\n");
}

/** The first thing that keeps browsers from showing captions as they are meant; undefined for sound WebVTT (W3C). */
export function findCaptionsFault(text: string): MisreadCaptions | undefined {
  const lines = withLineFeeds(text).split("\n");
  const { cues, errors } = new webVtt.WebVTTParser().parse(readableByParser(lines), "captions");
  for (const { message, line } of errors) {
    // Some programs write notes such as "Kind: captions" there, which browsers pass over.
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
 * Without tags, which the parser descends into level by level, while browsers show the words whatever is wrong in them. Without
 * regions, which it does not know: they are notes to it, on the same lines.
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
 * Sound captions without anything that browsers pass over and anybody could read: notes, which are blocks that begin with NOTE,
 * comments in styles, what is no setting in regions, tags that WebVTT does not know, the names of captions unless a style chooses
 * captions by name, and what is written beside and right below the word WEBVTT.
 */
export function withoutNotes(text: string): string {
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

/** The name of a caption is the line above its times. */
const withoutName = (block: string): string => block.replace(/^[^\n]*\n(?=[^\n]*-->)/, "");

/** Browsers take all from < up to the next >, or to the end of the caption, for a tag. An empty line would end the caption. */
function withKnownTags(block: string): string {
  const [above, times, words] = block.split(/^([^\n]*-->[^\n]*)/m) as [string, string, string];
  return above + times + words.replaceAll(/<[^>]*>?/g, knownTag).replaceAll(/\n+(?=\n|$)/g, "");
}

/** Only the tags v and lang may say more than a class, such as who speaks. */
function knownTag(tag: string): string {
  const isKnown = /^<(?:\/(?:[bciuv]|lang|r(?:uby|t))|(?:v|lang)(?:[.\s][^>]*)?|(?:\d+:)?\d\d:\d\d\.\d{3})>$/.test(tag);
  if (isKnown) return tag;
  const known = /^<(?:[bciu]|r(?:uby|t))(?:\.[^\s>]*)?(?=[\s>])/.exec(tag);
  return known === null ? "" : `${known[0]}>`;
}

/**
 * A comment that does not end takes the rest. The space keeps its line from being empty, which would end the style. Browsers pass
 * over a style with more than STYLE in its first line.
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
