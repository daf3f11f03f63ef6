import { createReadStream } from "node:fs";
import path from "node:path";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { SaxesParser } from "saxes";
import type { MenuLink } from "../lib/page/read-menu.ts";
import { makeExportedPage, showAttachments, type ExportItem } from "../lib/page/exported-page.ts";
import { ImportRefused, statFile } from "./refused.ts";

/** The most bytes of an export that is read, and the most levels of its elements. A real one has five. */
const mostExportBytes = 150_000_000;
const deepestExport = 50;

/** What an export of WordPress has of a site. */
export interface SiteExport {
  /** HTML of published pages and posts by the name of the export's file and their number. It is packed, since an export may be all texts. */
  pages: Map<string, Buffer>;
  /** What pictures show, by the names of their files. */
  words: Map<string, string>;
  /** What was not read, each with its number. */
  unread: Map<string, number>;
  /** The entries of the menus, in the order of the file, and the items that they lead to by their numbers. */
  menu: ExportItem[];
  items: Map<string, Pick<MenuLink, "label" | "href">>;
}

/** Values of plug-ins that are read: what a picture shows, the picture of a post, and what entries of a menu lead to. */
const metaKeys = /^(_wp_attachment_image_alt|_thumbnail_id|_menu_item_(object_id|menu_item_parent|url))$/;

/** Reads an export of WordPress, if there is one. Throws an `ImportRefused` for a file that is none, or that no program could have written. */
export async function readExport(file: string | undefined): Promise<SiteExport> {
  const found: SiteExport = { pages: new Map(), words: new Map(), unread: new Map(), menu: [], items: new Map() };
  if (file === undefined) return found;
  const name = path.basename(file);
  const { size } = statFile(file);
  if (size > mostExportBytes) {
    throw new ImportRefused(`${name} has ${Math.round(size / 1e6)} MB; an export may have ${mostExportBytes / 1e6}.`);
  }
  const reader = new ExportReader((item) => {
    const { link = "" } = item;
    const address = link.trim() !== "" && URL.canParse(link, reader.site) ? new URL(link, reader.site).href : link;
    sortItem({ ...item, link: address, language: reader.language, site: reader.title }, name, found);
  });
  try {
    for await (const chunk of createReadStream(file, { encoding: "utf8" })) reader.parser.write(String(chunk));
    reader.parser.close();
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(
      `${name} is no whole XML: ${(error as Error).message.replace(/\.$/, "").replace(/[^ -~]/g, "?")}.`,
    );
  }
  if (!reader.isExport) throw new ImportRefused(`${name} is no export of WordPress.`);
  // Pictures may follow the pages that show them.
  for (const [page, packed] of found.pages) {
    const text = inflateRawSync(packed).toString();
    if (text.includes('src="attachment:')) found.pages.set(page, pack(showAttachments(text, found.items)));
  }
  return found;
}

/** Collects the texts of each item. saxes resolves no entities of a document type, and refuses what is not well-formed. */
class ExportReader {
  readonly parser = new SaxesParser();
  isExport = false;
  /** The address of the site: Squarespace writes those of pages without a host. */
  site = "";
  language = "";
  title = "";
  /** The list that the category belongs to in which the reader is. */
  #domain = "";
  #item: ExportItem | undefined;
  #text = "";
  readonly #open: string[] = [];

