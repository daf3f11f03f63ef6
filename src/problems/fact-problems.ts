import { inQuotes, quoted, type Catalogue } from "./wording.ts";

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

function remedyForOthers({ kind, declared, hasList }: UnknownContact): string {
  if (declared === undefined) return "Other phone numbers need all their digits, with the area code.";
  return `If it is somebody else's, ${declare(`${kind}: ${inQuotes(declared)}`, hasList)}`;
}

/** Says how to declare whose fact this is; `fact` is the key with its value. */
function declare(fact: string, hasList: boolean): string {
  const contact = `{ name: Whose it is, ${fact} }`;
  return hasList
    ? `add this line below "contacts:" in site/practice.yaml: - ${contact}`
    : `add this line to site/practice.yaml: contacts: [${contact}]`;
}

/** Facts in texts that differ from the practice's files, found by `dentalsite check`. */
export const factProblems = {
  "copy/unknown-contact": {
    word: (details: UnknownContact) => ({
      message: `${quoted(details.value)} is not ${contactWords[details.kind]} of this practice.`,
      remedy: `${remedyForOwn(details)} ${remedyForOthers(details)}`.trimEnd(),
      about: details.key,
    }),
  },
  "copy/other-hours": {
    word: ({ value, key, hasSeveral, hasList }: OtherHours) => ({
      message: `${quoted(value)} are not the hours that ${hasSeveral ? "any file" : "the file"} in site/offices/ gives.`,
      remedy: `If they are right, change "hours:" there. If not, remove them here, because every page shows the hours anyway. If they are somebody else's, ${declare(`hours: ${inQuotes(value)}`, hasList)}`,
      about: key,
    }),
  },
} satisfies Catalogue;
