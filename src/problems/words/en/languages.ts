/** The language of a site, the words in it that are not content, and its further languages. */
export const languages = {
  "language/no-words": [
    'dentalsite has no words in {language:language} for the parts of a page that are not content, such as "Menu" and "Close".',
    {
      first:
        "Choose a language that has words: {known:or}.[[{isFile} Or copy node_modules/dentalsite/templates/words/en.yaml to site/words.yaml and translate it.]]",
      further:
        "Translate the words of all pages once[[{isFile}: copy node_modules/dentalsite/templates/words/en.yaml to site/{folder}/words.yaml]]. These languages have words: {known:and}.",
    },
  ],
  "language/missing-words": {
    one: [
      "In {language:language} there is no word for {missing}.",
      "Add the words in that language[[{isFile} in a line, such as {key}: {english:yaml}]].",
    ],
    several: [
      "In {language:language} there are no words for {missing}[[ and {more} more]].",
      "Add the words in that language[[{isFile} in a line for each, such as {key}: {english:yaml}]].",
    ],
    emergency: [
      "The number that calls an ambulance in {country} is not known here.",
      'Add that number to the words on all pages[[{isFile}, in two lines of {file} with the number in place of "…": call911: {call:yaml} and emergencyNote: {note:yaml}]].[[ Or correct {misread} in the address if it is misspelled.]]',
    ],
  },

  "translation/undeclared": {
    "no tag": [
      'site/{folder}/ looks like the texts of another language, and site/practice.yaml names none that begins with "{folder}".[[ Did you mean "{meant}"?]]',
      'Add the language to those of the practice[[{isFile}: write its tag in site/practice.yaml, such as "translations: [{tags}]", or move these files out of site/]].',
    ],
    folder: [
      "site/{folder}/ looks like the texts of a language whose folder is {right}.",
      'Move what is in it to {right}[[, and write "translations: [{tags}]" in site/practice.yaml{isFile}]].',
    ],
  },
  "translation/no-original": [
    'This file translates {original}, which does not exist.[[ Did you mean "{meant}"?]]',
    "[[{isFile}Give it the path of the file that it translates. ]]If that page is gone, delete this translation.",
  ],
  "translation/shared-fact": [
    '"{key}" is the same in every language, and its place is {original}.',
    "Delete it here. To change it, change it there, and every language shows it.",
  ],
  "translation/reserved-path": [
    "The address of this page begins with /{folder}, and only pages in another language may have one that does.",
    "Rename the page[[{isFile}'s file or folder]].[[{isFile} If it is written in that language, move it to site/{folder}/, beside the file that it translates.]]",
  ],
  "translation/other-shape": {
    "only here": [
      '"{key}" is only in this language, and no page shows it: {original} has none.',
      "Delete it here, or write it there, too.",
    ],
    headings: [
      "The text has {count} {count:heading|headings}, and {wanted} in {original}.",
      "Compare the two: a part may be missing, or one too many.",
    ],
  },
  "translation/outdated": [
    {
      unknown: "Nothing says which state of {original} this translates.",
      changed: '"{here:60}" translates what {original} no longer says. It says "{now:60}" now.',
      replaced: '"{here:60}" translates what {original} no longer says, so pages show what it says now: "{now:60}".',
      new: 'Nothing here translates "{now:60}" in {original}, so pages show it as it is there.',
      gone: '"{here:60}" translates what {original} no longer has.',
      markdown: "The text below the keys of {original} has changed since this was translated.",
    },
    'Read both, and change this until it says the same.[[{isFile} Then run, with the name of whoever has read it: npx dentalsite translated {name} --by "..."]]',
  ],
  "translation/untranslated": [
    {
      one: "1 text is not in {name:language} yet, and appears in {original:language}: {files}[[ and {more} more]].",
      several:
        "{count} texts are not in {name:language} yet, and appear in {original:language}: {files}[[ and {more} more]].",
    },
    {
      write: "Write them in {name:language}.",
      draft:
        'Write them in {name:language}.[[{isFile} For drafts of all that is not in site/{folder}/ yet, run "npx dentalsite new translation {folder}".]]',
    },
  ],
  "translation/unreviewed": [
    {
      file: "Nothing says that a qualified person has read this translation.",
      list: 'Nothing says which item of "{key}" in {original} each of these translates, so pages show the items as they are there.',
    },
    'Let somebody read it who knows dentistry and both languages, and note the name.[[{isFile} For that, run: npx dentalsite translated {name} --by "..."; for all of this language: npx dentalsite translated {folder} --by "..."]]',
  ],
} as const;
