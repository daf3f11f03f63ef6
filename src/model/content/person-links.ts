import { withLabel } from "../domain/language.ts";
import type { Link } from "../build/page.ts";
import { emailSchema, webAddressSchema } from "./schema-parts.ts";
import type { Words } from "./words.ts";
import { fillWord } from "../text/fill-word.ts";

/** The keys of a person for the ways to reach that person in particular. */
export const personLinkKeys = {
  booking: webAddressSchema
    .meta({
      description: "Where patients book a visit with this person online: the page that your booking service gave you.",
      examples: ["https://booking.example.com/harbor-lane/ada-brightwater"],
    })
    .optional(),
  email: emailSchema
    .meta({ description: "The e-mail address of this person for patients.", examples: ["ada@practice.com"] })
    .optional(),
};

interface Person {
  name: string;
  booking?: string;
  email?: string;
}

/** Makes the links to a person, whose name a text beside them has. */
export function linkPerson({ name, booking, email }: Person, words: Pick<Words, "bookWith">): Link[] {
  return [
    ...(booking === undefined ? [] : [{ label: fillWord(words.bookWith, { name }), href: booking }]),
    ...(email === undefined ? [] : [{ label: email, href: mailHref(email) }]),
  ];
}

/** Makes the links to a person for a list of the ways to reach several. */
export function linkPersonByName(
  person: Person,
  { words, language }: { words: Pick<Words, "bookWith">; language: string },
): Link[] {
  return linkPerson(person, words).map(({ label, href }) => ({
    label: label === person.email ? withLabel(person.name, label, language) : label,
    href,
  }));
}

export const mailHref = (email: string): string => `mailto:${email}`;
