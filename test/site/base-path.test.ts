import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSiteInto, shippedFolder } from "../support/build-site.ts";
import { crawl } from "./crawl.ts";
import { lendPictures } from "../support/encoded-pictures.ts";
import { startStaticHost } from "../support/static-host.ts";
import { attributesOf, describeSite, parsePage, readPage, type BuiltSite } from "../support/shipped-site.ts";

const host = "https://host.example";
const base = "/practice/";

const folder = mkdtempSync(path.join(tmpdir(), "dentalsite-base-"));
let site: BuiltSite;

beforeAll(async () => {
  await lendPictures(folder);
  for (const name of ["site", "assets"]) {
    cpSync(path.join(shippedFolder, name), path.join(folder, name), { recursive: true });
  }
  const file = path.join(folder, "site/practice.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^origin:.*$/m, `origin: ${host}${base.slice(0, -1)}`));
  await buildSiteInto(path.join(folder, "dist"), folder);
  site = describeSite(host, path.join(folder, "dist"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("every internal address of every page begins with the base path, on redirects and the error page too", () => {
  expect(site.pages).toContain("/404.html");
  expect(site.pages).toContain("/services/");
  for (const page of site.pages) {
    const $ = parsePage(site, page);
    const sets = attributesOf($, "[srcset], [imagesrcset]", "srcset").flatMap((set) => set.split(/,\s*/));
    const addresses = [...["href", "src"].flatMap((name) => attributesOf($, `[${name}]`, name)), ...sets];
    const internal = addresses.filter((address) => !/^(#|[a-z]+:)/.test(address));
    expect(internal.length, page).toBeGreaterThan(page === "/services/" || page === "/about/" ? 2 : 90);
    expect(
      internal.filter((address) => !address.startsWith(base)),
      page,
    ).toEqual([]);
  }
});

test("redirects lead to addresses below the base path", () => {
  const target = (page: string): string | undefined =>
    parsePage(site, page)("meta[http-equiv=refresh]").attr("content");
  expect(target("/services/")).toBe(`0; url=${base}services/smiledesign/`);
  expect(target("/about/")).toBe(`0; url=${base}about/kelpwood/`);
});

test("absolute addresses contain host and base path", () => {
  for (const page of site.pages) {
    const $ = parsePage(site, page);
    const absolute = [
      ...attributesOf($, "link[rel=canonical]", "href"),
      ...attributesOf($, "meta[property='og:url'], meta[property='og:image']", "content"),
      ...(readPage(site, page).match(/https:\/\/host\.example[^"]*/g) ?? []),
    ];
    expect(absolute.length, page).toBeGreaterThan(0);
    expect(
      absolute.filter((address) => !address.startsWith(host + base)),
      page,
    ).toEqual([]);
  }
  expect(site.indexedPages.every((page) => page.startsWith(base))).toBe(true);
  expect(readFileSync(path.join(site.folder, "robots.txt"), "utf8")).toContain(`Sitemap: ${host}${base}sitemap.xml`);
});

test("a crawler finds no broken link on a host that serves the site under its base path", async () => {
  const { origin, close } = await startStaticHost(site.folder, { base });
  const { broken, reached } = await crawl(origin + base);
  await close();
  expect(broken).toEqual([]);
  expect(site.indexedPages.filter((page) => !reached.has(page))).toEqual([]);
});

test("the stylesheet names its files in a way that works under any base path", () => {
  const stylesheet = attributesOf(parsePage(site, "/"), "link[rel=stylesheet]", "href")[0]!;
  const css = readFileSync(path.join(site.folder, stylesheet.slice(base.length)), "utf8");
  expect(css).not.toMatch(/url\(["']?\//);
});
