import { english } from "../../../../problems/problem.ts";
import type { FormRemedies, FormWording } from "../remedy-in-form.ts";

const again = 'Write it again in "{label}".';
const choose = "Choose it again.";
const deleteEntry =
  "Delete this entry.[[{isDomain} To redirect a whole domain, ask the company where it is registered.]]";
const contact = "If it is somebody else's, add it to the contacts of other people.";
const own =
  "[[If it should be yours, write {own:or}.]][[{isInOffice}If it should be yours, write what the office says.]]";
const unlessGiven = "Write it, or remove this.";

/** What to do about a problem, for somebody who sees fields and no files. A code without a line reads right as `build` says it. */
const remedies: FormRemedies = {
  "file/empty": {
    page: "Write the main title of the page. If you do not want the page, delete it.",
    optional: "Fill it in, or delete it.",
    needed: "Fill it in.",
  },
  "file/too-large": "Split the text into several pages.",

  "yaml/comment-in-value": again,
  "yaml/curly-quotes": "Leave out the “ and ” around it.",

  "key/unknown": {
    "*": "Remove it, and write it in the right field.",
    office: "Write it with the office, and remove it here.",
  },
  "key/missing": {
    "*": 'Fill in "{label}".',
    whole: 'Fill in "{label}", or remove what belongs to it.',
    "whole, lines": 'Fill in "{label}", or remove what belongs to it.',
  },
  "section/fifth": "Merge it into one of the four, or move it into the text of the page.",
  "section/title-without-data": "Add cards to the section, or remove its heading.",
  "section/data-without-title": "Write a heading for the section, or remove its cards.",

  "value/number-not-text": again,
  "value/wrong-kind": {
    "*": again,
    other: "Write {wanted}.",
    number: "Write {line}.",
    boolean: "Choose yes or no.",
    brackets: "Add one entry for each: {line}",
    options: "Choose the ones you want: {line}",
  },
  "value/empty": {
    "*": 'Fill in "{label}".',
    value: "Write {wanted}.",
    item: "Write {wanted}.",
    "lines or none": 'Fill in "{label}", or remove it.',
    "item lines or none": 'Fill in "{label}", or remove it.',
  },
  "value/future-date": {
    year: "Write the year in which it was done, such as 2008.",
    month: "Write the month in which it was done, such as 2026-11.",
    day: "Write the day on which it was done, such as 2026-11-30.",
  },
  "value/far-date": "Write the right year. If it has no end, write 9999-12-31.",
  "value/past-closure": { line: "Delete it from the list.", lines: "Delete them from the list." },
  "value/past-announcement": "Remove the announcement, or choose a later last day.",
  "value/old-prices": 'Check each price, and write the month in which you did in "{label}".',
  "value/not-shown": {
    figure: "Choose this figure on the home page or on the page of a service, or delete it.",
    "figure on home page": "Delete it, or choose this figure on the home page.",
    "film in its place": "Remove this picture, or the film behind the title.",
    "no picture": "Choose a picture, or remove this.",
    "no testimonials, part": "Write what patients said on their page, add a rating here, or remove this.",
    "no testimonials, line": "Write what patients said on their page, or remove this.",
    "no page": "Write that page, or remove this.",
    "no insurance": "Write about insurance on the home page, or remove this.",
    "only insurance": "Write about insurance on the home page, or remove this.",
    "opens nothing": "Write where it leads, or remove this entry.",
    "no groups in menu": "Let an entry of the menu show the groups of services, or remove this.",
    "no review": "Write in a service when a dentist last checked it, or remove this.",
    "no post, file": "Write a post, or remove this.",
    "no post, line": "Write a post, or remove this.",
    "tag of nothing": "Write about parking or the way to the office, or remove this.",
    "no address": "Write the address of your website, or remove this.",
    noindex: "Remove this.",
    "no film": "Remove this.",
  },
  "value/wrong-format": {
    "curly quotes": "Leave out the “ and ” around it.",
    "curly line": "Write it without the “ and ” around it: {line}",
    items: "Add one entry for each: {line}",
    currency:
      'Write the amount in {currency}, such as "{line}". If your prices are in another currency, choose that one.',
  },
  "value/wrong-count": {
    lines: 'Add something to "{label}".',
    "lines or none": 'Add something to "{label}", or remove it.',
  },

  "html/pasted":
    "Paste it without formatting: delete it here, copy it again, and paste it with Ctrl+Shift+V, or on a Mac with Shift+Option+Command+V.",
  "html/comment": "Remove it.",
  "html/unfinished-tag": "Add the > that is missing, or remove it.",

  "markdown/heading-level": { remove: "Remove this heading." },
  "markdown/task-list": "Remove the box.",
  "markdown/mistake": {
    "indented text": "Remove the spaces in front of it.",
    footnote: "Write the note in the text itself. On a service page, a source can go in the list of sources.",
    "unknown name": 'Write the address itself, in parentheses, such as "{instead:60}", or only the words.',
    "table row": 'Write "{instead:400}" below the row that names the columns.',
  },
  "markdown/missing-section": { renamed: "Write {found} here." },
  "markdown/no-text": "Write the text of the page.",

  "link/scheme": { file: "Write a page of this site or an address that begins with https://, or remove the link." },
  "link/unknown-page": { file: "Write the address of a page that exists, or remove the link." },
  "link/missing-file": "Correct the address, or remove it.",
  "link/external-unreached": { private: "Write an address that visitors can open, or remove the link." },
  "office/unknown": "Choose one of your offices.",
  "claim/unknown": { some: "Choose one of your figures.", none: "Add a figure first, or remove this." },

  "address/bad-name": {
    "*": "Give it another name, with letters, digits and hyphens only, such as {example}.",
  },
  "address/duplicate-id": {
    heading: "Word one of the two headings differently.",
    file: "Give it another name, such as {free}.",
  },
  "address/gone": "Add it to the old web addresses, with the page that fits best.",
  "address/respelled":
    "Rename the page, so that its address is {from} again: no redirect can lead to one that differs only in capitals.",
  "group/service-twice": { "*": "Delete one of the two." },
  "group/not-a-service": "Choose the page of a service.",

  "redirect/old-address": { "home page": deleteEntry, hidden: deleteEntry, listed: deleteEntry },
  "redirect/twice": "Delete one of the two entries.",
  "redirect/hides-page": {
    delete: "Delete this entry. If visitors of that page are to go elsewhere, delete the page instead.",
  },
  "redirect/circle": "Choose a page of this site, such as {example}, or write an address that begins with https://.",
  "redirect/too-many": {
    stars: "Delete some, or put several into one: /blog/* includes /blog/2019/*.",
    entries: "Put several into one with a star, such as /blog/*, or delete those that nobody uses anymore.",
  },
  "redirect/too-long": {
    from: "Shorten the old address to a folder and /*, or delete the entry.",
    to: "Write a shorter address, such as the page without what follows the question mark, or delete the entry.",
  },
  "host/limit": {
    files: "Publish the site on another host, or remove pictures that it can do without.",
    file: "Save it in a smaller form, or publish it elsewhere and link to it.",
    site: "Save its films in a smaller form, or publish it on another host.",
  },

  "language/no-words": "Ask whoever set the site up: the words of all pages have to be translated once.",
  "language/missing-words": { "*": "Fill in the words in that language." },
  "translation/undeclared": "Add the language to the other languages of the practice.",
  "translation/no-original": "If that page is gone, delete this translation.",
  "translation/reserved-path": "Give the page another name.",
  "translation/outdated": "Read both, and change this until it says the same again.",
  "translation/untranslated": { draft: "Write them in {name}." },
  "translation/unreviewed": "Let somebody read it who knows dentistry and both languages, and write the name here.",

  "media/no-extension": choose,
  "media/extension": {
    photo:
      "Choose the photo as JPEG (.jpg), exported from Photos or Preview; on an iPhone, Settings → Camera → Formats → Most Compatible makes the next ones JPEG.",
    film: "Choose the film as MP4 with H.264, exported from a film editor or the free program HandBrake.",
    other: "Choose one that ends in {allowed}.",
  },
  "media/missing-file": { "*": choose },
  "media/outside-assets": { "*": choose },
  "media/no-poster": {
    "*": "Choose the picture that is shown until the film plays, of the same shape. In VLC, pause the film where it looks best and choose Video > Take Snapshot.",
  },
  "media/poster-without-video": 'Remove "{label}", or choose a film instead of the picture.',
  "media/captions-without-video": 'Remove "{label}", or choose a film.',
  "media/no-captions": "Add captions of what is said, or export the film without sound.",
  "media/no-alt": { "*": 'Say in "{label}" in one sentence what the picture shows.' },
  "media/wrong-content": { rename: "Save it again from an editor in the format its name says, and choose it again." },
  "media/svg-code": "Export it again without code, or choose a PNG.",
  "media/font": {
    "*": "Choose the WOFF2 file of the font again, with the letters of your language only, 1 MB at most.",
  },

  "brand/contrast": {
    nearest: "Choose {nearest}, which is the nearest color that can be read.",
    other: "Choose a lighter or darker color, or remove it.",
  },
  "brand/faint-logo": {
    light: "Put it on a plate on light screens, or choose a darker picture.",
    dark: "Choose a lighter picture, or none, and a plate on dark screens.",
    "only logo": "Choose a lighter picture for dark screens, too, or a plate on them.",
  },
  "brand/no-logo": {
    showName: "Choose a logo, or show the name.",
    logoDark: "Choose a logo for the other screens, or remove this.",
  },

  "page/too-heavy": {
    photo:
      "Choose a smaller copy of the picture, 600 pixels wide, or one with a plain background: leaves, gravel and carpet take the most.",
    drawing: "Export the drawing as PNG, 1,600 pixels wide, and choose that instead.",
    film: "Choose a smaller copy, saved with the free program HandBrake: its preset is Fast 720p30, and 20 seconds are enough.",
  },
  "page/too-many-elements":
    "Shorten the menu if all pages have too many, else the text, the cards or the list of services of this page.",
  "page/title-length": {
    add: "Write a title for search results of {least} to {most} characters: what the page is about, then the city or the practice.",
  },
  "page/description-length": {
    add: "Write a text for search results of {least} to {most} characters: what a patient learns on the page.",
  },
  "page/unlinked": "Add it to the menu or to a group of services, or link to it from the text of another page.",
  "page/same-text":
    "If it is a copy, take over into the other what only this page has, and delete this page. If not, tell in both how they differ.",
  "page/noindex": {
    old: "Let search engines show the page, or lead the old address to another page.",
    entries: "Let search engines show the page.",
  },
  "page/not-in-menu": "Add an entry to the menu for each.",
  "page/too-many-for-menu": {
    services:
      "Make groups of services, with at most {most} services that patients look for. Link to the others from their pages.",
    pages: "Make a menu with the pages that patients look for.",
  },
  "page/no-how-soon": "Fill in when to call, with what your dentist tells patients to look for.",

  "copy/percentage": {
    here: "If it is from a study, name the study in this paragraph with its year, and add it to the sources of this page. If it is yours, take it out here; the home page can show it as a figure with its source.",
    elsewhere:
      "If it is from a study, move it to a page of a treatment or of your own, or to a post, name the study in its paragraph with its year, and add it to the sources of that page. If it is yours, take it out here; the home page can show it as a figure with its source.",
  },
  "copy/no-consent":
    "Once the patient has signed, fill in the day. If no patient said these words, write above the quote what they are, such as: Sample testimonial",
  "copy/unknown-contact": {
    listed: `${own} ${contact}`,
    unlisted: `${own} ${contact}`,
    partial: `${own} Other phone numbers need all their digits, with the area code.`,
  },
  "copy/other-hours": {
    "*": "If they are right, change the hours of the office. If not, remove them here, because every page shows the hours anyway. If they are somebody else's, add them to the contacts of other people.",
  },

  "practice/no-address": "Write the address of your website.",
  "publish/test-address": "Write the address of your website.",
  "publish/no-notice": "Write it before you publish, and have a lawyer read it.",
  "publish/no-consent":
    "Once the patient has signed, fill in the day. If it is not a patient of yours who had this treatment, say so here.",
  "publish/no-coordinates":
    "In Google Maps, right-click the entrance; the menu begins with latitude and longitude. Write the two numbers here.",
  "publish/incomplete-data": { key: unlessGiven, address: unlessGiven },
  "publish/no-preview-picture": { logo: "Choose a logo, or a wide picture of the practice." },
};

