import { load, type CheerioAPI } from "cheerio";
import type { LittleSite } from "../support/little-site.ts";

/** A built page, by its path below `dist/`: empty for the home page, and otherwise with a slash at its end. */
export const pageOf = (site: LittleSite, path: string): CheerioAPI => load(site.read(`dist/${path}index.html`));

/** The text of each link, a space, and its address if it has one. */
export const linksIn = (page: CheerioAPI, selector: string): string[] =>
  page(selector)
    .toArray()
    .map((each) => `${page(each).text()} ${page(each).attr("href") ?? ""}`.trim());
