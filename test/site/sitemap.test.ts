import { readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { openShippedSite, parsePage, type BuiltSite } from "../support/shipped-site.ts";

const origin = "https://www.kelpwood.example";

let site: BuiltSite;
let $: CheerioAPI;
beforeAll(async () => {
  site = await openShippedSite();
  $ = load(readFileSync(path.join(site.folder, "sitemap.xml"), "utf8"), { xml: true });
});

/** The texts of all elements with a name in the entry of a page. */
function textsIn(page: string, name: string): string[] {
  const entry = $("url").filter((_, each) => $(each).children("loc").text() === origin + page);
  return entry
    .find(name.replace(":", "\\:"))
    .toArray()
    .map((each) => $(each).text());
}

test("the sitemap has exactly the pages that robots may index, in the protocols' namespaces", () => {
  const listed = $("urlset > url > loc").toArray().map((each) => $(each).text());
  const indexed = site.pages.filter((page) => !(parsePage(site, page)("meta[name=robots]").attr("content") ?? "").includes("noindex"));
  expect(listed).toEqual(indexed.map((page) => origin + page).sort());
  expect($("urlset").attr()).toEqual({
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
    "xmlns:video": "http://www.google.com/schemas/sitemap-video/1.1",
  });
});

test("each entry has only the protocols' elements, in their order", () => {
  const page = ["loc", "lastmod", "image:image", "video:video"];
  const film = ["thumbnail_loc", "title", "description", "content_loc", "publication_date"].map((each) => `video:${each}`);
  const orders: Record<string, string[]> = { url: page, "image:image": ["image:loc"], "video:video": film };
  for (const [parent, order] of Object.entries(orders)) {
    const parents = $(parent.replace(":", "\\:")).toArray();
    expect(parents.length, parent).toBeGreaterThan(2);
    for (const each of parents) {
      const places = $(each).children().toArray().map(({ tagName }) => order.indexOf(tagName));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  }
  for (const each of $("lastmod, video\\:publication_date").toArray()) expect($(each).text()).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("a page has the date of its last review, if its content gives one", () => {
  expect(textsIn("/services/crowns/", "lastmod")).toEqual(["2026-11-01"]);
  expect(textsIn("/accessibility/", "lastmod")).toEqual(["2026-11-21"]);
  expect(textsIn("/about/officetour/", "lastmod")).toEqual([]);
});

test("a page has its own pictures and films, and their files exist", () => {
  for (const page of site.indexedPages) {
    const html = parsePage(site, page);
    const shown = html("main img").toArray().map(({ attribs }) => origin + attribs.src!);
    // The poster of a film is in the film's entry.
    const pictures = shown.filter((each) => !each.includes(page === "/" ? "/home-poster-" : "-poster-"));
    expect(new Set(textsIn(page, "image:loc")), page).toEqual(new Set(pictures));
  }
  expect(textsIn("/services/veneers/", "video:title")).toEqual(["Veneers and crowns"]);
  expect(textsIn("/services/veneers/", "video:publication_date")).toEqual(["2026-11-01"]);
  for (const each of $("image\\:loc, video\\:thumbnail_loc, video\\:content_loc").toArray()) {
    const address = $(each).text();
    expect(address.startsWith(`${origin}/assets/`), address).toBe(true);
    readFileSync(path.join(site.folder, address.slice(origin.length)));
  }
});