/** What schemas want, for somebody who sees fields. `{}` is any text. */
const phrases: Readonly<Record<string, string>> = {
  'a color as six digits after #, in quotes, such as "#1a5a59"': "a color as six digits after #, such as #1a5a59",
  'a ZIP code in quotes such as "97201"': "a ZIP code such as 97201",
  'a ZIP code or postal code in quotes such as "97201"': "a ZIP code or postal code such as 97201",
  'a ZIP code such as {}, or "country:" with the name of another country':
    "a ZIP code such as {}, or the name of another country in its field",
  'a postal code of {} such as {}, or "country:" with the name of another country': "a postal code of {} such as {}",
  'an address that begins with https://www.google.com/maps/embed (in Google Maps: Share, then Embed a map, then copy what is in quotes after "src="), or ends in &output=embed':
    "the address from Google Maps that begins with https://www.google.com/maps/embed (Share, then Embed a map), or one that ends in &output=embed",
  "a name that a file can have on Windows, such as harbor-lane": "another name, such as harbor-lane",
  'a time later than "opens" on the same day, such as 17:30 for 5:30 PM':
    "a time later than the one at which you open, such as 17:30 for 5:30 PM",
  'a "name" with a "phone", an "email", a "street", a "zip" or "hours" below it':
    "a name with a phone number, an e-mail address, a street, a ZIP code or hours",
  'booking, text, both, or neither: "[]"': "booking, text, both, or neither",
  "at least one film with its poster, or no such list": "at least one film with its picture, or no films",
  "at least one photo with its imgAlt, or no such list": "at least one photo with the words for it, or none",
  "at least one item with title and description": "at least one with a heading and a text",
  "at least one line of hours": "the hours of at least one day",
  "at least one line": "at least one",
  "at least one line, or no such list": "at least one, or none",
  "at least one {}, or no such list": "at least one {}, or none",
  "at least one {}, or no such line": "at least one {}, or none",
  "true, or no such line": "yes, or nothing",
  "true or false": "yes or no",
  'a group of "key: value" lines': "each part in its field",
  "a group of {} and {}": "each part in its field",
  'Leave out "price" if it may cost more, or else "from".':
    "Remove the price if it may cost more, or else the lowest price.",
  'Write both in the same way, such as "from: {}" and "to: {}".': "Write both in the same way, such as {} and {}.",
  'Write the amounts in {}, such as "priceRange: {}".': "Write the amounts in {}, such as {}.",
  'Write an amount. Words in place of one go after "price:", such as: price: Ask us':
    'Write an amount. Words in place of one, such as "Ask us", go in the field of a single price.',
  'Write the two amounts on lines of their own: "from: {}" and "to: {}".':
    "Write {} as the lowest price and {} as the highest.",
  'Write "from: {}" in place of "price:".': "Write {} as the lowest price instead.",
  'If it is for other days, put the line with those days back above it, such as "- days: [Friday]". If you are open at these times, delete "closed: true".':
    "If it is for other days, add an entry for those. If you are open at these times, do not say that you are closed.",
  'Delete the line of "note". If it is for other days, put a hyphen and the days in front of it, such as "- days: [Saturday]".':
    "Remove the note. If it is for other days, add an entry for those.",
  'Add a line to this file that begins with "{}:", or take {} out of the list.':
    "Fill that in for this office, or take it out of the list.",
};

export const englishForms: FormWording = { ...english, remedies, remedyPhrases: phrases };
