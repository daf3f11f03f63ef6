import { Parser, Renderer, type Token, type Tokens } from "marked";
import type { MarkdownSection, MarkdownText, Markup, MarkupLink, MarkupPart } from "../../model/text/markup.ts";
import { lacksSlash } from "../../model/build/page-paths.ts";
import { readFileName } from "../../model/text/percent-encoding.ts";
import { isAllowedHref } from "./allowed-html.ts";
import { decodeReferences } from "./decode-references.ts";
import type { PageIds } from "../../model/build/page-ids.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { knownToken } from "./token-parts.ts";
import { escapeText, MarkupWriter, tableEnd, tableStart } from "./write-markup.ts";

/** Prints Markdown tokens, split at their `##` headings. `html` has the sanitizer's result for each stretch of raw HTML. */
export function printMarkdown(tokens: readonly Token[], html: ReadonlyMap<Token, Markup>): MarkdownText {
  const printer = new MarkdownPrinter(html);
  const opening: Token[] = [];
  const sections: { heading: Token[]; body: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === "heading" && token.depth === 2) sections.push({ heading: token.tokens ?? [], body: [] });
    else (sections.at(-1)?.body ?? opening).push(token);
  }
  return {
    opening: printer.print(opening),
    sections: sections.map(({ heading, body }): MarkdownSection => {
      const words = wordsOfTokens(heading);
      // The heading comes before its text: equal headings get numbered ids from the top of the page down.
      const id = printer.ids.idOf(words);
      return { id, words, title: printer.printInline(heading), body: printer.print(body) };
    }),
  };
}

/**
 * The library can only print texts. A link or picture is printed as its number between two marks, which no content contains.
 */
const mark = "\u0001";

class MarkdownPrinter extends Renderer {
  readonly ids: PageIds = createHeadingIds();
  readonly #html: ReadonlyMap<Token, Markup>;
  readonly #marked: MarkupPart[] = [];
  readonly #parser: Parser;

  constructor(html: ReadonlyMap<Token, Markup>) {
    super();
    this.#html = html;
    this.#parser = new Parser({ renderer: this });
  }

  print(tokens: Token[]): Markup {
    return this.#withParts(this.#parser.parse(tokens));
  }

  printInline(tokens: Token[]): Markup {
    return this.#withParts(this.#parser.parseInline(tokens));
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const id = this.#mark({ kind: "id", id: this.ids.idOf(wordsOfTokens(tokens)) });
    return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override paragraph({ tokens }: Tokens.Paragraph): string {
    return `<p>${this.#printLines(tokens)}</p>\n`;
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    const tokens = "tokens" in token ? token.tokens : undefined;
    return tokens === undefined ? printText(token.text) : this.#printLines(tokens);
  }

  override code({ text }: Tokens.Code): string {
    const lines = text === "" ? "" : `${text.replace(/\n$/, "")}\n`;
    return `<pre><code>${escapeText(withoutMarks(lines))}</code></pre>\n`;
  }

  override codespan({ text }: Tokens.Codespan): string {
    return `<code>${escapeText(withoutMarks(text))}</code>`;
  }

  override html(token: Tokens.HTML | Tokens.Tag): string {
    const parts = this.#html.get(token) ?? [];
    return parts.map((part) => (typeof part === "string" ? withoutMarks(part) : this.#mark(part))).join("");
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    const address = encodeAddress(href);
    // The link is reported as an error, so this text is never shown.
    if (address === undefined || !isPrintable(address)) return text;
    const link: MarkupLink = { kind: "link", href: address, ...(title && { title: decodeReferences(title) }) };
    return `${this.#mark(link)}${text}</a>`;
  }

  override image({ href, text, tokens, title }: Tokens.Image): string {
    const words = wordsOfTokens(tokens);
    const address = encodeAddress(href);
    if (address === undefined) return printText(text);
    const attributes = { alt: words, ...(title && { title: decodeReferences(title) }) };
    return this.#mark({ kind: "picture", name: readFileName(address), attributes });
  }

  override table(token: Tokens.Table): string {
    return super
      .table(token)
      .replace(/^<table>/, tableStart)
      .replace(/<\/table>\n$/, `${tableEnd}\n`);
  }

  override tablecell({ tokens, header, align }: Tokens.TableCell): string {
    const content = this.parser.parseInline(tokens);
    // A corner without words heads nothing.
    const element = header && content.replace(/<[^>]*>/g, "").trim() !== "" ? "th" : "td";
    // The style sheet aligns the cell, because the `align` attribute is obsolete.
    const aligned = align === null ? "" : ` data-align="${align}"`;
    return `<${element}${aligned}>${content}</${element}>\n`;
  }

  override hr(): string {
    return "<hr />\n";
  }

  override br(): string {
    return "<br />";
  }

  #printLines(tokens: Token[]): string {
    return this.parser.parseInline(tokens).replace(/[ \t]+$/, "");
  }

  #mark(part: MarkupPart): string {
    return `${mark}${this.#marked.push(part) - 1}${mark}`;
  }

  #withParts(html: string): Markup {
    const writer = new MarkupWriter();
    for (const [index, piece] of html.split(mark).entries()) {
      writer.write(index % 2 === 0 ? piece : this.#marked[Number(piece)]!);
    }
    return writer.finish();
  }
}

function printText(text: string): string {
  return escapeText(withoutMarks(decodeReferences(text.replace(spacesAtLineEnd, "\n"))));
}

/** Spaces around a line break are not text (CommonMark 0.31, "Soft line breaks"). */
const spacesAtLineEnd = /[ \t]+\n[ \t]*|\n[ \t]+/g;

function withoutMarks(text: string): string {
  return text.includes(mark) ? text.replaceAll(mark, "") : text;
}

function isPrintable(address: string): boolean {
  return isAllowedHref(address) || lacksSlash(address);
}

/** Encodes an address as the library does; undefined if that is impossible. */
function encodeAddress(href: string): string | undefined {
  try {
    return encodeURI(withoutMarks(decodeReferences(href))).replaceAll("%25", "%");
  } catch {
    return undefined;
  }
}

function wordsOfTokens(tokens: readonly Token[]): string {
  return tokens
    .map(knownToken)
    .map((token) => {
      if (token.type === "html") return "";
      if (token.type === "br") return "\n";
      if ("tokens" in token) return wordsOfTokens(token.tokens);
      const text = "text" in token ? token.text : "";
      return token.type === "text" ? decodeReferences(text) : text;
    })
    .join("");
}
