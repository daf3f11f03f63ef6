import type { Token, Tokens } from "marked";
import { countTags } from "./count-parts.ts";

/** The nearest block in either direction, skipping empty lines. */
export function neighbor(tokens: readonly Token[], nth: number, step: 1 | -1): Token | undefined {
  const next = tokens[nth + step];
  return next?.type === "space" ? tokens[nth + 2 * step] : next;
}

/** The parts of a block that hold text for people to read. */
export function blocksOf(token: Token): Pick<Tokens.Generic, "type" | "tokens">[] {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].map((cell) => ({ type: "cell", tokens: cell.tokens }));
  }
  return ["paragraph", "heading", "text"].includes(token.type) ? [token] : [];
}

export function childrenOf(token: Token): Token[] {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  if (token.type === "list") return (token as Tokens.List).items;
  return (token as { tokens?: Token[] }).tokens ?? [];
}

/** How many elements a token becomes, not counting its children's. */
export function countParts(token: Token): number {
  if (token.type === "html") return countTags(token.raw);
  if (token.type === "table") return (token as Tokens.Table).header.length * ((token as Tokens.Table).rows.length + 1);
  return token.type === "text" || token.type === "space" ? 0 : 1;
}
