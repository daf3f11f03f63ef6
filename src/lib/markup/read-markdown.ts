import type { MarkedToken, Token, Tokens } from "marked";
import type { MarkdownText, Markup } from "../../model/text/markup.ts";
import { isDeepMarkdown } from "./nesting.ts";
import { lacksSlash } from "../../model/build/page-paths.ts";
import { readFileName } from "../../model/text/percent-encoding.ts";
import { limits } from "../../model/build/limits.ts";
import { placeAt, startOf, type Place } from "../../model/build/place.ts";
import { showsText } from "../../model/text/shown-text.ts";
import type { ContentHeading, ContentLink, ContentPicture } from "../../model/build/site.ts";
import { bodyIn, valueAt, type BodyIn, type Source } from "../../model/build/source.ts";
import { describeScheme, mostPerFile, hasErrors, problem, type Problem } from "../../problems/problem.ts";
import { isAllowedHref, markdownHtml } from "./allowed-html.ts";
import { decodeReferences } from "./decode-references.ts";
import { HtmlSanitizer, type FoundImage } from "./html-sanitizer.ts";
import { lexMarkdown, TooLarge } from "./limited-lexer.ts";
import { refuseLongParagraphs } from "./long-paragraphs.ts";
import {
  firstFilledLine,
  later,
  LinkDefinitions,
  placeOfMistake,
  markdownPlacesIn,
  type PlaceIn,
} from "./markdown-places.ts";
import { findMistakes, isUnderlinedSentence, type Neighbors } from "./markdown-mistakes.ts";
import { replaceInMarkdown } from "./pasted-html.ts";
import type { TagSpan } from "./read-tags.ts";
import { printMarkdown } from "./print-markdown.ts";
import { blocksOf, childrenOf, countParts, knownToken, neighbor } from "./token-parts.ts";

export interface MarkdownReport {
  problems: Problem[];
  links: ContentLink[];
  /** All pictures in the text, by their addresses. */
  images: FoundImage[];
  /** Pictures in Markdown's notation, without those in HTML. */
  pictures: ContentPicture[];
  /** Every heading, in order. */
  headings: ContentHeading[];
  /** Whether some headings or ids can only be checked on the finished page, because they are in HTML or have no words. */
  hasOpenHeadings: boolean;
  /** Empty if there are errors. */
  text: MarkdownText;
}

/** Checks and prints the Markdown below a source's front matter: raw HTML, links, pictures and the order of headings. */
export function readMarkdownText(source: Source): MarkdownReport {
  return new MarkdownReader(source).read();
}

class TooManyParts extends Error {
  override name = "TooManyParts";
  readonly place: Place;

  constructor(place: Place) {
    super("Too many parts.");
    this.place = place;
  }
}

