import { quoted, type Catalogue } from "./wording.ts";

/** HTML and Markdown inside the content. */
export const markupProblems = {
  "html/element": {
    word: ({ element, allowed }: { element: string; allowed: readonly string[] }) => ({
      message: `The HTML element <${element}> is not allowed here.`,
      remedy: `Remove it. Allowed: ${allowed.join(", ")}.`,
    }),
  },
  "html/comment": {
    word: () => ({
      message: "A comment (<!-- ... -->) would be sent to every visitor.",
      remedy: "Remove it. In front matter, a line that begins with # is a note to yourself.",
    }),
  },
  "html/attribute": {
    word: ({ element, attribute, allowed }: { element: string; attribute: string; allowed: readonly string[] }) => ({
      message: `The attribute ${quoted(attribute)} is not allowed on <${element}>.`,
      remedy:
        allowed.length === 0
          ? `Remove it; <${element}> takes no attributes here.`
          : `Remove it. Allowed: ${allowed.join(", ")}.`,
    }),
  },
  "html/unfinished-tag": {
    word: ({ tag }: { tag: string }) => ({
      message: `The tag ${tag} is never finished, so all the text after it would be lost.`,
      remedy: "Write the closing quote or the > that is missing.",
    }),
  },
  "html/unclosed": {
    word: ({ element }: { element: string }) => ({
      message: `The HTML element <${element}> is opened but never closed.`,
      remedy: `Write </${element}> where it ends.`,
    }),
  },
  "html/stray-end": {
    word: ({ element }: { element: string }) => ({
      message: `</${element}> closes an element that is not open here.`,
      remedy: `Remove it, or write <${element}> where it begins.`,
    }),
  },
  "html/nesting": {
    word: ({ element, parent }: { element: string; parent: string }) => ({
      message: `<${element}> cannot stand inside <${parent}>.`,
      remedy: `Close <${parent}> before it.`,
    }),
  },

  "markdown/heading-level": {
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
  "markdown/missing-section": {
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
  "markdown/no-text": {
    word: () => ({
      message: "There is no text below the front matter, and this page needs some.",
      remedy: "Write the page's text below the closing --- line.",
    }),
  },
} satisfies Catalogue;