  constructor(onItem: (item: ExportItem) => void) {
    const { parser } = this;
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("doctype", () => {
      throw new ImportRefused("An export has no document type.");
    });
    parser.on("opentag", ({ name, attributes }) => {
      this.#domain = attributes.domain ?? "";
      this.#open.push(name);
      if (this.#open.length > deepestExport)
        throw new ImportRefused("No export has elements so deep inside each other.");
      if (name === "wp:wxr_version") this.isExport = true;
      if (name === "item") this.#item = {};
      this.#text = "";
    });
    const add = (text: string): void => {
      this.#text += text;
    };
    parser.on("text", add);
    parser.on("cdata", add);
    parser.on("closetag", ({ name }) => {
      this.#open.pop();
      if (this.#item === undefined) this.#noteOfSite(name);
      else this.#note(this.#item, name);
      if (name !== "item" || this.#item === undefined) return;
      onItem(this.#item);
      this.#item = undefined;
    });
  }

  #noteOfSite(name: string): void {
    if (name === "language") this.language = this.#text.trim();
    if (name === "title") this.title ||= this.#text.trim();
    if (name === "link" || name === "wp:base_site_url") this.site ||= this.#text.trim();
  }

  #note(item: ExportItem, name: string): void {
    if (name === "category") item[this.#domain] = `${item[this.#domain] ?? ""}\n${this.#text.trim()}`.trim();
    else if (this.#open.at(-1) === "item") item[name] ??= this.#text;
    else if (name === "wp:meta_key") item.key = this.#text;
    else if (name === "wp:meta_value" && metaKeys.test(item.key ?? "")) item[item.key!] = this.#text.trim();
    else if (name === "wp:comment_id") item.comments = String(Number(item.comments ?? 0) + 1);
    this.#text = "";
  }
}

/** Types of WordPress and its plug-ins that are no pages. */
const innerTypes =
  /^(revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|elementor\w*|et_\w+|acf-\S+|wpcf7\w*|wpforms\w*|shop_\w+|product\w*|mailpoet\w*|nf_sub|ml-slider|\?|)$/;

/** Puts an item where it belongs. Comments hold their writers' e-mail addresses, and are never taken. */
function sortItem(item: ExportItem, name: string, { pages, words, unread, menu, items }: SiteExport): void {
  const { "wp:post_type": type = "", "wp:status": status = "", "wp:post_id": id = "" } = item;
  const { "content:encoded": content = "", _wp_attachment_image_alt: alt = "" } = item;
  const count = (what: string, number = 1): void => {
    if (number > 0) unread.set(what, (unread.get(what) ?? 0) + number);
  };
  count("comments", Number(item.comments ?? 0));
  const href = type === "attachment" ? item["wp:attachment_url"] : item.link;
  items.set(id, { label: (type === "attachment" ? alt : item.title) ?? "", href: href ?? "" });
  if (type === "attachment") {
    if (alt !== "") words.set(path.posix.basename(item["wp:attachment_url"] ?? ""), alt);
  } else if (type === "nav_menu_item") menu.push(item);
  else if (innerTypes.test(type)) count(`items of the type ${type || "?"}`);
  else if (status !== "publish") count(`${type}s that are ${status || "not published"}`);
  else if (item["wp:post_password"]?.trim()) count(`${type}s with a password`);
  else if (content.trim() === "") count(`${type}s without text`);
  else {
    const { html, shortcodes } = makeExportedPage(item);
    count("shortcodes", shortcodes);
    pages.set(`${name}#${id || String(pages.size)}`, pack(html));
  }
}

const pack = (html: string): Buffer => deflateRawSync(html, { level: 1 });

/** Returns the menu of an export with the most entries, each below the one that it belongs to. */
export function menuOfExport({ menu, items }: Pick<SiteExport, "menu" | "items">): MenuLink[] {
  const sizes = new Map<string, number>();
  for (const { nav_menu: list = "" } of menu) sizes.set(list, (sizes.get(list) ?? 0) + 1);
  const [[largest] = [""]] = [...sizes].sort((a, b) => b[1] - a[1]);
  const entries = menu
    .filter(({ nav_menu: list = "" }) => list === largest)
    .sort((a, b) => Number(a["wp:menu_order"]) - Number(b["wp:menu_order"]));
  const top = new Map<string, MenuLink>();
  for (const { title = "", "wp:post_id": id = "", _menu_item_object_id: to = "", ...entry } of entries) {
    const { _menu_item_url: url = "", _menu_item_menu_item_parent: parent = "" } = entry;
    const link = { label: title.trim() || (items.get(to)?.label ?? ""), href: url || (items.get(to)?.href ?? "") };
    const above = top.get(parent);
    if (link.label === "") continue;
    if (above) {
      above.children = [...(above.children ?? []), link];
      top.set(id, above);
    } else top.set(id, link);
  }
  return [...new Set(top.values())];
}
