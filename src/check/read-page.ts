import { Parser } from "htmlparser2";
import type { Recall } from "../memory.ts";
import type { Page } from "../model/output.ts";
import { scanMarkup } from "./scan-markup.ts";

/** What the checks need to know of a rendered page. */
export interface PageFacts {
  page: Page;
  ids: string[];
  /** Those inside `<main>`: the ones an author may link to. */
  contentIds: string[];
  /** Addresses in attributes, styles, a refresh, and what is told to search engines and previews. */
  addresses: string[];
  headings: PageHeading[];
}

export interface PageHeading {
  level: number;
  text: string;
  id: string | undefined;
}

const addressKeys = new Set(["href", "src", "poster", "data", "action", "formaction", "cite"]);

export interface Facts extends Omit<PageFacts, "page"> {
  /** Whether no script, style or comment is left open at the end. */
  isClosed: boolean;
}

/** Reads the HTML of a stretch of a page. */
export type ReadPiece = (html: string, from: number, to: number) => Facts;

/**
 * Reads a page in pieces. What is around `<main>` stands on many pages: `readShared` is asked for it, and may know it from another.
 */
export function readPage(page: Page, readShared: ReadPiece): PageFacts {
  const pieces = readPieces(page.html, readShared);
  return {
    page,
    ids: pieces.flatMap(({ ids }) => ids),
    contentIds: pieces.flatMap(({ contentIds }) => contentIds),
    addresses: pieces.flatMap(({ addresses }) => addresses),
    headings: pieces.flatMap(({ headings }) => headings),
  };
}

/** The head, `<main>`, and what is around that; all of it as one piece where that is not plain to see. */
function readPieces(html: string, readShared: ReadPiece): Facts[] {
  const body = html.indexOf("<body>");
  const start = html.indexOf("<main", body);
  const end = html.indexOf("</main>", start);
  const footerEnd = html.indexOf("</footer>", end);
  const isPlain = ![body, start, end, footerEnd].includes(-1) && html.lastIndexOf("<main") === start;
  const before = isPlain ? readShared(html, body, start) : undefined;
  if (!before?.isClosed || !isClosed(html.slice(0, body))) return [readMarkup(html)];
  return [
    readMarkup(html.slice(0, body)),
    before,
    readMarkup(html.slice(start, end)),
    readShared(html, end, footerEnd),
    readMarkup(html.slice(footerEnd)),
  ];
}

/** Reads each shared piece only when it meets it for the first time. */
export function createSharedReader(recall: Recall): ReadPiece {
  const known: { html: string; facts: Facts }[] = [];
  return (html, from, to) => {
    const at = known.findIndex((each) => each.html.length === to - from && html.startsWith(each.html, from));
    // Most pages have what the one before them had.
    const [found] = at === -1 ? [] : known.splice(at, 1);
    const piece = found ?? readShared(html.slice(from, to), recall);
    known.unshift(piece);
    return piece.facts;
  };
}

function readShared(html: string, recall: Recall): { html: string; facts: Facts } {
  return { html, facts: recall("facts", html, () => readMarkup(html)) };
}

/** Whether no script, style or comment is left open, in which `<main` would be mere text. */
function isClosed(html: string): boolean {
  return [
    ["<script", "</script"],
    ["<style", "</style"],
    ["<!--", "-->"],
  ].every(([open, close]) => html.split(open!).length === html.split(close!).length);
}

/** What a piece of HTML says, in whatever form it is written. */
export function readMarkup(html: string): Facts {
  const scanned = collectFacts();
  if (scanMarkup(html, scanned.handlers)) return scanned.facts;
  const parsed = collectFacts(isClosed(html));
  new Parser(parsed.handlers).end(html);
  return parsed.facts;
}

/** What could be scanned has everything closed. */
function collectFacts(isClosed = true) {
  const facts: Facts = { ids: [], contentIds: [], addresses: [], headings: [], isClosed };
  let heading: PageHeading | undefined;
  let isInMain = false;
  let data: string | undefined;
  let style: string | undefined;
  const handlers = {
    onopentag(name: string, attributes: Record<string, string>): void {
      if (attributes.id !== undefined) {
        facts.ids.push(attributes.id);
        if (isInMain) facts.contentIds.push(attributes.id);
      }
      if (name === "main") isInMain = true;
      for (const key in attributes) {
        if (addressKeys.has(key)) facts.addresses.push(attributes[key]!);
        else if (key === "srcset" || key === "imagesrcset") facts.addresses.push(...candidatesOf(attributes[key]!));
        else if (key === "style") facts.addresses.push(...addressesInCss(attributes[key]!));
      }
      if (name === "meta" && attributes["http-equiv"] === "refresh") {
        facts.addresses.push((attributes.content ?? "").replace(/^\d+;\s*url=/i, ""));
      }
      if (name === "meta" && /^(og|twitter):(image|url|video)\b/.test(attributes.property ?? attributes.name ?? "")) {
        const { content = "" } = attributes;
        if (/^(https?:)?\//.test(content)) facts.addresses.push(content);
      }
      if (name === "script" && attributes.type === "application/ld+json") data = "";
      if (name === "style") style = "";
      if (/^h[1-6]$/.test(name)) heading = { level: Number(name[1]), text: "", id: attributes.id };
    },
    ontext(text: string): void {
      if (heading) heading.text += text;
      if (data !== undefined) data += text;
      if (style !== undefined) style += text;
    },
    onclosetag(name: string): void {
      if (name === "main") isInMain = false;
      if (name === "script" && data !== undefined) facts.addresses.push(...addressesInData(data));
      if (name === "style" && style !== undefined) facts.addresses.push(...addressesInCss(style));
      if (name === "script") data = undefined;
      if (name === "style") style = undefined;
      if (heading && /^h[1-6]$/.test(name)) {
        facts.headings.push(heading);
        heading = undefined;
      }
    },
  };
  return { facts, handlers };
}

/** The addresses of a `srcset`; commas may be part of one, but none ends in a comma. */
function candidatesOf(srcSet: string): string[] {
  const addresses = srcSet.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
  return addresses.filter((address) => address !== "");
}

/** What `url()` and `@import` name in a stylesheet; not data, nor a part of the same page. */
export function addressesInCss(css: string): string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi);
  return [...found]
    .map((match) => match.slice(1).join(""))
    .filter((address) => address !== "" && !/^(data:|#)/i.test(address));
}

/** Every web address in JSON, however deep; empty when it is none. */
export function addressesInData(json: string): string[] {
  const addresses: string[] = [];
  try {
    JSON.parse(json, (key, value: unknown) => {
      // A name in the sense of linked data need not open.
      const isAddress = typeof value === "string" && /^https?:\/\/\S+$/.test(value) && !key.startsWith("@");
      if (isAddress) addresses.push(value);
      return value;
    });
  } catch {
    return [];
  }
  return addresses;
}
