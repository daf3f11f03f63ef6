/** YAML files, and YAML as the front matter of Markdown files. */
export const yaml = {
  "yaml/syntax": {
    "no space after colon": [
      "There is no space after the colon.",
      "Put one space between the colon and the value: {line}",
    ],
    "no space after hyphen": [
      "There is no space after the hyphen, so YAML takes it for a part of the text.",
      "Put a space after the hyphen: - text",
    ],
    "neither key nor text": [
      "This line is not a key with a colon, and is not indented like the text above it.",
      "If it is a key, write a colon and a space after it: key: text. If it continues the text above, indent it by two spaces more than that text's key.",
    ],
    "empty key": [
      "There is no key before this colon.",
      "Write the key in front of the colon, as in title: Crowns, or remove the line.",
    ],
    "below comment": [
      "A comment ends the text above, so this line cannot continue it.",
      "If the # above belongs to the text, put the whole text in quotes. If it begins a comment, write that above the key of the text.",
    ],
    "not indented": [
      "The text in quotes continues on this line, which is not indented.",
      "Indent the line by two spaces more than the key of the text.",
    ],
    "left open": [
      "The quote or bracket that opens here is never closed.",
      "Put the closing quote or bracket where the text or list ends.",
    ],
    "other column": [
      "The line does not start in the same column as its neighbors.",
      "Give every key of a group, and every hyphen of a list, the same number of spaces; perhaps a line above was lost.",
    ],
    "below key": [
      "The line does not start in the same column as its neighbors.",
      'If it goes with "{key}" above, begin both in the same column; otherwise restore the line between them that was lost.',
    ],
    tab: [
      "The line is indented with a tab.",
      "Delete the tab, and begin the line with spaces, in the same column as the lines it belongs with.",
    ],
    "second colon": [
      "There is a second colon in this line, so YAML takes it for another key.",
      "Put the whole text in quotes: {line}",
    ],
    "second key": [
      "There is a second colon in this line, so YAML takes it for another key.",
      'If "{key}" is a key, write it without the comma on a line below, in the same column as the key before it. Otherwise put the whole text in quotes: {line}',
    ],
    "key after brackets": [
      'The key "{key}" is on the line of another key.',
      "Write it without the comma on a line below, in the same column as the key before it.",
    ],
    "long key": [
      "A key runs over more than one line; probably a colon or a closing quote is missing.",
      "Look at this line and the one above: each key needs a colon and a space, each opening quote a closing one.",
    ],
    "missing character": [
      "A character is missing; most often a closing quote, a colon after a key, or a closing bracket.",
      "Close the quote or bracket that was opened, or add the colon and a space.",
    ],
    unexpected: [
      "YAML does not expect this here.",
      'If it belongs to a text, put the whole text in quotes: key: "text"',
    ],
    "bad start": [
      "A text may not begin with this character unless it is in quotes.",
      "Put the whole text in quotes: {line}",
    ],
    sign: ["A text that begins with {sign} must be in quotes.", "Put the whole text in quotes: {line}"],
    "second document": [
      "A line with only --- starts a second document in this file.",
      "Remove that line; a content file has only one document.",
    ],
    backslash: [
      "A backslash inside double quotes has a special meaning in YAML.",
      "Write two backslashes, or use single quotes.",
    ],
    "no word": [
      "A key must be a plain word.",
      "Write a word, a colon and a space; put the key in quotes if it is a number.",
    ],
    "curly quotes": [
      "The quotes around this text are curly, as Word makes them, so YAML does not take them for quotes.",
      'Type straight quotes (") in their place: {line}',
    ],
    "double quote": [
      "The text is in double quotes, and this quote ends it.",
      `Put single quotes around the whole text: key: 'The "best" fit', or write \\" for each quote inside it.`,
    ],
    apostrophe: [
      "The text is in single quotes, and this apostrophe ends it.",
      "Write the apostrophe twice (''), or put the text in double quotes: {line}",
    ],
    other: [
      "This line cannot be read as YAML.",
      "Compare it with the lines around it: a key, a colon, a space, the value; lists start with a hyphen and a space.",
    ],
    "look-alike": [
      "YAML does not know the character {number} in this place. It often comes with text copied from Word or a web page.",
      "Type the line again, as below.",
    ],
  },
  "yaml/duplicate-key": ['The key "{key}" is written twice.', "Keep the line that is right and delete the other."],
  "yaml/not-a-map": [
    'The file should contain lines of "key: value", but it contains {found}.',
    {
      list: "Write the key of the list and a colon on a line above it, such as links:",
      other: "Start each line with a key, a colon and a space.",
    },
  ],
  "yaml/not-a-list": [
    "The file should contain a list, but it contains {found}.",
    "Begin each entry with a hyphen and a space, and indent its other lines by two spaces.",
  ],
  "yaml/comment-in-value": [
    '"{comment}" is taken for a comment and not shown.',
    '[[{isFile}Put the whole value in quotes: "{value} {comment}". If it is a note, put a space after the #.]]',
  ],
  "yaml/curly-quotes": [
    "The curly quotes around this text are part of it and would be printed.",
    'Leave out the “ and ” around it.[[{isFile} If it needs quotes, type straight ones ("). To print curly ones, put straight ones around them: key: "“text”"]]',
  ],

  "front-matter/missing": {
    lower: [
      "The file begins with an empty line instead of ---.",
      "Delete everything above ---, so that it is the first line.",
    ],
    missing: [
      "The file does not begin with a line --- and its keys below it.",
      "Make --- the first line, write the keys below it, and close them with another --- line.",
    ],
    "other dashes": ["The first line is {dashes} instead of ---.", "Make it exactly three hyphens: ---"],
  },
  "front-matter/unclosed": {
    unclosed: [
      "The keys at the top begin with a line --- but no line --- ends them.",
      "Put a line with only --- after the last key.",
    ],
    nearly: [
      "The keys at the top never end, because this line is {nearly} instead of ---.",
      "If it comes after the last key, make it exactly three hyphens: ---",
    ],
  },
  "front-matter/language": {
    hyphens: [
      "The first line has {count} hyphens, but it takes three.",
      "Make the first line, and the one after the last key, exactly three hyphens: ---",
    ],
    key: [
      'The first line has "{language}" after its three hyphens.',
      "Put a line break after the hyphens, so that the key is on a separate line.",
    ],
    other: [
      'The first line marks the keys as "{language}", but they may only be YAML.',
      "Make the first line just --- and write the keys as YAML below it.",
    ],
  },
} as const;
