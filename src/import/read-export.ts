import { createReadStream } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { SaxesParser } from "saxes";
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
}

type ExportItem = Record<string, string>;

/** Reads an export of WordPress, if there is one. Throws an `ImportRefused` for a file that is none, or that no program could have written. */
export async function readExport(file: string | undefined): Promise<SiteExport> {
  const found: SiteExport = { pages: new Map(), words: new Map(), unread: new Map() };
  if (file === undefined) return found;
  const name = path.basename(file);
  const { size } = statFile(file);
  if (size > mostExportBytes) {
    throw new ImportRefused(`${name} has ${Math.round(size / 1e6)} MB; an export may have ${mostExportBytes / 1e6}.`);
  }
  const reader = new ExportReader((item) => {
    const { link = "" } = item;
    const address = link.trim() !== "" && URL.canParse(link, reader.site) ? new URL(link, reader.site).href : link;
    sortItem({ ...item, link: address }, name, found);
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
  return found;
}

/** Collects the texts of each item. saxes resolves no entities of a document type, and refuses what is not well-formed. */
class ExportReader {
  readonly parser = new SaxesParser();
  isExport = false;
  /** The address of the site: Squarespace writes those of pages without a host. */
  site = "";
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
    parser.on("opentag", ({ name }) => {
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
      const item = this.#item;
      if (item === undefined) {
        if (name === "link" || name === "wp:base_site_url") this.site ||= this.#text.trim();
        return;
      }
      const parent = this.#open.at(-1);
      if (parent === "item") item[name] ??= this.#text;
      else if (name === "wp:meta_key") item.key = this.#text;
      else if (name === "wp:meta_value" && item.key === "_wp_attachment_image_alt") item.alt = this.#text;
      else if (name === "wp:comment_id") item.comments = String(Number(item.comments ?? 0) + 1);
      this.#text = "";
      if (name !== "item") return;
      this.#item = undefined;
      onItem(item);
    });
  }
}

/** Puts an item where it belongs. Comments hold their writers' e-mail addresses, and are never taken. */
function sortItem(item: ExportItem, name: string, { pages, words, unread }: SiteExport): void {
  const { "wp:post_type": type = "", "wp:status": status = "", "content:encoded": content = "" } = item;
  const count = (what: string, number = 1): void => {
    if (number > 0) unread.set(what, (unread.get(what) ?? 0) + number);
  };
  count("comments", Number(item.comments ?? 0));
  if (type === "attachment") {
    if (item.alt?.trim()) words.set(path.posix.basename(item["wp:attachment_url"] ?? ""), item.alt.trim());
  } else if (type !== "page" && type !== "post") count(`items of the type ${type || "?"}`);
  else if (status !== "publish") count(`${type}s that are ${status || "not published"}`);
  else if (item["wp:post_password"]?.trim()) count(`${type}s with a password`);
  else if (content.trim() === "") count(`${type}s without text`);
  else {
    const plain = content.replace(bracketed, (all, name: string, rest: string) => {
      const isText = !shortcodes.test(name) && !form.test(rest) && !content.includes(`[/${name}]`);
      if (!isText) count("shortcodes");
      return isText ? all : "";
    });
    pages.set(`${name}#${item["wp:post_id"] ?? String(pages.size)}`, deflateRawSync(asPage(item, plain), { level: 1 }));
  }
}

/** Words in brackets, which are a text unless WordPress or a plug-in makes something of them. */
const bracketed = /\[\/?([a-z][\w-]*)((?:\s[^[\]]*)?\/?)\](?!\()/g;

/** Names of WordPress, and of plug-ins that write them without more. Others have attributes in quotes, or a part that closes them. */
const shortcodes =
  /^(audio|caption|embed|gallery|playlist|video|contact-form(-7)?|googlemaps|gravityform|sitemap|vimeo|wpforms|youtube|(av|et|fusion|vc|wp)_\w+)$/;
const form = /=["'\u201c\u201d&]|\/$/;

/** Makes a saved page of an item. WordPress makes paragraphs of empty lines. */
function asPage(item: ExportItem, plain: string): string {
  const escape = (text = ""): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const body = /<p[\s>]|<!-- wp:/.test(plain) ? plain : `<p>${plain.split(/\n\s*\n/).join("</p><p>")}</p>`;
  const title = escape(item.title);
  const date = item["wp:post_type"] === "post" ? escape(item["wp:post_date"]?.slice(0, 10)) : "";
  return `<html><head><title>${title}</title><link rel="canonical" href="${escape(item.link)}">
<meta property="article:published_time" content="${date}"></head><body><h1>${title}</h1>${body}</body></html>`;
}
