/** USPS Publication 28, appendix C1: the street suffixes in common use, each with its standard abbreviation. */
const streetSuffixes: Readonly<Record<string, string>> = {
  alley: "aly",
  avenue: "ave",
  boulevard: "blvd",
  circle: "cir",
  court: "ct",
  cove: "cv",
  crossing: "xing",
  drive: "dr",
  expressway: "expy",
  freeway: "fwy",
  highway: "hwy",
  lane: "ln",
  loop: "loop",
  parkway: "pkwy",
  pike: "pike",
  place: "pl",
  plaza: "plz",
  road: "rd",
  row: "row",
  square: "sq",
  street: "st",
  terrace: "ter",
  trail: "trl",
  turnpike: "tpke",
  way: "way",
};

/** Suffixes that titles use, too: "6 Months on Your Way". */
const everyday = "Circle|Court|Crossing|Drive|Loop|Place|Plaza|Row|Square|Terrace|Trail|Way";

/** Abbreviations of street words, in lower case. */
const shortWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...streetSuffixes,
    ...{ north: "n", south: "s", east: "e", west: "w" },
    ...{ northeast: "ne", northwest: "nw", southeast: "se", southwest: "sw" },
    ...{ saint: "st", mount: "mt", fort: "ft", doctor: "dr", junior: "jr", route: "rte", av: "ave", avenida: "ave" },
    ...{ first: "1st", second: "2nd", third: "3rd", fourth: "4th", fifth: "5th", sixth: "6th", seventh: "7th" },
    ...{ eighth: "8th", ninth: "9th", tenth: "10th" },
  }),
);

const suffix = Object.entries(streetSuffixes).flat().join("|");
const space = String.raw`[\s\u00a0]+`;
const name = String.raw`\p{Lu}[\p{L}'’.]*`;

/**
 * Matches a house number, one to four capitalized words (or a number such as 5th), and a suffix; or Broadway, a numbered highway, or a
 * Spanish name; or a post-office box. "Dr." before a name is a doctor.
 */
const streetPattern = new RegExp(
  String.raw`(?<![\w.,/-])(?:\d{1,6}[A-Z]?(?:(?:${space}(?:${name}|\d{1,3}(?:st|nd|rd|th))){1,4}?${space}(?!Dr\.?${space}\p{Lu})(?:${capitalized(suffix)})\b|(?:${space}(?:[NSEW]\.?|North|South|East|West))?${space}(?:Broadway\b|(?:(?:State|US|U\.S\.|Old)${space})?(?:Highway|Hwy\.?|Route|Rte\.?)${space}\d{1,4}\b|(?:El${space})?(?:Avenida|Calle|Camino|Paseo|Via|Vía)(?:${space}(?:de|del|la|las|los|el))*${space}\p{Lu}[\p{L}'’]*))|P\.?\s?O\.?${space}Box${space}\d{1,6}\b)`,
  "gu",
);

function capitalized(words: string): string {
  return words.replace(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Finds every postal address in a text, as far as its house number and street. */
export function findStreets(text: string): { value: string; offset: number }[] {
  return [...text.matchAll(streetPattern)]
    .map(({ 0: value, index }) => ({ value, offset: index }))
    .filter(({ value, offset }) => {
      const before = text.slice(Math.max(0, offset - 20), offset);
      return (
        !isYearNumber(value, before) && (!isEveryday.test(value) || isPlace(before, text.slice(offset + value.length)))
      );
    });
}

const isEveryday = new RegExp(`(?:${everyday})$`);

/** Whether the number is a year, as in "In 2019 Park Avenue was closed." */
function isYearNumber(value: string, before: string): boolean {
  const year = /^(?:19|20)\d\d\s/.test(value);
  return (
    year && /\b(?:in|since|until|by|from|during|after|before|of|early|late|spring|summer|fall|winter)\s+$/i.test(before)
  );
}

/** Whether the surroundings suggest an address: alone, after "at", before a comma or a suite. */
function isPlace(before: string, after: string): boolean {
  if (/\b(?:at|to|address:?)\s+$/i.test(before)) return true;
  return /^\s*(?:,|\(|#|(?:Suite|Ste|Unit|Floor)\b)/.test(after) || (before.trim() === "" && after.trim() === "");
}

/** Returns one key for all ways to write a street: lower case, abbreviated words, without a suite or a direction after it. */
export function keyOfStreet(written: string): string {
  const [street = written] = written.match(streetPattern) ?? [];
  const words = street
    .toLowerCase()
    .replace(/^p\.?\s?o\.?\s/, "po ")
    .replace(/[.,'’]/g, "")
    .split(/\s+/);
  return `street:${words.map((word) => shortWords.get(word) ?? word).join(" ")}`;
}
