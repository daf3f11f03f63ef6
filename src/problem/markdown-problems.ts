import { mistakeWordings, type MistakeDetails } from "./markdown-mistake-words.ts";
import { lines, prose, quoted, type Catalogue } from "./wording.ts";

/** The text below the front matter. */
export const markdownProblems = {
  "markdown/heading-level": {
    title: "A heading on the wrong level",
    story: prose`
      The number of # says how deep a heading is, not how large it looks. Screen readers list the headings as an
      outline, in which a step that is left out sounds like a missing chapter. The page's title is the one on the top
      level.
    `,
    before: lines`
      # Before your visit

      #### What to eat
    `,
    after: lines`
      ## Before your visit

      ### What to eat
    `,
    /** `isTitle`: it says again what the keys say. */
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
    title: "Text above the first heading",
    story: prose`
      This page is laid out in sections, each with its heading at the side. Words above the first heading belong to no
      section, so there is no place to put them.
    `,
    before: lines`
      We aim to explain each step.

      ## How we work

      We ask first.
    `,
    after: lines`
      ## What we aim for

      We aim to explain each step.

      ## How we work

      We ask first.
    `,
    word: () => ({
      message: "This page is made of sections, but here is text before the first heading.",
      remedy: 'Put a heading such as "## What we aim for" above it.',
    }),
  },
  "markdown/task-list": {
    title: "A box to tick on a page",
    story: prose`
      Some programs for notes turn [ ] into a box that can be ticked. On a web page nothing would happen when a
      patient taps it, and a screen reader would call it a broken form.
    `,
    before: lines`
      - [ ] your glasses
      - [ ] a list of your medicines
    `,
    after: lines`
      - your glasses
      - a list of your medicines
    `,
    word: () => ({
      message: "A box to tick ([ ] or [x]) cannot be shown on a page.",
      remedy: "Remove the box; a plain list item begins with a hyphen and a space.",
    }),
  },
  "markdown/slip": {
    severity: "warning",
    title: "Markdown characters that are not quite right",
    story: prose`
      Headings, links, lists and tables are made with characters in an exact order. With one space too many or too few
      they are text, and patients see the characters themselves. If that is what you want, put a backslash (\\) in
      front of each.
    `,
    before: lines`
      ##Aftercare

      Read [our page] (/services/fillings).
    `,
    after: lines`
      ## Aftercare

      Read [our page](/services/fillings).
    `,
    word: (mistake: MistakeDetails) => mistakeWordings[mistake.kind](mistake),
  },
  "markdown/underlined": {
    severity: "warning",
    title: "A sentence that became a heading",
    story: prose`
      A line of hyphens draws a rule across the page, but only below an empty line. Right below words it makes a
      heading of them. A whole sentence is then set in large letters, and screen readers list it in the outline.
    `,
    before: lines`
      Your gums need a day to calm down.
      ---
      Call us if they do not.
    `,
    after: lines`
      Your gums need a day to calm down.

      ---

      Call us if they do not.
    `,
    word: () => ({
      message: "This line of hyphens turns the sentence above it into a heading.",
      remedy:
        "Put an empty line above it for a dividing line, or remove it. If you want a heading, begin it with ## and a space.",
    }),
  },
  "markdown/missing-section": {
    title: "A section that this page must have",
    story: prose`
      Some pages have parts that other pages link to or that the law asks for, such as the cookie policy on the
      privacy page. The heading was removed or worded differently, so links to it would lead to the top of the page.
    `,
    before: lines`
      ## Cookies Policy

      We set no cookies.
    `,
    after: lines`
      ## Cookie Policy

      We set no cookies.
    `,
    word: ({ section, found }: { section: string; found: string | undefined }) =>
      found === undefined
        ? {
            message: `The section ${quoted(section)} is missing.`,
            remedy: `Add a heading "## ${section}" with its text.`,
          }
        : {
            message: `The heading ${quoted(found)} should be ${quoted(section)}.`,
            remedy: `Write "## ${section}" instead.`,
          },
  },
  "markdown/long-paragraph": {
    title: "A paragraph that is far too long",
    story: prose`
      Nobody reads ten thousand characters without a break on a phone. Usually the empty lines between paragraphs were
      lost when the text was copied, or what was pasted is not text. Hundreds of characters for emphasis in one
      paragraph come from the same mistakes, and could bring the build to a halt.
    `,
    before: lines`
      We look at every tooth. Then we take pictures. (and so on, for pages, without an empty line)
    `,
    after: lines`
      We look at every tooth.

      Then we take pictures.
    `,
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
    title: "A table that is far too large",
    story: prose`
      A phone shows three or four columns. A table of thousands of cells came from accounting software, or from bars
      that were meant for something else, and could bring the build to a halt.
    `,
    before: lines`
      | Plan | Code 1 | Code 2 | Code 3 |
      | ---- | ------ | ------ | ------ |
      (and so on, for a thousand rows)
    `,
    after: lines`
      | Plan        | We take it |
      | ----------- | ---------- |
      | Harbor Care | yes        |
    `,
    word: ({ rows, columns, limit }: Record<"rows" | "columns" | "limit", number>) => ({
      message: `This table has ${rows} rows of ${columns} cells; the limit for all tables of a text together is ${limit} cells.`,
      remedy: "Leave only the rows and columns that patients need.",
    }),
  },
  "markdown/no-text": {
    title: "A page that has only keys",
    story: prose`
      The keys give this page its title and picture, but what patients come to read is the text below them. It was
      never written, or it went missing when the file was copied.
    `,
    before: lines`
      ---
      mainTitleText: Office tour
      title: From the front door to the chair
      description: A short walk through the rooms.
      ---
    `,
    after: lines`
      ---
      mainTitleText: Office tour
      title: From the front door to the chair
      description: A short walk through the rooms.
      ---
      ## The front door

      A ramp leads up to it, and the door opens by itself.
    `,
    word: () => ({
      message: "There is no text below the keys, and this page needs some.",
      remedy: "Write the page's text below the closing --- line.",
    }),
  },
} satisfies Catalogue;
