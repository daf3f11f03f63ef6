import { Marked, type Token, type Tokens } from "marked";
import type { MarkdownText, Markup } from "../model/markup.ts";
import { mostTold } from "../model/most-told.ts";
import { isDeepMarkdown } from "../model/nesting.ts";
import { lacksSlash } from "../model/page-paths.ts";
import { decodePercent } from "../model/percent-encoding.ts";
import { placeAt, startOf, type Place } from "../model/place.ts";
import type { ContentHeading, ContentLink } from "../model/site.ts";
import type { Source } from "../model/source.ts";
import { hasErrors, problem, type Problem } from "../problem.ts";
import { isAllowedHref, markdownHtml } from "./allowed-html.ts";
import { HtmlGate, type FoundImage } from "./html-gate.ts";
import { findLongParagraph } from "./long-paragraphs.ts";
import { findSlips, isUnderlinedSentence, type Neighbours, type Slip } from "./markdown-slips.ts";
import { printMarkdown } from "./print-markdown.ts";

export interface MarkdownReport {
  problems: Problem[];
  links: ContentLink[];
  /** Pictures in the text, by what their address says. */
  images: FoundImage[];
  /** Every heading, in order. */
  headings: ContentHeading[];
  /** Whether only the finished page shows if headings and ids are sound: some are written in HTML, or have no words. */
  hasOpenHeadings: boolean;
  /** Nothing where there are errors. */
  text: MarkdownText;
}

const lexer = new Marked();

/** Of the parser's levels, of which a list has two; no text for people has as many. */
const deepest = 200;

/** Checks the Markdown below a source's front matter: raw HTML, links, pictures and the order of its headings. */
export function readMarkdownText(source: Source): MarkdownReport {
  const text: MarkdownText = { opening: [], sections: [] };
  const report: MarkdownReport = { problems: [], links: [], images: [], headings: [], hasOpenHeadings: false, text };
  const gate = new HtmlGate(markdownHtml);
  const html = new Map<Token, Markup>();
  let level = 1;

  const { file } = source;
  const addPicture = (href: string, place: () => Place): void => {
    report.images.push({ src: decodePercent(href), place });
  };

  /** Where `[name]: address` gives the address of a link that only names it. */
  const definitions = new Map<string, Place | undefined>();
  const definitionOf = (href: string, raw: string): Place | undefined => {
    if (raw.includes(href)) return undefined;
    if (!definitions.has(href)) definitions.set(href, findDefinition(href));
    return definitions.get(href);
  };
  const findDefinition = (href: string): Place | undefined => {
    const address = href.replace(/[^\w]/g, "\\$&");
    const found = new RegExp(`^[ \\t>]*\\[[^\\]\\n]+\\]:\\s*<?(?=${address}[\\s>]|${address}$)`, "m").exec(source.body);
    return found === null
      ? undefined
      : placeAt(source.file, source.text, source.bodyOffset + found.index + found[0].length, href.length);
  };

  /** However many links name it, one address is one mistake. */
  const told = new Set<string>();
  const isTold = (place: Place): boolean => {
    const key = JSON.stringify(place);
    const isRepeated = told.has(key);
    told.add(key);
    return isRepeated;
  };

  let depth = 0;
  const visit = (token: Token, offset: number): void => {
    if (report.problems.length >= mostTold) return;
    // What reads the page's HTML later on recurses, too.
    if (depth > deepest) throw new RangeError("Too deep.");
    const place = placesIn(source, offset, token.raw);
    switch (token.type) {
      case "heading": {
        const { depth, text } = token as Tokens.Heading;
        if (depth === 1 || depth > Math.min(level + 1, 4)) {
          const isTitle = depth === 1 && titlesOf(source).includes(text);
          const details = { written: depth, wanted: depth === 1 ? 2 : Math.min(level + 1, 4), isTitle };
          report.problems.push(problem("markdown/heading-level", place("#".repeat(depth)), details));
        }
        level = Math.max(2, depth);
        if (isUnderlinedSentence(token as Tokens.Heading)) {
          const line = token.raw.trimEnd().split("\n").at(-1)!;
          report.problems.push(problem("markdown/underlined", place(line, token.raw.lastIndexOf(line)), undefined));
        }
        report.headings.push({ text, level: depth, file, place: later(place, text) });
        if (text.trim() === "") report.hasOpenHeadings = true;
        break;
      }
      case "list_item": {
        if ((token as Tokens.ListItem).task) report.problems.push(problem("markdown/task-list", place("["), undefined));
        break;
      }
      case "code": {
        const { codeBlockStyle, text } = token as Tokens.Code;
        if (codeBlockStyle !== "indented") break;
        const snippet = firstLine(text).trimEnd();
        const slip = { kind: "indented text", snippet, instead: snippet } as const;
        report.problems.push(problem("markdown/slip", place(snippet), slip));
        break;
      }
      case "html": {
        const known = { links: gate.links.length, images: gate.images.length };
        html.set(
          token,
          gate.read(token.raw, ({ offset: at, snippet }) => place(snippet, at)),
        );
        report.links.push(...gate.links.slice(known.links).map(({ href, place }) => ({ href, file, place })));
        for (const { src, place: at } of gate.images.slice(known.images)) addPicture(src, at);
        break;
      }
      case "link": {
        const { href, raw, text } = token as Tokens.Link;
        if (text.trim() === "") report.problems.push(problem("link/no-words", place(raw), { href, isHtml: false }));
        const definition = definitionOf(href, raw);
        if (definition !== undefined && isTold(definition)) break;
        const at = placeOfAddress(place, definition, href, raw);
        if (isAllowedHref(href) || lacksSlash(href)) report.links.push({ href, file, place: at });
        else report.problems.push(problem("link/scheme", at(), { href }));
        break;
      }
      case "image": {
        const { href, text, raw } = token as Tokens.Image;
        if (text.trim() === "") report.problems.push(problem("media/no-words", place("!["), undefined));
        const definition = definitionOf(href, raw);
        if (definition === undefined || !isTold(definition)) {
          addPicture(href, placeOfAddress(place, definition, href, raw));
        }
        break;
      }
    }
    depth++;
    visitAll(childrenOf(token), offset, offset + token.raw.length, token.type === "list_item");
    depth--;
  };

  const tellSlips = (token: Token, offset: number, around: Neighbours): void => {
    for (const block of report.problems.length < mostTold ? blocksOf(token) : []) {
      for (const slip of findSlips(block, around)) {
        report.problems.push(problem("markdown/slip", placeOfSlip(source, offset, token.raw, slip), slip));
      }
    }
  };

  const visitAll = (tokens: readonly Token[], start: number, end: number, isInItem = false): void => {
    let cursor = start;
    for (const [nth, token] of tokens.entries()) {
      const exact = source.text.indexOf(token.raw, cursor);
      // Inside lists and quotations a token's text is not the file's (indentation is gone): its first line still is.
      const found = exact !== -1 && exact < end ? exact : source.text.indexOf(firstLine(token.raw), cursor);
      const offset = found !== -1 && found < end ? found : cursor;
      visit(token, offset);
      if (isEmptyLink(tokens, nth)) {
        const href = report.links.at(-1)?.href ?? "";
        const place = placesIn(source, offset, token.raw)(token.raw);
        report.problems.push(problem("link/no-words", place, { href, isHtml: true }));
      }
      tellSlips(token, offset, { before: neighbour(tokens, nth, -1), after: neighbour(tokens, nth, 1), isInItem });
      cursor = found !== -1 && found < end ? Math.min(end, offset + firstLine(token.raw).length) : cursor;
    }
  };

  try {
    if (isDeepMarkdown(source.body)) throw new RangeError("Too deep.");
    const long = findLongParagraph(source);
    if (long !== undefined) return { ...report, problems: [long] };
    const tokens = lexer.lexer(source.body);
    visitAll(tokens, source.bodyOffset, source.text.length);
    gate.end();
    report.problems.push(...gate.problems);
    if (gate.hasHeadings) report.hasOpenHeadings = true;
    if (!hasErrors(report.problems)) report.text = printMarkdown(tokens, html);
  } catch (error) {
    // The parser recurses, and so does this.
    if (!(error instanceof RangeError)) throw error;
    return { ...report, problems: [problem("file/too-deep", startOf(source.file), undefined)] };
  }
  return report;
}

