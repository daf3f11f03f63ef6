import { inQuotes, lines, prose, quoted, type Catalogue } from "./wording.ts";

interface UnknownContact {
  kind: "phone" | "email" | "street" | "zip";
  value: string;
  key: string;
  /** The practice's own of that kind. */
  own: readonly string[];
  /** The value as a contact may have it; undefined if it is not a whole phone number. */
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
  return `If it is somebody else's, ${declare(kind === "zip" ? `zip: ${quoted(declared)}` : `${kind}: ${declared}`, hasList)}`;
}

/** How to say whose something is; `fact` is the key with its value. */
function declare(fact: string, hasList: boolean): string {
  const line = `- {name: Whose it is, ${fact}}`;
  return hasList
    ? `add a line to "contacts:" in site/practice.yaml: ${line}`
    : `add two lines to site/practice.yaml, "contacts:" and below it: ${line}`;
}

/** What `dentalsite check` says of facts that differ from the practice's files. */
export const factProblems = {
  "copy/unknown-contact": {
    title: "A phone, e-mail, street or ZIP code that is not yours",
    story: prose`
      A page was copied from elsewhere, a number was mistyped, or the practice has moved. A patient in pain would call
      somebody else. Those of a specialist or a hotline are fine once site/practice.yaml says whose they are.
    `,
    before: lines`
      Call us at (503) 555-0178.
    `,
    after: lines`
      Call us at (503) 555-0187.
    `,
    severity: "warning",
    word: (details: UnknownContact) => ({
      message: `${quoted(details.value)} is not ${contactWords[details.kind]} of this practice, and site/practice.yaml does not say whose it is.`,
      remedy: `${remedyForOwn(details)} ${remedyForOthers(details)}`.trimEnd(),
      about: details.key,
    }),
  },
  "copy/other-hours": {
    title: "Hours that no office has",
    story: prose`
      The hours are in the file of each office, and every page shows them from there. If they are also in a text, that
      is forgotten when they change, and somebody in pain finds a closed door.
    `,
    before: lines`
      We see emergencies Mon-Fri, 7 AM to 9 PM.
    `,
    after: lines`
      We see emergencies on the day you call. Our hours are at the bottom of this page.
    `,
    severity: "warning",
    word: ({ value, key, hasSeveral, hasList }: OtherHours) => ({
      message: `${quoted(value)} are not the hours that ${hasSeveral ? "any file" : "the file"} in site/offices/ gives.`,
      remedy: `If they are right, change "hours:" there. If not, remove them here, because every page shows the hours anyway. If they are somebody else's, ${declare(`hours: ${inQuotes(value)}`, hasList)}`,
      about: key,
    }),
  },
  "copy/other-license": {
    title: "A license number that no doctor has",
    story: prose`
      Patients look licenses up. The number of each doctor is in the doctor's file, and the pages show it from there;
      a number in a text may be mistyped, or be that of somebody who has left.
    `,
    before: lines`
      Our dentist holds license DDS 54321.
    `,
    after: lines`
      Our dentist is licensed in California.
    `,
    severity: "warning",
    word: ({ value, own, hasList }: { value: string; own: readonly string[]; hasList: boolean }) => ({
      message: `${quoted(value)} is not the license number that any file in site/doctors/ gives.`,
      remedy: `Write ${own.join(" or ")}, or change "license:" in the doctor's file. If it is somebody else's, ${declare(`license: ${quoted(value)}`, hasList)}`,
      about: value,
    }),
  },
} satisfies Catalogue;
