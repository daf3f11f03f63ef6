import type { Markup, MarkupLink, MarkupPicture } from "../../model/text/markup.ts";
import { lacksSlash } from "../../model/build/page-paths.ts";
import { readFileName } from "../../model/text/percent-encoding.ts";
import type { Place } from "../../model/build/place.ts";
import { showsText } from "../../model/text/shown-text.ts";
import { describeScheme, mostPerFile, problem, removalOf, type Problem } from "../../problems/problem.ts";
import { isAllowedHref, type AllowedHtml } from "./allowed-html.ts";
import { OpenElements, voidElements } from "./open-elements.ts";
import { readTags, type Attribute, type TagSpan } from "./read-tags.ts";
import { escapeText, escapeValue, MarkupWriter, tableStart } from "./write-markup.ts";

/** A stretch of HTML that was found: its offset, and its text. */
export interface FoundValue {
  offset: number;
  snippet: string;
}

export interface FoundLink {
  href: string;
  place: () => Place;
}

export interface FoundImage {
  src: string;
  place: () => Place;
}

type PlaceOf = (found: FoundValue) => Place;

/**
 * Checks HTML against an allow-list and prints the allowed parts, in one walk. Nothing is dropped silently: each element or attribute
 * that is not allowed, not closed or nested wrongly is a problem that names it. HTML may come in stretches, because Markdown interrupts it.
 */
export class HtmlSanitizer {
  /** Allowed links, as written. */
  readonly links: FoundLink[] = [];
  /** The values of `src` attributes, as written. */
  readonly images: FoundImage[] = [];
  /** Whether there are headings or ids, which can only be checked on the finished page. */
  hasHeadings = false;
  readonly #allowed: AllowedHtml;
  readonly #problems: Problem[] = [];
  readonly #open = new OpenElements();
  /** The open link, as long as it has nothing to click on. */
  #emptyLink: (() => Problem) | undefined;

  constructor(allowed: AllowedHtml) {
    this.#allowed = allowed;
  }

