import library from "html-react-parser";
import type { ReactNode } from "react";

// Whether the library's types name the function or the whole module depends on the nearest package.json: a copy in a practice sees other ones.
const parse = library as unknown as (html: string) => ReactNode;

/**
 * Turns HTML that has passed the allow-list into React elements.
 * Throws the parser's own TypeError, "First argument must be a string", when given anything else.
 */
export function parseHtml(html: string): ReactNode {
  return parse(html);
}
