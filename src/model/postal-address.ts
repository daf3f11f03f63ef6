import * as z from "zod";
import { countryCode, defaultLanguage } from "./language.ts";
import { nameText, plainText } from "./schema-parts.ts";

interface AddressForm {
  /** The line below the street: `C` is the city, `S` the state, `Z` the postal code. */
  line: string;
  /** Postal codes of the country, with an example. */
  code: RegExp;
  example: string;
  /** The only time zone of the country; absent if it has several. */
  timeZone?: string;
  /** ISO 4217. */
  currency: string;
}

/** How countries write addresses: "fmt", "require" and "zip" of libaddressinput, Google's address data. */
const forms: Readonly<Record<string, AddressForm>> = {
  US: { line: "C, S Z", code: /^\d{5}(-\d{4})?$/, example: '"97201"', currency: "USD" },
  CA: {
    line: "C S Z",
    code: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
    example: "K1A 0B1",
    currency: "CAD",
  },
  MX: { line: "Z C, S", code: /^\d{5}$/, example: '"02860"', currency: "MXN" },
  DE: { line: "Z C", code: /^\d{5}$/, example: '"10115"', timeZone: "Europe/Berlin", currency: "EUR" },
  AT: { line: "Z C", code: /^\d{4}$/, example: '"1010"', timeZone: "Europe/Vienna", currency: "EUR" },
  CH: { line: "Z C", code: /^\d{4}$/, example: '"3007"', timeZone: "Europe/Zurich", currency: "CHF" },
};

export interface WrittenAddress {
  street: string;
  suite?: string | undefined;
  city: string;
  /** In countries whose addresses have none, it is not written. */
  state?: string | undefined;
  zip: string;
  country?: string | undefined;
}

/** Returns the code of the country that an address names, `US` if it names none, and undefined if the name is unknown. */
export const countryCodeOf = ({ country }: Pick<WrittenAddress, "country">): string | undefined =>
  country === undefined ? "US" : countryCode(country, defaultLanguage);

const formOfAddress = (address: Pick<WrittenAddress, "country">): AddressForm | undefined =>
  forms[countryCodeOf(address) ?? ""];

/** Whether addresses of the country have a state or province. In an unknown country they may have one. */
export const hasStates = (address: Pick<WrittenAddress, "country">): boolean =>
  formOfAddress(address)?.line.includes("S") ?? true;

/** Returns city, state and postal code as one line of an envelope, in the order of the address's country. */
export function cityLine(address: WrittenAddress): string {
  const { city, state, zip } = address;
  const line = formOfAddress(address)?.line ?? "C, S Z";
  const values: Readonly<Record<string, string>> = { C: city, S: state ?? "", Z: zip };
  return line.replace(state === undefined ? /,? S/ : "", "").replace(/[CSZ]/g, (part) => values[part]!);
}

/** Returns the state; undefined if addresses of the country have none, whatever is written. */
export const stateIn = (address: Pick<WrittenAddress, "country" | "state">): string | undefined =>
  hasStates(address) ? address.state : undefined;

/** Returns the city and the state, if addresses of the country have one. */
export function cityAndState(address: WrittenAddress): string {
  const state = stateIn(address);
  return state === undefined ? address.city : `${address.city}, ${state}`;
}

/** Returns the words by which a map finds an address. Within the United States, they need no country. */
export function searchWords(address: WrittenAddress): string {
  const { street, country } = address;
  const isElsewhere = country !== undefined && countryCodeOf(address) !== "US";
  return [street, cityLine(address), ...(isElsewhere ? [country] : [])].join(", ");
}

/** Returns the only time zone of the address's country; undefined if it has several. */
export const zoneOfCountry = (address: Pick<WrittenAddress, "country">): string | undefined =>
  formOfAddress(address)?.timeZone;

/** Returns the currency of the address's country; undefined if we do not know it. */
export const currencyOf = (address: Pick<WrittenAddress, "country">): string | undefined =>
  formOfAddress(address)?.currency;

/** Returns made-up parts of an address that fit a country: a state if it must have one. */
export function sampleOf(country: string): { state?: string; zip: string } {
  const { line = "", example = '"00000"' } = forms[country] ?? {};
  return { zip: example.replaceAll('"', ""), ...(line.includes("S") && { state: "XX" }) };
}

/** A postal code of any country. */
const postalCodeSchema = z
  .string()
  .regex(/^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/, 'a ZIP code or postal code in quotes such as "97201"')
  .meta({ kind: "code", examples: ["97201"] });

/** The schema of `address` of an office. */
export const addressSchema = z
  .strictObject({
    street: plainText("House number and street.", "12 Harbor Lane"),
    suite: plainText("The suite or floor, if there is one.", "Suite 3").optional(),
    city: plainText("The city.", "Port Ansel"),
    state: plainText("The state or province, as on an envelope.", "CA")
      .meta({ neededIf: "the office is in the United States, Canada or Mexico" })
      .optional(),
    zip: postalCodeSchema.describe("The ZIP code or postal code, in quotes."),
    country: nameText(
      "The country, in English or its own language; needed outside the United States. The address is written as it writes them.",
      "United States",
    ).optional(),
  })
  .superRefine((address, context) => {
    const form = formOfAddress(address);
    if (form?.line.includes("S") && address.state === undefined) {
      context.addIssue({ code: "custom", path: ["state"], message: "there" });
    }
    if (form === undefined || form.code.test(address.zip)) return;
    const { country } = address;
    const elsewhere = country === undefined ? ', or "country:" with the name of another country' : "";
    const what =
      country === undefined || countryCodeOf(address) === "US" ? "a ZIP code" : `a postal code of ${country}`;
    context.addIssue({ code: "custom", path: ["zip"], message: `${what} such as ${form.example}${elsewhere}` });
  })
  .meta({
    description: "Where the office is; shown in the footer and beside the map.",
    examples: [
      {
        street: "12 Harbor Lane",
        suite: "Suite 3",
        city: "Port Ansel",
        state: "CA",
        zip: "97201",
        country: "United States",
      },
    ],
  });
