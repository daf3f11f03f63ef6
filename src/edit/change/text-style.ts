import type { MarkedToken, Token } from "marked";
import { lexMarkdown } from "../../lib/markup/limited-lexer.ts";
import { childrenOf, knownToken } from "../../lib/markup/token-parts.ts";

/** How the author of a text writes what can be written in several ways. */
export interface TextStyle {
  /** Whether words have tags, and not Markdown's signs. */
  isHtml: boolean;
  /** The most characters of a line; infinite if lines are as long as paragraphs. */
  width: number;
  bullet: string;
  /** Spaces behind a bullet. */
  indent: string;
  emphasis: string;
  strong: string;
  lineBreak: string;
}

export function styleOf(text: string): TextStyle {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const longest = Math.max(0, ...lexMarkdown(text).flatMap(listWrapped));
  const [, bullet = "-", indent = " "] = /^ {0,3}([-*+])( {1,4})(?![-*_ ]+$)\S/m.exec(text) ?? [];
  return {
    isHtml: false,
    // The longest line of one text may be shorter than the editor of its author allows.
    width: longest === 0 ? Infinity : Math.ceil(longest / 10) * 10,
    ...{ bullet, indent },
    emphasis: count(/(?<![\w_])_[^_\s]/g) > count(/(?<![\w*])\*[^*\s]/g) ? "_" : "*",
    strong: count(/(?<!\w)__\S/g) > count(/\*\*\S/g) ? "__" : "**",
    lineBreak: / {2,}\n/.test(text) ? "  \n" : "\\\n",
  };
}

/** Lists how long the lines of paragraphs of several lines are. */
function listWrapped(token: Token): number[] {
  const known: MarkedToken = knownToken(token);
  if (known.type !== "paragraph" && known.type !== "text") return childrenOf(known).flatMap(listWrapped);
  return /[^ \\]\n./.test(known.raw) ? known.raw.split("\n").map(({ length }) => length) : [];
}
