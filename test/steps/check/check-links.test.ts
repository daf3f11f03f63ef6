import { describe, expect, test } from "vitest";
import {
  checkContentLinks,
  checkOutlines,
  checkTemplateLinks,
  listExternalLinks,
  type AddressedLink,
  type SiteLinks,
} from "../../../src/steps/check/check-links.ts";
import type { PageFacts } from "../../../src/steps/check/read-page.ts";
import { SitePages } from "../../../src/steps/check/site-pages.ts";
import type { Page } from "../../../src/model/build/output.ts";
import type { Place } from "../../../src/model/build/place.ts";
import type { Problem } from "../../../src/problems/problem.ts";

const host = "https://www.harborlane.example";

function pageOf(address: string, html: string, source = "site/home.yaml"): Page {
  return { path: `${address.slice(1)}index.html`, address, source, html: `<!doctype html>\n${html}\n` };
}

const readAll = (pages: SitePages): PageFacts[] => pages.addresses.map((address) => pages.factsOf(address)!);

interface Asked extends Partial<SiteLinks> {
  /** The place of an address in a template. */
  placeOf?: (address: string) => Place | undefined;
}

/** Finds problems in a small site. */
function findIn(html: string, others: Page[] = [], { placeOf = () => undefined, ...facts }: Asked = {}): Problem[] {
  const whole = /<h\d|http-equiv="refresh"/.test(html) ? html : `<h1>Home</h1>${html}`;
  const a = pageOf("/practice/a/", '<h1>A</h1><h2 id="two">Two</h2>', "site/a.md");
  const pages = new SitePages([pageOf("/practice/", whole), a, ...others]);
  const site = {
    schemeAndHost: host,
    base: "/practice/",
    links: [],
    headings: [],
    files: new Set(["/practice/assets/x.css"]),
    scheduled: new Map<string, string>(),
    ...facts,
  };
  const read = readAll(pages);
  return [
    ...checkContentLinks(pages, site),
    ...checkTemplateLinks(pages, { read, site }, placeOf),
    ...checkOutlines(read, { headings: site.headings, openHeadings: [] }, () => undefined),
  ];
}

/** `code file:line:column` of each problem in a small site. */
function problemsIn(html: string, others: Page[] = [], asked: Asked = {}): string[] {
  return findIn(html, others, asked).map(({ code, place }) => `${code} ${place.file}:${place.line}:${place.column}`);
}

/** A link that an author wrote. */
function written(href: string, address: string, file: string, line: number): AddressedLink {
  return { href, address, file, place: () => ({ file, line, column: 9, length: href.length }) };
}

