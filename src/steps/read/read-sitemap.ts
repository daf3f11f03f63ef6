import { readFileSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { SaxesParser } from "saxes";

/** What a file has instead of addresses of pages, or why it cannot be read. */
export type SitemapFault =
  | { is: "missing" | "page" | "empty" | "too large" | "cut gzip" }
  /** A list of other sitemaps, by their addresses. */
  | { is: "index"; sitemaps: string[] }
  /** XML of another kind, by the name of its first element. */
  | { is: "other"; element: string }
  /** No XML, or not whole, with what the parser says. */
  | { is: "broken"; reason: string };

/** A sitemap may have 50,000 addresses and 50 MB (sitemaps.org). Pictures and films may be in it, too. */
const mostBytes = 52_428_800;

/** Reads the addresses of pages from a file that should be a sitemap. Throws the system's error for a folder, and what may not be read. */
export function readSitemapFile(file: string): { addresses: string[] } | SitemapFault {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return { is: "missing" };
  return found.size > mostBytes ? { is: "too large" } : readSitemap(readFileSync(file));
}

/** Reads the addresses of pages from a sitemap (sitemaps.org protocol 0.9), which may be packed with gzip. */
export function readSitemap(bytes: Uint8Array): { addresses: string[] } | SitemapFault {
  const unpacked = unzip(bytes);
  if (!(unpacked instanceof Uint8Array)) return unpacked;
  if (unpacked.length > mostBytes) return { is: "too large" };
  const text = new TextDecoder().decode(unpacked).trimStart();
  if (text === "") return { is: "empty" };
  if (/^(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html)\b/is.test(text)) return { is: "page" };
  const reader = new SitemapReader();
  try {
    reader.parser.write(text).close();
  } catch (error) {
    return { is: "broken", reason: (error as Error).message.replace(/\.$/, "") };
  }
  const { root, addresses } = reader;
  if (root === "urlset") return { addresses };
  return root === "sitemapindex" ? { is: "index", sitemaps: addresses } : { is: "other", element: root };
}

function unzip(bytes: Uint8Array): Uint8Array | SitemapFault {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    return { is: (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too large" : "cut gzip" };
  }
}

/** Collects the addresses of pages, and not those of their pictures and films. saxes resolves no entities of a document type. */
class SitemapReader {
  readonly parser = new SaxesParser();
  readonly addresses: string[] = [];
  root = "";
  readonly #open: string[] = [];
  #text = "";

  constructor() {
    const { parser } = this;
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", ({ name }) => {
      if (this.#open.length === 0) this.root = localName(name);
      this.#open.push(localName(name));
      this.#text = "";
    });
    const add = (text: string): void => {
      this.#text += text;
    };
    parser.on("text", add);
    parser.on("cdata", add);
    parser.on("closetag", () => {
      const [parent, element] = this.#open.slice(-2);
      if (element === "loc" && (parent === "url" || parent === "sitemap")) this.addresses.push(this.#text.trim());
      this.#open.pop();
    });
  }
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
