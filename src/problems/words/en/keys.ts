/** Keys of groups, and the pairs of keys that make a card section. */
export const keys = {
  "key/unknown": [
    '"{key}" is not a key that belongs here.[[ Did you mean "{meant}"?]]',
    {
      unknown: "[[{isFile}Use one of the keys known here: {known}.]]",
      misspelled: '[[{isFile}Write "{instead}:" in place of "{key}:".]]',
      lines: "[[{isFile}Write these lines in its place:]]",
      office: 'Move it to the office[[{isFile}\'s file in site/offices/]][[, as "{name}:"{isFile}]].',
    },
  ],
  "key/missing": [
    {
      comment: 'The key "{key}" is missing: its line is a comment.',
      missing: 'The key "{key}" is missing.',
      needed: '"{needer}" needs the key "{key}", which is missing.',
    },
    {
      comment: '[[{isFile}Delete the "# " in front of "{key}:" here, and write your own words after the colon.]]',
      alone: "[[{isFile}Add a line here, such as: {line}]]",
      "alone, lines": "[[{isFile}Add lines such as these here:]]",
      neighbor: '[[{isFile}Add a line right below this one, indented like "{neighbor}", such as: {line}]]',
      "neighbor, lines": "[[{isFile}Add lines such as these right below this one:]]",
      needed: "[[{isFile}Add a line above this one, such as: {line}]]",
      "needed, lines": "[[{isFile}Add lines such as these above this one:]]",
      whole: '[[{isFile}Remove "{needer}", or add a line above this one, such as: {line}]]',
      "whole, lines": '[[{isFile}Remove "{needer}", or add lines such as these above this one:]]',
    },
  ],

  "section/fifth": [
    '"{key}" would be a fifth card section; a service page has at most four.',
    "Merge it into one of the four, or move it into the text of the page.",
  ],
  "section/title-without-data": [
    '"{title}" has no "{data}", so the section would be a heading with nothing below it.',
    'Remove the heading, or add cards.[[{isFile} They go in lines such as these below "{title}":]]',
    ["{data}:", "  - title: Numb first", "    description: You are numbed before we start."],
  ],
  "section/data-without-title": [
    '"{data}" has no "{title}", so the section would have no heading.',
    "Remove the cards, or write a heading.[[{isFile} It goes in a line above this one, such as: {title}: What happens]]",
  ],
} as const;
