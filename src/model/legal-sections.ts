import type { Words } from "./words.ts";

/**
 * Returns the sections of the legal page that the tool knows. The first is required by law if the site collects personal data (California
 * BPC 22575).
 */
export function legalSections(words: Words): [needed: string, ...others: string[]] {
  const [needed, ...others] = legalKeys;
  return [words[needed], ...others.map((key) => words[key])];
}

/** The words that name these sections. */
export const legalKeys = [
  "privacySection",
  "termsSection",
  "cookieSection",
  "hipaaSection",
  "contactSection",
] as const satisfies (keyof Words)[];
