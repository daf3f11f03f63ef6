import examples from "libphonenumber-js/mobile/examples";
import {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import * as z from "zod";
import { countryCodeOf, type WrittenAddress } from "./postal-address.ts";
import { isolate } from "../text/right-to-left.ts";

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
    .refine((phone) => readForeign(splitExtension(phone)[0])?.isPossible() !== false, "a complete phone number")
    .meta({
      fieldType: "phone",
      examples: ["(503) 555-0187"],
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

/** Reads a number of a country outside the North American Numbering Plan, written with + and the country's code. */
const readForeign = (phone: string) => (/^\s*\+[2-9]/.test(phone) ? parsePhoneNumberFromString(phone) : undefined);

/** RFC 3966: digits with the country code, and the extension. Ten digits, or eleven that begin with 1, count as North American. */
export function telephoneHref(phone: string): string {
  const [number, extension] = splitExtension(phone);
  return numberHref(number) + extension.replace(/\D+/, ";ext=");
}

function numberHref(phone: string): string {
  const foreign = readForeign(phone);
  if (foreign) return `tel:${foreign.number}`;
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+") || (digits.length === 11 && digits.startsWith("1"))) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}

/** Returns a number with its country's code, for machines: `+15035550187`, or with an extension `+15035550187;ext=12`. */
export const numberWithCountry = (phone: string): string => telephoneHref(phone).slice("tel:".length);

/** RFC 5724. */
export const smsHref = (phone: string): string => numberHref(phone).replace("tel:", "sms:");

/** Formats a North American number as people write it. Other numbers stay as they are. */
export function readablePhone(phone: string): string {
  const [, area, exchange, line] = /^tel:\+1(\d{3})(\d{3})(\d{4})$/.exec(numberHref(phone)) ?? [];
  return area === undefined ? phone.trim() : `(${area}) ${exchange}-${line}`;
}

/** Digits alone, as a phone keeps a number. */
const isBare = /^\s*(?:\+?1)?\d{10}\s*$/;

/**
 * Returns an office's number as people in its country write it. Numbers of another country stay as written, and so do extensions, and North
 * American numbers but for digits alone.
 */
export function printedPhone(phone: string, address: Pick<WrittenAddress, "country">): string {
  const [number, extension] = splitExtension(phone);
  return printedNumber(number, address) + extension;
}

function printedNumber(phone: string, address: Pick<WrittenAddress, "country">): string {
  const foreign = readForeign(phone);
  const country = countryCodeOf(address) ?? "";
  const code = isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
  if (code === "1" && isBare.test(phone)) return readablePhone(phone);
  const isOwn = code !== undefined && code === foreign?.countryCallingCode;
  return isOwn && foreign.isValid() ? foreign.formatNational() : phone;
}

/** Returns an office's number as a page in this language prints it. */
export const phoneOnPages = (phone: string, address: Pick<WrittenAddress, "country">, language: string): string =>
  isolate(printedPhone(phone, address), language);

/**
 * Returns a number that people in a country outside the North American Numbering Plan dial there, with + and the country's code. Any other
 * text stays as it is.
 */
export function withCountryCode(phone: string, country: string): string {
  const [number, extension] = splitExtension(phone);
  const read = isSupportedCountry(country) ? parsePhoneNumberFromString(number, country) : undefined;
  return read?.isValid() && read.countryCallingCode !== "1" ? read.formatInternational() + extension : phone;
}

/** Says what a number of a country outside the North American Numbering Plan is like. */
export function wantedPhoneIn(country: string): string {
  const sample = samplePhoneIn(country);
  return `a complete phone number that begins with + and the country's code${sample === undefined ? "" : `, such as ${sample}`}`;
}

/** Returns a made-up number of a country outside the North American Numbering Plan, with its code. */
export function samplePhoneIn(country: string): string | undefined {
  const sample = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return sample?.countryCallingCode === "1" ? undefined : sample?.formatInternational();
}
