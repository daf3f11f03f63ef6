/** USPS Publication 28, appendix C1: the street suffixes in common use, each with its standard abbreviation. */
const streetSuffixes: Readonly<Record<string, string>> = {
  alley: "aly",
  avenue: "ave",
  boulevard: "blvd",
  circle: "cir",
  court: "ct",
  drive: "dr",
  freeway: "fwy",
  highway: "hwy",
  lane: "ln",
  loop: "loop",
  parkway: "pkwy",
  place: "pl",
  plaza: "plz",
  road: "rd",
  row: "row",
  square: "sq",
  street: "st",
  terrace: "ter",
  trail: "trl",
  way: "way",
};

const suffix = Object.entries(streetSuffixes).flat().join("|");

/**
 * House number, one to four words with a capital letter (or a number such as 5th), and a suffix. "Dr." before a name is a doctor.
 */
export const streetPattern = new RegExp(
  String.raw`(?<![\w.,/-])\d{1,6}[A-Z]?(?:[\s\u00a0]+(?:\p{Lu}[\p{L}'’.]*|\d{1,3}(?:st|nd|rd|th))){1,4}?[\s\u00a0]+(?!Dr\.?[\s\u00a0]+\p{Lu})(?:${capitalized(suffix)})\b`,
  "gu",
);

function capitalized(words: string): string {
  return words.replace(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase());
}

/** The same for all the ways to write a street: small letters, the suffix abbreviated, without a suite or a direction behind it. */
export function keyOfStreet(written: string): string {
  const [street = written] = written.match(streetPattern) ?? [];
  const words = street
    .toLowerCase()
    .replace(/[.,'’]/g, "")
    .split(/\s+/);
  return `street:${words.map((word) => streetSuffixes[word] ?? word).join(" ")}`;
}
