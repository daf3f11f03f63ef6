import { didYouMean, quoted, type Catalogue } from "./wording.ts";

/** How a value was given: by a key, or as a picture in Markdown. */
const named = (key: string | undefined, written: string): string =>
  `${key === undefined ? "The picture" : quoted(key)} is ${quoted(written)}`;

/** Pictures and films, and how they are named. */
export const mediaProblems = {
  "media/no-extension": {
    word: ({ key, written }: { key: string | undefined; written: string }) => ({
      message: `${named(key, written)}, which has no file extension.`,
      remedy: "Write the whole file name, such as pictures/crowns.svg or videos/veneers.mp4.",
    }),
  },
  "media/extension": {
    word: ({
      key,
      written,
      extension,
      allowed,
    }: {
      key: string | undefined;
      written: string;
      extension: string;
      allowed: readonly string[];
    }) => ({
      message: `${named(key, written)}; a page cannot show a .${extension} file here.`,
      remedy: `Use a file that ends in ${allowed.map((each) => `.${each}`).join(", ")}.`,
    }),
  },
  "media/missing-file": {
    word: ({ key, written, known }: { key: string | undefined; written: string; known: readonly string[] }) => ({
      message: `${named(key, written)}, but assets/ has no such file.${didYouMean(written, known)}`,
      remedy: "Put the file into assets/, or write the path of one that is there (without assets/ in front).",
    }),
  },
  "media/no-poster": {
    word: ({ written }: { written: string }) => ({
      message: `The video ${quoted(written)} has no poster, the picture shown until it plays.`,
      remedy: 'Add a line "poster: ..." with a picture of the same shape.',
    }),
  },
  "media/poster-without-video": {
    word: ({ written }: { written: string }) => ({
      message: `There is a poster, but ${quoted(written)} is a picture, not a video.`,
      remedy: 'Remove the line "poster: ...", or name a video.',
    }),
  },
  "media/no-alt": {
    word: ({ key }: { key: string }) => ({
      message: `The picture has no ${quoted(key)}, the words that stand for it when it cannot be seen.`,
      remedy: `Add "${key}: ..." and say in one sentence what the picture shows.`,
    }),
  },
  "media/no-words": {
    word: () => ({
      message: "The picture has no words that stand for it when it cannot be seen.",
      remedy: "Write them between the square brackets: ![what the picture shows](pictures/name.svg)",
    }),
  },
  "media/corrupt": {
    word: ({ written }: { written: string }) => ({
      message: `${quoted(written)} cannot be read; the file is damaged or incomplete.`,
      remedy: "Copy it again from where it came, or save it anew from an editor.",
    }),
  },
  "media/wrong-content": {
    word: ({ written, extension, found }: { written: string; extension: string; found: string }) => ({
      message: `${quoted(written)} ends in .${extension}, but what is in it is ${found}.`,
      remedy: "Rename it to what it is, or save it anew from an editor in the format its name says.",
    }),
  },
  "media/too-large": {
    word: ({
      written,
      width,
      height,
      millionPixels,
      longestSide,
    }: {
      written: string;
      width: number;
      height: number;
      millionPixels: number;
      longestSide: number;
    }) => ({
      message: `${quoted(written)} is ${width} by ${height} pixels; a picture may have ${millionPixels} million at most, and ${longestSide} to a side.`,
      remedy: "Save a smaller copy from an editor; 2,400 pixels across is plenty.",
    }),
  },
  "media/svg-code": {
    word: ({ written, found }: { written: string; found: string }) => ({
      message: `${quoted(written)} holds code or loads other files: ${found}.`,
      remedy: 'Export it again as "plain" or "static" SVG, or use a PNG.',
    }),
  },
  "media/svg-size": {
    word: ({ written }: { written: string }) => ({
      message: `${quoted(written)} does not say how large it is.`,
      remedy: 'Give its <svg> element a viewBox, such as viewBox="0 0 800 600".',
    }),
  },
  "media/outside-assets": {
    word: ({ key, written }: { key: string | undefined; written: string }) => ({
      message: `${named(key, written)}, which is not a path inside assets/.`,
      remedy: "Copy the file into assets/ and write its path from there, such as pictures/crowns.svg.",
    }),
  },

  "media/alt-file-name": {
    severity: "warning",
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} is the name of a file, not what the picture shows.`,
      remedy: "Say in one sentence what a person sees in it.",
    }),
  },
  "media/alt-opening": {
    severity: "warning",
    word: ({ opening }: { opening: string }) => ({
      message: `The words for this picture begin with ${quoted(opening)}; a screen reader says that it is a picture already.`,
      remedy: "Begin with what the picture shows.",
    }),
  },
  "media/alt-long": {
    severity: "warning",
    word: ({ length, limit }: { length: number; limit: number }) => ({
      message: `The words for this picture are ${length} characters long; a screen reader reads all ${length} without a pause.`,
      remedy: `Say in ${limit} characters or less what matters here, and move the rest into the page's text.`,
    }),
  },
  "media/alt-repeated": {
    severity: "warning",
    word: ({ words }: { words: string }) => ({
      message: `The words for this picture, ${quoted(words)}, stand beside it already and would be heard twice.`,
      remedy: "Say what the picture shows that the other words do not.",
    }),
  },
} satisfies Catalogue;
