import { expect, test } from "vitest";
import { findGonePages } from "../../../src/steps/check/gone-pages.ts";
import { SitePages } from "../../../src/steps/check/site-pages.ts";
import type { Page, PageBefore } from "../../../src/model/output.ts";
import type { Redirect } from "../../../src/model/redirects.ts";

const htmlOf = (title: string, ...texts: string[]): string =>
  `<header><p>Harbor Lane</p></header><main><h1>${title}</h1>${texts.map((text) => `<p>${text}</p>`).join("")}</main>`;

const texts = (about: string): string[] =>
  ["What it is", "How long it lasts", "What comes after"].map((each) => `${each}: ${about}.`);

function page(path: string, html: string): Page {
  return { path: path === "/" ? "index.html" : `${path.slice(1)}/index.html`, address: path, html, source: "" };
}

const before = (path: string, html: string | undefined): PageBefore => ({ path, readHtml: () => html });

const home = page("/", htmlOf("Home", "Welcome"));

function find(old: PageBefore[], pages: Page[], oldAddresses: Redirect[] = []) {
  const all = [home, ...pages];
  const found = all.map(({ address }) => address);
  return findGonePages(old, { sitePages: new SitePages(all), found, oldAddresses });
}

const linesOf = (...parameters: Parameters<typeof find>): readonly string[] =>
  find(...parameters).flatMap(({ lines = [] }) => lines);

test("a renamed page is recognized by its text, even with another title and among others", () => {
  const pages = [
    page("/services/a", htmlOf("A", ...texts("veneers"))),
    page("/services/b", htmlOf("B", ...texts("caps"))),
  ];
  const old = [
    before("/services/caps", htmlOf("Caps", ...texts("caps"))),
    before("/services/tooth-colors", htmlOf("Colors", ...texts("veneers"))),
  ];
  expect(linesOf(old, pages)).toEqual([
    ...["- from: /services/caps", "  to: /services/b"],
    ...["- from: /services/tooth-colors", "  to: /services/a"],
  ]);
});

test.for([
  ["/services/crown", "/services/crowns"],
  ["/services/implants", "/services"],
  ["/patients/first/visit", "/patients"],
  ["/fees", "/"],
  ["/feed", "/"],
  ["/news/hours-2025", "/news"],
  ["/news/crown-week", "/news"],
  ["/team/ann-lee", "/"],
  ["/about/crowns", "/services/crowns"],
  ["/services/kids", "/services"],
] as const)("visitors of the removed page %s are sent to %s", ([gone, to]) => {
  const paths = ["/services", "/services/crowns", "/services/lids", "/patients", "/food", "/news", "/news/hours-2026"];
  const others = [...paths, "/news/crown-weeks-2026", "/team/anna-lee"].map((path) =>
    page(path, htmlOf(path, ...texts(path))),
  );
  const old = [
    ...others.map(({ address, html }) => before(address, html)),
    before(gone, htmlOf("Gone", ...texts("gone"))),
  ];
  expect(linesOf(old, others)).toEqual([`- from: ${gone}`, `  to: ${to}`]);
});

test.for([
  [
    "is on pages that stay",
    [page("/news/june", htmlOf("A new chair", "Published by us in June", "All news", "More news"))],
  ],
  ["is short", []],
] as const)("a new post is not taken for a removed one if what both say %s", ([, others]) => {
  const post = (title: string): string => htmlOf(title, `${title} is what we announce.`, "All news", "More news");
  const old = [
    ...others.map(({ address, html }) => before(address, html)),
    before("/news/may", post("Closed in May, on Mondays")),
  ];
  expect(linesOf(old, [...others, page("/news/july", post("A new door and a new window"))])).toContain("  to: /");
});

test("the address of an existing page, a redirect or a redirect page is not reported", () => {
  const html = htmlOf("Caps", ...texts("caps"));
  const answered = { isFolder: true, to: "/" };
  const redirects = [
    { ...answered, path: "/caps", isPrefix: false },
    { ...answered, path: "/blog", isPrefix: true },
  ];
  const led = '<meta http-equiv="refresh" content="0; url=/">';
  const old = [before("/blog/2019/caps", html), before("/Caps", html), before("/here", html), before("/staff", led)];
  expect(find([...old, before("/removed-from-disk", undefined)], [page("/here", html)], redirects)).toEqual([]);
});

test("an address that changed only in capitals is reported, since no redirect can lead to it", () => {
  const html = htmlOf("Caps", ...texts("caps"));
  expect(find([before("/services/Caps", html)], [page("/services/caps", html)])).toMatchObject([
    { code: "address/respelled", severity: "advice" },
  ]);
});

test("hundreds of missing pages are one problem, with one entry for a folder without any page left", () => {
  const old = Array.from({ length: 300 }, (_, index) =>
    before(`/blog/post-${index}`, htmlOf(`Post ${index}`, ...texts(`${index}`))),
  );
  const found = find(old, [page("/news", htmlOf("News", ...texts("12")))]);
  expect(found).toHaveLength(1);
  expect(found[0]!.message).toBe(
    "300 pages have moved or are gone, and nothing leads from their addresses to another page: /blog/post-0, /blog/post-1, /blog/post-2, and 297 more.",
  );
  expect(found[0]!.lines).toEqual(["- from: /blog/post-12", "  to: /news", "- from: /blog/*", "  to: /"]);
  expect(linesOf(old, [page("/blog/new", htmlOf("New"))])).toHaveLength(600);
});
