import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSitemap } from "../../../src/steps/read/read-sitemap.ts";

const read = (text: string) => readSitemap(Buffer.from(text));

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by a plug-in -->
<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc> https://a.example/?a=1&amp;b=2 </loc>
    <image:image><image:loc>https://a.example/picture.jpg</image:loc></image:image>
    <xhtml:link rel="alternate" hreflang="es" href="https://a.example/es/"/>
  </url>
  <url><loc><![CDATA[https://a.example/ni%C3%B1os/]]></loc><lastmod>2026-01-01</lastmod></url>
</urlset>`;
const addresses = ["https://a.example/?a=1&b=2", "https://a.example/ni%C3%B1os/"];

test("the addresses of pages are read, and not those of pictures and translations", () => {
  expect(read(sitemap)).toEqual({ addresses });
});

test.for([
  ["packed with gzip", gzipSync(sitemap)],
  ["after a byte order mark", Buffer.from(`\u{FEFF}${sitemap}`)],
  ["after empty lines", Buffer.from(`\n\n${sitemap}`)],
  [
    "with prefixes",
    Buffer.from(sitemap.replaceAll(/(<\/?)(url|urlset|loc)(?=[ >])/g, "$1s:$2").replace("xmlns=", "xmlns:s=")),
  ],
] as const)("a sitemap %s is read, too", ([, bytes]) => {
  expect(readSitemap(bytes)).toEqual({ addresses });
});

test.for([
  ["", { is: "empty" }],
  ["<!DOCTYPE html><title>Not Found</title>", { is: "page" }],
  ["<!-- cached --> <html lang=en><p>404", { is: "page" }],
  ["https://a.example/", { is: "broken" }],
  [sitemap.slice(0, -20), { is: "broken" }],
  [sitemap.replace("</loc>", ""), { is: "broken" }],
  ["<rss version='2.0'><channel/></rss>", { is: "other", element: "rss" }],
  ["<!DOCTYPE a [<!ENTITY b 'c'>]><urlset><url><loc>&b;</loc></url></urlset>", { is: "broken" }],
  [
    `<sitemapindex ${namespace}><sitemap><loc>https://a.example/pages.xml</loc></sitemap></sitemapindex>`,
    { is: "index", sitemaps: ["https://a.example/pages.xml"] },
  ],
] as const)("%j is no sitemap", ([text, fault]) => {
  expect(read(text)).toMatchObject(fault);
});

test("gzip that is cut, or that unpacks to more than a sitemap may have, is refused", () => {
  expect(readSitemap(gzipSync(sitemap).subarray(0, 40))).toEqual({ is: "cut gzip" });
  expect(readSitemap(gzipSync(Buffer.alloc(60_000_000)))).toEqual({ is: "too large" });
});
