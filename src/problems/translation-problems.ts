import { didYouMean, inQuotes, quoted, type Catalogue } from "./wording.ts";

interface Missing {
  /** Absent for the Markdown of the file. */
  key: string | undefined;
  /** Position in a list, from 1. */
  item: number | undefined;
  /** The original's value, which is quoted if it is a text. */
  text: unknown;
  original: string;
}

interface OtherShape {
  /** Absent for the headings of the Markdown. */
  key: string | undefined;
  count: number;
  wanted: number;
  original: string;
}

/** Texts longer than this are not quoted whole. */
const mostQuoted = 60;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= mostQuoted ? line : `${line.slice(0, mostQuoted).replace(/\s+\S*$/, "")} …`;
}

/** Languages of a site besides its first. */
export const translationProblems = {
  "translation/undeclared": {
    word: ({ folder, known }: { folder: string; known: readonly string[] }) => ({
      message: `site/${folder}/ looks like the texts of another language, and site/practice.yaml names none that begins with ${quoted(folder)}.${didYouMean(folder, known)}`,
      remedy: `Write the language's tag in site/practice.yaml, such as "translations: [${folder}-US]", or move these files out of site/.`,
    }),
  },
  "translation/no-original": {
    word: ({ original, known }: { original: string; known: readonly string[] }) => ({
      message: `This file translates ${original}, which does not exist.${didYouMean(
        original,
        known.map((name) => `site/${name}`),
      )}`,
      remedy: `Give it the path of the file that it translates. If that page is gone, delete this file.`,
    }),
  },
  "translation/shared-fact": {
    word: ({ key, original }: { key: string; original: string }) => ({
      message: `${quoted(key)} is the same in every language, and its place is ${original}.`,
      remedy: `Delete it here. To change it, change it there, and every language shows it.`,
    }),
  },
  "translation/missing-key": {
    word: ({ key, item, text, original }: Missing) => {
      if (key === undefined) {
        return {
          message: `The text below the second --- is missing. ${original} has one, and a page is translated whole or not at all.`,
          remedy: "Write the text in this language, or delete this file until the page is translated.",
        };
      }
      const where = item === undefined ? quoted(key) : `Item ${item} of ${quoted(key)}`;
      const says = typeof text === "string" ? ` There it says: ${inQuotes(shorten(text))}.` : "";
      return {
        message: `${where} is missing, and ${original} has it.${says}`,
        remedy: "Write it in this language, or delete this file until all of it is translated.",
      };
    },
  },
  "translation/core-missing": {
    word: ({ purpose, original, folder }: { purpose: string; original: string; folder: string }) => ({
      message: `This file does not exist, and no page of this language can do without it: ${purpose}.`,
      remedy: `Translate the texts of ${original}. For a draft of everything that is missing, run "dentalsite new translation ${folder}".`,
    }),
  },
  "translation/reserved-path": {
    word: ({ folder }: { folder: string }) => ({
      message: `The address of this page begins with /${folder}, and only pages in another language may have one that does.`,
      remedy: `Rename its file or folder. If it is written in that language, move it to site/${folder}/, beside the file that it translates.`,
    }),
  },
  "translation/other-shape": {
    word: ({ key, count, wanted, original }: OtherShape) =>
      key === undefined
        ? {
            message: `The text has ${count} ${count === 1 ? "heading" : "headings"}, and ${original} has ${wanted}.`,
            remedy: "Compare the two: a part may be missing, or one too many.",
          }
        : {
            message: `${quoted(key)} has ${count} ${count === 1 ? "item" : "items"}, and ${wanted} in ${original}.`,
            remedy: "Compare the two: an item may be missing, or one too many.",
          },
  },
  "translation/outdated": {
    /** `state` is what the file should name; `found` what it names. */
    word: ({ original, state, found }: { original: string; state: string; found: unknown }) => ({
      message:
        found === undefined
          ? `Nothing says which state of ${original} this translates.`
          : `The texts of ${original} have changed since this was translated.`,
      remedy: `Read both. When this says the same again, run "dentalsite translated" with the name of this file and --by with that of whoever has read it. Its line is then "original: ${state}".`,
    }),
  },
  "translation/same-text": {
    word: ({ key, original }: { key: string | undefined; original: string }) => ({
      message: `${key === undefined ? "The text below the second ---" : quoted(key)} is still what ${original} says, in that language.`,
      remedy: "Translate it.",
    }),
  },
  "translation/unreviewed": {
    word: () => ({
      message: "Nothing says that a qualified person has read this translation.",
      remedy:
        'Let somebody read it who knows dentistry and both languages, and write the name: "reviewedBy: Ana Ruiz, DDS". "dentalsite translated" can write it, too.',
    }),
  },
} satisfies Catalogue;
