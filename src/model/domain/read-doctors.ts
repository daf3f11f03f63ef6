import { fitsAddress, makeSlug } from "../build/page-paths.ts";

interface NewDoctor {
  /** The name of the file, without its extension. */
  slug: string;
  name: string;
  /** `DDS, MS`, without periods. */
  credentials?: string;
}

/** Letters after a name: capitals, or one of the few degrees with lowercase letters. */
const credential = /^(?!I{2,3}$|IV$|JR$|SR$)(?:[A-Z]{2,}(?:\([A-Z]\))?|PhD|DrPH|D?MSc|MScD|BSc|EdD)$/;

export const isCredential = (word: string): boolean => credential.test(word.replaceAll(".", ""));

/** A part of a name that follows a comma, as in "Ben Reyes, Jr." */
const isSuffix = (text: string): boolean => /^(?:[js]r\.?|I{2,3}|IV)$/i.test(text);

const titleWords = String.raw`(?:Dr|Dott)\.?\s?ssa|D?Dra?|Do[cu]tora?|Prof|Dott`;
/** Titles in Hebrew, where words have no capitals and no periods. */
const hebrewTitle = String.raw`(?:ד["״'׳]?ר|פרופ)['׳]?(?=\s|$)`;
const title = new RegExp(String.raw`^(?:(?:${titleWords})\b\.?ª?|${hebrewTitle})$`, "i");
const titlesBefore = new RegExp(String.raw`^(?:(?:(?:${titleWords}|med|dent)\b\.?ª?|${hebrewTitle}) *)+`, "i");

/** A title for several doctors, as in "Drs. Brightwater and Reyes". */
const titleOfSeveral = /^(?:Drs|Dres)\b\.? */i;

/** "And" in the languages of new sites, but for those in which it is part of a word. */
const wordsForAnd = "y|e|und|et|en|i|oraz|og|och|και";

/**
 * Words and signs between two doctors. Words such as "y" are also within names, as in "Ortega y Gasset", so a title or two words of a name must
 * follow. In Hebrew the word is part of the next one.
 */
const between = new RegExp(
  [
    String.raw`[;；、，\r\n&]`,
    String.raw`(?<=[\s,])(?:and|AND|(?:${wordsForAnd})(?=\s+(?:(?:${titleWords})\b|\p{Lu}[^\s,&]*\s+\p{Lu})))\s`,
    String.raw`(?<=[\s,])ו(?:[־-]\s*|(?=${hebrewTitle}))`,
  ].join("|"),
  "u",
);

/**
 * Reads "Dr. Ada Brightwater, DDS and Dr. Ben Reyes, DMD": names with commas, "and", line breaks or only titles between them, each with or without
 * letters after it.
 */
export function readDoctors(text: string): NewDoctor[] {
  const written = text.trim();
  const isPlural = titleOfSeveral.test(written);
  const doctors: { name: string; letters: string[] }[] = [];
  for (const group of written.replace(titleOfSeveral, "").split(between)) {
    let last: (typeof doctors)[number] | undefined;
    for (const part of group.split(",").map((each) => each.trim().replace(/\s+/g, " "))) {
      if (last && part.split(" ").every(isCredential)) last.letters.push(part.replaceAll(".", ""));
      else if (last && isSuffix(part)) last.name += `, ${part}`;
      else for (const words of splitAtTitles(part)) doctors.push((last = splitLetters(words)));
    }
  }
  return doctors.map(({ name, letters }, index) => {
    const bare = name.replace(titlesBefore, "");
    const slug = fitsAddress(bare) ? makeSlug(bare) : `doctor-${index + 1}`;
    const called = isPlural && bare === name ? `Dr. ${name}` : name;
    return { slug, name: called, ...(letters.length > 0 && { credentials: letters.join(", ") }) };
  });
}

/** Reads the name of one doctor. If it seems to be that of several, no part of it is lost. */
export function readDoctor(text: string): NewDoctor {
  const [doctor, ...others] = readDoctors(text);
  return doctor === undefined || others.length > 0 ? { slug: makeSlug(text, "doctor-1"), name: text } : doctor;
}

/** Splits "Dr. Ada Brightwater DDS Dr. Ben Reyes" before each title that follows a name. */
function splitAtTitles(part: string): string[][] {
  const found: string[][] = [];
  for (const word of part.split(" ").filter((each) => each !== "")) {
    const last = found.at(-1);
    const hasName = last?.join(" ").replace(titlesBefore, "") !== "";
    if (last === undefined || (title.test(word) && hasName)) found.push([word]);
    else last.push(word);
  }
  return found;
}

/** Splits letters from the end of a name that is not in capitals itself. */
function splitLetters(words: readonly string[]): { name: string; letters: string[] } {
  const end = words.findLastIndex((word) => !isCredential(word)) + 1;
  const name = words.slice(0, end).join(" ");
  const hasSmall = /\p{Ll}/u.test(name.replace(titlesBefore, ""));
  const letters = hasSmall ? words.slice(end).map((word) => word.replaceAll(".", "")) : [];
  return { name: hasSmall ? name : words.join(" "), letters };
}
