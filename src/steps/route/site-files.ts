import type { OutputFile } from "../../model/output.ts";
import type { Addresses } from "./addresses.ts";
import type { Route } from "./context.ts";
import { formatSitemap } from "./sitemap.ts";

/**
 * `sitemap.xml` and `robots.txt` (RFC 9309). Both formats ask for absolute addresses: a site that has none yet has no sitemap.
 */
export function listSiteFiles(indexed: readonly Route[], addresses: Addresses): OutputFile[] {
  const sitemapAddress = addresses.absolute(addresses.file("sitemap.xml"));
  const all = "User-agent: *\nAllow: /\n";
  if (sitemapAddress === undefined) return [{ path: "robots.txt", contents: all }];
  return [
    { path: "sitemap.xml", contents: formatSitemap(indexed, addresses) },
    { path: "robots.txt", contents: `${all}\nSitemap: ${sitemapAddress}\n` },
  ];
}
