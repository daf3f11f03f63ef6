import { didYouMean, onOthers, quoted, type Catalogue, type Wording } from "./wording.ts";

/** A barrier in the HTML of a page. */
interface Barrier {
  address: string;
  /** The tag that has it. */
  snippet: string;
  /** What is wrong, as it is written. */
  written: string;
  /** Words that may have been meant. */
  known: readonly string[];
  /** Number of other pages that have it. */
  others: number;
  /** Whether the problem is reported where the tag is written. */
  isPlaced: boolean;
}

/** Words a barrier: what it is, and what to do in the file or template that has it. */
function word({ address, snippet, others, isPlaced }: Barrier, what: string, remedy: string): Wording {
  const where = isPlaced ? "" : " It is in the template of this page, or in HTML in this file.";
  return {
    message: `The page ${quoted(address)} has ${what} at ${snippet}.${onOthers(others)}`,
    remedy: `${remedy}${where}`,
  };
}

/**
 * Barriers for people who use a screen reader, a keyboard or large letters. Where axe-core has a rule for one, its name is the second part
 * of the code.
 */
export const a11yProblems = {
  "a11y/aria-valid-attr": {
    word: (barrier: Barrier) =>
      word(
        barrier,
        `an attribute that no screen reader knows, ${quoted(barrier.written)},`,
        `Remove it, or correct its spelling.${didYouMean(barrier.written, barrier.known)}`,
      ),
  },
  "a11y/aria-valid-attr-value": {
    word: (barrier: Barrier) =>
      word(
        barrier,
        `a value that ARIA does not have, ${barrier.written},`,
        "Write one of the values that ARIA has for this attribute.",
      ),
  },
  "a11y/aria-roles": {
    word: (barrier: Barrier) =>
      word(
        barrier,
        `a role that ARIA does not have, ${quoted(barrier.written)},`,
        `Remove it, or correct its spelling.${didYouMean(barrier.written, barrier.known)}`,
      ),
  },
  "a11y/valid-lang": {
    word: (barrier: Barrier) =>
      word(
        barrier,
        `a language that does not exist, ${barrier.written},`,
        'Write the code of the language, such as "es" or "en-US".',
      ),
  },
  "a11y/meta-viewport": {
    word: (barrier: Barrier) =>
      word(
        barrier,
        `a setting that keeps people from enlarging it, ${quoted(barrier.written)},`,
        'Remove "user-scalable" and "maximum-scale".',
      ),
  },
  "a11y/tabindex": {
    severity: "warning",
    word: (barrier: Barrier) =>
      word(
        barrier,
        `a place that the Tab key reaches out of order, because of ${barrier.written},`,
        'Write tabindex="0", and put the element where its turn is.',
      ),
  },
  "a11y/empty-table-header": {
    severity: "warning",
    word: (barrier: Barrier) =>
      word(
        barrier,
        "a heading of a table without words",
        "Write what is in its row or column. An empty corner is <td></td>.",
      ),
  },
  "a11y/region": {
    severity: "warning",
    word: (barrier: Barrier) =>
      word(
        barrier,
        `words outside its header, main part and footer, ${quoted(shorten(barrier.written))},`,
        "Move them into <main>, <header>, <nav>, <aside> or <footer>.",
      ),
  },
} satisfies Catalogue;

const shorten = (words: string): string => (words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words);
