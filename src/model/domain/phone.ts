import * as z from "zod";

/** Characters that people write between the digits of a phone number. Word substitutes its own hyphens. */
const gap = String.raw`[\s()./\u2010-\u2015-]*`;

/** Words for an extension, in small letters: English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish and Nordic ones. */
const extensionWords =
  "extension extensión ext extn x interno int anexo ramal poste durchwahl dw nebenstelle apparat app toestel tst wewn wew dahili anknytning ankn lokal linja";
const anyCase = (word: string): string => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
/** A pattern for an extension after a number, such as ", ext. 12". */
export const extension = String.raw`(?:(?<![\s,;])[\s,;]*(?:#\s*|(?:${[...extensionWords.split(" ").map(anyCase), "EXT", "DW"].join("|")})\.?[\s:=]*)\d{1,7})`;

/**
 * North American Numbering Plan: ten digits, where area code and exchange begin with 2 to 9, perhaps after the country code 1. Other
 * countries' numbers begin with + and their code.
 */
const number = String.raw`(?:(?:\+?1)?${gap}[2-9](?:${gap}\d){2}${gap}[2-9](?:${gap}\d){6}|\+[2-9](?:${gap}\d){6,13})`;

const wanted =
  "a phone number such as (503) 555-0187: ten digits, the first and the fourth from 2 to 9 (for other countries + and their code)";

const hasNoAreaCode = new RegExp(`^[2-9](?:${gap}\\d){6}$`);
const wantedWithAreaCode = "a phone number with its area code, such as (503) 555-0187";

const phoneOf = (pattern: string): z.ZodString =>
  z
    .string()
    .regex(new RegExp(pattern), {
      error: ({ input }) => (hasNoAreaCode.test(input ?? "") ? wantedWithAreaCode : wanted),
    })
    .meta({
      kind: "phone",
      examples: ["(503) 555-0187"],
      abroad: "a phone number that begins with + and the country's code",
    });

/** A complete number, perhaps with an extension: "(503) 555-0187, ext. 12". */
export const phoneSchema = phoneOf(`^${number}${extension}?$`);

/** A complete number for machines, which have no extensions. */
export const directPhoneSchema = phoneOf(`^${number}$`);

const atEnd = new RegExp(`${extension}$`);

/** Splits a number and its extension as written: "(503) 555-0187" and ", ext. 12". The second is empty if there is none. */
export function splitExtension(phone: string): [number: string, extension: string] {
  const at = phone.trimEnd().search(atEnd);
  return at <= 0 ? [phone, ""] : [phone.slice(0, at), phone.slice(at).trimEnd()];
}

/** Letters on the keys of a phone: ITU-T E.161. */
const keys = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Replaces capital letters with digits, as in 1-800-DENTIST. */
export const dialled = (phone: string): string =>
  phone.replace(/[A-Z]/g, (letter) => String(keys.findIndex((letters) => letters.includes(letter))));
