import { inQuotes, quoted, type Catalogue, type Wording } from "./wording.ts";

interface UnknownContact {
  kind: "phone" | "email" | "street" | "zip";
  value: string;
  key: string;
  /** The practice's own values of that kind. */
  own: readonly string[];
  /** The value in the form that a contact takes; undefined if it is not a whole phone number. */
  declared: string | undefined;
  /** Whether there is a list of contacts. */
  hasList: boolean;
}

interface OtherHours {
  value: string;
  key: string;
  /** Whether there are several offices. */
  hasSeveral: boolean;
  hasList: boolean;
}

const contactWords = { phone: "a phone number", email: "the e-mail address", street: "the street", zip: "a ZIP code" };

function remedyForOwn({ value, own }: UnknownContact): string {
  if (own.length === 0) return `If it is yours, add the line "email: ${value}" to site/practice.yaml.`;
  return own.length > 3
    ? "If it should be yours, write what the office's file in site/offices/ says."
    : `If it should be yours, write ${own.join(" or ")}.`;
}

/** Says how to declare whose fact this is; `fact` is the key with its value. */
function declare(fact: string, hasList: boolean): Required<Pick<Wording, "remedy" | "lines">> {
  const contact = `  - { name: Whose it is, ${fact} }`;
  return hasList
    ? { remedy: 'add this line below "contacts:" in site/practice.yaml:', lines: [contact] }
    : { remedy: "add these lines to site/practice.yaml:", lines: ["contacts:", contact] };
}

function wordContact(details: UnknownContact): Wording {
  const { kind, value, key: about, declared, hasList } = details;
  const message = `${quoted(value)} is not ${contactWords[kind]} of this practice.`;
  const own = remedyForOwn(details);
  if (declared === undefined)
    return { message, remedy: `${own} Other phone numbers need all their digits, with the area code.`, about };
  const { remedy, lines } = declare(`${kind}: ${inQuotes(declared)}`, hasList);
  return { message, remedy: `${own} If it is somebody else's, ${remedy}`, lines, about };
}

/** Facts in texts that differ from the practice's files, found by `dentalsite check`. */
export const factProblems = {
  "copy/unknown-contact": { word: wordContact },
  "copy/other-hours": {
    word: ({ value, key: about, hasSeveral, hasList }: OtherHours) => {
      const { remedy, lines } = declare(`hours: ${inQuotes(value)}`, hasList);
      return {
        message: `${quoted(value)} are not the hours that ${hasSeveral ? "any file" : "the file"} in site/offices/ gives.`,
        remedy: `If they are right, change "hours:" there. If not, remove them here, because every page shows the hours anyway. If they are somebody else's, ${remedy}`,
        ...{ lines, about },
      };
    },
  },
} satisfies Catalogue;
