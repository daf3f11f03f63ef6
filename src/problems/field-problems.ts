import type { LineRange } from "../model/place.ts";
import {
  remedyForEmpty,
  remedyForEmptyList,
  remedyForFormat,
  remedyForKind,
  remedyForMarkup,
  subject,
  wordDate,
  type Empty,
  type ListedItem,
  type WrongFormat,
  type WrongKind,
} from "./field-remedies.ts";
import { ask, asWritten, inQuotes, quoted, type Catalogue } from "./wording.ts";

interface ClosedDays {
  from: string;
  to?: string | undefined;
  label: string;
}

/** `line 3`, or `lines 3-5 and 9-11`. */
function listLines(ranges: readonly LineRange[]): string {
  const named = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  const isOne = ranges.length === 1 && ranges[0]!.first === ranges[0]!.last;
  return `${isOne ? "line" : "lines"} ${new Intl.ListFormat("en-US").format(named)}`;
}

/** Each form of a date by the number of its characters, with an example. */
const forms: Readonly<Record<number, readonly [what: string, example: string]>> = {
  4: ["year", "2008"],
  7: ["month", "2026-11"],
};

/** Keys and values, checked against the schemas in model/. */
export const fieldProblems = {
  "value/number-not-text": {
    word: ({ key, item, written }: { key: string; item: ListedItem; written: string }) => ({
      message: `${subject(key, item)} is ${written} without quotes, which YAML reads as a number and may change.`,
      remedy: `Write it in quotes: "${written}"`,
    }),
  },
  "value/wrong-kind": {
    word: (details: WrongKind) => ({
      message: `${subject(details.key, details.item)} should be ${details.wanted}, but it is ${details.found}.`,
      ...remedyForKind(details),
    }),
  },
  "value/empty": {
    word: (details: Empty) => {
      const { key, item, comment } = details;
      const message = `${subject(key, item)} is empty`;
      return comment === undefined
        ? { message: `${message}.`, ...remedyForEmpty(details) }
        : {
            message: `${message}: ${quoted(comment)} is taken for a comment and not shown.`,
            remedy: `Put the whole value in quotes: ${inQuotes(comment)}`,
          };
    },
  },
  "value/future-date": {
    word: ({ key, value }: { key: string; value: string }) => {
      const [what, example] = forms[value.length] ?? ["day", "2026-11-30"];
      return {
        message: `${quoted(key)} is ${value}, a ${what} in the future.`,
        remedy: `Write the ${what} in which it was done${what === "year" ? "" : ", the year first"}, such as "${key}: ${example}".`,
      };
    },
  },
  "value/far-date": {
    word: ({ key, value }: { key: string; value: string }) => ({
      message: `${quoted(key)} is ${value}, which is many years away.`,
      remedy: `Write the right year. If it has no end, write "${key}: 9999-12-31".`,
    }),
  },
  "value/repeated": {
    word: ({ key, item, before }: { key: string; item: number; before: number }) => ({
      message: `${subject(key, item)} is the same as item ${before}.`,
      remedy: "Delete one of the two, or change what is wrong in this one.",
    }),
  },
  "value/past-closure": {
    /** `lines`: the lines of the closures; absent if they share a line with others. */
    word: ({ closures, lines }: { closures: readonly ClosedDays[]; lines?: readonly LineRange[] | undefined }) => {
      const named = closures.slice(0, 5).map(({ from, to = from, label }) => `${label.trim()} (until ${to})`);
      const more = closures.length > named.length ? ["…"] : [];
      return {
        message:
          closures.length === 1
            ? `A closure is over, so it is no longer on the site: ${named[0]!}.`
            : `${closures.length} closures are over, so they are no longer on the site: ${[...named, ...more].join(", ")}.`,
        remedy:
          lines === undefined
            ? `Delete ${closures.length === 1 ? "it" : "them"} from the list.`
            : `Delete ${listLines(lines)}.`,
      };
    },
  },
  "value/past-announcement": {
    word: ({ until }: { until: string }) => ({
      message: `The last day of the announcement was ${until}, so it is no longer on the site.`,
      remedy: 'Delete "announcement:" and the lines below it, or write a later day after "until:".',
    }),
  },
  "value/old-prices": {
    word: ({ asOf }: { asOf: string }) => ({
      message: `The prices are as of ${asOf}, more than a year ago.`,
      remedy: 'Check each price, and write the month in which you did after "asOf:".',
    }),
  },
  "value/not-shown": {
    word: ({ name, because, remedy }: { name: string; because: string; remedy: string }) => ({
      message: `${name} is shown nowhere, because ${because}.`,
      remedy,
    }),
  },
  "value/wrong-format": {
    word: (details: WrongFormat) => {
      const { key, item, written, wanted, words, meant, date } = details;
      return (
        words ??
        (date && wordDate(details, date)) ?? {
          message: `${subject(key, item)} is ${asWritten(written)}, which is not ${wanted}.${ask(meant)}`,
          remedy: remedyForFormat(details),
        }
      );
    },
  },
  "value/wrong-count": {
    word: ({ count, ...list }: Omit<Empty, "comment"> & { count: number }) => {
      const { key, item, wanted } = list;
      return count === 0
        ? { message: `${subject(key, item)} is a list without items.`, ...remedyForEmptyList(list) }
        : {
            message: `${subject(key, item)} has ${count} ${count === 1 ? "item" : "items"}, and may have ${wanted}.`,
            remedy: `Keep ${wanted}, and delete the others.`,
          };
    },
  },

  "value/markup-in-text": {
    word: ({ key, written, plain }: { key: string; written: string; plain: string }) => ({
      message: `${quoted(key)} is plain text, so ${written} would be printed literally.`,
      remedy: plain.trim() === "" ? remedyForMarkup(written) : `Write ${plain} instead.`,
    }),
  },
  "value/markdown-in-html": {
    word: ({ key, written, html }: { key: string; written: string; html: string }) => ({
      message: `${quoted(key)} takes HTML, so the Markdown ${written} would be printed literally.`,
      remedy: `Write ${html} instead.`,
    }),
  },
} satisfies Catalogue;
