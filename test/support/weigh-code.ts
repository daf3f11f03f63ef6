import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { attributesOf, parsePage, readPage, type BuiltSite } from "./shipped-site.ts";

type Built = Pick<BuiltSite, "folder">;

/** The total size of files in bytes, each counted once; text is compressed with Brotli. */
export function totalSize(site: Built, addresses: readonly string[]): number {
  return [...new Set(addresses)].reduce((sum, address) => sum + sizeOf(site, address), 0);
}

function sizeOf({ folder }: Built, address: string): number {
  const bytes = readFileSync(path.join(folder, address));
  return /\.(css|js|svg)$/.test(address) ? brotliCompressSync(bytes).length : bytes.length;
}

/** The size of a page's script, and of its HTML, style sheet for screens and script together, in bytes. */
export function weighCode(site: Built, address: string): { script: number; code: number } {
  const $ = parsePage(site, address);
  const script = totalSize(site, attributesOf($, "script[src]", "src"));
  const style = totalSize(site, attributesOf($, "link[rel=stylesheet]:not([media=print])", "href"));
  return { script, code: brotliCompressSync(readPage(site, address)).length + style + script };
}
