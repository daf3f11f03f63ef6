import {
  isTokenCloseCurly,
  isTokenComma,
  isTokenDelim,
  isTokenEOF,
  isTokenFunction,
  isTokenHash,
  isTokenIdent,
  isTokenOpenCurly,
  isTokenSemicolon,
  type CSSToken,
} from "@csstools/css-tokenizer";
import { listAddresses } from "./svg-style.ts";

/** A style rule: what it uses of the drawing, and for which elements. Names are `.class`, `#id`, or `*` if it may be any element. */
export interface SvgRule {
  names: string[];
  uses: string[];
}

/** Lists a nested rule as a separate rule. */
export function listSvgRules(tokens: readonly CSSToken[]): SvgRule[] {
  const rules: SvgRule[] = [];
  const open: SvgRule[] = [];
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    if (isTokenOpenCurly(token)) {
      const rule = { names: listSvgNames(tokens.slice(from, index)), uses: [] };
      rules.push(rule);
      open.push(rule);
    } else if (isTokenCloseCurly(token) || isTokenSemicolon(token) || isTokenEOF(token)) {
      open.at(-1)?.uses.push(...listAddresses(tokens.slice(from, index)));
      if (isTokenCloseCurly(token)) open.pop();
    } else continue;
    from = index + 1;
  }
  return rules;
}

/** May name more elements than the selectors match, never fewer. */
function listSvgNames(selectors: readonly CSSToken[]): string[] {
  const names: string[] = [];
  let own: string[] = [];
  const endSelector = (): void => {
    names.push(...(own.length === 0 ? ["*"] : own));
    own = [];
  };
  for (const [index, token] of selectors.entries()) {
    const next = selectors[index + 1];
    if (isTokenComma(token)) endSelector();
    else if (isTokenHash(token)) own.push(`#${token[4].value}`);
    else if (isTokenDelim(token) && token[4].value === "." && isTokenIdent(next)) own.push(`.${next[4].value}`);
    else if (isTokenFunction(token)) names.push("*");
  }
  endSelector();
  return names;
}
