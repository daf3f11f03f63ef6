import { sentenceAround } from "./sentence.ts";

/** A license number in a text. */
export interface FoundLicense {
  /** The digits of the license. */
  value: string;
  offset: number;
}

const letters = String.raw`(?:DDS|DMD|DN|D)[.-]*`;
const sign = String.raw`(?:number\b|no\b\.?|n[uú]m\b\.?|n[uú]mero\b|#|:|${letters})`;

/**
 * A number after the word "license", or after the letters of a California dentist's license. The characters between them are limited,
 * so that long texts do not take forever.
 */
const license = new RegExp(
  String.raw`\b(?:(?:licen[sc]e|licencia|lic)\b\.?(?:\s+(?:is|es)\b)?(?<sign>(?:\s*${sign}){0,4})(?:\s+(?:is|es)\b)?[\s:#]{0,5}(?:${letters}[\s.-]{0,3})?|DDS\s+)#?(?<digits>\d{4,8})(?![\w-])`,
  "gi",
);

/** Stems of words for other licenses than a dentist's, in English and Spanish. */
const others =
  /\b(?:driver|business|x-?ray|radi|facility|hygien|assistant|nurs|pharmac|software|sedation|anesth|permit|dea\b|npi\b|corporat|city|county|marriage|vehicle|rdh|rda|higien|asistente|enfermer|conducir|negocio|rayos)/i;

/** Finds license numbers that may be a dentist's. */
export function findLicenses(text: string): FoundLicense[] {
  return [...text.matchAll(license)].flatMap(({ 0: all, index, groups = {} }) => {
    const { digits = "", sign = "" } = groups;
    const isYear = /^(?:19|20)\d\d$/.test(digits) && sign.trim() === "";
    const { before, after } = sentenceAround(text, index, all.length);
    if (isYear || others.test(`${before} ${after}`)) return [];
    return [{ value: digits, offset: index + all.length - digits.length }];
  });
}
