import examples from "libphonenumber-js/mobile/examples";
import {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { countryCodeOf, type WrittenAddress } from "./postal-address.ts";
import { splitExtension } from "./phone.ts";
import { isolate } from "../text/right-to-left.ts";

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

/** Returns a made-up number of a country outside the North American Numbering Plan, with its code. */
export function samplePhoneIn(country: string): string | undefined {
  const sample = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return sample?.countryCallingCode === "1" ? undefined : sample?.formatInternational();
}
