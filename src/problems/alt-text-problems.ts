import { quoted, uncomment, type Catalogue } from "./wording.ts";

/** The words that replace a picture for people who cannot see it. */
export const altTextProblems = {
  "media/no-alt": {
    /** `comment`: the line on which the key is commented out. */
    word: ({ key, beside, comment }: { key: string; beside: string; comment: number | undefined }) => ({
      message: `The picture has no ${quoted(key)}, the words for people who cannot see it.`,
      remedy:
        comment === undefined
          ? `Add a line right below this one, indented like ${quoted(beside)}, that says in one sentence what the picture shows: ${key}: Two chairs by a window.`
          : `${uncomment(key)} in line ${comment}, and say in one sentence what the picture shows.`,
    }),
  },
  "media/no-words": {
    word: () => ({
      message: "The picture has no words for people who cannot see it.",
      remedy: "Write them between the square brackets: ![what the picture shows](pictures/name.svg)",
    }),
  },

  "media/alt-file-name": {
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} is the name of a file, not what the picture shows.`,
      remedy: "Say in one sentence what a person sees in it.",
    }),
  },
  "media/alt-opening": {
    word: ({ opening }: { opening: string }) => ({
      message: `The words for this picture begin with ${quoted(opening)}; a screen reader already says that it is a picture.`,
      remedy: "Begin with what the picture shows.",
    }),
  },
  "media/alt-long": {
    word: ({ length, limit }: { length: number; limit: number }) => ({
      message: `The words for this picture are ${length} characters long; a screen reader reads all ${length} without a pause.`,
      remedy: `Say in ${limit} characters or less what matters here, and move the rest into the page's text.`,
    }),
  },
  "media/alt-repeated": {
    word: ({ words }: { words: string }) => ({
      message: `The words for this picture, ${quoted(words)}, are already beside it and would be heard twice.`,
      remedy: "Say what the picture shows that the other words do not.",
    }),
  },
} satisfies Catalogue;
