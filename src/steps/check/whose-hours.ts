import { isIn, readHourWords } from "./read-phrases.ts";
import { sentenceAround } from "./sentence.ts";

/** The most words of a label. More words before hours make a sentence about somebody. */
const mostWordsOfLabel = 3;

/** A stretch of a text. */
interface Span {
  offset: number;
  length: number;
}

/** Finds out whom a text names besides the practice. */
export interface Named {
  /** Whether the text contains the name or phone number of one of the `contacts`. */
  namesContact: (text: string) => boolean;
}

/** Remembers the answer for a whole text, which is needed for each of the hours in it. */
export function rememberFor(text: string, { namesContact }: Named): Named {
  let isNamed: boolean | undefined;
  return { namesContact: (part) => (part === text ? (isNamed ??= namesContact(text)) : namesContact(part)) };
}

/**
 * Whether hours in a text can only be the practice's own: their sentence is about the practice, or is little more than the hours, and is
 * not about somebody else or certain days only.
 */
export function areOwnHours(text: string, { offset, length }: Span, { namesContact }: Named): boolean {
  const said = readHourWords();
  const { before, after } = sentenceAround(text, offset, length);
  const words = text.slice(offset, offset + length);
  const sentence = `${before} ${words} ${after}`;
  const around = `${before} ${after}`;
  const saysWe = isIn(said.we, sentence);
  if (isIn(said.others, around) || isIn(said.passing, sentence) || namesContact(sentence)) return false;
  if (isIn(said.doings, around) && !saysWe) return false;
  if (lastOf(said.closed, before) > lastOf(said.open, before)) return false;
  const isLabel = (before.match(/\p{L}+/gu) ?? []).length <= mostWordsOfLabel;
  return (saysWe || isIn(said.own, sentence) || isLabel) && (saysWe || !namesContact(text));
}

const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1;
