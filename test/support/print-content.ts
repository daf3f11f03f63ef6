import { Marked, type Token } from "marked";
import { HtmlSanitizer } from "../../src/lib/markup/html-sanitizer.ts";
import { markdownHtml, simpleHtml, type AllowedHtml } from "../../src/lib/markup/allowed-html.ts";
import { lexMarkdown } from "../../src/lib/markup/limited-lexer.ts";
import { printMarkdown } from "../../src/lib/markup/print-markdown.ts";
import { escapeValue, writtenId, writtenLink } from "../../src/lib/markup/write-markup.ts";
import type { MarkdownText, Markup } from "../../src/model/text/markup.ts";
import { startOf } from "../../src/model/build/place.ts";

/** The HTML that the sanitizer accepts, whatever it reports. */
export function passHtml(html: string, allowed: AllowedHtml = simpleHtml): Markup {
  const sanitizer = new HtmlSanitizer(allowed);
  const markup = sanitizer.read(html, () => startOf("x"));
  return [...markup, sanitizer.end()];
}

/** The printed Markdown, whatever is reported. A build would print nothing of a text with errors. */
export function passMarkdown(markdown: string): MarkdownText {
  const sanitizer = new HtmlSanitizer(markdownHtml);
  const html = new Map<Token, Markup>();
  const tokens = lexMarkdown(markdown);
  void new Marked().walkTokens(tokens, (token) => {
    if (token.type === "html")
      html.set(
        token,
        sanitizer.read(token.raw, () => startOf("x")),
      );
  });
  return printMarkdown(tokens, html);
}

/** Writes parts as HTML with the author's addresses, which are not finished yet. */
export function writeParts(markup: Markup): string {
  return markup
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "link") return writtenLink(part.href, part.title);
      if (part.kind === "id") return writtenId(part.id);
      const attributes = Object.entries({ src: part.name, ...part.attributes });
      return `<img${attributes.map(([name, value]) => ` ${name}="${escapeValue(value)}"`).join("")} />`;
    })
    .join("");
}
