import { lines, prose, quoted, type Catalogue } from "./wording.ts";

/** The text below the front matter. */
export const markdownProblems = {
  "markdown/heading-level": {
    title: "A heading on the wrong level",
    story: prose`
      The number of # says how deep a heading lies, not how large it looks. Screen readers list the headings as an
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
    word: ({ written, wanted }: { written: number; wanted: number }) => ({
      message:
        written === 1
          ? "A heading with one # is the page's title, which stands above this text already."
          : written > 4
            ? `This heading has ${written} #; four is the deepest a page goes.`
            : `This heading has ${written} #, which skips a level.`,
      remedy: `Write it with ${wanted} #.`,
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
            message: `The heading ${quoted(found)} should read ${quoted(section)}.`,
            remedy: `Write "## ${section}".`,
          },
  },
  "markdown/long-paragraph": {
    title: "A paragraph without an end",
    story: prose`
      Nobody reads ten thousand characters without a break on a phone. Mostly the empty lines between the paragraphs
      were lost in a copy, or what was pasted is no text. Hundreds of signs for emphasis in one paragraph come from
      the same slips, and could bring the build to a halt.
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
          ? `This paragraph has ${characters} characters; one may have ${longest} at most.`
          : `This paragraph has ${marks} signs for emphasis (*, _ or ~); one may have ${mostMarks} at most.`,
      remedy: "Put an empty line where a new thought begins, and look whether all of it is text.",
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
      message: "There is no text below the front matter, and this page needs some.",
      remedy: "Write the page's text below the closing --- line.",
    }),
  },
} satisfies Catalogue;
