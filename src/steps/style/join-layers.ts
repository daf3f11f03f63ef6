import { isTokenCloseCurly, isTokenOpenCurly, isTokenSemicolon, tokenize } from "@csstools/css-tokenizer";

/** A rule or a statement of a stylesheet, with all of its text. */
interface CssRule {
  head: string;
  /** Text between the braces. Absent for a statement, which has none. */
  body?: string;
}

/**
 * Joins rules of one named layer that follow each other, which changes nothing for a browser. Each file of a stylesheet is imported into
 * its layer alone, and all pages would carry the braces between them: 60 to 90 bytes of 7,000, compressed.
 */
export function joinLayers(css: string): string {
  const joined: CssRule[] = [];
  for (const { head, body } of splitIntoRules(css)) {
    const last = joined.at(-1);
    if (body !== undefined && last?.body !== undefined && last.head === head && isNamedLayer(head)) {
      last.body += body;
    } else {
      joined.push({ head, ...(body !== undefined && { body }) });
    }
  }
  return joined.map(({ head, body }) => (body === undefined ? head : `${head}{${body}}`)).join("");
}

/** Layers without a name are each their own. */
const isNamedLayer = (head: string): boolean => /^@layer [^\s,]+$/.test(head);

/** Splits minified CSS into its outermost rules and statements. */
function splitIntoRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let depth = 0;
  let start = 0;
  let brace = 0;
  for (const token of tokenize({ css })) {
    const [, , first, last] = token;
    if (isTokenOpenCurly(token) && depth++ === 0) brace = first;
    const ends = isTokenCloseCurly(token) ? --depth === 0 : isTokenSemicolon(token) && depth === 0;
    if (!ends) continue;
    rules.push(
      isTokenSemicolon(token)
        ? { head: css.slice(start, last + 1) }
        : { head: css.slice(start, brace), body: css.slice(brace + 1, first) },
    );
    start = last + 1;
  }
  return [...rules, { head: css.slice(start) }];
}
