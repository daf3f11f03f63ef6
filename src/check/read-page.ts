import { Parser } from "htmlparser2";
import { recallNothing, type Recall } from "../memory.ts";
import type { Page } from "../model/output.ts";

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

/** Reads a page in three pieces, because an edit of one leaves the others as they were, and pages share much. */
export function readPage(page: Page, recall: Recall = recallNothing): PageFacts {
  const pieces = splitAtMain(page.html).map((html) => recall("facts", html, () => readPiece(html)));
  return {
    page,
    ids: pieces.flatMap(({ ids }) => ids),
    contentIds: pieces.flatMap(({ contentIds }) => contentIds),
    addresses: pieces.flatMap(({ addresses }) => addresses),
    headings: pieces.flatMap(({ headings }) => headings),
  };
}

/** What is before, in and after `<main>`; all of it as one piece where that is not plain to see. */
function splitAtMain(html: string): string[] {
  const start = html.indexOf("<main");
  const end = html.indexOf("</main>", start);
  const isPlain = start !== -1 && end !== -1 && html.lastIndexOf("<main") === start && isClosed(html.slice(0, start));
  return isPlain ? [html.slice(0, start), html.slice(start, end), html.slice(end)] : [html];
}

/** Whether no script, style or comment is left open, in which `<main` would be mere text. */
function isClosed(html: string): boolean {
  return [
    ["<script", "</script"],
    ["<style", "</style"],
    ["<!--", "-->"],
  ].every(([open, close]) => html.split(open!).length === html.split(close!).length);
}

function readPiece(html: string): Omit<PageFacts, "page"> {
  const facts: Omit<PageFacts, "page"> = { ids: [], contentIds: [], addresses: [], headings: [] };
  let heading: PageHeading | undefined;
  let isInMain = false;
  let data: string | undefined;
  let style: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
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
    ontext(text) {
      if (heading) heading.text += text;
      if (data !== undefined) data += text;
      if (style !== undefined) style += text;
    },
    onclosetag(name) {
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
  });
  parser.end(html);
  return facts;
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
