import { readTags, type Attribute, type TagHandler } from "../../lib/markup/read-tags.ts";
import type { Page } from "../../model/build/output.ts";
import { addressesInAttribute, addressesInCss, addressInMeta, type Attributes } from "./named-addresses.ts";
import { PageFileList, type PageFiles } from "./page-files.ts";
import { PageTexts } from "./page-texts.ts";
import { noData, readData, type Thing } from "./structured-data.ts";

/** A finished page, and all that the checks need to know of its HTML. */
export interface PageFacts extends Page {
  isRedirect: boolean;
  ids: readonly string[];
  /** Ids inside `<main>`, which an author may link to. */
  contentIds: readonly string[];
  headings: readonly PageHeading[];
  /** Addresses in attributes, styles, a refresh, and in what search engines and previews read. */
  addresses: ReadonlySet<string>;
  /** Addresses that a visitor can follow. */
  links: ReadonlySet<string>;
  /** Everything that the page says to people, browsers and search engines, paragraph by paragraph. */
  texts: readonly string[];
  /** Whether words make up at least half of the characters of its HTML. */
  isMostlyWords: boolean;
  /** Things that its structured data describe. */
  things: readonly Thing[];
  /** Whether a link to it shows a picture (Open Graph). */
  hasPicture: boolean;
  files: PageFiles;
}

export interface PageHeading {
  level: number;
  text: string;
  id: string | undefined;
}

/** Reads a finished page as a browser would. */
export function readPage(page: Page): PageFacts {
  const reader = new PageReader();
  readTags(page.html, reader);
  const { isRedirect, ids, contentIds, headings, addresses, links, texts, things, hasPicture, files } = reader;
  const isMostlyWords = reader.letters >= page.html.length / 2;
  const named = { isRedirect, ids, contentIds, headings, addresses, links };
  return { texts: texts.finish(), isMostlyWords, things, hasPicture, files, ...named, ...page };
}

class PageReader implements TagHandler {
  isRedirect = false;
  readonly ids: string[] = [];
  readonly contentIds: string[] = [];
  readonly headings: PageHeading[] = [];
  readonly addresses = new Set<string>();
  readonly links = new Set<string>();
  readonly texts = new PageTexts();
  readonly things: Thing[] = [];
  readonly files = new PageFileList();
  hasPicture = false;
  /** Length of all words. */
  letters = 0;
  #isInMain = false;
  #heading: PageHeading | undefined;
  #code: { kind: "style" | "script" | "data"; text: string } | undefined;

  onStartTag(element: string, written: readonly Attribute[]): void {
    const attributes: Record<string, string> = {};
    for (const attribute of written) {
      attributes[attribute.name] = attribute.value;
      for (const address of addressesInAttribute(attribute)) this.addresses.add(address);
    }
    const { id, href, type } = attributes;
    if (id !== undefined) {
      this.ids.push(id);
      if (this.#isInMain) this.contentIds.push(id);
    }
    this.texts.addTag(element);
    this.texts.addAttributes(written);
    this.files.addStartTag(element, attributes);
    if (element === "main") this.#isInMain = true;
    else if (element === "a" || element === "area") {
      if (href !== undefined) this.links.add(href);
    } else if (element === "meta") this.#readMeta(attributes);
    else if (element === "style") this.#code = { kind: "style", text: "" };
    else if (element === "script") this.#code = { kind: type === "application/ld+json" ? "data" : "script", text: "" };
    else if (/^h[1-6]$/.test(element)) this.#heading = { level: Number(element[1]), text: "", id };
  }

  onText(text: string): void {
    if (this.#code) {
      this.#code.text += text;
      return;
    }
    if (this.#heading) this.#heading.text += text;
    this.texts.add(text);
    this.letters += text.length;
  }

  onEndTag(element: string): void {
    if (element === "main") this.#isInMain = false;
    if (this.#code) this.#readCode(this.#code);
    this.#code = undefined;
    if (this.#heading && element === `h${this.#heading.level}`) {
      this.headings.push(this.#heading);
      this.#heading = undefined;
    }
    this.texts.addTag(element);
    this.files.addEndTag(element);
  }

  #readMeta(attributes: Attributes): void {
    const { property, content = "" } = attributes;
    const address = addressInMeta(attributes);
    if (attributes["http-equiv"] === "refresh") this.isRedirect = true;
    if (address !== undefined) this.addresses.add(address);
    if (property === "og:image" && content !== "") this.hasPicture = true;
  }

  #readCode({ kind, text }: { kind: "style" | "script" | "data"; text: string }): void {
    const { things, texts, addresses } = kind === "data" ? readData(text) : noData;
    this.things.push(...things);
    this.texts.addWhole(texts);
    for (const address of kind === "style" ? addressesInCss(text) : addresses) this.addresses.add(address);
  }
}
