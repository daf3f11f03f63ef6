import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { inject } from "vitest";

export interface BuiltSite {
  /** The origin that serves the site, without a slash at the end. */
  origin: string;
  folder: string;
  /** The addresses of all pages, including redirects and `/404.html`. */
  pages: string[];
  /** The pages in the sitemap. */
  indexedPages: string[];
}

/** The site of this checkout, built and served. */
export async function openShippedSite(): Promise<BuiltSite> {
  const { origin, folder } = inject("shippedSite");
  const response = await fetch(`${origin}/`);
  if (!response.ok) throw new Error(await response.text());
  return describeSite(origin, folder);
}

/** Describes a built site in a folder. */
export function describeSite(origin: string, folder: string): BuiltSite {
  const pages = listPages(folder);
  const sitemap = load(readFileSync(path.join(folder, "sitemap.xml"), "utf8"), { xml: true });
  const indexedPages = sitemap("loc")
    .toArray()
    .map((each) => new URL(sitemap(each).text()).pathname);
  return { origin, folder, pages, indexedPages };
}

/** Lists the addresses of all pages of a built site. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.split(path.sep).join("/")}`.replace(/index\.html$/, ""))
    .sort();
}

/** Reads the HTML of a page, by its address. */
export function readPage(site: Pick<BuiltSite, "folder">, address: string): string {
  return readFileSync(path.join(site.folder, address.endsWith("/") ? `${address}index.html` : address), "utf8");
}

const parsed = new Map<string, CheerioAPI>();

/** Parses a page once. Do not change the document. */
export function parsePage(site: Pick<BuiltSite, "folder">, address: string): CheerioAPI {
  const key = path.join(site.folder, address);
  const $ = parsed.get(key) ?? load(readPage(site, address));
  parsed.set(key, $);
  return $;
}

/** The first page in the sitemap with an element that matches a selector. */
export function findPage(site: BuiltSite, selector: string): string {
  const found = site.indexedPages.find((address) => parsePage(site, address)(selector).length > 0);
  if (found === undefined) throw new Error(`No page has ${selector}.`);
  return found;
}

/** The texts of all elements that match a selector, in the page's order, with single spaces. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, " ").trim());
}

/** The values of an attribute of all elements that match a selector, in the page's order. Elements without it are skipped. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? []);
}
