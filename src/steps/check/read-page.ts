import { readTags, type Attribute } from "../../ground/markup/read-tags.ts";
import type { Page } from "../../model/output.ts";

/** What the checks need to know of a rendered page. */
export interface PageFacts {
  address: string;
  /** The content file it came from. */
  source: string;
  isRedirect: boolean;
  ids: readonly string[];
  /** Those inside `<main>`: the ones an author may link to. */
  contentIds: readonly string[];
  headings: readonly PageHeading[];
  /** Addresses in attributes, styles, a refresh, and in what is meant for search engines and previews; each once. */
  addresses: ReadonlySet<string>;
  /** Those of them that a visitor can follow. */
  links: ReadonlySet<string>;
}

export interface PageHeading {
  level: number;
  text: string;
  id: string | undefined;
}

type Attributes = Readonly<Record<string, string | undefined>>;

const addressKeys = new Set(["href", "src", "poster", "data", "action", "formaction", "cite"]);

export function readPage({ address, source, html }: Page): PageFacts {
  const [ids, contentIds, headings, addresses]: [string[], string[], PageHeading[], string[]] = [[], [], [], []];
  const links = new Set<string>();
  let isRedirect = false;
  let isInMain = false;
  /** The element whose words are collected; no such element is inside another. */
  let open: { element: string; id: string | undefined; text: string } | undefined;
  readTags(html, {
    onStartTag(tagName, written) {
      const attributes = valuesOf(written);
      if (attributes.id !== undefined) {
        ids.push(attributes.id);
        if (isInMain) contentIds.push(attributes.id);
      }
      if (tagName === "main") isInMain = true;
      addresses.push(...addressesIn(tagName, attributes));
      if (/^(a|area)$/.test(tagName) && attributes.href !== undefined) links.add(attributes.href);
      if (tagName === "meta" && attributes["http-equiv"] === "refresh") isRedirect = true;
      const isData = tagName === "script" && attributes.type === "application/ld+json";
      if (isData || /^(style|h[1-6])$/.test(tagName)) open = { element: tagName, id: attributes.id, text: "" };
    },
    onText(text) {
      if (open) open.text += text;
    },
    onEndTag(element) {
      if (element === "main") isInMain = false;
      if (element !== open?.element) return;
      const { id, text } = open;
      open = undefined;
      if (element === "script") addresses.push(...addressesInData(text));
      else if (element === "style") addresses.push(...addressesInCss(text));
      else headings.push({ level: Number(element[1]), text, id });
    },
    onComment: () => undefined,
    onUnfinished: () => undefined,
  });
  return { address, source, isRedirect, ids, contentIds, headings, addresses: new Set(addresses), links };
}

/** The addresses in the attributes of one element. */
function addressesIn(element: string, attributes: Attributes): string[] {
  const found = Object.entries(attributes).flatMap(([key, value = ""]) => {
    if (addressKeys.has(key)) return [value];
    if (key === "srcset" || key === "imagesrcset") return readSrcSet(value).map(({ address }) => address);
    return key === "style" ? addressesInCss(value) : [];
  });
  if (element !== "meta") return found;
  const { content = "" } = attributes;
  if (attributes["http-equiv"] === "refresh") return [...found, content.replace(/^\d+;\s*url=/i, "")];
  const isShown = /^(og|twitter):(image|url|video)\b/.test(attributes.property ?? attributes.name ?? "");
  return isShown && /^(https?:)?\//.test(content) ? [...found, content] : found;
}

/** The values of attributes by their names. */
export function valuesOf(written: readonly Attribute[]): Attributes {
  return Object.fromEntries(written.map(({ name, value }) => [name, value]));
}

/** What a `srcset` offers, with 0 where no width is said. Commas may be part of an address, but none ends in a comma. */
export function readSrcSet(srcSet: string): { address: string; width: number }[] {
  return srcSet
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = "", width = "0w"]) => ({ address, width: parseInt(width, 10) }))
    .filter(({ address }) => address !== "");
}

/** What `url()` and `@import` name in a stylesheet; not data, nor a part of the same page. */
export function addressesInCss(css: string): string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi);
  return [...found]
    .map((match) => match.slice(1).join(""))
    .filter((address) => address !== "" && !/^(data:|#)/i.test(address));
}

/** Every web address in JSON, however deep; empty when it is none. */
function addressesInData(json: string): string[] {
  const addresses: string[] = [];
  try {
    JSON.parse(json, (key, value: unknown) => {
      // A name in the sense of linked data need not open, nor does a term of the vocabulary.
      const isName = key.startsWith("@") || String(value).startsWith("https://schema.org/");
      const isAddress = typeof value === "string" && /^https?:\/\/\S+$/.test(value) && !isName;
      if (isAddress) addresses.push(value);
      return value;
    });
  } catch {
    return [];
  }
  return addresses;
}
