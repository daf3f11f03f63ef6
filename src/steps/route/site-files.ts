import type { OutputFile } from "../../model/build/output.ts";
import type { Addresses } from "./addresses.ts";
import type { Route } from "./context.ts";
import { formatSitemap } from "./sitemap.ts";

/**
 * Lists `sitemap.xml` and `robots.txt` (RFC 9309). Both formats need absolute addresses, so a site without an address has no sitemap.
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
