/** The text below the front matter. */
export const markdown = {
  "markdown/heading-level": [
    {
      title: "A heading with one # is the page's title, which is already above this text.",
      deep: "This heading has {written} #; four is the deepest a page goes.",
      skips: "This heading has {written} #, which skips a level.",
    },
    { remove: "Remove this heading.", change: "Write it with {wanted} #." },
  ],
  "markdown/text-before-heading": [
    "This page is made of sections, but here is text before the first heading.",
    'Put a heading such as "## What we aim for" above it.',
  ],
  "markdown/task-list": [
    "A box to tick ([ ] or [x]) cannot be shown on a page.",
    "Remove the box; a plain list item begins with a hyphen and a space.",
  ],
  "markdown/mistake": {
    heading: [
      '"{snippet:60}" is printed with its # characters: without a space after them it is not a heading.',
      'Write "{instead:60}".',
    ],
    "space before address": [
      '"{snippet:60}" is printed literally: with a space before the address it is not a link.',
      'Write "{instead:60}".',
    ],
    "space in address": [
      'The address "{snippet:60}" has a space in it, so it is printed literally and is not a link.',
      "Write {instead} in its place.",
    ],
    "turned link": [
      '"{snippet:60}" is printed literally: a link has its words in square brackets and its address in parentheses.',
      'Write "{instead:60}".',
    ],
    "open address": [
      '"{snippet:60}" is printed literally: without a parenthesis after the address it is not a link.',
      'Write "{instead:60}".',
    ],
    "list item": [
      '"{snippet:60}" is not a list item in this form, so it runs into the text around it.',
      'Write "{instead:60}", and the other items in the same way.',
    ],
    emphasis: [
      "This ** is printed, because no other ** goes with it.",
      "Write ** right before the first word and right after the last, or remove it.",
    ],
    "struck out": ['"{snippet:60}" is printed with its tildes.', "Write ~~{instead:60}~~ to strike it out."],
    "below the line": [
      '"{snippet:60}" is printed with its tildes.',
      "Write <sub>{instead}</sub> to set it below the line, as in H<sub>2</sub>O, or ~~{instead}~~ to strike it out.",
    ],
    "indented text": [
      '"{snippet:60}" is printed as program code, because it begins with a tab or four spaces.',
      "Remove them.",
    ],
    footnote: [
      '"{snippet:60}" is printed literally: pages have no footnotes.',
      "Write the note in the text itself. On a service page, a source can go in the list of sources[[{isFile}, under sources: at the top]].",
    ],
    "unknown name": [
      '"{snippet:60}" is printed literally: no line of this file says which address that is.',
      'Write the address itself, in parentheses, such as "{instead:60}", or only the words.',
    ],
    "heading id": [
      '"{snippet:60}" is printed as part of the heading.',
      'Remove it; links to this heading use its words, such as #after-your-visit for "After your visit".',
    ],
    "table row": [
      "This row is printed with its bars: without a line of hyphens below the first row it is not a table.",
      'Write "{instead:400}" as a row of its own, below the one that names the columns.',
    ],
  },
  "markdown/underlined": [
    "This line of hyphens turns the sentence above it into a heading.",
    "Put an empty line above it for a dividing line, or remove it. If you want a heading, begin it with ## and a space.",
  ],
  "markdown/no-text": [
    "There is no text below the keys, and this page needs some.",
    "Write the page's text[[{isFile} below the closing --- line]].",
  ],
} as const;