/** What a page prints above its text. */
function titlesOf({ data }: Source): unknown[] {
  const { mainTitleText, title } = (data ?? {}) as { mainTitleText?: unknown; title?: unknown };
  return [mainTitleText, title];
}

/** Where a snippet stands in what begins at an offset of a source; all of its first line where it does not. */
type PlaceIn = (snippet: string, from?: number) => Place;

/*
 * Places are asked for when all files are read. Made out here, they keep nothing of the parser's in memory until then.
 */

function placesIn({ file, text }: Source, offset: number, raw: string): PlaceIn {
  return (snippet, from = 0) => {
    const at = text.indexOf(snippet, offset + from);
    const isInside = at !== -1 && at <= offset + raw.length;
    return placeAt(file, text, isInside ? at : offset, isInside ? snippet.length : firstLine(raw).length);
  };
}

function later(place: PlaceIn, snippet: string, from = 0): () => Place {
  return () => place(snippet, from);
}

/** Of the address of a link or picture. In [address](address) it is the second. */
function placeOfAddress(place: PlaceIn, definition: Place | undefined, href: string, raw: string): () => Place {
  if (href === "") return later(place, raw);
  return definition ? () => definition : later(place, href, Math.max(0, raw.indexOf(`](${href}`)));
}

/** Of a slip in a block: lines of a file are the parser's but for what stands in front of them in lists and quotations. */
function placeOfSlip({ file, text }: Source, offset: number, raw: string, { line, column, snippet }: Slip): Place {
  const found = text.indexOf(line, offset + Math.max(0, raw.indexOf(line)));
  return placeAt(file, text, found === -1 ? offset : found + column, snippet.length);
}

function firstLine(text: string): string {
  return text.trimStart().split("\n", 1)[0] ?? "";
}

/** The next block but for empty lines, in either direction. */
function neighbour(tokens: readonly Token[], nth: number, step: 1 | -1): Token | undefined {
  const next = tokens[nth + step];
  return next?.type === "space" ? tokens[nth + 2 * step] : next;
}

/** A link in HTML, whose tags are handed over one by one, with nothing between them. */
function isEmptyLink(tokens: readonly Token[], nth: number): boolean {
  const { type, raw } = tokens[nth]!;
  if (type !== "html" || !/^<a\s[^>]*>$/i.test(raw)) return false;
  let next = nth + 1;
  while (tokens[next]?.raw.trim() === "") next++;
  return /^<\/a\b/i.test(tokens[next]?.raw ?? "");
}

/** What a block holds as text for people to read. */
function blocksOf(token: Token): Pick<Tokens.Generic, "type" | "tokens">[] {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].map((cell) => ({ type: "cell", tokens: cell.tokens }));
  }
  return ["paragraph", "heading", "text"].includes(token.type) ? [token] : [];
}

function childrenOf(token: Token): Token[] {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  if (token.type === "list") return (token as Tokens.List).items;
  return (token as { tokens?: Token[] }).tokens ?? [];
}