  /** All problems found so far; complete once `end` has been called. */
  get problems(): Problem[] {
    return [...this.#problems, ...this.#open.problems];
  }

  /** Reads one stretch. `placeOf` turns an offset in it, and the text there, into a place in the author's file. */
  read(html: string, placeOf: PlaceOf): Markup {
    if (!/[<&]/.test(html)) return html === "" ? [] : [escapeText(html)];
    const writer = new MarkupWriter();
    readTags(html, {
      onText: (text) => {
        if (showsText(text)) this.sawContent();
        writer.write(escapeText(text));
      },
      onBareReference: (span, printed) => {
        const found = textAt(html, span);
        const details = { written: found.snippet, name: found.snippet.slice(1), printed };
        this.#report(() => problem("html/bare-reference", placeOf(found), details));
      },
      onStartTag: (element, attributes, span) => {
        const tag: StartTag = { element, attributes, html, span, placeOf };
        const written = this.#readStart(tag, writer);
        if (element === "img") this.sawContent();
        if (written?.kind === "link") {
          this.#emptyLink = () => problem("link/no-words", placeOfTag(tag), { fix: "html", href: written.href });
        }
      },
      onEndTag: (element, span) => {
        const place = (): Place => placeOf(textAt(html, span));
        writer.write(this.#open.close({ element, isAllowed: Object.hasOwn(this.#allowed, element), place }));
        if (element !== "a") return;
        if (this.#emptyLink !== undefined) this.#report(this.#emptyLink);
        this.#emptyLink = undefined;
      },
      onComment: (span) => {
        this.#report(() => explainNoTag(textAt(html, span), Object.keys(this.#allowed), placeOf));
      },
      onUnfinished: (offset) => {
        const [tag = ""] = /^<[^\s<>]*/.exec(html.slice(offset)) ?? [];
        this.#problems.push(problem("html/unfinished-tag", placeOf({ offset, snippet: tag }), { tag }));
      },
    });
    return writer.finish();
  }

  /** Call this for words and pictures between two stretches. */
  sawContent(): void {
    this.#emptyLink = undefined;
  }

  /** Call this after the last stretch. Returns the end tags that the author may leave out. */
  end(): string {
    return this.#open.closeAll();
  }

  #report(make: () => Problem): void {
    if (this.#problems.length < mostPerFile) this.#problems.push(make());
  }

  #readStart(tag: StartTag, writer: MarkupWriter): MarkupLink | MarkupPicture | undefined {
    const { element, attributes } = tag;
    const place = (): Place => placeOfTag(tag);
    const allowed = Object.hasOwn(this.#allowed, element) ? this.#allowed[element] : undefined;
    if (allowed === undefined) {
      this.#open.refuse(element);
      this.#report(() =>
        problem("html/element", place(), { fix: removalOf(element), element, allowed: Object.keys(this.#allowed) }),
      );
      return undefined;
    }
    if (/^h\d$/.test(element)) this.hasHeadings = true;
    if (element === "img" && !attributes.some(({ name, value }) => name === "alt" && showsText(value))) {
      this.#report(() => problem("media/no-words", place(), undefined));
    }
    writer.write(this.#open.open({ element, place }));
    const passed = attributes.filter((attribute) => this.#passes(attribute, tag, allowed));
    const part = writtenPart(element, Object.fromEntries(passed.map(({ name, value }) => [name, value])));
    writer.write(part);
    return typeof part === "string" ? undefined : part;
  }

  /** Whether an attribute may be printed. */
  #passes(attribute: Attribute, { element, html, placeOf }: StartTag, allowed: readonly string[]): boolean {
    const { name, value, start } = attribute;
    const valuePlace = (): Place => placeOf(findAttributeValue(html, attribute) ?? { offset: start, snippet: name });
    if (!allowed.includes(name)) {
      // The whole attribute is marked: if an author removed only its name, the rest would read as other attributes.
      const { offset, snippet } = textAt(html, attribute);
      const found = { offset, snippet: snippet.split("\n", 1)[0]!.trimEnd() };
      const details = { element, attribute: name, allowed, isBare: allowed.length === 0 };
      this.#report(() => problem("html/attribute", placeOf(found), details));
      return false;
    }
    if (name === "src") this.images.push({ src: value, place: valuePlace });
    if (name !== "href") return true;
    // An address without its slash is reported later, when the pages are known.
    if (isAllowedHref(value) || lacksSlash(value)) {
      this.links.push({ href: value, place: valuePlace });
      return true;
    }
    this.#report(() => problem("link/scheme", valuePlace(), describeScheme(value)));
    return false;
  }
}

/** A tag in a stretch of HTML. */
interface StartTag {
  element: string;
  attributes: readonly Attribute[];
  html: string;
  span: TagSpan;
  placeOf: PlaceOf;
}

function placeOfTag({ html, span, placeOf }: StartTag): Place {
  const [snippet = ""] = /^<[^\s/>]*/.exec(html.slice(span.start, span.end)) ?? [];
  return placeOf({ offset: span.start, snippet });
}

function textAt(html: string, { start, end }: TagSpan): FoundValue {
  return { offset: start, snippet: html.slice(start, end) };
}

/** Finds an attribute's value; undefined if the author wrote it with character references. */
function findAttributeValue(html: string, { value, start, end }: Attribute): FoundValue | undefined {
  const offset = html.indexOf(value, html.indexOf("=", start));
  return value !== "" && offset !== -1 && offset < end ? { offset, snippet: value } : undefined;
}

/** Words the problem of a comment, a processing instruction, a doctype, or a `</` that begins no tag. */
function explainNoTag({ offset, snippet }: FoundValue, allowed: readonly string[], placeOf: PlaceOf): Problem {
  if (snippet.startsWith("<!--")) return problem("html/comment", placeOf({ offset, snippet: "<!--" }), undefined);
  const [start = ""] = /^<[^\s<>]*/.exec(snippet) ?? [];
  const place = placeOf({ offset, snippet: start });
  if (start.startsWith("</")) return problem("html/unfinished-tag", place, { tag: start });
  const element = start.slice(1).toLowerCase();
  return problem("html/element", place, { fix: removalOf(element), element, allowed });
}

/** Prints a start tag. */
function writtenPart(element: string, attributes: Record<string, string>): string | MarkupLink | MarkupPicture {
  const { href, src, ...others } = attributes;
  if (element === "a" && href !== undefined) return { kind: "link", href };
  if (element === "img") return { kind: "picture", name: readFileName(src ?? ""), attributes: others };
  if (element === "table") return tableStart;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  return `<${element}${written.join("")}${voidElements.has(element) ? " /" : ""}>`;
}
