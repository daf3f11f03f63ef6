import { didYouMean, quoted, type Catalogue } from "./wording.ts";

/** Which item of a list a value is, counted from 1. */
type Item = number | undefined;

/** A value's key, or which item of the list below that key it is. */
const subject = (key: string, item: Item): string =>
  item === undefined ? quoted(key) : `Item ${item} of ${quoted(key)}`;

/** Keys and values, checked against the schemas in model/. */
export const fieldProblems = {
  "key/unknown": {
    word: ({ key, known }: { key: string; known: readonly string[] }) => ({
      message: `${quoted(key)} is not a key that belongs here.${didYouMean(key, known)}`,
      remedy: `Rename or remove it. Keys known here: ${known.join(", ")}.`,
    }),
  },
  "key/missing": {
    word: ({ key }: { key: string }) => ({
      message: `The key ${quoted(key)} is missing.`,
      remedy: `Add a line "${key}: ..." here.`,
    }),
  },

  "value/number-not-text": {
    word: ({ key, item, written }: { key: string; item: Item; written: string }) => ({
      message: `${subject(key, item)} is ${written} without quotes, which YAML reads as a number and may change.`,
      remedy: `Put it in quotes: "${written}"`,
    }),
  },
  "value/wrong-kind": {
    word: ({ key, item, wanted, found }: { key: string; item: Item; wanted: string; found: string }) => ({
      message: `${subject(key, item)} should be ${wanted}, but it is ${found}.`,
      remedy: `Write ${wanted}.`,
    }),
  },
  "value/empty": {
    word: ({ key, item, wanted, isOptional }: { key: string; item: Item; wanted: string; isOptional: boolean }) => ({
      message: `${subject(key, item)} is empty.`,
      remedy: isOptional ? `Write ${wanted}, or remove ${quoted(key)}.` : `Write ${wanted}.`,
    }),
  },
  "value/wrong-format": {
    word: ({ key, item, written, wanted }: { key: string; item: Item; written: string; wanted: string }) => ({
      message: `${subject(key, item)} is ${quoted(written)}, which is not ${wanted}.`,
      remedy: `Write ${wanted}.`,
    }),
  },
  "value/wrong-count": {
    word: ({ key, item, count, wanted }: { key: string; item: Item; count: number; wanted: string }) => ({
      message: `${subject(key, item)} has ${count} ${count === 1 ? "item" : "items"}; it needs ${wanted}.`,
      remedy: `Make it ${wanted}.`,
    }),
  },

  "section/fifth": {
    word: ({ key }: { key: string }) => ({
      message: `${quoted(key)} would be a card section past the fourth; a service page has four at most.`,
      remedy: "Merge it into one of the four, or move it into the Markdown below the front matter.",
    }),
  },
  "section/title-without-data": {
    word: ({ title, data }: { title: string; data: string }) => ({
      message: `${quoted(title)} has no ${quoted(data)}, so the section would be a heading over nothing.`,
      remedy: `Add "${data}:" with a list of title and description, or remove ${quoted(title)}.`,
    }),
  },
  "section/data-without-title": {
    word: ({ title, data }: { title: string; data: string }) => ({
      message: `${quoted(data)} has no ${quoted(title)}, so the section would have no heading.`,
      remedy: `Add "${title}: ...", or remove ${quoted(data)}.`,
    }),
  },
} satisfies Catalogue;
