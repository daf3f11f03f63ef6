/** Values, checked against the schemas in `model/`. */
export const values = {
  "value/number-not-text": [
    '[[Item {item} of ]]"{key}" is {written} without quotes, which YAML reads as a number and may change.',
    'Write it in quotes: "{written}"',
  ],
  "value/wrong-kind": [
    '[[Item {item} of ]]"{key}" should be {wanted}, but it is {found}.',
    {
      other: "Write {wanted}.",
      lines: 'Write lines such as these in its place[[, below "{above}"]]:',
      hyphen: "Begin each item with a hyphen and a space: - text",
      "first key":
        'Put a hyphen and a space in front of "{first}", and two more spaces in front of the lines below that belong to it.',
      colon: "The colon makes it a group. Put the whole line in quotes: {line:yaml}",
      brackets: "Write it as a list in brackets: {key}: {line}",
      options: "Write the ones you want as a list in brackets: {key}: {line}",
      item: 'Write it on a separate line, below "{key}", indented by two more spaces: {line}',
      key: "Write in its place: {line}",
      pair: 'Write "{line}", and on a separate line below it, two spaces to the right of the hyphen: {second}',
      "lone item": "Write it after the colon, without the hyphen: {key}: {line}",
      several: "Write one of them after the colon: {key}: {line}",
      quotes: "Put it in quotes: {line:yaml}",
      number: "Write digits with a point, not a comma, and without quotes: {key}: {line}",
      boolean: "Write {key}: {line}",
    },
  ],
  "value/empty": [
    {
      empty: '[[Item {item} of ]]"{key}" is empty.',
      comment: '[[Item {item} of ]]"{key}" is empty: "{comment}" is taken for a comment and not shown.',
    },
    {
      comment: "Put the whole value in quotes: {comment:yaml}",
      value: 'Write {wanted} after the colon[[, or remove "{removable}"]].',
      item: 'Write {wanted} after the hyphen[[, or remove "{removable}"]].',
      lines: 'Write lines such as these below "{key}":',
      "lines or none": 'Remove "{key}", or write lines such as these below "{key}":',
      "item lines": "Write lines such as these after the hyphen:",
      "item lines or none": 'Remove "{key}", or write lines such as these after the hyphen:',
    },
  ],
  "value/future-date": {
    year: ['"{key}" is {value}, a year in the future.', 'Write the year in which it was done, such as "{key}: 2008".'],
    month: [
      '"{key}" is {value}, a month in the future.',
      'Write the month in which it was done, the year first, such as "{key}: 2026-11".',
    ],
    day: [
      '"{key}" is {value}, a day in the future.',
      'Write the day in which it was done, the year first, such as "{key}: 2026-11-30".',
    ],
  },
  "value/far-date": [
    '"{key}" is {value}, which is many years away.',
    'Write the right year. If it has no end, write "{key}: 9999-12-31".',
  ],
  "value/repeated": [
    '[[Item {item} of ]]"{key}" is the same as item {before}.',
    "Delete one of the two, or change what is wrong in this one.",
  ],
  "value/missing-day": [
    '"{key}" does not say whether the office is open on {days:and}.',
    'Add the times of {days:and}, or add this line at the end of "{key}":',
    ["  - { days: [{days}], closed: true }"],
  ],
  "value/other-spelling": [
    '"{name}" and "{other}", as another post writes it, are one category, whose list has only one of the two as its title.',
    'Write "{other}" here, or the words that are right in both.',
  ],
  "value/past-closure": [
    {
      one: "A closure is over, so it is no longer on the site: {closures}.",
      several: "{count} closures are over, so they are no longer on the site: {closures}.",
    },
    {
      it: "Delete it from the list.",
      them: "Delete them from the list.",
      line: "Delete line {ranges:and}.",
      lines: "Delete lines {ranges:and}.",
    },
  ],
  "value/past-announcement": [
    "The last day of the announcement was {until}, so it is no longer on the site.",
    'Delete "announcement:" and the lines below it, or write a later day after "until:".',
  ],
  "value/old-prices": [
    "The prices are as of {asOf}, more than a year ago.",
    'Check each price, and write the month in which you did after "asOf:".',
  ],
  "value/not-shown": {
    figure: [
      "{name} is shown nowhere, because neither site/home.yaml nor a service names this figure.",
      'Write "claim: {figure}" in one of them, or delete these lines.',
    ],
    "figure on home page": [
      "{name} is shown nowhere, because only the home page shows it, and site/home.yaml does not name this figure.",
      'Delete it, or write "claim: {figure}" in site/home.yaml.',
    ],
    "film in its place": [
      '{name} is shown nowhere, because the film of "video" has its place.',
      'Delete "picture" and "pictureAlt", or "video" and the lines below it.',
    ],
    "no picture": [
      '{name} changes nothing, because there is no "picture" for the words.',
      'Write "picture:" and "pictureAlt:" in this file, or delete this line.',
    ],
    "no testimonials, part": [
      '{name} is shown nowhere, because site/about/patientexperiences.md has no "testimonials", and there is no "rating".',
      'Write "testimonials:" there or "rating:" here, or delete this part.',
    ],
    "no testimonials, line": [
      '{name} shows nothing, because site/about/patientexperiences.md has no "testimonials".',
      'Write "testimonials:" there, or delete this line.',
    ],
    "no page": ["{name} is shown nowhere, because there is no site/{page}.", "Write site/{page}, or delete this line."],
    "no insurance": [
      '{name} is shown nowhere, because site/home.yaml has no "insurance".',
      'Write "insurance:" there, or delete this line.',
    ],
    "only insurance": [
      '{name} is shown nowhere, because site/home.yaml has no "insurance".',
      'Write "insurance:" there, or delete this entry.',
    ],
    "opens nothing": [
      "{name} is shown nowhere, because it leads to no page and opens nothing.",
      'Write "href:" and an address below it, or delete this entry.',
    ],
    "no groups in menu": [
      '{name} is shown nowhere, because no entry of the menu in site/navigation.yaml has "serviceGroups: true".',
      "Write that below one of its labels, or delete this line.",
    ],
    "no review": [
      '{name} is shown nowhere, because no service has "reviewed".',
      'Write "reviewed:" and the month in one of them, or delete this line.',
    ],
    "no post, file": [
      "{name} is shown nowhere, because there is no post in site/news/.",
      'Delete the file, or write a post: npx dentalsite new post "Our first news"',
    ],
    "no post, line": [
      "{name} is shown nowhere, because there is no post in site/news/.",
      'Delete this line, or write a post: npx dentalsite new post "Our first news"',
    ],
    "tag of nothing": [
      '{name} is shown nowhere, because it is above "parking", "transit" and "access", and there is none of them.',
      "Write one of them, or delete this line.",
    ],
    "no address": [
      "{name} is shown nowhere, because search engines read it, and only if the site has an address.",
      'Write "origin:" and the address, such as https://www.harborlane.example, or delete this line.',
    ],
    noindex: [
      '{name} is shown nowhere, because only search engines read it, and "noindex" keeps them out.',
      "Delete this line.",
    ],
    "no film": [
      '{name} is shown nowhere, because only search engines read it, and "imgSrc" names no film.',
      "Delete this line.",
    ],
  },
  "value/wrong-format": [
    {
      format: '[[Item {item} of ]]"{key}" is "{written}", which is not {wanted}.[[ Did you mean "{meant}"?]]',
      year: '[[Item {item} of ]]"{key}" is "{written}", which has no year.',
      month: '[[Item {item} of ]]"{key}" is "{written}", but a year has 12 months.',
      day: '[[Item {item} of ]]"{key}" is "{written}", but {month:month}[[ {year}]] has {days} days.',
      currency: '"{key}" is "{written}", and the currency of the prices is {currency}.',
      schema: "{message}",
    },
    {
      other: "Write {wanted}.",
      "curly quotes": 'Use straight quotes (") or none: curly quotes, as Word makes them, become part of the value.',
      "curly line": "Curly quotes, as Word makes them, become part of the value. Write it without them: {line}",
      line: "Write {line}",
      item: "Write {line} instead.",
      items: "Write each as its own item: {line}",
      year: "Write the year in front, such as {line}",
      swapped: "Write the month before the day: {line}",
      day: "Write a day from 01 to {days}, such as {line}",
      currency:
        'Write the amount in {currency}, such as "{line}". If your prices are in another currency, add a line "currency: ..." with its three letters.',
      schema: "{remedy}",
    },
  ],
  "value/wrong-count": [
    {
      none: '[[Item {item} of ]]"{key}" is a list without items.',
      some: '[[Item {item} of ]]"{key}" has {count} {count:item|items}, and may have {wanted}.',
    },
    {
      some: "Keep {wanted}, and delete the others.",
      other: "Write {wanted}.",
      lines: 'Write lines such as these below "{key}", in place of []:',
      "lines or none": 'Remove "{key}", or write lines such as these below "{key}", in place of []:',
    },
  ],

  "value/markup-in-text": [
    '"{key}" is plain text, so {written} would be printed literally.',
    {
      plain: "Write {plain} instead.",
      character: "Type the character or the space itself in its place.",
      empty: "Remove it.",
      "no words": "Remove <{element}> and </{element}> and all that is between them.",
      words: "Remove <{element}> and </{element}>, but not the words between them.",
    },
  ],
  "value/markdown-in-html": [
    '"{key}" takes HTML, so the Markdown {written} would be printed literally.',
    "Write {html} instead.",
  ],
} as const;
