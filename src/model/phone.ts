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
  .meta({ kind: "code", examples: ["(503) 555-0187"] });

/** Letters on the keys of a phone: ITU-T E.161. */
const keys = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Replaces capital letters with digits, as in 1-800-DENTIST. */
export const dialled = (phone: string): string =>
  phone.replace(/[A-Z]/g, (letter) => String(keys.findIndex((letters) => letters.includes(letter))));

/** RFC 3966: digits with the country code. Ten digits, or eleven that begin with 1, count as North American. */
export function telephoneHref(phone: string): string {
  const isInternational = phone.trim().startsWith("+");
  // Only callers inside the country dial the zero of +49 (0)30 123456.
  const digits = phone.replace(isInternational ? /\(0\)|\D/g : /\D/g, "");
  if (isInternational) return `tel:+${digits}`;
  if (digits.length === 11 && digits.startsWith("1")) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}

/** Returns a number with its country's code, for machines: `+15035550187`. */
export const numberWithCountry = (phone: string): string => telephoneHref(phone).slice("tel:".length);

/** RFC 5724. */
export const smsHref = (phone: string): string => telephoneHref(phone).replace("tel:", "sms:");

/** Formats a North American number as people write it. Other numbers stay as they are. */
export function readablePhone(phone: string): string {
  const [, area, exchange, line] = /^tel:\+1(\d{3})(\d{3})(\d{4})$/.exec(telephoneHref(phone)) ?? [];
  return area === undefined ? phone.trim() : `(${area}) ${exchange}-${line}`;
}
