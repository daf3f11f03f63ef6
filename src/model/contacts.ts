import * as z from "zod";
import { dialled, phoneSchema, telephoneHref } from "./phone.ts";
import { emailSchema, note, zipSchema } from "./schema-parts.ts";
import { keyOfStreet } from "./street.ts";

/** Ways to reach somebody that content may name. */
export type ContactKind = "phone" | "email" | "street" | "zip";

/** Facts that content may name about somebody. */
type FactOfContact = ContactKind | "license" | "hours";

type Contact = Readonly<Partial<Record<FactOfContact, string | undefined>>>;

/** The schema of `contacts` in `site/practice.yaml`: people and offices that the content names besides the practice. */
export const contactsSchema = z
  .array(
    z
      .strictObject({
        name: note("Who this is.", "Dental Board of California"),
        phone: phoneSchema.describe("Their phone number.").optional(),
        email: emailSchema.describe("Their e-mail address.").optional(),
        street: note("Their house number and street.", "2005 Evergreen Street").optional(),
        zip: zipSchema.describe("Their ZIP code, in quotes.").optional(),
        license: note("Their license number.", "RDH 54321").optional(),
        hours: note("Their hours, as your texts write them.", "Mon-Fri, 9 AM to 9 PM").optional(),
      })
      .refine((contact) => keysOf(contact).length > 0, {
        error: 'a "name" with a "phone", an "email", a "street", a "zip", a "license" or "hours" below it',
        // A key with a typo is reported as such, not as missing.
        when: ({ issues }) => issues.length === 0,
      }),
  )
  .meta({
    description:
      "Phone numbers, e-mail addresses, streets, ZIP codes, license numbers and hours of others that your texts name, each with whose it is.",
    examples: [[{ name: "Poison Help", phone: "(800) 222-1222" }]],
  });

/** Returns one key for all ways to write a number, address, code or hours. */
export function keyOfContact(kind: FactOfContact, written: string): string {
  if (kind === "license") return `license:${written.replace(/\D/g, "")}`;
  if (kind === "hours") return `hours:${written.toLowerCase().replaceAll(/&nbsp;|[^\p{L}\d:]/gu, "")}`;
  if (kind === "phone") return telephoneHref(dialled(written));
  if (kind === "street") return keyOfStreet(written);
  return kind === "email" ? `mailto:${written.toLowerCase()}` : `zip:${written.slice(0, 5)}`;
}

/** Returns the keys of all facts of a contact. */
export function keysOf({ phone, email, street, zip, license, hours }: Contact): string[] {
  return Object.entries({ phone, email, street, zip, license, hours }).flatMap(([kind, written]) =>
    written === undefined ? [] : [keyOfContact(kind as FactOfContact, written)],
  );
}
