import { readTags } from "../markup/read-tags.ts";
import type { Page } from "../model/output.ts";

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
}

export interface PageHeading {
  level: number;
  text: string;
  id: string | undefined;
}

type Attributes = Readonly<Record<string, string | undefined>>;

const addressKeys = new Set(["href", "src", "poster", "data", "action", "formaction", "cite"]);

export function readPage({ address, source, html }: Page): PageFacts {
  const ids: string[] = [];
  const contentIds: string[] = [];
  const headings: PageHeading[] = [];
  const addresses = new Set<string>();
  const add = (found: readonly string[]): void => {
    for (const each of found) addresses.add(each);
  };
  let isRedirect = false;
  let isInMain = false;
  /** What the words that come are part of. */
  let heading: PageHeading | undefined;
  let data: string | undefined;
  let style: string | undefined;
  readTags(html, {
    onStartTag(tagName, written) {
      const attributes: Attributes = Object.fromEntries(written.map(({ name, value }) => [name, value]));
      if (attributes.id !== undefined) {
        ids.push(attributes.id);
        if (isInMain) contentIds.push(attributes.id);
      }
      if (tagName === "main") isInMain = true;
      add(addressesIn(tagName, attributes));
      if (tagName === "meta" && attributes["http-equiv"] === "refresh") isRedirect = true;
      if (tagName === "script" && attributes.type === "application/ld+json") data = "";
      if (tagName === "style") style = "";
      if (/^h[1-6]$/.test(tagName)) heading = { level: Number(tagName[1]), text: "", id: attributes.id };
    },
    onText(text) {
      if (heading) heading.text += text;
      if (data !== undefined) data += text;
      if (style !== undefined) style += text;
    },
    onEndTag(element) {
      if (element === "main") isInMain = false;
      if (element === "script" && data !== undefined) add(addressesInData(data));
      if (element === "style" && style !== undefined) add(addressesInCss(style));
      if (element === "script") data = undefined;
      if (element === "style") style = undefined;
      if (heading && /^h[1-6]$/.test(element)) {
        headings.push(heading);
        heading = undefined;
      }
    },
    onComment: () => undefined,
    onUnfinished: () => undefined,
  });
  return { address, source, isRedirect, ids, contentIds, headings, addresses };
}

/** The addresses in the attributes of one element. */
function addressesIn(element: string, attributes: Attributes): string[] {
  const found = Object.entries(attributes).flatMap(([key, value = ""]) => {
    if (addressKeys.has(key)) return [value];
    if (key === "srcset" || key === "imagesrcset") return candidatesOf(value);
    return key === "style" ? addressesInCss(value) : [];
  });
  if (element !== "meta") return found;
  const { content = "" } = attributes;
  if (attributes["http-equiv"] === "refresh") return [...found, content.replace(/^\d+;\s*url=/i, "")];
  const isShown = /^(og|twitter):(image|url|video)\b/.test(attributes.property ?? attributes.name ?? "");
  return isShown && /^(https?:)?\//.test(content) ? [...found, content] : found;
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
function addressesInData(json: string): string[] {
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
