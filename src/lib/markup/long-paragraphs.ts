import { limits } from "../../model/build/limits.ts";
import { lexBlocks, TooLarge } from "./limited-lexer.ts";

/**
 * Throws a TooLarge for a paragraph that is too long, and for tables of too many cells. The parser's time grows with the square of a
 * paragraph's length, and of its marks for emphasis.
 */
export function refuseLongParagraphs(body: string): void {
  const { characters, marks } = limits;
  const isLong = (words: string): boolean => words.length > characters || countMarks(words) > marks;
  if (!isLong(body)) return;
  const found = lexBlocks(body).inlineQueue.find(({ src }) => isLong(src))?.src;
  if (found === undefined) return;
  const details =
    found.length > characters
      ? ({ way: "characters", count: found.length, limit: characters } as const)
      : ({ way: "marks", count: countMarks(found), limit: marks } as const);
  throw new TooLarge(details, found.trimStart().split("\n", 1)[0]!);
}

function countMarks(text: string): number {
  return text.match(/\*+|_+|~+/g)?.length ?? 0;
}
