import { lines, prose, quoted, type Catalogue } from "./wording.ts";

/** YAML, by itself and as the front matter of a Markdown file. */
export const yamlProblems = {
  "yaml/syntax": {
    title: "YAML that cannot be read",
    story: prose`
      YAML gives a meaning to colons, quotes, brackets and the spaces in front of a line. Text that holds such a character,
      or a line that starts in another column than its neighbors, is then taken for something else. The rest of the
      file cannot be trusted after that, so nothing is built.
    `,
    before: lines`
      title: Crowns: a cover for a tooth
    `,
    after: lines`
      title: "Crowns: a cover for a tooth"
    `,
    word: ({ reason, remedy }: { reason: string; remedy: string }) => ({ message: reason, remedy }),
  },
  "yaml/duplicate-key": {
    title: "The same key written twice",
    story: prose`
      Most often a line was copied to try another wording and the old one stayed. Only one of the two could be shown,
      and it might not be the one you last changed. With a phone number that would matter.
    `,
    before: lines`
      title: A cover for a tooth
      title: A cover for a weakened tooth
    `,
    after: lines`
      title: A cover for a weakened tooth
    `,
    word: ({ key }: { key: string }) => ({
      message: `The key ${quoted(key)} is written twice.`,
      remedy: "Keep the line that is right and delete the other.",
    }),
  },
  "yaml/not-a-map": {
    title: "A file that is not made of keys and values",
    story: prose`
      The file was read, but it is a list or plain text. So nothing in it has a name, and the site cannot know which
      words are the title and which are links.
    `,
    before: lines`
      - label: Home
        href: /
    `,
    after: lines`
      links:
        - label: Home
          href: /
    `,
    word: ({ found }: { found: string }) => ({
      message: `The file should contain lines of "key: value", but it contains ${found}.`,
      remedy:
        found === "a list"
          ? "Write the key of the list and a colon on a line above it, such as links:"
          : "Start each line with a key, a colon and a space.",
    }),
  },
  "yaml/not-a-list": {
    title: "A file that is not a list",
    story: prose`
      The file holds entries of one kind, each with a hyphen in front. Without the hyphens nobody can tell where one
      ends and the next begins.
    `,
    before: lines`
      from: /crowns.php
      to: /services/crowns
    `,
    after: lines`
      - from: /crowns.php
        to: /services/crowns
    `,
    word: ({ found }: { found: string }) => ({
      message: `The file should contain a list, but it contains ${found}.`,
      remedy: "Begin each entry with a hyphen and a space, and indent its other lines by two spaces.",
    }),
  },
  "yaml/comment-in-value": {
    title: "Text after # that is taken for a comment",
    story: prose`
      A # with a space in front of it begins a comment in YAML: what follows is a note for you and is never shown. In
      an address or a number it is usually part of the text. Patients would get the street without the suite.
    `,
    before: lines`
      street: 12 Harbor Lane #210
    `,
    after: lines`
      street: "12 Harbor Lane #210"
    `,
    severity: "warning",
    word: ({ comment, value }: { comment: string; value: string }) => ({
      message: `${quoted(comment)} is taken for a comment and not shown.`,
      remedy: `Put the whole value in quotes: "${value} ${comment}". If it is a note, put a space after the #.`,
    }),
  },
  "yaml/curly-quotes": {
    title: "A value in the quotes that Word makes",
    story: prose`
      Only straight quotes tell YAML where a text begins and ends. Word and some phones turn them into curly ones, which
      are letters like any other. Patients would read a heading in quotes, as if you did not mean it.
    `,
    before: lines`
      title: “A cover for a weakened tooth”
    `,
    after: lines`
      title: "A cover for a weakened tooth"
    `,
    severity: "warning",
    word: () => ({
      message: "The curly quotes around this text are part of it and would be printed.",
      remedy: 'Type straight quotes (") instead. To print curly ones, put straight ones around them: key: "“text”"',
    }),
  },
  "yaml/too-many-aliases": {
    title: "Repeats that grow beyond measure",
    story: prose`
      YAML can name a part with & and repeat it with *. Repeats of repeats grow very fast: a few lines can stand for
      millions. No practice needs them, and they could bring the build to a halt.
    `,
    before: lines`
      a: &a [x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
    `,
    after: lines`
      a: [x, x, x]
    `,
    word: () => ({
      message: "The file repeats itself through too many aliases (*name).",
      remedy: "Write the repeated parts out.",
    }),
  },
  "yaml/too-many-values": {
    title: "Lists of thousands of values",
    story: prose`
      What is in a list is printed on a page, and that in the menu on every page. Lists of thousands of entries come from
      a file that was pasted whole or from a mistake of a program, and could bring the checks to a halt.
    `,
    before: lines`
      closures:
        - from: 2026-12-24
          label: Winter holidays
      (and so on, for thousands of lines)
    `,
    after: lines`
      closures:
        - from: 2026-12-24
          to: 2027-01-01
          label: Winter holidays
    `,
    word: ({ key, limit }: { key: string; limit: number }) => ({
      message: `With ${quoted(key)} the file comes to more than ${limit} values, which is the most it may have.`,
      remedy: "Leave only the entries that visitors need.",
    }),
  },

  "front-matter/missing": {
    title: "A page without the block of keys at its top",
    story: prose`
      A Markdown file has two parts: the keys, which give the page its title and picture, and the text below them.
      Something before the first line of hyphens, even an empty line, hides the keys. The page would then have no
      title at all.
    `,
    before: lines`
      mainTitleText: Crowns
    `,
    after: lines`
      ---
      mainTitleText: Crowns
      ---
    `,
    /** `dashes`: what the first line is made of in place of hyphens; `isLower`: only empty lines stand above the one that is right. */
    word: ({ dashes, isLower }: { dashes: string | undefined; isLower: boolean }) => {
      if (isLower) {
        return {
          message: "The file begins with an empty line and not with ---.",
          remedy: "Delete everything above ---, so that it is the first line.",
        };
      }
      return dashes === undefined
        ? {
            message: "The file does not begin with a line --- and its keys below it.",
            remedy: "Make --- the first line, write the keys below it, and close them with another --- line.",
          }
        : { message: `The first line is ${dashes} and not ---.`, remedy: "Make it exactly three hyphens: ---" };
    },
  },
  "front-matter/unclosed": {
    title: "A block of keys without its end",
    story: prose`
      The closing line was deleted, or it has two or four hyphens in place of three. Then nobody can tell where the
      keys stop and the text for patients begins.
    `,
    before: lines`
      ---
      mainTitleText: Crowns
    `,
    after: lines`
      ---
      mainTitleText: Crowns
      ---
    `,
    /** `nearly`: a line that was probably meant to close it. */
    word: ({ nearly }: { nearly: string | undefined }) =>
      nearly === undefined
        ? {
            message: "The keys at the top begin with a line --- but no line --- ends them.",
            remedy: "Put a line with only --- after the last key.",
          }
        : {
            message: `The keys at the top never end, because this line is ${nearly} and not ---.`,
            remedy: "If it comes after the last key, make it exactly three hyphens: ---",
          },
  },
  "front-matter/language": {
    title: "A word after the opening hyphens",
    story: prose`
      Some other programs allow a word there that turns the keys into JSON or even into code to be run. A content file
      must not be able to run anything on your computer, so only one kind is read.
    `,
    before: lines`
      ---json
      { "mainTitleText": "Crowns" }
      ---
    `,
    after: lines`
      ---
      mainTitleText: Crowns
      ---
    `,
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