describe("addresses", () => {
  test.for([
    '<a href="/practice/a/">a</a>',
    '<a href="/practice/a/#two">a</a>',
    '<a href="https://www.harborlane.example/practice/a/#two">a</a>',
    '<a href="#here" id="here">a</a>',
    '<a href="https://www.harborlane.example.au/x">a</a>',
    '<a href="https://www.harborlane.example/other/">a</a>',
    '<a href="#">a</a>',
    '<a href="#top">a</a>',
    '<a href="/practice/a/#Top">a</a>',
    '<a href="/practice/a/?x=1#two">a</a>',
    '<a href="/practice/a/#:~:text=A">a</a>',
    '<a href="/practice/a/#two:~:text=Two">a</a>',
    '<a href="https://WWW.HarborLane.example/practice/a/?x#two">a</a>',
    '<link rel="stylesheet" href="/practice/assets/x.css">',
    '<a href="https://other.example/nothing">a</a>',
    '<a href="tel:1">a</a><a href="mailto:a@b.example">b</a>',
    '<meta http-equiv="refresh" content="0; url=/practice/a/">',
    '<meta property="og:image:width" content="1200"><meta name="twitter:card" content="summary">',
    '<div style="background: url(data:image/png;base64,AA) url(#x)"></div>',
    `<script type="application/ld+json">{"@id":"${host}/practice/#dentist","url":"${host}/practice/a/"}</script>`,
    '<script>const address = "/practice/b/";</script>',
  ])("%s is right", (html) => {
    expect(problemsIn(html)).toEqual([]);
  });

  test.for([
    ['<a href="/practice/b/">a</a>', "link/unknown-page"],
    ['<a href="/practice/a">a</a>', "link/unknown-page"],
    ['<a href="/a/">a</a>', "link/unknown-page"],
    ['<a href="/practice/A/">a</a>', "link/unknown-page"],
    ['<a href="a/">a</a>', "link/unknown-page"],
    ['<a href="https://www.harborlane.example/practice/b/">a</a>', "link/unknown-page"],
    ['<a href="/practice/a/#three">a</a>', "link/missing-fragment"],
    ['<a href="#three">a</a>', "link/missing-fragment"],
    ['<a href="#three:~:text=A">a</a>', "link/missing-fragment"],
    ['<a href="https://WWW.HarborLane.example/practice/b/">a</a>', "link/unknown-page"],
    ['<a href="/practice/b/?x=1">a</a>', "link/unknown-page"],
    ['<img src="/practice/assets/y.png" alt="">', "link/missing-file"],
    ['<img srcset="/practice/assets/x.css 480w, /practice/assets/y.png 800w" alt="">', "link/missing-file"],
    ['<video poster="/practice/assets/y.png"></video>', "link/missing-file"],
    ['<video><source src="/practice/assets/y.mp4"></video>', "link/missing-file"],
    ['<script src="/practice/assets/y.js"></script>', "link/missing-file"],
    ['<link rel="canonical" href="https://www.harborlane.example/practice/b/">', "link/unknown-page"],
    ['<meta property="og:image" content="https://www.harborlane.example/practice/assets/y.png">', "link/unknown-page"],
    ['<meta http-equiv="refresh" content="0; url=/practice/b/">', "link/unknown-page"],
    ['<meta name="twitter:image" content="/practice/assets/y.png">', "link/missing-file"],
    ['<link rel="preload" as="image" imagesrcset="/practice/assets/y.avif 480w">', "link/missing-file"],
    ['<object data="/practice/assets/y.svg"></object>', "link/missing-file"],
    ['<form action="/practice/b/"></form>', "link/unknown-page"],
    ['<div style="background: url(/practice/assets/y.png)"></div>', "link/missing-file"],
    ["<style>a{background:url('/practice/assets/y.png')}</style>", "link/missing-file"],
    [`<script type="application/ld+json">{"image":["${host}/practice/assets/y.png"]}</script>`, "link/unknown-page"],
  ] as const)("%s is broken", ([html, code]) => {
    expect(problemsIn(html)).toEqual([`${code} site/home.yaml:1:1`]);
  });

  test("a fragment is compared decoded", () => {
    expect(problemsIn('<a href="#caf%C3%A9">a</a><h1 id="café">b</h1>')).toEqual([]);
  });

  test("a fragment with an invalid percent sign is a broken link, not a crash", () => {
    expect(problemsIn('<a href="#100%">a</a>')).toEqual(["link/missing-fragment site/home.yaml:1:1"]);
  });

  test("a broken link is reported at each place in the content", () => {
    const links = [
      written("/b", "/practice/b/", "site/home.yaml", 3),
      written("/b", "/practice/b/", "site/navigation.yaml", 7),
    ];
    expect(problemsIn('<a href="/practice/b/">a</a>', [], { links })).toEqual([
      "link/unknown-page site/home.yaml:3:9",
      "link/unknown-page site/navigation.yaml:7:9",
    ]);
  });

  test("the place of a link is searched on the page that the link leads to", () => {
    const links = (hash: string): AddressedLink[] => [written(`/a${hash}`, `/practice/a/${hash}`, "site/home.yaml", 3)];
    expect(problemsIn("", [], { links: links("#two") })).toEqual([]);
    expect(problemsIn("", [], { links: links("#three") })).toEqual(["link/missing-fragment site/home.yaml:3:9"]);
  });

  test("a link to a place on its own page is checked on the page made from its file", () => {
    const links = (file: string): AddressedLink[] => [written("#two", "#two", file, 3)];
    expect(problemsIn("", [], { links: links("site/a.md") })).toEqual([]);
    expect(problemsIn("", [], { links: links("site/home.yaml") })).toEqual([
      "link/missing-fragment site/home.yaml:3:9",
    ]);
  });

  test("a template's link on every page is reported once, at its place in the template", () => {
    const html = '<h1>A</h1><a href="/practice/b/">a</a>';
    const others = [pageOf("/practice/c/", html, "site/c.md"), pageOf("/practice/d/", html, "site/d.md")];
    const placeOf = (address: string): Place => ({
      file: "templates/x.tsx",
      line: 4,
      column: 2,
      length: address.length,
    });
    expect(problemsIn(html, others, { placeOf })).toEqual(["link/unknown-page templates/x.tsx:4:2"]);
    expect(problemsIn(html, others)).toEqual(["link/unknown-page site/home.yaml:1:1"]);
  });
});

