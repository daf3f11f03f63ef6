/** Keys of groups, and the pairs of keys that make a card section. */
export const keys = {
  "key/unknown": [
    '"{key}" is not a key that belongs here.[[ Did you mean "{meant}"?]]',
    {
      unknown: "Use one of the keys known here: {known}.",
      misspelled: 'Write "{instead}:" in place of "{key}:".',
      lines: "Write these lines in its place:",
      office: 'Move this line to the file of the office, in site/offices/[[, as "{name}:"]].',
    },
  ],
  "key/missing": {
    comment: [
      'The key "{key}" is missing: its line is a comment.',
      'Delete the "# " in front of "{key}:" here, and write your own words after the colon.',
    ],
    alone: ['The key "{key}" is missing.', "Add a line here, such as: {line}"],
    "alone, lines": ['The key "{key}" is missing.', "Add lines such as these here:"],
    neighbor: [
      'The key "{key}" is missing.',
      'Add a line right below this one, indented like "{neighbor}", such as: {line}',
    ],
    "neighbor, lines": ['The key "{key}" is missing.', "Add lines such as these right below this one:"],
    needed: ['"{needer}" needs the key "{key}", which is missing.', "Add a line above this one, such as: {line}"],
    "needed, lines": ['"{needer}" needs the key "{key}", which is missing.', "Add lines such as these above this one:"],
    whole: [
      '"{needer}" needs the key "{key}", which is missing.',
      'Remove "{needer}", or add a line above this one, such as: {line}',
    ],
    "whole, lines": [
      '"{needer}" needs the key "{key}", which is missing.',
      'Remove "{needer}", or add lines such as these above this one:',
    ],
  },

  "section/fifth": [
    '"{key}" would be a fifth card section; a service page has at most four.',
    "Merge it into one of the four, or move it into the text below the keys.",
  ],
  "section/title-without-data": [
    '"{title}" has no "{data}", so the section would be a heading with nothing below it.',
    'Remove "{title}", or add lines such as these below it:',
    ["{data}:", "  - title: Numb first", "    description: You are numbed before we start."],
  ],
  "section/data-without-title": [
    '"{data}" has no "{title}", so the section would have no heading.',
    'Remove "{data}", or add a line above this one, such as: {title}: What happens',
  ],
} as const;
