import { speculationRulesFile } from "../model/content-types.ts";
import type { OutputFile } from "../model/output.ts";
import type { Addresses } from "./addresses.ts";
import type { Route } from "./context.ts";
import { formatHeadersFile, formatSpeculationRules } from "./headers.ts";
import { formatSitemap } from "./sitemap.ts";

/** `sitemap.xml`, `robots.txt` (RFC 9309), speculation rules, and the headers that static hosts read. */
export function listSiteFiles(indexed: readonly Route[], addresses: Addresses): OutputFile[] {
  return [
    ...listForSearch(indexed, addresses),
    { path: speculationRulesFile, contents: formatSpeculationRules(addresses.page("/")) },
    { path: "_headers", contents: formatHeadersFile(addresses.page("/")) },
  ];
}

/** Both formats ask for absolute addresses: a site that has none yet has no sitemap. */
function listForSearch(indexed: readonly Route[], addresses: Addresses): OutputFile[] {
  const sitemapAddress = addresses.absolute(addresses.file("sitemap.xml"));
  const all = "User-agent: *\nAllow: /\n";
  if (sitemapAddress === undefined) return [{ path: "robots.txt", contents: all }];
  return [
    { path: "sitemap.xml", contents: formatSitemap(indexed, addresses) },
    { path: "robots.txt", contents: `${all}\nSitemap: ${sitemapAddress}\n` },
  ];
}
