import * as z from "zod";

/** Characters that people write between the digits of a phone number. Word substitutes its own hyphens. */
const gap = String.raw`[\s()./\u2010-\u2015-]*`;

/**
 * North American Numbering Plan: ten digits, where area code and exchange begin with 2 to 9, perhaps after the country code 1. Other
 * countries' numbers begin with + and their code.
 */
const phoneNumber = new RegExp(
  String.raw`^(?:\+?1)?${gap}[2-9](?:${gap}\d){2}${gap}[2-9](?:${gap}\d){6}$|^\+[2-9](?:${gap}\d){6,13}$`,
);

const wanted =
  "a phone number such as (503) 555-0187: ten digits without an extension, the first and the fourth from 2 to 9 (for other countries + and their code)";

const hasNoAreaCode = new RegExp(`^[2-9](?:${gap}\\d){6}$`);
const wantedWithAreaCode = "a phone number with its area code, such as (503) 555-0187";

/** A complete number, without an extension. */
export const phoneSchema = z
  .string()
  .regex(phoneNumber, { error: ({ input }) => (hasNoAreaCode.test(input ?? "") ? wantedWithAreaCode : wanted) })
  .meta({
    kind: "phone",
    examples: ["(503) 555-0187"],
    abroad: "a phone number that begins with + and the country's code",
  });

/** Letters on the keys of a phone: ITU-T E.161. */
const keys = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Replaces capital letters with digits, as in 1-800-DENTIST. */
export const dialled = (phone: string): string =>
  phone.replace(/[A-Z]/g, (letter) => String(keys.findIndex((letters) => letters.includes(letter))));
