/** Values, checked against the schemas in `model/`. */
export const values = {
  "value/number-not-text": [
    '[[Item {item} of ]]"{key}" is {written} without quotes, which YAML reads as a number and may change.',
    '[[{isFile}Write it in quotes: "{written}"]]',
  ],
  "value/wrong-kind": [
    '[[Item {item} of ]]"{key}" should be {wanted}, but it is {found}.',
    {
      other: "Write {wanted}.",
      lines: '[[{isFile}Write lines such as these in its place]][[, below "{above}"{isFile}]][[{isFile}:]]',
      hyphen: "[[{isFile}Begin each item with a hyphen and a space: - text]]",
      "first key":
        '[[{isFile}Put a hyphen and a space in front of "{first}", and two more spaces in front of the lines below that belong to it.]]',
      colon: "[[{isFile}The colon makes it a group. Put the whole line in quotes: {line:yaml}]]",
      brackets: "Write it as a list[[{isFile} in brackets: {key}]]: {line}",
      options: "Write the ones you want as a list[[{isFile} in brackets: {key}]]: {line}",
      item: '[[{isFile}Write it on a separate line, below "{key}", indented by two more spaces: {line}]]',
      key: "[[{isFile}Write in its place: {line}]]",
      pair: '[[{isFile}Write "{line}", and on a separate line below it, two spaces to the right of the hyphen: {second}]]',
      "lone item": "[[{isFile}Write it after the colon, without the hyphen: {key}: {line}]]",
      several: "Write one of them[[{isFile} after the colon: {key}]]: {line}",
      quotes: "[[{isFile}Put it in quotes: {line:yaml}]]",
      number: "Write digits with a point, not a comma[[{isFile}, and without quotes: {key}]]: {line}",
      boolean: "[[{isFile}Write {key}: {line}]]",
    },
  ],
  "value/empty": [
    {
      empty: '[[Item {item} of ]]"{key}" is empty.',
      comment: '[[Item {item} of ]]"{key}" is empty: "{comment}" is taken for a comment and not shown.',
    },
    {
      comment: "[[{isFile}Put the whole value in quotes: {comment:yaml}]]",
      value: 'Write {wanted}[[{isFile} after the colon]][[, or remove "{removable}"{isFile}]].',
      item: 'Write {wanted}[[{isFile} after the hyphen]][[, or remove "{removable}"{isFile}]].',
      lines: '[[{isFile}Write lines such as these below "{key}":]]',
      "lines or none": '[[{isFile}Remove "{key}", or write lines such as these below "{key}":]]',
      "item lines": "[[{isFile}Write lines such as these after the hyphen:]]",
      "item lines or none": '[[{isFile}Remove "{key}", or write lines such as these after the hyphen:]]',
    },
  ],
  "value/missing-day": [
    '"{key}" does not say whether the office is open on {days:and}.',
    'Add the times of {days:and}, or say that you are closed.[[{isFile} For that, add this line at the end of "{key}":]]',
    ["  - { days: [{days}], closed: true }"],
  ],
  "value/past": [
    {
      one: "A closure is over, so it is no longer on the site: {closures}.",
      several: "{count} closures are over, so they are no longer on the site: {closures}.",
      announcement: "The last day of the announcement was {until}, so it is no longer on the site.",
    },
    {
      some: "Delete {count:it|them} from the list.",
      all: 'Delete the whole list[[{isFile}, with "closures:" above it]].',
      announcement:
        'Delete the announcement[[{isFile}, which is "announcement:" and the lines below it]], or write a later day[[{isFile} after "until:"]].',
    },
  ],
  "value/old-prices": [
    "The prices are as of {asOf}, more than a year ago.",
    'Check each price, and write the month in which you did[[{isFile} after "asOf:"]].',
  ],
  "value/not-shown": [
    '"{figure}" is shown nowhere, because neither site/home.yaml nor a service names this figure.',
    'Name it on the home page or with a service[[{isFile}, as "claim: {figure}"]], or delete it.',
  ],
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
      "curly quotes":
        'Leave out the “ and ”[[{isFile}, or use straight quotes (")]]: curly quotes, as Word makes them, become part of the value.',
      "curly line": "Curly quotes, as Word makes them, become part of the value. Write it without them: {line}",
      line: "Write {line}",
      item: "Write {line} instead.",
      items: "Write each as its own item: {line}",
      year: "Write the year in front, such as {line}",
      swapped: "Write the month before the day: {line}",
      day: "Write a day from 01 to {days}, such as {line}",
      currency:
        'Write the amount in {currency}, such as "{line}". If your prices are in another currency, choose that one[[{isFile} in a line "currency: ..." with its three letters]].',
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
      lines: '[[{isFile}Write lines such as these below "{key}", in place of []:]]',
      "lines or none": '[[{isFile}Remove "{key}", or write lines such as these below "{key}", in place of []:]]',
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
