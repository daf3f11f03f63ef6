import * as z from "zod";
import { phoneSchema } from "../domain/phone.ts";
import { emailSchema, note, postalCodeSchema } from "./schema-parts.ts";

/** The schema of `contacts` in `site/practice.yaml`: people and offices that the content names besides the practice. */
export const contactsSchema = z
  .array(
    z
      .strictObject({
        name: note("Who this is.", "Dental Board of California"),
        phone: phoneSchema.describe("Their phone number.").optional(),
        email: emailSchema.describe("Their e-mail address.").optional(),
        zip: postalCodeSchema.describe("Their ZIP code or postal code, in quotes.").optional(),
        hours: note("Their hours, as your texts write them.", "Mon-Fri, 9 AM to 9 PM").optional(),
      })
      .refine(({ name: _, ...facts }) => Object.values(facts).some((fact) => fact !== undefined), {
        error: 'a "name" with a "phone", an "email", a "zip" or "hours"',
        // A key with a typo is reported as such, not as missing.
        when: ({ issues }) => issues.length === 0,
      }),
  )
  .meta({
    description:
      "Phone numbers, e-mail addresses, postal codes and hours of others that your texts name, each with whose it is.",
    examples: [[{ name: "Poison Help", phone: "(800) 222-1222" }]],
  });
