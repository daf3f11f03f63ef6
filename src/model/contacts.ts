import * as z from "zod";
import { phoneSchema, telephoneHref } from "./phone.ts";
import { emailSchema, note, zipSchema } from "./schema-parts.ts";
import { keyOfStreet } from "./street.ts";

/** The ways to reach somebody that content may name. */
export type ContactKind = "phone" | "email" | "street" | "zip";

type Contact = Readonly<Partial<Record<ContactKind, string | undefined>>>;

/** `contacts` of `site/practice.yaml`: whom the content names besides the practice itself. */
export const contactsSchema = z
  .array(
    z
      .strictObject({
        name: note("Who this is.", "Dental Board of California"),
        phone: phoneSchema.describe("Their phone number.").optional(),
        email: emailSchema.describe("Their e-mail address.").optional(),
        street: note("Their house number and street.", "2005 Evergreen Street").optional(),
        zip: zipSchema.describe("Their ZIP code, in quotes.").optional(),
      })
      .refine((contact) => keysOf(contact).length > 0, {
        error: 'a "name" with a "phone", an "email", a "street" or a "zip" below it',
        // A key with a typo in it is reported as such.
        when: ({ issues }) => issues.length === 0,
      }),
  )
  .describe(
    "Phone numbers, e-mail addresses, streets and ZIP codes of others that your texts name, each with whose it is.",
  );

/** One key for all the ways to write the same number, address or code. */
export function keyOfContact(kind: ContactKind, written: string): string {
  if (kind === "phone") return telephoneHref(written);
  if (kind === "street") return keyOfStreet(written);
  return kind === "email" ? `mailto:${written.toLowerCase()}` : `zip:${written.slice(0, 5)}`;
}

/** Of each number, address and code of a contact. */
export function keysOf({ phone, email, street, zip }: Contact): string[] {
  return Object.entries({ phone, email, street, zip }).flatMap(([kind, written]) =>
    written === undefined ? [] : [keyOfContact(kind as ContactKind, written)],
  );
}
