import library from "html-react-parser";
import type { ReactNode } from "react";

// The library's types for ES modules name the whole module where its code exports the function.
const parse = library as unknown as typeof library.default;

/**
 * Turns HTML that has passed the allow-list into React elements.
 * Throws the parser's own TypeError, "First argument must be a string", when given anything else.
 */
export function parseHtml(html: string): ReactNode {
  return parse(html);
}
