import { linesOfShape, type Shape } from "./field-remedies.ts";
import { ask, quoted, uncomment, type Catalogue } from "./wording.ts";

interface UnknownKey {
  key: string;
  known: readonly string[];
  meant: string | undefined;
  /** The key that an office has for it, if it is a fact of an office in the file of the practice. */
  inOffice: string | undefined;
}

function remedyForUnknown({ key, known, meant, inOffice }: UnknownKey): string {
  if (inOffice !== undefined) {
    const name = inOffice === key ? "" : `, as ${quoted(`${inOffice}:`)}`;
    return `Move this line to the file of the office, in site/offices/${name === "" ? "." : `${name}.`}`;
  }
  if (meant !== undefined) return `Write ${quoted(`${meant}:`)} in place of ${quoted(`${key}:`)}.`;
  return `Use one of the keys known here: ${known.join(", ")}.`;
}

interface MissingKey {
  key: string;
  /** The keys or items of a value that is not one line. */
  shape?: Shape | undefined;
  /** The key at the reported place, which makes no sense without the missing one. `isPart`: it is only a part of that one. */
  needer?: { key: string; isPart: boolean } | undefined;
  /** The key of the same group at the reported place. */
  neighbor?: string;
  /** Whether the place is the key itself, commented out. */
  isCommented?: boolean;
}

function wordMissing({ key, needer }: MissingKey): string {
  return needer
    ? `${quoted(needer.key)} needs the key ${quoted(key)}, which is missing.`
    : `The key ${quoted(key)} is missing.`;
}

function remedyForMissing({ key, shape, needer, neighbor }: MissingKey): string {
  const where = neighbor === undefined ? "here" : `right below this one, indented like ${quoted(neighbor)}`;
  const choice = needer?.isPart === true ? `Remove ${quoted(needer.key)}, or add` : "Add";
  const start = (line: string): string => `${choice} a line "${line}" ${needer ? "above this one" : where}`;
  return shape
    ? linesOfShape(shape, `${start(`${key}:`)}, and below it, indented by two more spaces`)
    : `${start(`${key}: ...`)}.`;
}

/** Keys of groups, and the pairs of keys that make a card section. */
export const keyProblems = {
  "key/unknown": {
    word: (details: UnknownKey) => ({
      message: `${quoted(details.key)} is not a key that belongs here.${ask(details.inOffice === undefined ? details.meant : undefined)}`,
      remedy: remedyForUnknown(details),
    }),
  },
  "key/missing": {
    word: (details: MissingKey) => {
      const { key, isCommented = false } = details;
      return isCommented
        ? {
            message: `The key ${quoted(key)} is missing: its line is a comment.`,
            remedy: `${uncomment(key)} here, and write your own words after the colon.`,
          }
        : { message: wordMissing(details), remedy: remedyForMissing(details) };
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
