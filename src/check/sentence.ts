/** How far from words their sentence is looked at, in characters. */
const reach = 500;

/** The sentence around the words from `offset`: what stands in it before them, and what after. */
export function sentenceAround(text: string, offset: number, length = 0): { before: string; after: string } {
  const end = offset + length;
  const before = text
    .slice(Math.max(0, offset - reach), offset)
    .split(/[.!?]\s/)
    .at(-1)!;
  const [after = ""] = text.slice(end, end + reach).split(/[.!?](?:\s|$)/, 1);
  return { before, after };
}
