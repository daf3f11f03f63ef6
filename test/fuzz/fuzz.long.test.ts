import { appendFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSiteInto } from "../support/build-site.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { findBreaches } from "./find-breaches.ts";
import { kinds } from "./kinds.ts";
import { listKnownNasties } from "./known-nasties.ts";
import { isNight } from "../support/test-level.ts";
import { WatchedWorker } from "./watched-worker.ts";

/*
 * A part of `npm run fuzz`, which is the same every time but at night: for any bytes in site/ and assets/ the tool builds a site or reports
 * problems with places. The assertions are in build-input.ts and watched-worker.ts.
 */

const worker = new WatchedWorker(path.join(makeTemporaryFolder(), "practice"));
afterAll(() => {
  worker.close();
});

describe("known causes of crashes in such programs are survived", () => {
  test.for(listKnownNasties(25_000).map(({ name, input }) => [name, input] as const))("%s", async ([, input]) => {
    await worker.build(input);
  });
});

describe("random input is survived", () => {
  const outcomes = new Set<string>();

  const tried = Object.keys(kinds).filter((kind) => isNight || !kind.endsWith("checked"));
  // Each kind has its own share of 20 minutes, so that none is left out because others are slow.
  const extent = isNight ? { interruptAfterTimeLimit: (20 * 60_000) / tried.length } : { seed: 2026, numRuns: 8 };

  test.for(tried)("%s", async (kind) => {
    const property = fc.asyncProperty(kinds[kind]!, async (input) => {
      outcomes.add((await worker.build(input)).result);
    });
    await fc.assert(property, { numRuns: Infinity, ...extent });
  });

  test("some of it is refused, and some is built", () => {
    expect([...outcomes].sort()).toEqual(["built", "problems"]);
  });
});

describe("the search for output that templates do not print", () => {
  const site = makeLittleSite();
  const out = site.file("dist");
  beforeAll(() => buildSiteInto(out, site.root));
  const page = "services/cleanings/index.html";
  const base = "/practice/";

  test("finds nothing in the little site", () => {
    expect(findBreaches(out, base)).toEqual([]);
  });

  test.for([
    [page, "<script>alert(1)</script>"],
    [page, "<script src=/practice/assets/site.0.js></script>"],
    [page, '<script type="application/ld+json">{}</script>'],
    [page, "<p onclick=alert(1)>x</p>"],
    [page, "<p style=color:red>x</p>"],
    [page, "<style>p{}</style>"],
    [page, "<a href=javascript:alert(1)>x</a>"],
    [page, "<a href=//evil.example/>x</a>"],
    [page, "<img src=https://evil.example/x.png>"],
    [page, "<picture><source srcset='/practice/a.png 1x, //evil.example/x.png 2x'></picture>"],
    [page, "<iframe src=https://evil.example/></iframe>"],
    [page, "<template><iframe src=https://evil.example/></iframe></template>"],
    [page, "<form action=/practice/></form>"],
    [page, "<div class=rich-text><p class=x>x</p></div>"],
    [page, "<div class=rich-text><section>x</section></div>"],
    [page, "<!-- x -->"],
    [page, "<meta http-equiv=refresh content='0; url=https://evil.example/'>"],
    [page, "<link rel=stylesheet href=https://evil.example/x.css>"],
    ["sitemap.xml", "<x/>"],
    ["sitemap.xml", "<url><loc>https://evil.example/</loc></url>"],
    ["_redirects", "/a http://evil.example/ 200\n"],
    ["robots.txt", "Sitemap: https://evil.example/\n"],
    ["_headers", "  Set-Cookie: a=b<\n"],
    ["assets/x.svg", "<svg><script/></svg>"],
    ["assets/x.svg", "<svg onload='alert(1)'/>"],
    ["assets/x.svg", "<svg><style>@import 'https://evil.example/'</style></svg>"],
    ["assets/a\\b.svg", "<svg/>"],
  ] as const)("finds in %s: %s", ([name, text]) => {
    const file = path.join(out, name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    appendFileSync(file, text);
    expect(findBreaches(out, base).length).toBeGreaterThan(0);
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  });

  test("finds a link in the output folder", () => {
    symlinkSync("/etc", path.join(out, "assets/x"));
    expect(findBreaches(out, base)).toEqual(['the file "assets/x"']);
    rmSync(path.join(out, "assets/x"));
  });
});
