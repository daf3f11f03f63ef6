import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createPageReader } from "../../src/check/read-page.ts";

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
    return readPage({ address: `/${number}/`, path: `${number}/index.html`, source: "site/home.yaml", html });
  });
  const kept = measureHeap() - before;
  expect(facts.map(({ pieces }) => pieces.flatMap(({ headings }) => headings).length)).toEqual(facts.map(() => 1));
  // Of more than 20 MB.
  expect(kept).toBeLessThan(4_000_000);
});
