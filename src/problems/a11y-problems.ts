import { onOthers, quoted, type Catalogue } from "./wording.ts";

/**
 * Barriers that a browser shows people who use a screen reader, a keyboard or large letters. Where axe-core has a rule for one, its name is
 * the second part of the code.
 */
export const a11yProblems = {
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
