import { lines, prose, quoted, uncomment, type Catalogue } from "./wording.ts";

/** The words that stand for a picture when it cannot be seen. */
export const altTextProblems = {
  "media/no-alt": {
    title: "A picture without a description",
    story: prose`
      Some patients do not see the picture: they listen to the page, or the picture did not load. For them, words take
      its place. The law on access for people with disabilities is commonly read to require them.
    `,
    before: lines`
      imgSrc: pictures/crowns.svg
    `,
    after: lines`
      imgSrc: pictures/crowns.svg
      imgAlt: A hollow crown floats above a tooth shaped to a peg.
    `,
    /** `comment`: the line in which the key is in a comment. */
    word: ({ key, beside, comment }: { key: string; beside: string; comment: number | undefined }) => ({
      message: `The picture has no ${quoted(key)}, the words for people who cannot see it.`,
      remedy:
        comment === undefined
          ? `Add a line "${key}: ..." right below this one, indented like ${quoted(beside)}, and say in one sentence what the picture shows.`
          : `${uncomment(key)} in line ${comment}, and say in one sentence what the picture shows.`,
    }),
  },
  "media/no-words": {
    title: "A picture in the text without a description",
    story: prose`
      In Markdown the words for a picture go in the square brackets, which are empty here. A screen reader would say
      nothing or read out the file name, and a patient who cannot see the picture would miss what it shows.
    `,
    before: lines`
      ![](pictures/crowns.svg)
    `,
    after: lines`
      ![A hollow crown above a tooth shaped to a peg](pictures/crowns.svg)
    `,
    word: () => ({
      message: "The picture has no words for people who cannot see it.",
      remedy: "Write them between the square brackets: ![what the picture shows](pictures/name.svg)",
    }),
  },

  "media/alt-file-name": {
    title: "A file name instead of a description",
    story: prose`
      Some programs fill in the file's name. A screen reader then spells it out, punctuation and all, and the listener
      still does not know what the picture shows.
    `,
    before: lines`
      imgAlt: crowns-final-2.jpg
    `,
    after: lines`
      imgAlt: A hollow crown floats above a tooth shaped to a peg.
    `,
    severity: "warning",
    word: ({ words }: { words: string }) => ({
      message: `${quoted(words)} is the name of a file, not what the picture shows.`,
      remedy: "Say in one sentence what a person sees in it.",
    }),
  },
  "media/alt-opening": {
    title: 'Words that begin with "picture of"',
    story: prose`
      A screen reader says "picture" before it reads the words, so the listener hears it twice. It is a small thing,
      but it adds up on a page with many pictures.
    `,
    before: lines`
      imgAlt: Picture of a dentist with a mirror.
    `,
    after: lines`
      imgAlt: A dentist holds a small mirror.
    `,
    severity: "warning",
    word: ({ opening }: { opening: string }) => ({
      message: `The words for this picture begin with ${quoted(opening)}; a screen reader already says that it is a picture.`,
      remedy: "Begin with what the picture shows.",
    }),
  },
  "media/alt-long": {
    title: "A description of a picture that is too long",
    story: prose`
      A screen reader reads these words in one go; the listener cannot stop halfway or go back by a sentence. Past 250
      characters most of it is lost. Long explanations serve everybody better in the text of the page.
    `,
    before: lines`
      imgAlt: >-
        A dentist holds a mirror and looks at one tooth after the other. Behind her a lamp hangs from the
        ceiling, and beside the chair stands a tray with a mirror, a probe, cotton rolls and a cup. The
        patient wears a bib and keeps one hand on the arm of the chair.
    `,
    after: lines`
      imgAlt: A dentist with a mirror looks at one tooth after the other.
    `,
    severity: "warning",
    word: ({ length, limit }: { length: number; limit: number }) => ({
      message: `The words for this picture are ${length} characters long; a screen reader reads all ${length} without a pause.`,
      remedy: `Say in ${limit} characters or less what matters here, and move the rest into the page's text.`,
    }),
  },
  "media/alt-repeated": {
    title: "A description that repeats the words beside the picture",
    story: prose`
      The same words are the picture's caption or the title above it. A screen reader reads both, one after the other,
      and never says what is in the picture.
    `,
    before: lines`
      imgAlt: A crown above a shaped tooth
      caption: A crown above a shaped tooth.
    `,
    after: lines`
      imgAlt: A hollow crown floats above a tooth shaped to a peg.
      caption: A crown above a shaped tooth.
    `,
    severity: "warning",
    word: ({ words }: { words: string }) => ({
      message: `The words for this picture, ${quoted(words)}, are already beside it and would be heard twice.`,
      remedy: "Say what the picture shows that the other words do not.",
    }),
  },
} satisfies Catalogue;
