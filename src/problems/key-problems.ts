import { ask, quoted, uncomment, type Catalogue, type Wording } from "./wording.ts";

interface UnknownKey {
  key: string;
  known: readonly string[];
  meant: string | undefined;
  /** The lines of that key, if its value takes several and this one is a single text. */
  lines?: readonly string[] | undefined;
  /** The key that an office has for it, if it is a fact of an office in the file of the practice. */
  inOffice?: string | undefined;
}

function remedyForUnknown({ key, known, meant, lines, inOffice }: UnknownKey): Pick<Wording, "remedy" | "lines"> {
  if (inOffice !== undefined) {
    const name = inOffice === key ? "" : `, as ${quoted(`${inOffice}:`)}.`;
    return { remedy: `Move this line to the file of the office, in site/offices/${name || "."}` };
  }
  if (meant === undefined) return { remedy: `Use one of the keys known here: ${known.join(", ")}.` };
  if (lines) return { remedy: "Write these lines in its place:", lines };
  return { remedy: `Write ${quoted(`${meant}:`)} in place of ${quoted(`${key}:`)}.` };
}

interface MissingKey {
  key: string;
  /** Its line, or lines if the value takes several, with a value that an author could write. */
  lines: readonly string[];
  /** The key at the reported place, which makes no sense without the missing one. `isPart`: it is only a part of that one. */
  needer?: { key: string; isPart: boolean } | undefined;
  /** The key of the same group at the reported place. */
  neighbor?: string;
}

function wordMissing({ key, needer }: MissingKey): string {
  return needer
    ? `${quoted(needer.key)} needs the key ${quoted(key)}, which is missing.`
    : `The key ${quoted(key)} is missing.`;
}

function remedyForMissing({ lines, needer, neighbor }: MissingKey): Pick<Wording, "remedy" | "lines"> {
  const where = needer ? "above this one" : neighbor === undefined ? "here" : "right below this one";
  const start = needer?.isPart === true ? `Remove ${quoted(needer.key)}, or add` : "Add";
  const [only = "", ...others] = lines;
  if (others.length > 0) return { remedy: `${start} lines such as these ${where}:`, lines };
  const beside = needer === undefined && neighbor !== undefined ? `, indented like ${quoted(neighbor)}` : "";
  return { remedy: `${start} a line ${where}${beside}, such as: ${only.trim()}` };
}

/** Keys of groups, and the pairs of keys that make a card section. */
export const keyProblems = {
  "key/unknown": {
    word: (details: UnknownKey) => ({
      message: `${quoted(details.key)} is not a key that belongs here.${ask(details.inOffice === undefined ? details.meant : undefined)}`,
      ...remedyForUnknown(details),
    }),
  },
  "key/missing": {
    /** `commented`: the key itself, if its line is a comment. */
    word: (details: MissingKey | { commented: string }) =>
      "commented" in details
        ? {
            message: `The key ${quoted(details.commented)} is missing: its line is a comment.`,
            remedy: `${uncomment(details.commented)} here, and write your own words after the colon.`,
          }
        : { message: wordMissing(details), ...remedyForMissing(details) },
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
      remedy: `Remove ${quoted(title)}, or add lines such as these below it:`,
      lines: [`${data}:`, "  - title: Numb first", "    description: You are numbed before we start."],
    }),
  },
  "section/data-without-title": {
    word: ({ title, data }: { title: string; data: string }) => ({
      message: `${quoted(data)} has no ${quoted(title)}, so the section would have no heading.`,
      remedy: `Remove ${quoted(data)}, or add a line above this one, such as: ${title}: What happens`,
    }),
  },
} satisfies Catalogue;
