/** References: links, offices, claims. */
export const links = {
  "link/scheme": [
    {
      "no address": "The link has no address.",
      "nothing after": 'The link "{href}" has nothing after the colon.',
      space: 'The link "{href}" has a space in it.',
      preview: 'The link "{href}" leads to the preview, which only your own computer shows.',
      insecure: 'The link "{href}" is not secure: it begins with http, not https.',
      "file name": 'The link "{href}" is the name of a file, not the address of a page.',
      quotes: 'The link "{href}" has quotes around it that are not part of the address.',
      kind: 'The link "{href}" begins with {kind}, and links begin with /, https:, tel: or mailto: here.',
      slash: 'The link "{href}" does not begin with a slash.',
      start: 'The link "{href}" does not begin with {start}.',
      other: 'The link "{href}" is not an address that a browser can open.',
    },
    {
      write: "Write {fixed} instead.",
      file: "Remove the link[[{isFile}, or put the file in assets/root/ as assets/root{path}, and write {fixed} instead]].",
      existing: "Write the address of a page that exists, or remove the link; in a text, keep its words.",
      "nothing after": "Write the number or the e-mail address after it, or remove the link.",
      fax: "Remove the link, but keep its words: a browser cannot send a fax.[[ If people can call this number, write {fixed} instead.]]",
      copy: "Copy the address again from the page it leads to.",
      other:
        "Write where it leads, such as /services/crowns or https://www.ada.org, or remove the link; in a text, keep its words.",
    },
  ],
  "link/no-words": [
    'The link to "{href}" has no words, so there is nothing to tap.',
    {
      html: 'Write <a href="{href}">its words</a>, or remove it.',
      markdown: "Write [its words]({href}), or remove it.",
    },
  ],
  "link/unknown-page": [
    {
      page: '"{href}" is not a page of this site.[[ Did you mean "{meant}"?]]',
      file: '"{href}" is not a page or file of this site.[[ Did you mean "{meant}"?]]',
      old: '"{href}" is an old address, which site/redirects.yaml redirects.',
    },
    {
      write: "Write {fixed} instead.",
      existing: "Write the address of a page that exists, or remove the link; in a text, keep its words.",
      file: "Remove the link[[{isFile}, or put the file that it opens in assets/root/ (assets/root/forms/new-patient.pdf is /forms/new-patient.pdf)]].",
      end: "Write {fixed} instead: that is where it ends.",
    },
  ],
  "link/scheduled-post": [
    '"{href}" is not a page of this site before {day}, the day of its post.',
    "Remove the link until then, or give the post an earlier date.",
  ],
  "link/missing-fragment": [
    {
      here: 'This page has no place "{href}".[[ Did you mean "{meant}"?]]',
      elsewhere: '"{href}" points to "#{fragment}", but that page has no such place.[[ Did you mean "{meant}"?]]',
    },
    {
      page: "Write {fixed} instead.",
      known: 'In place of "#{written}", write one that the page has: {known}.',
      "keep words": "Remove the link, but keep its words.",
      fragment: 'Remove "#{fragment}".',
    },
  ],
  "link/missing-file": [
    'A page or stylesheet made from this file asks for "{href}", which is not in the site.',
    "Fix the address, or remove it.[[{isFile} A file that keeps its name belongs in assets/root/ (assets/root/wave.png is /wave.png).]]",
  ],

  "office/unknown": [
    '"{office}" is not the name of a file in site/offices/.[[ Did you mean "{meant}"?]]',
    "Write one that is there[[{isFile}, without .md]]: {known}.",
  ],

  "claim/unknown": [
    '"{claim}" is not a figure in site/claims.yaml.[[ Did you mean "{meant}"?]]',
    { some: "Write one that is there: {known}.", none: "Add it to the figures[[{isFile} in site/claims.yaml]]." },
  ],
} as const;
