import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPageReader } from "../../src/check/read-page.ts";
import { Memory } from "../../src/memory.ts";

/** Bytes of everything that is still in use. */
function measureHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

test("what is known of a page keeps nothing of its HTML in memory", () => {
  const readPage = createPageReader();
  const longName = (name: string, number: number): string => `${name}-of-a-page-with-a-long-name-${number}`;
  const before = measureHeap();
  const facts = Array.from({ length: 100 }, (_, number) => {
    const filling = `<p>${String(number).repeat(200_000)}</p>`;
    const html = `<!doctype html><html><head><title>A page</title></head><body><header>Harbor Lane</header><main id="main"><h1 id="${longName("heading", number)}">${longName("Heading", number)}</h1><p id="${longName("id", number)}"><a href="/${longName("link", number)}/">More</a></p>${filling}</main><footer>Harbor Lane</footer></body></html>`;
    return readPage({ address: `/${number}/`, path: `${number}/index.html`, source: "site/home.yaml", pieces: [html] });
  });
  const kept = measureHeap() - before;
  expect(facts.map(({ pieces }) => pieces.flatMap(({ ids }) => ids).length)).toEqual(facts.map(() => 3));
  // Of more than 20 MB.
  expect(kept).toBeLessThan(4_000_000);
});

const address = "/practice/";
const page = { address, path: "index.html", source: "site/home.yaml" };

/** What a reader of the whole page finds on it. */
function readAll(pieces: readonly string[]) {
  const { faults, pieces: facts } = createPageReader()({ ...page, pieces });
  return {
    ids: facts.flatMap(({ ids }) => ids),
    contentIds: facts.flatMap(({ contentIds }) => contentIds),
    addresses: facts.flatMap(({ addresses }) => addresses),
    faults,
  };
}

const parts = [
  '<head><link href="/a.css"></head><body>',
  '<nav id="n"><a href="/b/">B</a></nav>',
  '<main id="main"><h2 id="h">Two',
  " and more</h2></main>",
  "<main>",
  "</main>",
  '<script type="application/ld+json">{"url":',
  '"https://harborlane.example/c/"}</script>',
  "<style>p { background: url(/d.png)",
  " }</style>",
  "<!-- <main>",
  "-->",
  '<p id="p">Words &amp; words',
  "</p></body>",
];

test("however a page is cut into pieces, the same is read", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), fc.array(fc.boolean()), (chosen, cuts) => {
      const pieces = [""];
      for (const [index, part] of chosen.entries()) {
        if (cuts[index] === true) pieces.push(part);
        else pieces.push(pieces.pop()! + part);
      }
      expect(readAll(pieces)).toEqual(readAll([pieces.join("")]));
    }),
    { numRuns: 500 },
  );
});

test("a piece that stands in the content of one page and outside of it on another is read for each", () => {
  const readPage = createPageReader(new Memory().recall);
  const read = (pieces: readonly string[]): string[] =>
    readPage({ ...page, pieces }).pieces.flatMap(({ contentIds }) => contentIds);
  const piece = '<p id="p">Words</p>';
  expect(read(["<main>", piece, "</main>"])).toEqual(["p"]);
  expect(read(["<main></main>", piece, ""])).toEqual([]);
  expect(read(["<main>", "", piece])).toEqual(["p"]);
  expect(read(["<main></main>", "", piece])).toEqual([]);
});
