import { quoted, type Catalogue, type Wording } from "./wording.ts";

/** A fault in a file of captions, either at one line or in the whole file. */
export type CaptionsFault =
  | "signature"
  | "no blank line"
  | "no times"
  | "times"
  | "begins before"
  | "ends first"
  | "late style"
  | "empty"
  | "not UTF-8"
  | "too large";

const times = "00:00:01.000 --> 00:00:04.000";

const faults: Record<CaptionsFault, (written: string) => Wording> = {
  signature: (written) => ({
    message: `The captions in ${quoted(written)} do not begin with the word WEBVTT.`,
    remedy:
      "Write WEBVTT in the first line and leave the second one empty, or export the captions as WebVTT, not as SRT.",
  }),
  "no blank line": () => ({
    message: "There is no empty line above this caption.",
    remedy: "Put an empty line between the captions, and below WEBVTT.",
  }),
  "no times": () => ({
    message: "There is no line with times right above these words.",
    remedy: `Write one above them, such as ${times}, without an empty line in between.`,
  }),
  times: () => ({
    message: "This line does not say from when to when the caption is shown.",
    remedy: `Write it as ${times}: hours, minutes and seconds in two digits, a point, and three digits.`,
  }),
  "begins before": () => ({
    message: "This caption begins before the one above it.",
    remedy: "Correct its first time, or put the captions in the order of their times.",
  }),
  "ends first": () => ({
    message: "This caption ends before it begins.",
    remedy: "Write a later time after -->.",
  }),
  "late style": () => ({
    message: "This style is below a caption, where browsers ignore it.",
    remedy: "Move the lines from STYLE to the next empty line above the first caption, or remove them.",
  }),
  empty: (written) => ({
    message: `There are no captions in ${quoted(written)}.`,
    remedy: `Below WEBVTT and an empty line, write a line such as ${times}, and below it what is said.`,
  }),
  "not UTF-8": (written) => ({
    message: `The captions in ${quoted(written)} are not saved as UTF-8.`,
    remedy: 'Open the file in a text editor and save it with the encoding "UTF-8".',
  }),
  "too large": (written) => ({
    message: `The file ${quoted(written)} is too large for captions.`,
    remedy: "Name the file with the captions here; it must be smaller than 200 KB.",
  }),
};

/** Captions: words for people who cannot hear a film. */
export const captionsProblems = {
  "media/captions": {
    word: ({ written, fault }: { written: string; fault: CaptionsFault }) => faults[fault](written),
  },
  "media/no-captions": {
    word: ({ written }: { written: string }) => ({
      message: `The film ${quoted(written)} has sound and no captions, so people who cannot hear it miss what is said.`,
      remedy: `Add a line "captions: ${written.replace(/\.\w+$/, ".vtt")}" with a WebVTT file of what is said, or export the film without sound.`,
    }),
  },
  "media/captions-without-video": {
    word: ({ key, beside, written }: { key: string; beside: string; written: unknown }) => ({
      message:
        typeof written === "string"
          ? `There are captions, but ${quoted(written)} is a picture, not a film.`
          : `There are captions, but no film.`,
      remedy: `Remove the line of ${quoted(key)}, or name a film after "${beside}:".`,
    }),
  },
} satisfies Catalogue;
