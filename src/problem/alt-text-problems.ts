import { lines, prose, quoted, type Catalogue } from "./wording.ts";

/** The words that stand for a picture when it cannot be seen. */
export const altTextProblems = {
  "media/no-alt": {
    title: "A picture without words that stand for it",
    story: prose`
      Some patients do not see the picture: they listen to the page, or the picture did not load. Words take its place
      for them. The law on access for people with disabilities is commonly read to ask for these words.
    `,
    before: lines`
      imgSrc: pictures/crowns.svg
    `,
    after: lines`
      imgSrc: pictures/crowns.svg
      imgAlt: A hollow crown floats above a tooth shaped to a peg.
    `,
    word: ({ key, beside }: { key: string; beside: string }) => ({
      message: `The picture has no ${quoted(key)}, the words that stand for it when it cannot be seen.`,
      remedy: `Add a line "${key}: ..." right below this one, begin it where ${quoted(beside)} begins, and say in one sentence what the picture shows.`,
    }),
  },
  "media/no-words": {
    title: "A picture in the text without words for it",
    story: prose`
      In Markdown the words for a picture stand in the square brackets, which are empty here. A screen reader would
      say nothing or read out the name of the file, and a patient who does not see the picture misses what it tells.
    `,
    before: lines`
      ![](pictures/crowns.svg)
    `,
    after: lines`
      ![A hollow crown above a tooth shaped to a peg](pictures/crowns.svg)
    `,
    word: () => ({
      message: "The picture has no words that stand for it when it cannot be seen.",
      remedy: "Write them between the square brackets: ![what the picture shows](pictures/name.svg)",
    }),
  },

  "media/alt-file-name": {
    title: "The name of a file in place of words",
    story: prose`
      Some programs fill in the file's name by themselves. A screen reader then spells it out, punctuation and all, and the
      listener still does not know what the picture shows.
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
      message: `The words for this picture begin with ${quoted(opening)}; a screen reader says that it is a picture already.`,
      remedy: "Begin with what the picture shows.",
    }),
  },
  "media/alt-long": {
    title: "Words for a picture that go on for too long",
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
    title: "Words for a picture that stand beside it already",
    story: prose`
      The same words are the picture's caption or the title above it. A screen reader reads both, one after the other,
      and the picture itself stays untold.
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
      message: `The words for this picture, ${quoted(words)}, stand beside it already and would be heard twice.`,
      remedy: "Say what the picture shows that the other words do not.",
    }),
  },
} satisfies Catalogue;
