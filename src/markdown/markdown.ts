import { Marked, type Token, type TokensList } from "marked";
import { createHeadingIds } from "./heading-ids.ts";

export { foreignId } from "./heading-ids.ts";

/** One `##` heading with all below it, as HTML that has not been through the allow-list. */
export interface MarkdownSection {
  id: string;
  /** The heading's words without their markup. */
  words: string;
  title: string;
  body: string;
}

/** Headings get ids made from their words, so that links can point to them. */
export function renderMarkdown(markdown: string): string {
  return renderTokens(lexMarkdown(markdown));
}

const lexer = new Marked();

/** Its tokens, which hold all of its text. */
export function lexMarkdown(markdown: string): TokensList {
  return lexer.lexer(markdown);
}

export function renderTokens(tokens: TokensList): string {
  return createMarked().parser(tokens);
}

/**
 * Splits Markdown at its `##` headings; what stands before the first is left out. The text is read as a whole, so that a
 * link may be defined in any section and no two headings get one id.
 */
export function renderSections(markdown: string): MarkdownSection[] {
  const ids = createHeadingIds();
  const marked = createMarked(ids);
  const sections: { heading: Token[]; body: Token[] }[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === "heading" && token.depth === 2) sections.push({ heading: token.tokens ?? [], body: [] });
    else sections.at(-1)?.body.push(token);
  }
  return sections.map(({ heading, body }) => {
    const words = wordsOf(heading);
    // In this order: the ids of equal headings are counted from the top of the page.
    const id = ids.idOf(words);
    return { id, words, title: marked.Parser.parseInline(heading, marked.defaults), body: marked.parser(body) };
  });
}

function createMarked(ids = createHeadingIds()): Marked {
  return new Marked({
    async: false,
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${ids.idOf(wordsOf(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      tablecell({ tokens, header, align }) {
        const element = header ? "th" : "td";
        // A style sheet aligns it: HTML's own attribute is obsolete.
        const aligned = align === null ? "" : ` data-align="${align}"`;
        return `<${element}${aligned}>${this.parser.parseInline(tokens)}</${element}>\n`;
      },
    },
  });
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "html") return "";
      const { tokens: inner, text } = token as { tokens?: Token[]; text?: string };
      return inner === undefined ? (text ?? "") : wordsOf(inner);
    })
    .join("");
}
