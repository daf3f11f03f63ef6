/** Addresses of pages and of places on them, and the groups that list services. */
export const addresses = {
  "address/bad-name": {
    page: [
      `"{name}" cannot be a page's address.`,
      "Rename it, with letters, digits and hyphens only, such as {example}.",
    ],
    place: [
      `"{name}" cannot be part of a page's address.`,
      "Rename it, with letters, digits and hyphens only, such as {example}.",
    ],
    folder: [
      `"{name}" cannot be part of a page's address.`,
      "Rename the folder, with letters, digits and hyphens only, such as {example}.",
    ],
    reserved: [
      'No file can be called "{name}" on Windows, which reserves that name.',
      "Give it another name, such as {example}.",
    ],
    "reserved part": [
      'No file can be called "{name}" on Windows, which reserves the name "{reserved}".',
      "Give it another name, such as {example}.",
    ],
  },
  "address/duplicate": [
    'Two pages have the address "{address}" (capitals make no difference).',
    {
      fixed: "Choose another name here; the other page's address is fixed.",
      free: "Rename one of the two, such as {example}.",
    },
  ],
  "address/gone": [
    {
      recorded: "Neither a page nor a redirect answers {first}[[ and {more} more]] anymore.",
      published: "Neither a page nor a redirect answers {first}[[ and {more} more]], which the public sitemap lists.",
    },
    {
      redirect:
        'Add each to the old web addresses, with the page that fits best.[[{isFile} Copy these lines to the end of site/redirects.yaml, a new file if there is none, with that page after each "to:":]]',
      none: "Tell whoever links there where it is now: no redirect can have such an address on this host.",
    },
  ],
  "address/respelled": [
    "The page that was at {from} is at {now} now. On many hosts the old address shows the error page.",
    "Rename the page[[{isFile}'s file or folder]], so that its address is {from} again: no redirect can lead to one that differs only in capitals.",
  ],
  "address/duplicate-id": [
    'The page has two places named "#{id}", so a link to it would be ambiguous.',
    {
      heading: 'Word one of the two headings differently; where HTML has id="{id}", write another id there.',
      file: "Rename it, such as {free}[[{isFile}.md]]: in the name of a place, spaces and punctuation make no difference.",
    },
  ],

  "group/service-twice": {
    "one group": ['"{href}" is in this group twice.', "Delete one of the two, with its label."],
    "two groups": [
      '"{href}" is in two service groups, so its sidebar would be ambiguous.',
      "Delete it from one of the two, with its label.",
    ],
  },
  "group/not-a-service": [
    '"{href}" is not the address of a service page, and a group lists only those.',
    "Write the address of a service, such as /services/crowns.",
  ],
} as const;