class MarkdownReader {
  readonly #source: Source;
  readonly #written: BodyIn;
  readonly #report: MarkdownReport = {
    problems: [],
    links: [],
    images: [],
    pictures: [],
    headings: [],
    hasOpenHeadings: false,
    text: { opening: [], sections: [] },
  };
  readonly #sanitizer = new HtmlSanitizer(markdownHtml);
  /** The sanitizer's result for each stretch of raw HTML. */
  readonly #html = new Map<Token, Markup>();
  readonly #definitions: LinkDefinitions;
  /** The level of the last heading. */
  #level = 1;
  #depth = 0;
  #parts = 0;

  constructor(source: Source) {
    this.#source = source;
    this.#written = bodyIn(source);
    this.#definitions = new LinkDefinitions(this.#written);
  }

  read(): MarkdownReport {
    const { body } = this.#source;
    const { bodyOffset, text } = this.#written;
    const report = this.#report;
    try {
      if (isDeepMarkdown(body)) throw new RangeError("Too deep.");
      refuseLongParagraphs(body);
      const tokens = lexMarkdown(body);
      this.#readAll(tokens, { start: bodyOffset, end: text.length });
      this.#sanitizer.end();
      report.problems.push(...this.#sanitizer.problems);
      report.problems = replaceInMarkdown(report.problems, this.#written);
      report.hasOpenHeadings ||= this.#sanitizer.hasHeadings;
      return hasErrors(report.problems) ? report : { ...report, text: printMarkdown(tokens, this.#html) };
    } catch (error) {
      return { ...report, problems: [this.#explain(error)] };
    }
  }

  /** Words the problem for which the whole text is refused. */
  #explain(error: unknown): Problem {
    const { body } = this.#source;
    const { bodyOffset, file } = this.#written;
    if (error instanceof TooManyParts)
      return problem("file/too-large", error.place, { way: "page", limit: limits.parts });
    if (error instanceof TooLarge) {
      const { written, details } = error;
      const start = bodyOffset + Math.max(0, body.indexOf(written));
      return problem("file/too-large", placeAt(this.#written, start, firstFilledLine(written).length), details);
    }
    // The parser and this reader recurse, and may run out of stack.
    if (error instanceof RangeError) return problem("file/too-large", startOf(file), { way: "levels" });
    throw error;
  }

  #readAll(tokens: readonly Token[], { start, end }: TagSpan, isInItem = false): void {
    const { text } = this.#written;
    let cursor = start;
    for (const [nth, token] of tokens.map(knownToken).entries()) {
      const exact = text.indexOf(token.raw, cursor);
      // Inside lists and quotations, tokens lose their indentation, but a token's first line is still the file's.
      const found = exact !== -1 && exact < end ? exact : text.indexOf(firstFilledLine(token.raw), cursor);
      const offset = found !== -1 && found < end ? found : cursor;
      this.#read(token, offset);
      const around = { before: neighbor(tokens, nth, -1), after: neighbor(tokens, nth, 1), isInItem };
      this.#reportMistakes(token, offset, around);
      cursor = found !== -1 && found < end ? Math.min(end, offset + firstFilledLine(token.raw).length) : cursor;
    }
  }

  #read(token: MarkedToken, offset: number): void {
    const { problems } = this.#report;
    if (problems.length >= mostPerFile) return;
    // Later readers of the page's HTML recurse too. A list takes two levels of tokens.
    if (this.#depth > 2 * limits.levels) throw new RangeError("Too deep.");
    const place = markdownPlacesIn(this.#written, offset, token.raw);
    this.#parts += countParts(token);
    if (this.#parts > limits.parts) throw new TooManyParts(place(firstFilledLine(token.raw)));
    if (token.type === "heading") this.#readHeading(token, place);
    else if (token.type === "html") this.#readHtml(token, place);
    else if (token.type === "link") this.#readLink(token, place);
    else if (token.type === "image") this.#readImage(token, place);
    else if (token.type === "list_item" && token.task) {
      problems.push(problem("markdown/task-list", place("["), undefined));
    } else if (token.type === "code" && token.codeBlockStyle === "indented") {
      const snippet = firstFilledLine(token.text).trimEnd();
      problems.push(problem("markdown/mistake", place(snippet), { way: "indented text", snippet }));
    }
    const children = childrenOf(token);
    if (children.length === 0 && token.type !== "html" && showsText(token.raw)) this.#sanitizer.sawContent();
    this.#depth++;
    this.#readAll(children, { start: offset, end: offset + token.raw.length }, token.type === "list_item");
    this.#depth--;
  }

  #readHeading(token: Tokens.Heading, place: PlaceIn): void {
    const { depth, text, raw } = token;
    const { problems, headings } = this.#report;
    const wanted = Math.min(this.#level + 1, 4);
    if (depth === 1 || depth > wanted) {
      const isTitle = depth === 1 && titlesOf(this.#source).includes(text);
      const way = depth === 1 ? "title" : depth > 4 ? "deep" : "skips";
      const details = { written: depth, wanted: depth === 1 ? 2 : wanted, fix: isTitle ? "remove" : "change" } as const;
      problems.push(problem("markdown/heading-level", place("#".repeat(depth)), { way, ...details }));
    }
    this.#level = Math.max(2, depth);
    if (isUnderlinedSentence(token)) {
      const line = raw.trimEnd().split("\n").at(-1)!;
      problems.push(problem("markdown/underlined", place(line, raw.lastIndexOf(line)), undefined));
    }
    headings.push({ text, level: depth, file: this.#source.file, place: later(place, text) });
    if (!showsText(text)) this.#report.hasOpenHeadings = true;
  }

  #readHtml(token: Tokens.HTML | Tokens.Tag, place: PlaceIn): void {
    const { links, images } = this.#sanitizer;
    const known = { links: links.length, images: images.length };
    this.#html.set(
      token,
      this.#sanitizer.read(token.raw, ({ offset, snippet }) => place(snippet, offset)),
    );
    for (const link of links.slice(known.links)) this.#report.links.push({ ...link, file: this.#source.file });
    for (const image of images.slice(known.images)) this.#addImage(image.src, image.place);
  }

  #readLink({ href, raw, text }: Tokens.Link, place: PlaceIn): void {
    const { problems, links } = this.#report;
    if (!showsText(text)) problems.push(problem("link/no-words", place(raw), { fix: "markdown", href }));
    const at = this.#placeOfAddress(href, raw, place);
    if (at === undefined) return;
    const address = decodeReferences(href);
    const isAllowed = isAllowedHref(address) || lacksSlash(address);
    if (isAllowed) links.push({ href: address, file: this.#source.file, place: at });
    else problems.push(problem("link/scheme", at(), describeScheme(href)));
  }

  #readImage({ href, text, raw }: Tokens.Image, place: PlaceIn): void {
    const { problems, pictures, headings } = this.#report;
    if (!showsText(text)) problems.push(problem("media/no-words", place("!["), undefined));
    const heading = headings.at(-1)?.text ?? "";
    const [address, picturePlace] = [decodeReferences(href), later(place, text, "![".length)];
    pictures.push({ words: text, address, heading, file: this.#source.file, place: picturePlace });
    const at = this.#placeOfAddress(href, raw, place);
    if (at !== undefined) this.#addImage(href, at);
  }

  #addImage(href: string, place: () => Place): void {
    this.#report.images.push({ src: readFileName(decodeReferences(href)), place });
  }

  /** Undefined if an earlier link has the same definition: one wrong address is one mistake, however many links use it. */
  #placeOfAddress(href: string, raw: string, place: PlaceIn): (() => Place) | undefined {
    const definition = raw.includes(href) ? undefined : this.#definitions.find(href);
    if (definition !== undefined) return this.#definitions.isRepeated(definition) ? undefined : () => definition;
    if (href === "") return later(place, raw);
    // In `[address](address)` the second is the address.
    return later(place, href, Math.max(0, raw.indexOf(`](${href}`)));
  }

  #reportMistakes(token: MarkedToken, offset: number, around: Neighbors): void {
    const { problems } = this.#report;
    for (const block of problems.length < mostPerFile ? blocksOf(token) : []) {
      for (const mistake of findMistakes(block, around)) {
        const details = { ...mistake, snippet: mistake.snippet.trim() };
        problems.push(problem("markdown/mistake", placeOfMistake(this.#written, offset, mistake), details));
      }
    }
  }
}

/** The titles that a page prints above its text. */
const titlesOf = ({ data }: Source): unknown[] => ["mainTitleText", "title"].map((key) => valueAt(data, [key]));
