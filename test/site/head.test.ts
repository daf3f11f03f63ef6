import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { packageFolder } from "../support/package-folder.ts";
import { attributesOf, openShippedSite, parsePage, textsOf, type BuiltSite } from "../support/shipped-site.ts";

const origin = "https://www.kelpwood.example";

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

/** Lists the elements of a page's head in order, each with its tag and the attribute that gives its purpose. */
function outlineHead(address: string): string[] {
  const $ = parsePage(site, address);
  return $("head > *")
    .toArray()
    .map(({ tagName, attribs }) => {
      const { name, property, rel, type, src } = attribs;
      const word =
        attribs["http-equiv"] ?? name ?? property ?? rel ?? type ?? (src && "site") ?? Object.keys(attribs)[0];
      return word === undefined ? tagName : `${tagName} ${word}`;
    });
}

const first = ["meta charset", "meta viewport"];
const policy = "meta Content-Security-Policy";
const colors = ["meta color-scheme", "meta theme-color", "meta theme-color"];
const preview = ["meta og:type", "meta og:site_name", "meta og:title", "meta og:description"];
const picture = [
  "meta og:image",
  "meta og:image:width",
  "meta og:image:height",
  "meta og:image:alt",
  "meta twitter:card",
];
const address = ["meta og:url", "meta og:locale", ...picture];
const icons = ["link icon", "link icon", "link apple-touch-icon", "link manifest"];
const files = [...icons, "link stylesheet", "link stylesheet"];
const filesOfPage = [...icons, "link expect", "link stylesheet", "link stylesheet", "script site"];

test.each([
  {
    page: "/services/veneers/",
    what: "of a page that begins with a film",
    head: [
      ...first, policy,
      "title",
      "meta description",
      "link canonical",
      ...colors,
      ...preview,
      ...address,
      ...filesOfPage,
      "script application/ld+json",
    ],
  },
  {
    page: "/services/fillings/",
    what: "of a page that begins with a picture, which alone is fetched early",
    head: [
      ...first,
      "link preload",
      policy,
      "title",
      "meta description",
      "link canonical",
      ...colors,
      ...preview,
      ...address,
      ...filesOfPage,
      "script application/ld+json",
    ],
  },
  {
    page: "/",
    what: "of the home page, with the practice's facts for search engines and no one format of the poster fetched early",
    head: [
      ...first, policy,
      "title",
      "meta description",
      "link canonical",
      ...colors,
      ...preview,
      ...address,
      ...filesOfPage,
      "script application/ld+json",
    ],
  },
  {
    page: "/services/",
    what: "of a page that leads on, which needs no script",
    head: [
      ...first, policy,
      "meta refresh",
      "title",
      "meta description",
      "link canonical",
      "meta robots",
      ...colors,
      ...preview,
      ...address,
      ...files,
    ],
  },
  {
    page: "/404.html",
    what: "of the error page, which has no address of its own",
    head: [
      ...first, policy,
      "title",
      "meta description",
      "meta robots",
      ...colors,
      ...preview,
      "meta og:locale",
      ...picture,
      ...filesOfPage,
    ],
  },
])("the head $what holds exactly what it should, in order ($page)", ({ page, head }) => {
  expect(outlineHead(page)).toEqual(head);
});

test("every page has a title, a description, its own canonical address and one main title", () => {
  for (const page of site.indexedPages) {
    const $ = parsePage(site, page);
    expect(textsOf($, "head title")[0], page).toContain("Kelpwood");
    expect($("meta[name=description]").attr("content")?.length, page).toBeGreaterThan(50);
    expect($("meta[name=description]").attr("content")?.length, page).toBeLessThanOrEqual(160);
    expect($("link[rel=canonical]").attr("href"), page).toBe(origin + page);
    expect($("meta[property='og:url']").attr("content"), page).toBe(origin + page);
    expect($("h1").length, page).toBe(1);
  }
});

test("no two pages share a title or a description", () => {
  const heads = site.indexedPages.map((page) => parsePage(site, page));
  for (const read of [
    heads.map(($) => $("head title").text()),
    heads.map(($) => $("meta[name=description]").attr("content")),
  ]) {
    expect(new Set(read).size).toBe(site.indexedPages.length);
  }
});

test("the colors of the browser's bars match the page in both schemes", () => {
  const tokens = readFileSync(path.join(packageFolder, "templates/css/tokens.css"), "utf8");
  const surfaces = [...tokens.matchAll(/--(?:paper|surface): (#\w+);/g)].map(([, color]) => color);
  expect(attributesOf(parsePage(site, "/"), "meta[name=theme-color]", "content")).toEqual(surfaces);
});

test("a page loads its logo and at most one picture early, and all others when a visitor scrolls near them", () => {
  for (const page of site.indexedPages) {
    const $ = parsePage(site, page);
    expect($("body > header img:not([loading=lazy])").length, page).toBe(1);
    const early = attributesOf($, "main img:not([loading=lazy])", "src");
    expect(early.length, page).toBeLessThanOrEqual(1);
    const preloads = attributesOf($, "link[rel=preload]", "href");
    expect(early, page).toEqual(expect.arrayContaining(preloads));
  }
});

test("the poster of the home page is in its HTML with high priority, in several formats and widths", () => {
  const $ = parsePage(site, "/");
  const [poster, ...more] = $("main img:not([loading=lazy])").toArray();
  expect(more).toEqual([]);
  expect(poster?.attribs).toMatchObject({ loading: "eager", fetchpriority: "high" });
  expect(attributesOf($, ".background-video > picture > source", "type")).toEqual(["image/avif", "image/webp"]);
  for (const srcset of attributesOf($, ".background-video > picture > source", "srcset")) {
    expect(srcset.split(", ").map((each) => each.split(" ")[1])).toEqual(["480w", "800w", "1200w", "1280w"]);
  }
  // A poster attribute would make the browser load a second picture.
  expect($(".background-video video").attr("poster")).toBeUndefined();
});

test("every picture, film and frame has a size in HTML or in the stylesheet, and every picture has alternative text", () => {
  for (const page of site.indexedPages) {
    const $ = parsePage(site, page);
    for (const { tagName, attribs } of $("img, video").toArray()) {
      expect(Number(attribs.width) * Number(attribs.height), `${tagName} on ${page}`).toBeGreaterThan(0);
      if (tagName === "img") expect(attribs.alt, `${attribs.src ?? ""} on ${page}`).toBeDefined();
    }
  }
});

test("titles are short enough for search results, and those of services, the office and the doctor name the city", () => {
  for (const page of site.indexedPages) {
    const [title = ""] = textsOf(parsePage(site, page), "head title");
    expect(title.length, title).toBeGreaterThanOrEqual(15);
    expect(title.length, title).toBeLessThanOrEqual(60);
    if (/^\/(services\/.*|about\/(address|meetthedoctors)\/)?$/.test(page)) expect(title).toContain("Costa Mesa");
  }
});
