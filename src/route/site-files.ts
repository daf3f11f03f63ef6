import { escapeText } from "../markup/write-markup.ts";
import { speculationRulesFile } from "../model/content-types.ts";
import type { OutputFile } from "../model/output.ts";
import type { Addresses } from "./addresses.ts";
import { formatHeadersFile, formatSpeculationRules } from "./headers.ts";

/** `sitemap.xml` (sitemaps.org protocol 0.9), `robots.txt` (RFC 9309), speculation rules, and the headers that static hosts read. */
export function listSiteFiles(indexedAddresses: readonly string[], addresses: Addresses): OutputFile[] {
  return [
    ...listForSearch(indexedAddresses, addresses),
    { path: speculationRulesFile, contents: formatSpeculationRules(addresses.page("/")) },
    { path: "_headers", contents: formatHeadersFile(addresses.page("/")) },
  ];
}

/** Both formats ask for absolute addresses: a site that has none yet has no sitemap. */
function listForSearch(indexedAddresses: readonly string[], addresses: Addresses): OutputFile[] {
  const sitemapAddress = addresses.absolute(addresses.file("sitemap.xml"));
  const all = "User-agent: *\nAllow: /\n";
  if (sitemapAddress === undefined) return [{ path: "robots.txt", contents: all }];
  const pages = indexedAddresses.map((address) => addresses.absolute(address)!);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.sort().map((address) => `  <url><loc>${escapeText(address)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
  return [
    { path: "sitemap.xml", contents: sitemap },
    { path: "robots.txt", contents: `${all}\nSitemap: ${sitemapAddress}\n` },
  ];
}
