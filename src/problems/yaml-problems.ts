import { quoted, type Catalogue } from "./wording.ts";

/** YAML files, and YAML as the front matter of Markdown files. */
export const yamlProblems = {
  "yaml/syntax": {
    word: ({ reason, ...remedy }: { reason: string; remedy: string; lines?: readonly string[] }) => ({
      message: reason,
      ...remedy,
    }),
  },
  "yaml/duplicate-key": {
    word: ({ key }: { key: string }) => ({
      message: `The key ${quoted(key)} is written twice.`,
      remedy: "Keep the line that is right and delete the other.",
    }),
  },
  "yaml/not-a-map": {
    word: ({ found }: { found: string }) => ({
      message: `The file should contain lines of "key: value", but it contains ${found}.`,
      remedy:
        found === "a list"
          ? "Write the key of the list and a colon on a line above it, such as links:"
          : "Start each line with a key, a colon and a space.",
    }),
  },
  "yaml/not-a-list": {
    word: ({ found }: { found: string }) => ({
      message: `The file should contain a list, but it contains ${found}.`,
      remedy: "Begin each entry with a hyphen and a space, and indent its other lines by two spaces.",
    }),
  },
  "yaml/comment-in-value": {
    word: ({ comment, value }: { comment: string; value: string }) => ({
      message: `${quoted(comment)} is taken for a comment and not shown.`,
      remedy: `Put the whole value in quotes: "${value} ${comment}". If it is a note, put a space after the #.`,
    }),
  },
  "yaml/curly-quotes": {
    word: () => ({
      message: "The curly quotes around this text are part of it and would be printed.",
      remedy: 'Type straight quotes (") instead. To print curly ones, put straight ones around them: key: "“text”"',
    }),
  },
  "yaml/too-many-aliases": {
    word: () => ({
      message: "The file repeats itself through too many aliases (*name).",
      remedy: "Write the repeated parts out.",
    }),
  },
  "yaml/too-many-values": {
    word: ({ key, limit }: { key: string; limit: number }) => ({
      message: `With ${quoted(key)} the file has more than ${limit} values, which is the limit.`,
      remedy: "Leave only the entries that visitors need.",
    }),
  },

  "front-matter/missing": {
    /** `dashes`: the first line, if it looks like the opening one; `isLower`: only empty lines are above the correct line. */
    word: ({ dashes, isLower }: { dashes: string | undefined; isLower: boolean }) => {
      if (isLower) {
        return {
          message: "The file begins with an empty line instead of ---.",
          remedy: "Delete everything above ---, so that it is the first line.",
        };
      }
      return dashes === undefined
        ? {
            message: "The file does not begin with a line --- and its keys below it.",
            remedy: "Make --- the first line, write the keys below it, and close them with another --- line.",
          }
        : { message: `The first line is ${dashes} instead of ---.`, remedy: "Make it exactly three hyphens: ---" };
    },
  },
  "front-matter/unclosed": {
    /** `nearly`: a line that was probably meant to close it. */
    word: ({ nearly }: { nearly: string | undefined }) =>
      nearly === undefined
        ? {
            message: "The keys at the top begin with a line --- but no line --- ends them.",
            remedy: "Put a line with only --- after the last key.",
          }
        : {
            message: `The keys at the top never end, because this line is ${nearly} instead of ---.`,
            remedy: "If it comes after the last key, make it exactly three hyphens: ---",
          },
  },
  "front-matter/language": {
    word: ({ language }: { language: string }) =>
      /^-+$/.test(language)
        ? {
            message: `The first line has ${language.length + 3} hyphens, but it takes three.`,
            remedy: "Make the first line, and the one after the last key, exactly three hyphens: ---",
          }
        : language.includes(":")
          ? {
              message: `The first line has ${quoted(language)} after its three hyphens.`,
              remedy: "Put a line break after the hyphens, so that the key is on a separate line.",
            }
          : {
              message: `The first line marks the keys as ${quoted(language)}, but they may only be YAML.`,
              remedy: "Make the first line just --- and write the keys as YAML below it.",
            },
  },
} satisfies Catalogue;
