import { samplePhoneIn } from "./phone.ts";
import { sampleOf } from "./postal-address.ts";
import { languageSpokenIn, nameOfCountry } from "./language.ts";

/** Returns the example that a practice sees, for that of a schema, which is of the United States. */
export type LocalizeExample = (example: unknown) => unknown;

const phoneOfSchemas = /^\(\d{3}\) \d{3}-\d{4}$/;

/** Replaces what only the United States have in the examples of schemas: numbers, codes, states and licensing boards. */
export function localizeExamples(country: string | undefined): LocalizeExample {
  if (country === undefined || country === "US") return (example) => example;
  const { state = "…", zip = "…" } = sampleOf(country);
  const own: ReadonlyMap<unknown, string> = new Map([
    ["CA", state],
    ["97201", zip],
    ["United States", nameOfCountry(country, languageSpokenIn(country))],
    ["America/Los_Angeles", "…"],
    ["Dentists in California are licensed and regulated by the Dental Board of California.", "…"],
    ["https://www.dbc.ca.gov/", "https://licenses.example.com/"],
  ]);
  const localize = (example: unknown): unknown => {
    if (Array.isArray(example)) return example.map(localize);
    if (typeof example === "object" && example !== null)
      return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, localize(value)]));
    if (typeof example === "string" && phoneOfSchemas.test(example)) return samplePhoneIn(country) ?? example;
    return own.get(example) ?? example;
  };
  return localize;
}
