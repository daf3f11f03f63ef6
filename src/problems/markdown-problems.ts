import { mistakeWordings, type MistakeDetails } from "./markdown-mistake-words.ts";
import { quoted, type Catalogue } from "./wording.ts";

/** The text below the front matter. */
export const markdownProblems = {
  "markdown/heading-level": {
    /** `isTitle`: the heading repeats the title in the keys. */
    word: ({ written, wanted, isTitle }: { written: number; wanted: number; isTitle: boolean }) => ({
      message:
        written === 1
          ? "A heading with one # is the page's title, which is already above this text."
          : written > 4
            ? `This heading has ${written} #; four is the deepest a page goes.`
            : `This heading has ${written} #, which skips a level.`,
      remedy: isTitle ? "Remove this line." : `Write it with ${wanted} #.`,
    }),
  },
  "markdown/text-before-heading": {
    word: () => ({
      message: "This page is made of sections, but here is text before the first heading.",
      remedy: 'Put a heading such as "## What we aim for" above it.',
    }),
  },
  "markdown/task-list": {
    word: () => ({
      message: "A box to tick ([ ] or [x]) cannot be shown on a page.",
      remedy: "Remove the box; a plain list item begins with a hyphen and a space.",
    }),
  },
  "markdown/mistake": {
    word: (mistake: MistakeDetails) => mistakeWordings[mistake.kind](mistake),
  },
  "markdown/underlined": {
    word: () => ({
      message: "This line of hyphens turns the sentence above it into a heading.",
      remedy:
        "Put an empty line above it for a dividing line, or remove it. If you want a heading, begin it with ## and a space.",
    }),
  },
  "markdown/missing-section": {
    /** `inWords`: the key of words.yaml that gives the section another name than its heading has. */
    word: ({ section, found, inWords }: { section: string; found: string | undefined; inWords?: string }) => {
      if (found === undefined) {
        return {
          message: `The section ${quoted(section)} is missing.`,
          remedy: `Add a heading "## ${section}" with its text.`,
        };
      }
      return inWords === undefined
        ? {
            message: `The heading ${quoted(found)} should be ${quoted(section)}.`,
            remedy: `Write "## ${section}" instead.`,
          }
        : {
            message: `The privacy page has no section ${quoted(section)}; there it is called ${quoted(found)}.`,
            remedy: `Write "${inWords}: ${found}" here.`,
          };
    },
  },
  "markdown/long-paragraph": {
    word: ({
      characters,
      marks,
      longest,
      mostMarks,
    }: Record<"characters" | "marks" | "longest" | "mostMarks", number>) => ({
      message:
        characters > longest
          ? `This paragraph has ${characters} characters; the limit is ${longest}.`
          : `This paragraph has ${marks} characters for emphasis (*, _ or ~); the limit is ${mostMarks}.`,
      remedy: "Put an empty line wherever a new thought begins, and check that all of it is text.",
    }),
  },
  "markdown/large-table": {
    word: ({ rows, columns, limit }: Record<"rows" | "columns" | "limit", number>) => ({
      message: `This table has ${rows} rows of ${columns} cells; the limit for all tables of a text together is ${limit} cells.`,
      remedy: "Leave only the rows and columns that patients need.",
    }),
  },
  "markdown/no-text": {
    word: () => ({
      message: "There is no text below the keys, and this page needs some.",
      remedy: "Write the page's text below the closing --- line.",
    }),
  },
} satisfies Catalogue;
