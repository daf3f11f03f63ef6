import { expect, test } from "vitest";
import { readPage } from "../../../src/steps/check/read-page.ts";
import { checkUnlinked } from "../../../src/steps/check/unlinked-pages.ts";

const site = {
  schemeAndHost: "https://www.harborlane.example",
  base: "/practice/",
  links: [],
  headings: [],
  files: new Set<string>(),
  scheduled: new Map<string, string>(),
};

/** The warnings about a site whose pages are made of these pieces. */
function tell(pages: Readonly<Record<string, readonly string[]>>): string[] {
  const facts = Object.entries(pages).map(([address, pieces]) =>
    readPage({ path: `${address.slice(1)}index.html`, address, source: `site${address}x.md`, html: pieces.join("") }),
  );
  return checkUnlinked(facts, site).map(
    ({ code, place, message }) => `${code} ${place.file}:${place.line} ${/"(.*?)"/.exec(message)![1]!}`,
  );
}

const linkTo = (address: string): string => `<a href="${address}">a</a>`;

test("a page with a link from another is linked, however the address is written", () => {
  const links = [linkTo("/practice/a/#two"), linkTo(`${site.schemeAndHost}/practice/b/?c`), linkTo("/practice/")];
  expect(
    tell({ "/practice/": links.slice(0, 1), "/practice/a/": links.slice(1, 2), "/practice/b/": links.slice(2) }),
  ).toEqual([]);
});

test("a page without links, or with links only from itself, is reported with its path and file", () => {
  const own = linkTo("/practice/services/crowns/");
  expect(
    tell({
      "/practice/": [linkTo("/practice/"), linkTo("https://other.example/practice/tour/")],
      "/practice/services/crowns/": ["<p>Words</p>", own],
      "/practice/tour/": [linkTo("/practice/")],
    }),
  ).toEqual([
    "page/unlinked site/practice/services/crowns/x.md:1 /services/crowns",
    "page/unlinked site/practice/tour/x.md:1 /tour",
  ]);
});

test("a link only for search engines does not count", () => {
  const data = `<script type="application/ld+json">{"url":"${site.schemeAndHost}/practice/tour/"}</script>`;
  const alternate = '<link rel="alternate" href="/practice/tour/">';
  expect(tell({ "/practice/": [data, alternate], "/practice/tour/": [linkTo("/practice/")] })).toEqual([
    "page/unlinked site/practice/tour/x.md:1 /tour",
  ]);
});

test("a part on several pages links them to each other", () => {
  const menu = linkTo("/practice/") + linkTo("/practice/tour/");
  expect(tell({ "/practice/": [menu], "/practice/tour/": ["<p>Words</p>", menu] })).toEqual([]);
});
