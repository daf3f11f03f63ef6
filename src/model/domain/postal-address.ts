import { formatAddress } from "localized-address-format";
import * as z from "zod";
import { countryCode, defaultLanguage, nameOfCountry } from "./language.ts";
import { joinInEnglish } from "../text/join-in-english.ts";
import { currencyIn } from "./money.ts";
import { nameText, plainText, postalCodeSchema } from "../content/schema-parts.ts";

interface AddressForm {
  /** The country's name, if every address there has a state or province. */
  withStates?: string;
  /** Postal codes of the country, with an example. */
  code: RegExp;
  example: string;
  /** The only time zone of the country; absent if it has several. */
  timeZone?: string;
}

/** Postal codes of countries, and whether a state is needed: "require" and "zip" of libaddressinput, Google's address data. */
const forms: Readonly<Record<string, AddressForm>> = {
  US: { withStates: "United States", code: /^\d{5}(-\d{4})?$/, example: '"97201"' },
  CA: {
    withStates: "Canada",
    code: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
    example: "K1A 0B1",
  },
  MX: { withStates: "Mexico", code: /^\d{5}$/, example: '"02860"' },
  DE: { code: /^\d{5}$/, example: '"10115"', timeZone: "Europe/Berlin" },
  AT: { code: /^\d{4}$/, example: '"1010"', timeZone: "Europe/Vienna" },
  CH: { code: /^\d{4}$/, example: '"3007"', timeZone: "Europe/Zurich" },
};

export interface WrittenAddress {
  street: string;
  suite?: string | undefined;
  city: string;
  /** In countries whose addresses have none, it is not written. */
  state?: string | undefined;
  /** In countries that have no postal codes, it is not written. */
  zip?: string | undefined;
  country?: string | undefined;
}

/** Returns the code of the country that an address names, `US` if it names none, and undefined if the name is unknown. */
export const countryCodeOf = ({ country }: Pick<WrittenAddress, "country">): string | undefined =>
  country === undefined ? "US" : countryCode(country, defaultLanguage);

const formOfAddress = (address: Pick<WrittenAddress, "country">): AddressForm | undefined =>
  forms[countryCodeOf(address) ?? ""];

/** Stand for the parts of an address while it is put in order. No content file can contain them. */
const marks = { street: "\uE003", city: "\uE000", state: "\uE001", zip: "\uE002" };

const isLatin = /\p{Script=Latin}/u;

/**
 * Returns the lines of an address with marks in place of the parts that addresses of the country have. Undefined for countries that are not
 * known. Where only a state has a place, the city is beside it: 東京都千代田区. Letters that only senders abroad put before a code, as in
 * CH-3007, are left out.
 */
function linesOfMarks(
  { country, city = "" }: Partial<WrittenAddress>,
  { state = "", zip = "" }: { state?: string; zip?: string } = marks,
): string[] | undefined {
  const postalCountry = countryCodeOf({ country });
  if (postalCountry === undefined) return undefined;
  const script = isLatin.test(city) ? "latin" : "local";
  const parts = { postalCountry, addressLines: [marks.street], locality: marks.city, postalCode: zip };
  const place = script === "local" || state === "" ? state + marks.city : `${marks.city}, ${state}`;
  const forms = [state, place].map((administrativeArea) => formatAddress({ ...parts, administrativeArea }, script));
  const lines = forms.find((each) => each.join("").includes(marks.city)) ?? forms[0];
  return lines?.map((line) => line.replace(/[A-Z]+-?(?=\uE002)/, "").replace("\uE000-\uE001", "\uE000 - \uE001"));
}

/** Whether addresses of the country may have a state or province. In an unknown country they may. */
export const hasStates = (address: Pick<WrittenAddress, "country">): boolean =>
  linesOfMarks(address)?.join("").includes(marks.state) !== false;

/** Whether every address of the country has a postal code. */
const hasPostalCodes = (address: Pick<WrittenAddress, "country">): boolean =>
  linesOfMarks(address)?.join("").includes(marks.zip) === true;

/** Returns street and suite as one line of an envelope. */
export const streetLine = ({ street, suite }: Pick<WrittenAddress, "street" | "suite">): string =>
  suite === undefined ? street : `${street}, ${suite}`;

