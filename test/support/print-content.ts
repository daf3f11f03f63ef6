import { Marked, type Token } from "marked";
import { HtmlGate } from "../../src/markup/html-gate.ts";
import { markdownHtml, simpleHtml, type AllowedHtml } from "../../src/markup/allowed-html.ts";
import { printMarkdown } from "../../src/markup/print-markdown.ts";
import type { MarkdownText, Markup } from "../../src/model/markup.ts";
import { startOf } from "../../src/model/place.ts";

const lexer = new Marked();

/** What the gate lets through of HTML, whatever it reports. */
export function passHtml(html: string, allowed: AllowedHtml = simpleHtml): Markup {
  const gate = new HtmlGate(allowed);
  const markup = gate.read(html, () => startOf("x"));
  return [...markup, gate.end()];
}

/** What would be printed of Markdown, whatever is reported: a build prints nothing of a text with errors. */
export function passMarkdown(markdown: string): MarkdownText {
  const gate = new HtmlGate(markdownHtml);
  const html = new Map<Token, Markup>();
  const tokens = lexer.lexer(markdown);
  lexer.walkTokens(tokens, (token) => {
    if (token.type === "html")
      html.set(
        token,
        gate.read(token.raw, () => startOf("x")),
      );
  });
  return printMarkdown(tokens, html);
}
