import { expect, test } from "vitest";
import { readPage } from "../../../src/steps/check/read-page.ts";

test("what a page offers and asks for is read, in content and outside of it", () => {
  const html = `<!doctype html><html><head><link href="/a.css"><title>A <main></title>
    <style>p { background: url(/d.png) }</style><meta property="og:image" content="https://harborlane.example/p.jpg"></head>
    <body><nav id="n"><a href="/b/">B &amp; c</a></nav><main id="main"><h2 id="h">Two <b>words</b></h2><!-- <p id="no"> -->
    <p id="p" style="background: url('/e.png')">Words</p></main><script type="application/ld+json">{"url":"https://harborlane.example/c/"}</script>
    <img srcset="/f.png 1x, /g.png 2x"></body></html>`;
  const facts = readPage({ address: "/practice/", path: "index.html", source: "site/home.yaml", html });
  expect({ ...facts, addresses: [...facts.addresses] }).toEqual({
    address: "/practice/",
    source: "site/home.yaml",
    isRedirect: false,
    ids: ["n", "main", "h", "p"],
    contentIds: ["h", "p"],
    headings: [{ level: 2, text: "Two words", id: "h" }],
    addresses: [
      "/a.css",
      "/d.png",
      "https://harborlane.example/p.jpg",
      "/b/",
      "/e.png",
      "https://harborlane.example/c/",
      "/f.png",
      "/g.png",
    ],
    links: new Set(["/b/"]),
  });
});
