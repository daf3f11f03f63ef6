import { placeAt } from "../../model/build/place.ts";
import type { BodyIn } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { lexBlocks } from "./limited-lexer.ts";

const longest = 10_000;
const mostMarks = 500;

/**
 * Finds a paragraph that is too long. The parser's time grows with the square of a paragraph's length, and of its marks for emphasis.
 * Throws a LargeTable if the tables have too many cells.
 */
export function findLongParagraph(body: string, written: BodyIn): Problem | undefined {
  const { bodyOffset, text } = written;
  const isLong = (words: string): boolean => words.length > longest || countMarks(words) > mostMarks;
  if (!isLong(body)) return undefined;
  const found = lexBlocks(body).inlineQueue.find(({ src }) => isLong(src));
  if (found === undefined) return undefined;
  const start = text.indexOf(found.src.trimStart().split("\n", 1)[0]!, bodyOffset);
  const place = placeAt(written, Math.max(start, bodyOffset), Infinity);
  const { length } = found.src;
  return problem(
    "markdown/long-paragraph",
    place,
    length > longest
      ? { way: "characters", count: length, limit: longest }
      : { way: "marks", count: countMarks(found.src), limit: mostMarks },
  );
}

function countMarks(text: string): number {
  return text.match(/\*+|_+|~+/g)?.length ?? 0;
}
