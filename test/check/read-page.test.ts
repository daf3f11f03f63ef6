import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readPage } from "../../src/check/read-page.ts";

/** Bytes of everything that is still in use. */
function measureHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

test("what is known of a page keeps nothing of its HTML in memory", () => {
  const longName = (name: string, number: number): string => `${name}-of-a-page-with-a-long-name-${number}`;
  const before = measureHeap();
  const facts = Array.from({ length: 100 }, (_, number) => {
    const filling = `<p>${String(number).repeat(200_000)}</p>`;
    const html = `<!doctype html><html><head><title>A page</title></head><body><header>Harbor Lane</header><main id="main"><h1 id="${longName("heading", number)}">${longName("Heading", number)}</h1><p id="${longName("id", number)}"><a href="/${longName("link", number)}/">More</a></p>${filling}</main><footer>Harbor Lane</footer></body></html>`;
    return readPage({ address: `/${number}/`, path: `${number}/index.html`, source: "site/home.yaml", html });
  });
  const kept = measureHeap() - before;
  expect(facts.map(({ ids }) => ids.length)).toEqual(facts.map(() => 3));
  // Of more than 20 MB.
  expect(kept).toBeLessThan(4_000_000);
});

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
  });
});
