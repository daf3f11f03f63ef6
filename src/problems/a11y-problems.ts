import { didYouMean, onOthers, quoted, type Catalogue, type Wording } from "./wording.ts";

/** A barrier in the HTML of a page. */
interface Barrier {
  address: string;
  /** The tag that has it. */
  snippet: string;
  /** The wrong attribute, value or words, as written. */
  written: string;
  /** Words that may have been meant. */
  known: readonly string[];
  /** Number of other pages that have it. */
  others: number;
  /** Whether the problem is reported where the tag is written. */
  isPlaced: boolean;
}

/** Makes the entry of a barrier from what it is, and what to do in the file or template that has it. */
const barrier = (describe: (found: Barrier) => string, advise: (found: Barrier) => string) => ({
  word: (found: Barrier): Wording => {
    const { address, snippet, others, isPlaced } = found;
    const where = isPlaced ? "" : " It is in the template of this page, or in HTML in this file.";
    return {
      message: `The page ${quoted(address)} has ${describe(found)} at ${snippet}.${onOthers(others)}`,
      remedy: `${advise(found)}${where}`,
    };
  },
});

const correctSpelling = ({ written, known }: Barrier): string =>
  `Remove it, or correct its spelling.${didYouMean(written, known)}`;

/**
 * Barriers for people who use a screen reader, a keyboard or large letters. Where axe-core has a rule for one, its name is the second part
 * of the code.
 */
export const a11yProblems = {
  "a11y/aria-valid-attr": barrier(
    ({ written }) => `an attribute that no screen reader knows, ${quoted(written)},`,
    correctSpelling,
  ),
  "a11y/aria-valid-attr-value": barrier(
    ({ written }) => `a value that ARIA does not have, ${written},`,
    () => "Write one of the values that ARIA has for this attribute.",
  ),
  "a11y/aria-roles": barrier(({ written }) => `a role that ARIA does not have, ${quoted(written)},`, correctSpelling),
  "a11y/valid-lang": barrier(
    ({ written }) => `a language that does not exist, ${written},`,
    () => 'Write the code of the language, such as "es" or "en-US".',
  ),
  "a11y/meta-viewport": barrier(
    ({ written }) => `a setting that keeps people from enlarging it, ${quoted(written)},`,
    () => 'Remove "user-scalable" and "maximum-scale".',
  ),
  "a11y/tabindex": {
    ...barrier(
      ({ written }) => `a place that the Tab key reaches out of order, because of ${written},`,
      () => 'Write tabindex="0", and put the element where its turn is.',
    ),
  },
  "a11y/empty-table-header": {
    ...barrier(
      () => "a heading of a table without words",
      () => "Write what is in its row or column. An empty corner is <td></td>.",
    ),
  },
  "a11y/region": {
    ...barrier(
      ({ written }) => `words outside its header, main part and footer, ${quoted(shortenMarkup(written))},`,
      () => "Move them into <main>, <header>, <nav>, <aside> or <footer>.",
    ),
  },
  "a11y/rule": {
    word: ({ rule, reason, ...sight }: Sight & { rule: string; reason: string }) => ({
      message: `${whereOf(sight)}: ${reason.replaceAll("\n", " ").replace(/\.$/, "")} (${rule}).${onOthers(sight.others)}`,
      remedy: `"${rule}" is a rule of axe-core, which explains it. Change the template or the style of this element, or its words.`,
    }),
  },
  "a11y/too-wide": {
    word: (sight: Sight) => ({
      message: `${whereOf(sight)}: it is wider than the screen, so that people have to scroll sideways to read.${onOthers(sight.others)}`,
      remedy: 'Let it wrap or shrink: "max-width: 100%" for a picture, no fixed width for a box.',
    }),
  },
  "a11y/cut-text": {
    word: ({ words, ...sight }: Sight & { words: string }) => ({
      message: `${whereOf(sight)}: ${quoted(shortenMarkup(words))} is cut off.${onOthers(sight.others)}`,
      remedy: 'Give the box no fixed height or width, or remove "overflow: hidden".',
    }),
  },
  "a11y/broken-word": {
    word: ({ words, ...sight }: Sight & { words: string }) => ({
      message: `${whereOf(sight)}: the word ${quoted(shortenMarkup(words))} is broken in two.${onOthers(sight.others)}`,
      remedy: "Give it more room, or smaller letters in the widest words.",
    }),
  },
} satisfies Catalogue;

/** Something seen in a browser. */
interface Sight {
  address: string;
  /** Window, colors and what is open. */
  view: string;
  /** The tag of the element. */
  snippet: string;
  /** Number of other pages that have it. */
  others: number;
}

const whereOf = ({ address, view, snippet }: Sight): string =>
  `The page ${quoted(address)}, ${view}, at ${snippet.length > 120 ? `${snippet.slice(0, 120)}…` : snippet}`;

function shortenMarkup(words: string): string {
  return words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words;
}
