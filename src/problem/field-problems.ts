import {
  remedyForEmpty,
  remedyForFormat,
  remedyForKind,
  remedyForMarkup,
  subject,
  type Empty,
  type Item,
  type WrongFormat,
  type WrongKind,
} from "./field-remedies.ts";
import { ask, inQuotes, lines, prose, quoted, type Catalogue } from "./wording.ts";

/** Keys and values, checked against the schemas in model/. */
export const fieldProblems = {
  "value/number-not-text": {
    title: "A number that should be kept as text",
    story: prose`
      YAML takes bare digits for a number. A zip code may lose the zero in front, and a license number such as 12e4
      may turn into 120000. Mail would go to the wrong place, and nobody would see why.
    `,
    before: lines`
      address:
        zip: 02097
    `,
    after: lines`
      address:
        zip: "02097"
    `,
    word: ({ key, item, written }: { key: string; item: Item; written: string }) => ({
      message: `${subject(key, item)} is ${written} without quotes, which YAML reads as a number and may change.`,
      remedy: `Write it in quotes: "${written}"`,
    }),
  },
  "value/wrong-kind": {
    title: "A list, a text or a group in the wrong place",
    story: prose`
      Each key takes one kind of value: words, a list with hyphens, or a group of further keys. A list is easily
      written as one line of text, and true and false without quotes are not words. The page could not show that.
    `,
    before: lines`
      sources: American Dental Association. Crowns. 2024.
    `,
    after: lines`
      sources:
        - American Dental Association. Crowns. 2024.
    `,
    word: (details: WrongKind) => ({
      message: `${subject(details.key, details.item)} should be ${details.wanted}, but it is ${details.found}.`,
      remedy: remedyForKind(details),
    }),
  },
  "value/empty": {
    title: "A key with nothing after it",
    story: prose`
      The words were to be filled in later, or they are on the next line without the spaces that connect them to the
      key. The page would show a heading, a button or a row with nothing in it.
    `,
    before: lines`
      mainTitleText: Crowns
      title:
    `,
    after: lines`
      mainTitleText: Crowns
      title: A cover for a weakened tooth
    `,
    word: (details: Empty) => {
      const { key, item, comment } = details;
      const message = `${subject(key, item)} is empty`;
      return comment === undefined
        ? { message: `${message}.`, remedy: remedyForEmpty(details) }
        : {
            message: `${message}: ${quoted(comment)} is taken for a comment and not shown.`,
            remedy: `Put the whole value in quotes: ${inQuotes(comment)}`,
          };
    },
  },
  "value/future-month": {
    title: "A month in the future",
    severity: "warning",
    story: prose`
      The page tells patients in which month a dentist last reviewed it, or when something was counted. A month
      that has not come yet is a typing mistake, often in the year, and makes careful readers doubt the rest.
    `,
    before: lines`
      reviewed: 2036-11
    `,
    after: lines`
      reviewed: 2026-11
    `,
    word: ({ key, value }: { key: string; value: string }) => ({
      message: `${quoted(key)} is ${value}, a month in the future.`,
      remedy: `Write the month in which it was done, the year first, such as "${key}: 2026-11".`,
    }),
  },
  "value/wrong-format": {
    title: "A value in the wrong form",
    story: prose`
      Phones, maps and search engines rely on the form of a phone number, a date, a time or a web address. In another
      form the link to call would not dial, or the hours would be missing from search results.
    `,
    before: lines`
      email: hello at harborlane
    `,
    after: lines`
      email: hello@harborlane.example
    `,
    word: (details: WrongFormat) => {
      const { key, item, written, wanted, words, meant } = details;
      return (
        words ?? {
          message: `${subject(key, item)} is ${/^(["']).+\1$/.test(written) ? written : quoted(written)}, which is not ${wanted}.${ask(meant)}`,
          remedy: remedyForFormat(details),
        }
      );
    },
  },
  "value/wrong-count": {
    title: "Too many or too few items in a list",
    story: prose`
      Some parts of a page are laid out for a fixed number of things, such as the three photos on the doctor's page,
      and a section of cards needs at least one. With too few there is a gap in the page; with too many it loses its
      shape.
    `,
    before: lines`
      sectionOneTitle: What you can expect
      sectionOneData: []
    `,
    after: lines`
      sectionOneTitle: What you can expect
      sectionOneData:
        - title: Numb first
          description: You are numbed before we start.
    `,
    word: ({ key, item, count, wanted }: { key: string; item: Item; count: number; wanted: string }) => ({
      message: `${subject(key, item)} has ${count} ${count === 1 ? "item" : "items"}; it needs ${wanted}.`,
      remedy: `Make it ${wanted}.`,
    }),
  },

  "value/markup-in-text": {
    severity: "warning",
    title: "HTML or Markdown in a field that is plain text",
    story: prose`
      Titles, labels and short descriptions are printed letter for letter, and search engines and screen readers get
      them that way. Tags, asterisks and codes such as &amp; would appear on the page literally.
    `,
    before: lines`
      title: <b>Crowns</b> &amp; bridges
    `,
    after: lines`
      title: Crowns & bridges
    `,
    word: ({ key, written, plain }: { key: string; written: string; plain: string }) => ({
      message: `${quoted(key)} is plain text, so ${written} would be printed literally.`,
      remedy: plain.trim() === "" ? remedyForMarkup(written) : `Write ${plain} instead.`,
    }),
  },
  "value/markdown-in-html": {
    severity: "warning",
    title: "Markdown in a field that takes HTML",
    story: prose`
      The text below the front matter is Markdown, but the introduction and the descriptions of cards are simple HTML.
      There, the characters of Markdown are printed as they are, and a link written with them leads nowhere.
    `,
    before: lines`
      descriptionToBeParsed: <p>A **crown** covers a tooth.</p>
    `,
    after: lines`
      descriptionToBeParsed: <p>A <strong>crown</strong> covers a tooth.</p>
    `,
    word: ({ key, written, html }: { key: string; written: string; html: string }) => ({
      message: `${quoted(key)} takes HTML, so the Markdown ${written} would be printed literally.`,
      remedy: `Write ${html} instead.`,
    }),
  },
} satisfies Catalogue;
