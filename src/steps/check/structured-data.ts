/** A thing in structured data, or anything else in JSON. */
export type Thing = Readonly<Record<string, unknown>>;

/** Contents of a JSON document; empty if it is not JSON. */
export interface StructuredData {
  /** The things it describes. */
  things: readonly Thing[];
  /** Every text, however deep. Hours are as people write them. */
  texts: readonly string[];
  /** Every web address, however deep, except names of linked data and terms of the vocabulary. */
  addresses: readonly string[];
}

/** Prefixes that say what a value is if the value alone does not. */
const prefixes: Readonly<Record<string, string>> = { postalCode: "ZIP " };

const vocabulary = "https://schema.org/";

export const noData: StructuredData = { things: [], texts: [], addresses: [] };

export function readData(json: string): StructuredData {
  const texts: string[] = [];
  const addresses: string[] = [];
  try {
    const data: unknown = JSON.parse(json, (key, value: unknown) => {
      if (typeof value === "string") {
        texts.push(`${prefixes[key] ?? ""}${value}`);
        if (isAddress(key, value)) addresses.push(value);
      } else if (isHours(value)) {
        texts.push(`${[value.dayOfWeek].flat().join(", ")}: ${value.opens} - ${value.closes}`);
      }
      return value;
    });
    // Days may be terms of the vocabulary.
    return {
      things: thingsIn(data),
      texts: texts.map((text) => text.replaceAll(/https?:\/\/schema\.org\//g, "")),
      addresses,
    };
  } catch {
    return noData;
  }
}

function isAddress(key: string, value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && !key.startsWith("@") && !value.startsWith(vocabulary);
}

function isHours(value: unknown): value is { dayOfWeek: string | string[]; opens: string; closes: string } {
  return typeof value === "object" && value !== null && "dayOfWeek" in value && "opens" in value && "closes" in value;
}

function thingsIn(data: unknown): Thing[] {
  const things: unknown[] = isThing(data) && Array.isArray(data["@graph"]) ? data["@graph"] : [data].flat();
  return things.filter(isThing);
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}
