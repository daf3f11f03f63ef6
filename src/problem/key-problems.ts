import { suggest } from "./suggest.ts";
import { ask, lines, prose, quoted, uncomment, type Catalogue } from "./wording.ts";

/** Facts that no key holds. */
const withoutKey: ReadonlyMap<string, string> = new Map([
  ["fax", "Delete this line, and write the fax number in a text, such as that of site/about/address.md."],
]);

/** Keys of groups, and the pairs of keys that make a card section. */
export const keyProblems = {
  "key/moved": {
    title: "A key that has moved or has a new name",
    story: prose`
      An earlier version of dentalsite had this key here. Its value is still needed, in another file or under another
      name, so that every fact is in one place.
    `,
    before: lines`
      phone: (503) 555-0187      (in site/practice.yaml)
    `,
    after: lines`
      phone: (503) 555-0187      (in site/offices/main.md)
    `,
    word: ({ key, instead }: { key: string; instead: string }) => ({
      message: `The key ${quoted(key)} no longer belongs here.`,
      remedy: instead,
    }),
  },
  "key/unknown": {
    title: "A key that does not belong here",
    story: prose`
      A key is the word before the colon. With a typo in it, or in the wrong file, its value would be ignored, and you
      would wonder why the page does not change. Capitals count: "imgsrc" is not "imgSrc".
    `,
    before: lines`
      mainTitleText: Crowns
      titel: A cover for a weakened tooth
    `,
    after: lines`
      mainTitleText: Crowns
      title: A cover for a weakened tooth
    `,
    word: ({ key, known }: { key: string; known: readonly string[] }) => {
      const meant = suggest(key, known);
      return {
        message: `${quoted(key)} is not a key that belongs here.${ask(meant)}`,
        remedy:
          meant === undefined
            ? (withoutKey.get(key.toLowerCase()) ?? `Use one of the keys known here: ${known.join(", ")}.`)
            : `Write "${meant}:" instead.`,
      };
    },
  },
  "key/missing": {
    title: "A key that has to be there",
    story: prose`
      Some facts are needed on every page, such as the name of the practice, and each page needs its title. The line
      was deleted, or its key has a typo. A patient would find a gap where the fact should be.
    `,
    before: lines`
      origin: https://www.harborlane.example/practice
      language: en-US
    `,
    after: lines`
      name: Harbor Lane Dental
      origin: https://www.harborlane.example/practice
      language: en-US
    `,
    /** At the place that is reported, `neighbor` is a key of the same group, or the key itself is in a comment. */
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
    title: "A fifth section of cards",
    story: prose`
      A service page has at most four sections of cards. More would push what a patient came for, the steps and the
      phone number, too far down the page.
    `,
    before: lines`
      sectionFourTitle: Afterwards
      sectionFourData:
        - title: First day
          description: Eat soft food.
      sectionFiveTitle: At home
      sectionFiveData:
        - title: First week
          description: Brush with care.
    `,
    after: lines`
      sectionFourTitle: Afterwards
      sectionFourData:
        - title: First day
          description: Eat soft food.
        - title: First week at home
          description: Brush with care.
    `,
    word: ({ key }: { key: string }) => ({
      message: `${quoted(key)} would be a fifth card section; a service page has at most four.`,
      remedy: "Merge it into one of the four, or move it into the text below the keys.",
    }),
  },
  "section/title-without-data": {
    title: "A section's title without its cards",
    story: prose`
      The title and its list belong together and share the number in their names. One was deleted or renamed and the
      other stayed. Patients, and screen readers that jump from heading to heading, would land on nothing.
    `,
    before: lines`
      sectionOneTitle: What you can expect
    `,
    after: lines`
      sectionOneTitle: What you can expect
      sectionOneData:
        - title: Numb first
          description: You are numbed before we start.
    `,
    word: ({ title, data }: { title: string; data: string }) => ({
      message: `${quoted(title)} has no ${quoted(data)}, so the section would be a heading with nothing below it.`,
      remedy: `Add "${data}:" with a list of title and description, or remove ${quoted(title)}.`,
    }),
  },
  "section/data-without-title": {
    title: "A section's cards without their title",
    story: prose`
      The list is there, but the key with its heading was deleted, or has another number in its name. The cards would
      hang below the section before them, as if they were part of it.
    `,
    before: lines`
      sectionOneData:
        - title: Numb first
          description: You are numbed before we start.
    `,
    after: lines`
      sectionOneTitle: What you can expect
      sectionOneData:
        - title: Numb first
          description: You are numbed before we start.
    `,
    word: ({ title, data }: { title: string; data: string }) => ({
      message: `${quoted(data)} has no ${quoted(title)}, so the section would have no heading.`,
      remedy: `Add "${title}: ...", or remove ${quoted(data)}.`,
    }),
  },
} satisfies Catalogue;
