import { Parser } from "htmlparser2";
import { mostTold } from "../model/most-told.ts";
import { isAllowedHref, type AllowedHtml } from "../model/allowed-html.ts";
import { lacksSlash } from "../model/page-paths.ts";
import type { Place } from "../model/place.ts";
import { problem, type Problem } from "../problem.ts";
import type { Tag } from "./html-balance.ts";

/** What is found in HTML, at an offset into it. `snippet` is the text that stands there. */
export interface Found {
  offset: number;
  snippet: string;
}

export interface HtmlReport {
  problems: Problem[];
  /** Links that are allowed, as written. */
  links: { href: string; place: () => Place }[];
  /** What `src` attributes name, as written. */
  images: { src: string; place: () => Place }[];
  /** All tags in their order, for `checkBalance`. */
  tags: Tag[];
}

/**
 * Holds HTML to an allow-list. Nothing is removed here: what the list does not allow is a problem that names it.
 * `placeOf` turns an offset into the HTML, with the text that stands there, into a place in the author's file.
 */
export function inspectHtml(html: string, allowed: AllowedHtml, placeOf: (found: Found) => Place): HtmlReport {
  const report: HtmlReport = { problems: [], links: [], images: [], tags: [] };
  const starts: { from: number; to: number; tag?: Tag }[] = [];
  /** The link that is open, as long as it has nothing to click on. */
  let emptyLink: (() => Problem) | undefined;
  const tell = (make: () => Problem): void => {
    if (report.problems.length < mostTold) report.problems.push(make());
  };

  const parser = new Parser({
    onopentag(element, attributes, isImplied) {
      if (isImplied) return;
      const { startIndex, endIndex } = parser;
      const found = { offset: startIndex, snippet: /^<[^\s/]*/.exec(html.slice(startIndex, endIndex))?.[0] ?? "<" };
      const place = (): Place => placeOf(found);
      const attributesAllowed = Object.hasOwn(allowed, element) ? allowed[element] : undefined;
      if (attributesAllowed === undefined) {
        starts.push({ from: startIndex, to: endIndex, tag: { element, isEnd: false, isRefused: true, place } });
        tell(() => problem("html/element", place(), { element, allowed: Object.keys(allowed) }));
        return;
      }
      starts.push({ from: startIndex, to: endIndex, tag: { element, isEnd: false, place } });
      if (element === "img") emptyLink = undefined;
      if (element === "img" && !attributes.alt?.trim()) tell(() => problem("media/no-words", place(), undefined));
      for (const [attribute, value] of Object.entries(attributes)) {
        if (report.problems.length >= mostTold) break;
        const at = attributeAt(html, startIndex, endIndex, attribute);
        if (!attributesAllowed.includes(attribute)) {
          const details = { element, attribute, allowed: attributesAllowed };
          report.problems.push(problem("html/attribute", placeOf(withValue(html, at, endIndex)), details));
        } else if (attribute === "href") {
          const valuePlace = (): Place => placeOf(valueAt(html, at, value));
          // Which page one without its slash means is told where the pages are known.
          if (isAllowedHref(value) || lacksSlash(value)) {
            report.links.push({ href: value, place: valuePlace });
            emptyLink = () => problem("link/no-words", place(), { href: value, isHtml: true });
          } else report.problems.push(problem("link/scheme", valuePlace(), { href: value }));
        } else if (attribute === "src") {
          report.images.push({ src: value, place: () => placeOf(valueAt(html, at, value)) });
        }
      }
    },
    ontext(text) {
      if (text.trim() !== "") emptyLink = undefined;
    },
    onclosetag(element, isImplied) {
      if (element !== "a") return;
      // Markdown hands over inline tags one by one; what they hold comes later.
      if (emptyLink !== undefined && !isImplied) tell(emptyLink);
      emptyLink = undefined;
    },
    onprocessinginstruction(name) {
      starts.push({ from: parser.startIndex, to: parser.endIndex });
      const found = { offset: parser.startIndex, snippet: `<${name}` };
      tell(() => problem("html/element", placeOf(found), { element: name, allowed: Object.keys(allowed) }));
    },
    oncomment() {
      starts.push({ from: parser.startIndex, to: parser.endIndex });
      const found = { offset: parser.startIndex, snippet: "<!--" };
      tell(() => problem("html/comment", placeOf(found), undefined));
    },
  });
  parser.end(html);
  const tags = [...starts, ...findEndTags(html, allowed, starts, placeOf)];
  const unfinished = findUnfinishedTag(html, tags);
  if (unfinished)
    report.problems.push(problem("html/unfinished-tag", placeOf(unfinished), { tag: unfinished.snippet }));
  report.tags = tags
    .filter(({ from }) => unfinished === undefined || from < unfinished.offset)
    .sort((a, b) => a.from - b.from)
    .flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  return report;
}

/** The parser passes over end tags that close nothing, so they are looked for in the text, outside of other tags. */
function findEndTags(
  html: string,
  allowed: AllowedHtml,
  starts: readonly { from: number; to: number }[],
  placeOf: (found: Found) => Place,
): { from: number; to: number; tag?: Tag }[] {
  const covered = coverage(html, starts);
  return [...html.matchAll(/<\/([a-z][^\s/<>]*)[^<>]*>/gi)].flatMap((match) => {
    const element = match[1]!.toLowerCase();
    if (covered[match.index] === 1) return [];
    const span = { from: match.index, to: match.index + match[0].length };
    const isRefused = !Object.hasOwn(allowed, element);
    const place = (): Place => placeOf({ offset: match.index, snippet: match[0] });
    return [{ ...span, tag: { element, isEnd: true, isRefused, place } }];
  });
}

/** A tag that lacks its end swallows the rest of the text, and the parser says nothing of it. */
function findUnfinishedTag(html: string, known: readonly { from: number; to: number }[]): Found | undefined {
  const covered = coverage(html, known);
  const unknown = [...html.matchAll(/<[a-z/!][^\s<>]*/gi)].find(({ index }) => covered[index] !== 1);
  return unknown && { offset: unknown.index, snippet: unknown[0] };
}

/** Which characters lie within tags: 1 where they do. */
function coverage(html: string, tags: readonly { from: number; to: number }[]): Uint8Array {
  const covered = new Uint8Array(html.length);
  for (const { from, to } of tags) covered.fill(1, from, to + 1);
  return covered;
}

function attributeAt(html: string, tagStart: number, tagEnd: number, attribute: string): Found {
  const name = attribute.replace(/[^\w-]/g, "\\$&");
  const inTag = html.slice(tagStart, tagEnd + 1).search(new RegExp(`[\\s/"']${name}(?=[\\s=>/]|$)`, "i"));
  const offset = inTag === -1 ? tagStart : tagStart + inTag + 1;
  return { offset, snippet: html.slice(offset, offset + attribute.length) };
}

/** An attribute and its value: what is left when only the name is removed would be taken for other attributes. */
function withValue(html: string, { offset, snippet }: Found, tagEnd: number): Found {
  const rest = html.slice(offset + snippet.length, tagEnd);
  const [value = ""] = /^\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/.exec(rest) ?? [];
  return { offset, snippet: snippet + value.split("\n", 1)[0]!.trimEnd() };
}

/** Where an attribute's value stands; the attribute itself when it is written with entities and so reads differently. */
function valueAt(html: string, attribute: Found, value: string): Found {
  const offset = html.indexOf(value, attribute.offset + attribute.snippet.length);
  const isNear = value !== "" && offset !== -1 && offset - attribute.offset < attribute.snippet.length + 8;
  return isNear ? { offset, snippet: value } : attribute;
}
