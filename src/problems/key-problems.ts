import { ask, quoted, uncomment, type Catalogue } from "./wording.ts";

/** Remedies for facts that have no key. */
const withoutKey: ReadonlyMap<string, string> = new Map([
  ["fax", "Delete this line, and write the fax number in a text, such as that of site/about/address.md."],
]);

/** Keys of groups, and the pairs of keys that make a card section. */
export const keyProblems = {
  "key/unknown": {
    word: ({ key, known, meant }: { key: string; known: readonly string[]; meant: string | undefined }) => ({
      message: `${quoted(key)} is not a key that belongs here.${ask(meant)}`,
      remedy:
        meant === undefined
          ? (withoutKey.get(key.toLowerCase()) ?? `Use one of the keys known here: ${known.join(", ")}.`)
          : `Write "${meant}:" instead.`,
    }),
  },
  "key/missing": {
    /** `neighbor`: the key of the same group at the reported place. `isCommented`: the place is the key itself, commented out. */
    word: ({ key, neighbor, isCommented = false }: { key: string; neighbor?: string; isCommented?: boolean }) =>
      isCommented
        ? {
            message: `The key ${quoted(key)} is missing: its line is a comment.`,
            remedy: `${uncomment(key)} here, and write your own words after the colon.`,
          }
        : {
            message: `The key ${quoted(key)} is missing.`,
            remedy:
              neighbor === undefined
                ? `Add a line "${key}: ..." here.`
                : `Add a line "${key}: ..." right below this one, indented like ${quoted(neighbor)}.`,
          },
  },

  "section/fifth": {
    word: ({ key }: { key: string }) => ({
      message: `${quoted(key)} would be a fifth card section; a service page has at most four.`,
      remedy: "Merge it into one of the four, or move it into the text below the keys.",
    }),
  },
  "section/title-without-data": {
    word: ({ title, data }: { title: string; data: string }) => ({
      message: `${quoted(title)} has no ${quoted(data)}, so the section would be a heading with nothing below it.`,
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
