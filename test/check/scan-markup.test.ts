import * as fc from "fast-check";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { scanMarkup } from "../../src/check/scan-markup.ts";
import { openShippedSite, readPage } from "../support/shipped-site.ts";

/** Notes what a reader of HTML is told. Texts that follow each other count as one. */
function createNotes() {
  const notes: string[] = [];
  let text = "";
  const flush = (): void => {
    if (text !== "") notes.push(`text ${JSON.stringify(text)}`);
    text = "";
  };
  const handlers = {
    onopentag: (name: string, attributes: Record<string, string>): void => {
      flush();
      notes.push(`<${name} ${JSON.stringify(attributes)}`);
    },
    ontext: (data: string): void => {
      text += data;
    },
    onclosetag: (name: string): void => {
      flush();
      // A parser closes what has no end; a scanner has nothing to say of it.
      if (!/^(meta|link|img|br|hr|source|input|path|circle)$/.test(name)) notes.push(`>${name}`);
    },
  };
  return { handlers, end: (): string[] => (flush(), notes) };
}

function parse(html: string): string[] {
  const { handlers, end } = createNotes();
  new Parser(handlers).end(html);
  return end();
}

function scan(html: string): string[] | undefined {
  const { handlers, end } = createNotes();
  return scanMarkup(html, handlers) ? end() : undefined;
}

test("every page of the site is in the form that can be scanned, and reads as a parser reads it", async () => {
  const site = await openShippedSite();
  expect(site.pages.length).toBeGreaterThan(35);
  for (const address of site.pages) {
    const html = readPage(site, address);
    expect(scan(html), address).toEqual(parse(html));
  }
});

const parts = fc.constantFrom(
  ...[
    "text",
    " ",
    "&amp;",
    "&lt;b&gt;",
    "&quot;",
    "&#x27;",
    "&copy;",
    "&",
    "<",
    ">",
    '"',
    "'",
    "<!-- c -->",
    "<!doctype html>",
  ],
  ...[
    '<p class="a">',
    "</p>",
    "<h2>",
    "</h2>",
    '<a href="/a?b=1&amp;c">',
    "</a>",
    "<a href='/a'>",
    "<a href=/a>",
    '<A HREF="/x">',
  ],
  ...[
    '<img src="/x.png" alt=""/>',
    "<br/>",
    "<br>",
    "<title>",
    "</title>",
    "<textarea>",
    "</textarea>",
    '<iframe src="/m"></iframe>',
  ],
  ...[
    "<script>",
    "</script>",
    "if (a < b) {}",
    "<style>",
    "</style>",
    '<svg viewBox="0 0 1 1">',
    "</svg>",
    "<noscript>",
    "</noscript>",
  ],
);

test("what can be scanned reads as a parser reads it", () => {
  let scanned = 0;
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (all) => {
      // What is left open at the end a parser closes.
      const html = `${all.join("")}<i></i>`;
      const notes = scan(html);
      if (notes === undefined || !isClosed(html)) return;
      scanned++;
      expect(notes).toEqual(parse(html));
    }),
    { numRuns: 20_000, seed: 20_261_121 },
  );
  expect(scanned).toBeGreaterThan(1000);
});

/** Whether every element ends, in the right order: React writes no others. */
function isClosed(html: string): boolean {
  const open: string[] = [];
  for (const [tag, slash, name = ""] of html.matchAll(/<(\/?)([a-zA-Z][a-zA-Z\d]*)[^>]*>/g)) {
    if (slash === "/" && open.pop() !== name) return false;
    if (slash === "" && !/^(img|br)$/.test(name) && !tag.endsWith("/>")) open.push(name);
  }
  return open.length === 0;
}
