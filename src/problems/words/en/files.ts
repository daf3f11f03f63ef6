const split = "Put an empty line wherever a new thought begins, and check that all of it is text.";

/** Files as a whole: which there are, and whether they can be read. */
export const files = {
  "file/missing": [
    "This file does not exist, but every site needs it: {purpose}.",
    'Bring back its last version, or copy it from the small site that "npx dentalsite init ../small-site --yes" makes.',
  ],
  "file/empty": {
    page: [
      "The file is empty.",
      "Write the title of the page[[{isFile} in three lines: ---, then mainTitleText: and the title, then --- again]]. If you do not want the page, delete it.",
    ],
    optional: [
      "The file is empty. It is for {purpose}.",
      'Delete it, or fill it in[[{isFile}: "npx dentalsite explain {name}" shows its keys]].',
    ],
    needed: [
      "The file is empty, but every site needs it: {purpose}.",
      'Fill it in[[{isFile} as in the small site that "npx dentalsite init ../small-site --yes" makes, or bring back its last version]].',
    ],
  },
  "file/not-utf8": {
    "UTF-16": [
      'The file is saved in UTF-16, which some programs call "Unicode", not in UTF-8.',
      'Open it in Notepad, choose "Save as" with the encoding UTF-8, and save it again. In VS Code, click "UTF-16" at the bottom right and choose "Save with Encoding", then "UTF-8".',
    ],
    "Windows-1252": [
      'The file is not saved in UTF-8. The first character that shows it is probably "{character}" in "{within}", saved in the old encoding Windows-1252.',
      'Open it in Notepad, choose "Save as" with the encoding UTF-8, and save it again. In VS Code, click "UTF-8" at the bottom right and choose "Reopen with Encoding", then "Western (Windows 1252)"; click there again and choose "Save with Encoding", then "UTF-8".',
    ],
  },
  "file/control-character": {
    "line break": [
      "The text contains a line break of another kind ({number}), which no browser shows.",
      "Delete it and press Enter.",
    ],
    control: [
      "The text contains a control character ({number}), which no browser shows.",
      "Delete it. If you cannot see it, delete the words around it and type them again.",
    ],
    "too high": [
      "The text contains a code without a character (beyond U+10FFFF), which no browser shows.",
      "Delete it. If you cannot see it, delete the words around it and type them again.",
    ],
    "no character": [
      "The text contains a code without a character ({number}), which no browser shows.",
      "Delete it. If you cannot see it, delete the words around it and type them again.",
    ],
  },
  "file/invisible-character": [
    {
      hidden: 'The text has an invisible character ({number})[[ after "{before}"]], as a paste may bring along.',
      turns:
        'The text has an invisible character ({number})[[ after "{before}"]], which shows the letters after it in reverse.',
    },
    "Delete it. If you cannot see it, delete the words around it and type them again.",
  ],
  "file/too-large": {
    file: [
      "The file is {kilobytes} KB; a content file may be {limit} KB at most.",
      "Split the text into several pages[[{isFile}, and keep pictures and films in assets/]].",
    ],
    root: [
      '"{name}" is {megabytes} MB; a file here may be {limit} MB at most.',
      "Save it in a smaller form, or publish it elsewhere and link to it.",
    ],
    levels: [
      "The file nests lists, quotations or brackets too deeply to be read.",
      "Remove most levels; a few are enough for any page.",
    ],
    page: [
      "The text is too long for one page: the {limit:number} headings, paragraphs, list items, table cells and links that it may have end here.",
      "Move everything from here on to another page.",
    ],
    key: [
      'The text of "{key}" is too long: it has more than {limit:number} paragraphs, line breaks, list items and links.',
      "Move part of it to another page, or delete it.",
    ],
    values: [
      'With "{key}" the file has more than {limit} values, which is the limit.',
      "Leave only the entries that visitors need.",
    ],
    aliases: ["The file repeats itself through too many aliases (*name).", "Write the repeated parts out."],
    characters: ["This paragraph has {count} characters; the limit is {limit}.", split],
    marks: ["This paragraph has {count} characters for emphasis (*, _ or ~); the limit is {limit}.", split],
    table: [
      "This table has {rows} rows of {columns} cells; the limit for all tables of a text together is {limit} cells.",
      "Leave only the rows and columns that patients need.",
    ],
  },
  "file/unreadable": {
    twin: [
      "Another file has the same name, with its accents stored in another way, so only that one is read.",
      "Rename one of the two, or delete it.",
    ],
    name: [
      "The file's name is in an old encoding (not UTF-8), so the file cannot be read.",
      "Rename it with letters, digits and hyphens only.",
    ],
    content: [
      "The file cannot be read: {reason}.",
      "Check that it is a plain file and that your account is allowed to read it.",
    ],
  },
  "file/merge-conflict": [
    "A merge conflict was not resolved: two versions of these lines are here, one below the other.",
    "Keep the version that is right, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  ],
  "file/symbolic-link": [
    {
      here: "This is a symbolic link, a pointer to another place.",
      named: '"{link}" is a symbolic link, a pointer to another place.',
    },
    "Put the file or folder itself here instead.",
  ],
  "file/copy": {
    "left out": [
      'By its name, "{name}" is a copy of "{original}". It is left out of the site.',
      "Copy what only this file has to {original}, and delete it. If both are right, give this one a name of its own.",
    ],
    both: [
      'By its name, "{name}" may be a copy of "{original}". The site has both.',
      "If it is a copy, delete it. If both are right, rename this one, without the number at the end.",
    ],
  },
  "file/unexpected": {
    "left out": [
      "Only .md and .yaml files in site/ are content. Left out: {names}[[ and {more} more]].",
      "Move pictures to assets/pictures/ and films to assets/videos/. Delete what nobody needs.",
    ],
    taken: [
      '"{name}" is not a file that dentalsite reads. It looks like a second copy of "{meant}".',
      "If {meant} has the right words, delete this file. If this one has them, delete {meant} and rename this file to {meant}.",
    ],
    misspelled: [
      '"{name}" is not a file that dentalsite reads. Did you mean "{meant}"?',
      "Rename it to {meant}[[{isText}: remove .txt at the end]].",
    ],
    misplaced: [
      '"{name}" is not a file that dentalsite reads: it belongs in site/{folder}.',
      "Move it to site/{meant}.",
    ],
    "one for all": [
      '"{name}" is not a file that dentalsite reads: {folder} has a file for each.',
      "Move its text to a file there for each, such as {folder}{example}.",
    ],
    other: [
      '"{name}" is not a file that dentalsite reads.',
      'Delete it, or move it out of site/. "npx dentalsite explain" lists the files that belong there.',
    ],
  },
} as const;
