import { didYouMean, quoted, type Catalogue } from "./wording.ts";

/** Files as a whole: what is read, and whether it is YAML or has front matter. */
export const fileProblems = {
  "file/missing": {
    word: ({ purpose }: { purpose: string }) => ({
      message: `This file does not exist, but every site needs it: ${purpose}.`,
      remedy: "Create the file; the sample practice shows what belongs in it.",
    }),
  },
  "file/empty": {
    word: () => ({
      message: "The file is empty.",
      remedy: "Fill it in, or delete the file if the page is not wanted.",
    }),
  },
  "file/not-utf8": {
    word: () => ({
      message: "The file is not UTF-8 text.",
      remedy: 'In your editor choose "Save with encoding" and pick UTF-8, then save it again.',
    }),
  },
  "file/too-large": {
    word: ({ kilobytes, limit }: { kilobytes: number; limit: number }) => ({
      message: `The file is ${kilobytes} KB; a content file may have ${limit} KB at most.`,
      remedy: "Split the text over several pages, and keep pictures and video in assets/.",
    }),
  },
  "file/unreadable": {
    word: ({ reason }: { reason: string }) => ({
      message: `The file cannot be read: ${reason}.`,
      remedy: "Check that it is a plain file and that you may read it.",
    }),
  },
  "file/too-deep": {
    word: () => ({
      message: "The file nests lists, quotations or brackets too deeply to be read.",
      remedy: "Flatten it; a few levels are enough for any page.",
    }),
  },
  "file/symbolic-link": {
    word: ({ link }: { link: string | undefined }) => ({
      message: `${link === undefined ? "This" : quoted(link)} is a symbolic link, a pointer to a place elsewhere.`,
      remedy: "Put the file or folder itself there instead.",
    }),
  },
  "file/unexpected": {
    word: ({ name, known }: { name: string; known: readonly string[] }) => ({
      message: `${quoted(name)} is not a file the site knows.${didYouMean(name, known)}`,
      remedy: `Rename or remove it. Known here: ${known.join(", ")}.`,
    }),
  },

  "yaml/syntax": {
    word: ({ reason, remedy }: { reason: string; remedy: string }) => ({ message: reason, remedy }),
  },
  "yaml/duplicate-key": {
    word: ({ key }: { key: string }) => ({
      message: `The key ${quoted(key)} is written twice.`,
      remedy: "Keep one of the two and delete the other.",
    }),
  },
  "yaml/not-a-map": {
    word: ({ found }: { found: string }) => ({
      message: `The file should hold lines of "key: value", but it holds ${found}.`,
      remedy: "Start each line with a key, a colon and a space.",
    }),
  },
  "yaml/too-many-aliases": {
    word: () => ({
      message: "The file repeats itself through too many aliases (*name).",
      remedy: "Write the repeated parts out.",
    }),
  },

  "front-matter/missing": {
    word: () => ({
      message: "The file does not begin with front matter.",
      remedy: "Make --- the first line, write the keys below it, and close them with another --- line.",
    }),
  },
  "front-matter/unclosed": {
    word: () => ({
      message: "The front matter is opened by --- but never closed.",
      remedy: "Put a line with only --- after the last key.",
    }),
  },
  "front-matter/language": {
    word: ({ language }: { language: string }) => ({
      message: `The front matter is marked as ${quoted(language)}, but it may only be YAML.`,
      remedy: "Make the first line just --- and write the keys as YAML below it.",
    }),
  },
} satisfies Catalogue;
