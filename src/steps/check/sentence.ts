/** The most characters of a sentence to look at before and after words. */
const reach = 500;

/** Abbreviations do not end a sentence; "p.m." does if a capital letter follows. */
const halfDay = String.raw`[ap]\.?\s?m|[AP]\.?\s?M`;
const abbreviations = String.raw`\b(?:${halfDay}|Dra?|Mrs?|Ms|Sra?|St|[Ll]ic|[Nn][uú]m)\.|\b[Nn]o\.(?=\s\d)`;
const lastOfSentence = String.raw`\.(?<=\b(?:${halfDay})\.)(?=\s+[^\p{L}]?\p{Lu}|\s*$)`;
const sentenceEnd = new RegExp(String.raw`(?:[!?]|\.(?<!${abbreviations})|${lastOfSentence})(?:\s|$)`, "gu");

/** Returns the parts of a sentence before and after the words at `offset`. */
export function sentenceAround(text: string, offset: number, length = 0): { before: string; after: string } {
  const end = offset + length;
  const start = Math.max(0, offset - reach);
  const around = text.slice(start, end + reach);
  const ends = [...around.matchAll(sentenceEnd)].map(({ 0: sign, index }) => [start + index, sign.length] as const);
  const [from, signs] = ends.findLast(([index, signs]) => index + signs <= offset) ?? [start, 0];
  // The words may end in the period of "p.m.", which then ends the sentence.
  const first = /m\.$/i.test(text.slice(offset, end)) ? end - 1 : end;
  const to = ends.find(([index]) => index >= first)?.[0] ?? end + reach;
  return { before: text.slice(from + signs, offset), after: text.slice(end, Math.max(end, to)) };
}