test("an id used twice on one page is reported, the same id on two pages is not", () => {
  expect(problemsIn('<p id="x"></p><p id="x"></p><p id="x"></p>')).toEqual(["address/duplicate-id site/home.yaml:1:1"]);
  expect(problemsIn('<p id="two"></p>')).toEqual([]);
});

test("thousands of broken links are all reported", () => {
  const hrefs = Array.from({ length: 3000 }, (_, index) => `/practice/a/#nope-${index}`);
  const links = hrefs.map((address, index) => written(address, address, "site/home.yaml", index + 1));
  const html = hrefs.map((href) => `<a href="${href}">a</a>`).join("");
  expect(problemsIn(html, [], { links })).toHaveLength(hrefs.length);
});

describe("headings", () => {
  test("that are completely missing are a problem", () => {
    expect(problemsIn("<h1>A</h1>", [pageOf("/practice/b/", "<p>Words.</p>", "site/error.yaml")])).toEqual([
      "page/heading site/error.yaml:1:1",
    ]);
  });

  test.for([
    '<meta http-equiv="refresh" content="0; url=/practice/a/"><p>A redirection has none.</p>',
    "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>",
    "<h1>A <b>b</b></h1>",
  ])("%s make an outline", (html) => {
    expect(problemsIn(html)).toEqual([]);
  });

  test("are reported at their first place in the content", () => {
    const headings = [3, 5].map((line) => ({
      text: "B",
      level: 3,
      file: "site/home.yaml",
      place: () => ({ file: "site/home.yaml", line, column: 1, length: 1 }),
    }));
    const html = "<h1>A</h1><h3>B</h3>";
    expect(problemsIn(html, [], { headings })).toEqual(["page/heading site/home.yaml:3:1"]);
  });

  test.for([
    "<h2>B</h2>",
    "<h1>A</h1><h1>B</h1>",
    "<h1>A</h1><h3>B</h3>",
    "<h1>A</h1><h2> </h2>",
    "<h1>A</h1><h2><img src='/practice/assets/x.css' alt='Words'></h2>",
  ])("%s do not", (html) => {
    expect(problemsIn(html)).toContain("page/heading site/home.yaml:1:1");
  });
});

test("addresses of other sites are listed at each place in the content, and once at their place in a template", () => {
  const href = "https://elsewhere.example/";
  const html = `<h1>Home</h1><a href="${href}">x</a><a href="/practice/">y</a><img src="https://other.example/z.png" alt=""><a href="https://lost.example/">z</a>`;
  const links = [2, 7].map((line) => written(href, href, "site/home.yaml", line));
  const site = {
    schemeAndHost: host,
    base: "/practice/",
    links,
    headings: [],
    files: new Set<string>(),
    scheduled: new Map<string, string>(),
  };
  const found = listExternalLinks(
    readAll(new SitePages([pageOf("/practice/", html), pageOf("/practice/a/", html, "site/a.md")])),
    site,
    (address) => (address.endsWith("z.png") ? { file: "templates/z.tsx", line: 4, column: 2, length: 3 } : undefined),
  );
  expect(found.map((each) => `${each.href} ${each.place.file}:${each.place.line}`)).toEqual([
    `${href} site/home.yaml:2`,
    `${href} site/home.yaml:7`,
    "https://other.example/z.png templates/z.tsx:4",
    "https://lost.example/ site/home.yaml:1",
  ]);
});
