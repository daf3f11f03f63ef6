import library from "html-react-parser";
import type { ReactNode } from "react";

// The library's types describe either the function or the whole module, depending on the nearest package.json. A copy in a practice gets
// different types than this file.
const parse = library as unknown as (html: string) => ReactNode;

/**
 * Turns HTML that has passed the allow-list into React elements. Throws the parser's own TypeError, "First argument must be a string", if
 * the value is not a string.
 */
export function parseHtml(html: string): ReactNode {
  return parse(html);
}
