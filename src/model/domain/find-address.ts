import type { WrittenAddress } from "./postal-address.ts";

/** Words that end the name of a street where no comma does. */
const streetEnd = String.raw`(?<=\b(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Hwy|Pkwy|Ct|Court|Pl|Plaza|Sq|Square)\.?)\s+`;
const gap = String.raw`\s*[,\n|•·]\s*`;
const suite = String.raw`(?:(?:${gap}|\s+)(?<suite>(?:[Ss]uite|SUITE|[Ss]te\.?|[Uu]nit|[Ff]loor|[Bb]ldg\.?|#)\s?[^\n,]{1,25}?))?`;
const place = String.raw`(?<city>\p{L}[\p{L} .'’-]{1,40}?)`;

/** An address whose house number is first, and whose city is in front of its postal code. */
const cityFirst = (zip: string, state: string, village = ""): string =>
  String.raw`(?<![\p{L}\d./-])(?<street>\d[\p{L}\d-]*[^\S\n][^\n,|]{2,60}?)${suite}${village}(?:${gap}|${streetEnd})${place}${state}\s*,?\s+(?<zip>${zip})(?![\p{L}\d])`;

/** An address with a line for its street, and one for its postal code and its city. */
const codeFirst = (zip: string, street = String.raw`\p{L}[^\n|]{1,60}?\d[^\n,|]{0,30}`, quarter = ""): string =>
  String.raw`(?<street>${street})${quarter}${gap}(?:[A-Z]{1,2}-)?(?<zip>${zip})\s+(?<city>\p{L}[\p{L} .'’/-]{1,40})`;

const withState = String.raw`\s*,?\s+(?<state>[A-Z]{2,3})`;

/** Patterns of addresses, by the countries that write them so. */
const patterns: readonly (readonly [countries: string, pattern: string])[] = [
  ["US PR", cityFirst(String.raw`\d{5}(?:-\d{4})?`, String.raw`\s*,?\s+(?<state>[A-Z]{2})`)],
  ["CA", cityFirst(String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`, String.raw`\s*,?\s+(?<state>[A-Z]{2})`)],
  ["AU", cityFirst(String.raw`\d{4}`, withState)],
  ["GB", cityFirst(String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`, "", `(?:${gap}[^\\n,|\\d]{2,30})?`)],
  ["DE ES IT FI", codeFirst(String.raw`\d{5}`)],
  ["FR", codeFirst(String.raw`\d{5}`, String.raw`\d[^\n|]{4,60}?`)],
  ["MX", codeFirst(String.raw`\d{5}`, String.raw`\p{L}[^\n|,]{1,60}?\d[^\n,|]{0,20}`, `(?:${gap}[^\\n,|]{2,40})?`)],
  ["AT CH BE DK NO HU LU", codeFirst(String.raw`\d{4}`)],
  ["PT", codeFirst(String.raw`\d{4}-\d{3}`)],
  ["PL", codeFirst(String.raw`\d{2}-\d{3}`)],
  ["NL", codeFirst(String.raw`\d{4} ?[A-Z]{2}`)],
  ["SE CZ SK GR", codeFirst(String.raw`\d{3} ?\d{2}`)],
  ["IL", codeFirst(String.raw`\d{7}`)],
  [
    "BR",
    String.raw`(?<street>\p{L}[^\n|]{1,60}?\d[^\n,|]{0,30}?)(?:\s+[-–]\s+[^\n,|]{2,40}?)?(?:${gap}|\s+[-–]\s+)(?<city>\p{L}[\p{L} .'’]{1,40}?)\s*[-–/,]\s*(?<state>[A-Z]{2})\s*[-–,|\n]?\s*(?:CEP:?\s*)?(?<zip>\d{5}-\d{3})`,
  ],
  [
    "JP",
    String.raw`〒?\s*(?<zip>\d{3}-\d{4})\s*(?<state>東京都|北海道|京都府|大阪府|[\p{Script=Han}]{2,3}県)\s*(?<city>[^\s\d]+?[市区郡町村])\s*(?<street>[^\n]*\d[^\n]{0,30})`,
  ],
  [
    "TW",
    String.raw`(?<zip>\d{3,6})?\s*(?<state>[\p{Script=Han}]{2}[市縣])\s*(?<city>[\p{Script=Han}]{1,3}[區鄉鎮市])\s*(?<street>[^\n]*?\d[^\n]{0,20}?[號号樓F])`,
  ],
  ["RU", String.raw`(?<zip>\d{6}),\s*(?:г\.\s*)?(?<city>\p{L}[\p{L} -]{1,30}),\s*(?<street>[^\n]{3,60}\d[^\n,]{0,10})`],
];

/** An address in a text, and the line in front of it, which may be the name of who is there. */
export interface FoundAddress {
  address: WrittenAddress;
  above: string;
}

/** Finds addresses in lines of text, as people write them in a country. Nothing is found in countries with other forms. */
export function findPostalAddresses(lines: readonly string[], country: string): FoundAddress[] {
  const [, pattern] = patterns.find(([countries]) => countries.split(" ").includes(country)) ?? [];
  if (pattern === undefined) return [];
  const text = lines.join("\n");
  return [...text.matchAll(new RegExp(pattern, "gu"))].flatMap(({ index, groups = {} }) => {
    const [own = "", ...before] = (groups.street ?? "").split(":").reverse();
    const line = text.slice(0, index).split("\n").at(-1) ?? "";
    const above =
      before.length > 0 ? "" : line.trim() === "" ? text.slice(0, index).trimEnd().split("\n").at(-1)! : line;
    const [street, city] = [own, groups.city ?? ""].map((each) => each.trim().replace(/[\s,.–-]+$/, ""));
    const address = {
      street: street!,
      city: city!,
      ...pick(groups, "suite"),
      ...pick(groups, "state"),
      ...pick(groups, "zip"),
    };
    return street === "" || city === "" ? [] : [{ address, above: above.trim().replace(/[\s,:|•·–-]+$/, "") }];
  });
}

const pick = (groups: Record<string, string | undefined>, key: "suite" | "state" | "zip") =>
  groups[key] === undefined ? {} : { [key]: groups[key].trim() };
