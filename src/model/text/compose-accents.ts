/** A letter with the accents that follow it, or the parts of a Korean syllable. */
export const accentsApart = /[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|\P{M}\p{M}+/gu;

/**
 * Joins letters with their accents (Unicode NFC). macOS and some programs write them apart, which looks the same, but is another text. Single
 * characters stay: NFC would replace some of Japanese and Korean names with others that look different.
 */
export const composeAccents = (text: string): string => text.replace(accentsApart, (letter) => letter.normalize("NFC"));
