import { Marked, type Token, type Tokens } from "marked";
import { isAllowedHref, markdownHtml } from "../model/allowed-html.ts";
import { placeAt, type Place } from "../model/place.ts";
import type { Source } from "../model/source.ts";
import type { ContentLink, ContentMedia } from "../model/site.ts";
import { problem, type Problem } from "../problem.ts";
import { inspectHtml } from "./html.ts";
import { checkMediaPath } from "./media-path.ts";
import type { AssetFiles } from "../model/source.ts";

export interface MarkdownReport {
  problems: Problem[];
  links: ContentLink[];
  media: ContentMedia[];
  /** Texts of the `##` headings. */
  headings: string[];
}

const marked = new Marked();

/** Checks the Markdown below a source's front matter: raw HTML, links, pictures and the order of its headings. */
export function inspectMarkdown(source: Source, assets: AssetFiles): MarkdownReport {
  const report: MarkdownReport = { problems: [], links: [], media: [], headings: [] };
  let level = 1;

  const visit = (token: Token, offset: number): void => {
    const place = (snippet: string, from = 0): Place => {
      const at = source.text.indexOf(snippet, offset + from);
      const isInside = at !== -1 && at <= offset + token.raw.length;
      return placeAt(
        source.file,
        source.text,
        isInside ? at : offset,
        isInside ? snippet.length : firstLine(token.raw).length,
      );
    };
    switch (token.type) {
      case "heading": {
        const { depth, text } = token as Tokens.Heading;
        if (depth === 1 || depth > level + 1) {
          const details = { written: depth, wanted: Math.min(level + 1, depth === 1 ? 2 : depth) };
          report.problems.push(problem("markdown/heading-level", place("#".repeat(depth)), details));
        }
        level = Math.max(2, depth);
        if (depth === 2) report.headings.push(text);
        break;
      }
      case "html": {
        const found = inspectHtml(token.raw, markdownHtml, ({ offset: at, snippet }) => place(snippet, at));
        // Markdown hands over inline tags one by one, so whether they are closed cannot be told here.
        report.problems.push(...found.problems.filter((each) => each.code !== "html/unclosed"));
        report.links.push(...found.links);
        break;
      }
      case "link": {
        const { href } = token as Tokens.Link;
        if (isAllowedHref(href)) report.links.push({ href, place: place(href) });
        else report.problems.push(problem("link/scheme", place(href), { href }));
        break;
      }
      case "image": {
        const { href, text } = token as Tokens.Image;
        if (text.trim() === "") report.problems.push(problem("media/no-alt", place("!["), { key: "alternative text" }));
        const found = checkMediaPath("the picture", href, place(href), "picture", assets);
        if (found) report.problems.push(found);
        else report.media.push({ path: href, place: place(href) });
        break;
      }
    }
    visitAll(childrenOf(token), offset, offset + token.raw.length);
  };

  const visitAll = (tokens: readonly Token[], start: number, end: number): void => {
    let cursor = start;
    for (const token of tokens) {
      const exact = source.text.indexOf(token.raw, cursor);
      // Inside lists and quotations a token's text is not the file's (indentation is gone): its first line still is.
      const found = exact !== -1 && exact < end ? exact : source.text.indexOf(firstLine(token.raw), cursor);
      const offset = found !== -1 && found < end ? found : cursor;
      visit(token, offset);
      cursor = found !== -1 && found < end ? Math.min(end, offset + firstLine(token.raw).length) : cursor;
    }
  };

  visitAll(marked.lexer(source.body), source.bodyOffset, source.text.length);
  return report;
}

function firstLine(text: string): string {
  return text.trimStart().split("\n", 1)[0] ?? "";
}

function childrenOf(token: Token): Token[] {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  if (token.type === "list") return (token as Tokens.List).items;
  return (token as { tokens?: Token[] }).tokens ?? [];
}