/** Returns an address without its country, line by line as on an envelope there. */
export function addressLines(address: WrittenAddress): string[] {
  const { city, state, zip } = address;
  const there = { ...(zip !== undefined && { zip: marks.zip }), ...(state !== undefined && { state: marks.state }) };
  const lines = linesOfMarks(address, there);
  const all = lines?.join("") ?? "";
  if (lines === undefined || !all.includes(marks.city) || (zip !== undefined && !all.includes(marks.zip)))
    return [streetLine(address), [cityAndState(address), ...(zip === undefined ? [] : [zip])].join(" ")];
  const values = { [marks.street]: streetLine(address), [marks.city]: city, [marks.state]: state, [marks.zip]: zip };
  return lines.map((line) => line.replace(/[\uE000-\uE003]/g, (mark) => values[mark] ?? ""));
}

/** Returns the state; undefined if addresses of the country have none, whatever is written. */
export const stateIn = (address: Pick<WrittenAddress, "country" | "state">): string | undefined =>
  hasStates(address) ? address.state : undefined;

/** Returns the city and the state, if addresses of the country have one: "Port Ansel, CA", but 大阪府大阪市 and 서울특별시 중구. */
export function cityAndState(address: WrittenAddress): string {
  const state = stateIn(address);
  if (state === undefined) return address.city;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(address.city)) return state + address.city;
  return /\p{Script=Hangul}/u.test(address.city) ? `${state} ${address.city}` : `${address.city}, ${state}`;
}

/** Returns the country as pages say it: by its name in their language if it is written as a code. */
export const countryIn = ({ country }: Pick<WrittenAddress, "country">, language: string): string | undefined =>
  country !== undefined && /^[A-Z]{2}$/.test(country) ? nameOfCountry(country, language) : country;

/** Returns the words by which a map finds an address. Within the United States, they need no country. */
export function searchWords(address: WrittenAddress): string {
  const { country } = address;
  const isElsewhere = country !== undefined && countryCodeOf(address) !== "US";
  return [...addressLines({ ...address, suite: undefined }), ...(isElsewhere ? [country] : [])].join(", ");
}

/** Returns the only time zone of the address's country; undefined if it has several. */
export const zoneOfCountry = (address: Pick<WrittenAddress, "country">): string | undefined =>
  formOfAddress(address)?.timeZone;

/** Returns the currency of the address's country; undefined if that is not known. */
export const currencyOf = (address: Pick<WrittenAddress, "country">): string | undefined =>
  currencyIn(countryCodeOf(address) ?? "");

/** Returns made-up parts of an address that fit a country: a state if it must have one. */
export function sampleOf(country: string): { state?: string; zip?: string } {
  const { withStates, example = '"00000"' } = forms[country] ?? {};
  const zip = hasPostalCodes({ country }) ? { zip: example.replaceAll('"', "") } : {};
  return { ...zip, ...(withStates !== undefined && { state: "XX" }) };
}

/** The countries in which every address has a state or province: "United States, Canada or Mexico". */
const countriesWithStates = joinInEnglish(
  Object.values(forms).flatMap(({ withStates }) => withStates ?? []),
  "or",
);

/** The schema of `address` of an office. */
export const addressSchema = z
  .strictObject({
    street: plainText("House number and street.", "12 Harbor Lane"),
    suite: plainText("The suite or floor, if there is one.", "Suite 3").optional(),
    city: plainText("The city.", "Port Ansel"),
    state: plainText("The state or province, as on an envelope.", "CA")
      .meta({ neededIf: `the office is in one of these countries: ${countriesWithStates}` })
      .optional(),
    zip: postalCodeSchema
      .describe("The ZIP code or postal code, in quotes.")
      .meta({ neededIf: "the country has postal codes" })
      .optional(),
    country: nameText(
      "The country, in English, its own language or as a code; needed outside the United States. The address is written as it writes them.",
      "United States",
    ).optional(),
  })
  .superRefine((address, context) => {
    const form = formOfAddress(address);
    if (form?.withStates !== undefined && address.state === undefined) {
      context.addIssue({ code: "custom", path: ["state"], message: "there" });
    }
    if (address.zip === undefined) {
      if (hasPostalCodes(address)) context.addIssue({ code: "custom", path: ["zip"], message: "there" });
      return;
    }
    // The schema of postal codes has its own message for a code that no country has.
    if (form === undefined || form.code.test(address.zip) || !postalCodeSchema.safeParse(address.zip).success) return;
    const { country } = address;
    const elsewhere = country === undefined ? ', or the name of another country as "country"' : "";
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
