import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { attributesOf, openShippedSite, parsePage, readPage, type BuiltSite } from "../support/shipped-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

/** Lists everything that a page makes the browser load. */
function listFetched(address: string): string[] {
  const $ = parsePage(site, address);
  const candidates = attributesOf($, "[srcset], [imagesrcset]", "srcset").flatMap((set) =>
    set.split(",").map((each) => each.trim().split(" ")[0]!),
  );
  return [
    ...attributesOf($, "link:not([rel=canonical], [rel=expect])", "href"),
    ...attributesOf($, "[src]", "src"),
    ...candidates,
  ];
}

test("the sitemap lists exactly the pages that may be indexed, under the address they are published at", () => {
  const indexable = site.pages.filter((page) => parsePage(site, page)("meta[name=robots]").length === 0);
  expect(site.indexedPages).toEqual(indexable);
  const hidden = site.pages.filter((page) => !indexable.includes(page));
  expect(hidden).toEqual(["/404.html", "/about/", "/services/"]);
  const sitemap = readFileSync(path.join(site.folder, "sitemap.xml"), "utf8");
  expect(sitemap.match(/<loc>https:\/\/www\.kelpwood\.example\//g)?.length).toBe(indexable.length);
});

test("robots.txt lets every robot in and names the sitemap", () => {
  expect(readFileSync(path.join(site.folder, "robots.txt"), "utf8")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.kelpwood.example/sitemap.xml\n",
  );
});

/** Characters of URLs (RFC 3986). */
const url = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\dA-F]{2})*$/i;

test("every address on a page and in a stylesheet has only characters that a URL may have", () => {
  for (const page of site.pages) {
    const $ = parsePage(site, page);
    const all = ["href", "src", "poster"].flatMap((name) => attributesOf($, `[${name}]`, name));
    expect([...all, ...listFetched(page)].filter((address) => !url.test(address)), page).toEqual([]);
  }
  const styles = readdirSync(path.join(site.folder, "assets")).filter((name) => name.endsWith(".css"));
  for (const name of styles) {
    const css = readFileSync(path.join(site.folder, "assets", name), "utf8");
    const named = [...css.matchAll(/url\((?:"([^"]*)"|'([^']*)'|([^)]*))\)/g)].map(([, ...each]) => each.join(""));
    expect(named.filter((address) => !url.test(address)), name).toEqual([]);
  }
});

test("no page loads anything from elsewhere except the map", () => {
  for (const page of site.pages) {
    const foreign = listFetched(page).filter((address) => !/^\/(?!\/)/.test(address));
    const isMapPage = page === "/about/address/" || page === "/about/meetthedoctors/";
    expect(foreign, page).toEqual(isMapPage ? [expect.stringMatching(/^https:\/\/www\.google\.com\/maps/)] : []);
  }
});

test("no stylesheet and no script names another host", () => {
  const names = readdirSync(path.join(site.folder, "assets")).filter((name) => /\.(css|js)$/.test(name));
  expect(names.map((name) => path.extname(name)).sort()).toEqual([".css", ".css", ".js"]);
  for (const name of names) {
    expect(readFileSync(path.join(site.folder, "assets", name), "utf8"), name).not.toMatch(/https?:|\/\/[\w-]+\.\w/);
  }
});

test("the map waits in a template on the two pages that have one, which also link to it twice", () => {
  for (const page of site.pages) {
    const $ = parsePage(site, page);
    const hasMap = page === "/about/address/" || page === "/about/meetthedoctors/";
    expect([$("iframe").length, $("template").length], page).toEqual(hasMap ? [1, 1] : [0, 0]);
    if (!hasMap) continue;
    expect($("iframe").attr("title"), page).toMatch(/^Map of/);
    expect($("#map a[href^='https://www.google.com/maps']").length, page).toBe(2);
  }
});

test("no page contains inline code", () => {
  for (const page of site.pages) {
    const $ = parsePage(site, page);
    const inline = $("script:not([src]):not([type='application/ld+json']), style, [style]").length;
    const handlers = readPage(site, page).match(/<[^>]+\son\w+=/g) ?? [];
    expect({ inline, handlers }, page).toEqual({ inline: 0, handlers: [] });
  }
});

test("a service page shows the card sections of its file, four at most", () => {
  const counts = site.indexedPages
    .filter((page) => page.startsWith("/services/"))
    .map((page) => {
      const file = path.join(import.meta.dirname, "../../site", `${page.slice(0, -1)}.md`);
      const written = readFileSync(file, "utf8").match(/^section\w+Title:/gm)?.length ?? 0;
      const shown = parsePage(site, page)("section.card-sections").length;
      expect(shown, page).toBe(written);
      return shown;
    });
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  expect(Math.max(...counts)).toBeGreaterThan(1);
});

test("every mention of the claimed success rate has its source beside it", () => {
  for (const page of site.indexedPages) {
    const $ = parsePage(site, page);
    const claims = $("main *").filter((_, element) => $(element).text() === "98%");
    expect(claims.length, page).toBe(page === "/" ? 1 : 0);
  }
  const [home, treatment] = ["/", "/services/implanttreatment/"].map((page) => parsePage(site, page));
  for (const claim of [home!(".claim").text(), treatment!("#figure").text()]) {
    expect(claim).toContain("98% implant success rate");
    expect(claim).toMatch(/Where the figure comes from.+As of \w+ \d{4}/);
  }
  expect(home!(".claim .more").attr("href")).toBe("/services/implanttreatment/#figure");
  expect(treatment!("#figure").text()).toContain("confidence interval");
  expect(home!(".claim").text()).not.toContain("confidence interval");
});
