import type { MarkedToken, Token, Tokens } from "marked";

/** Returns the token with a type that says what it holds. Only extensions of the parser have other tokens, and none is in use. */
export function knownToken(token: Token): MarkedToken {
  return token as MarkedToken;
}

/** The nearest block in either direction, skipping empty lines. */
export function neighbor(tokens: readonly Token[], nth: number, step: 1 | -1): Token | undefined {
  const next = tokens[nth + step];
  return next?.type === "space" ? tokens[nth + 2 * step] : next;
}

/** The parts of a block that hold text for people to read. */
export function blocksOf(token: MarkedToken): Pick<Tokens.Generic, "type" | "tokens">[] {
  if (token.type === "table") {
    return [...token.header, ...token.rows.flat()].map((cell) => ({ type: "cell", tokens: cell.tokens }));
  }
  return ["paragraph", "heading", "text"].includes(token.type) ? [token] : [];
}

export function childrenOf(token: MarkedToken): Token[] {
  if (token.type === "table") return [...token.header, ...token.rows.flat()].flatMap((cell) => cell.tokens);
  if (token.type === "list") return token.items;
  return "tokens" in token ? token.tokens : [];
}

/** How many elements a token becomes, not counting its children's. */
export function countParts(token: MarkedToken): number {
  if (token.type === "html") return countTags(token.raw);
  if (token.type === "table") return token.header.length * (token.rows.length + 1);
  return token.type === "text" || token.type === "space" ? 0 : 1;
}

/** Counts start tags. */
export function countTags(html: string): number {
  return html.match(/<[a-z]/gi)?.length ?? 0;
}
