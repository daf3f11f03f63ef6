import { writeFileSync } from "node:fs";
import { parseAllRedirects } from "@netlify/redirect-parser";
import path from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import type { Problem } from "../../src/problems/problem.ts";
import type { RedirectRule } from "../../src/model/content/redirects.ts";
import { readRedirects } from "./cloudflare-redirects.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { startPreview } from "../support/preview.ts";
import { makeEntries, mostEntries } from "../support/most-redirects.ts";
import { runHere } from "../support/run-here.ts";

const content = `- from: /services.php
  to: /services/cleanings
- from: /our-team/
  to: /about/address#map
- from: /old/visit.html
  to: /
- from: /blog/*
  to: /services
- from: /blog/2019/*
  to: https://blog.harborlane.example/2019 archive
- from: /blog/first-visit
  to: /services/Whitening
- from: /ni%C3%B1os/sonrisas.asp
  to: /services/sealants/
- from: /über-uns/dr.-smith/
  to: /about
- from: /booking
  to: https://booking.example/harbor lane?a=1#now
`.replaceAll(/(https:\S*) (\w)/g, "$1%20$2");

const built = new Map<string, ReturnType<typeof buildNow>>();

/** The little site with this list, built once. */
function build(redirects: string): ReturnType<typeof buildNow> {
  const result = built.get(redirects) ?? buildNow(redirects);
  built.set(redirects, result);
  return result;
}

async function buildNow(redirects: string) {
  const { result } = await buildLittleSite(makeLittleSite({ "site/redirects.yaml": redirects }));
  expect(result.problems).toEqual([]);
  const outputs = new Map(
    result.built!.outputs.map((file) => [file.path, "contents" in file ? String(file.contents) : ""]),
  );
  return { redirects: result.built!.redirects, outputs };
}

const base = "/practice";
const rules: RedirectRule[] = [
  ["/services", "/practice/services/cleanings/"],
  ["/services/", "/practice/services/cleanings/"],
  ["/about", "/practice/about/harbor-lane/"],
  ["/about/", "/practice/about/harbor-lane/"],
  ["/services.php", "/practice/services/cleanings/"],
  ["/our-team", "/practice/about/address/#map"],
  ["/our-team/", "/practice/about/address/#map"],
  ["/old/visit.html", "/practice/"],
  ["/blog/first-visit", "/practice/services/Whitening/"],
  ["/blog/first-visit/", "/practice/services/Whitening/"],
  ["/niños/sonrisas.asp", "/practice/services/sealants/"],
  ["/über-uns/dr.-smith", "/practice/about/harbor-lane/"],
  ["/über-uns/dr.-smith/", "/practice/about/harbor-lane/"],
  ["/booking", "https://booking.example/harbor%20lane?a=1#now"],
  ["/booking/", "https://booking.example/harbor%20lane?a=1#now"],
  ["/blog", "/practice/services/cleanings/"],
  ["/blog/2019", "https://blog.harborlane.example/2019%20archive"],
  ["/blog/2019/", "https://blog.harborlane.example/2019%20archive", true],
  ["/blog/", "/practice/services/cleanings/", true],
].map(([from, to, isPrefix = false]) => ({ from: base + (from as string), to, isPrefix }) as RedirectRule);

test("one list of redirects becomes rules for hosts, with single addresses before those with a star", async () => {
  const { redirects } = await build(content);
  expect(redirects).toEqual(rules);
});

test("Netlify reads _redirects as these rules, with status 301", async () => {
  const { outputs } = await build(content);
  const file = path.join(makeTemporaryFolder(), "_redirects");
  writeFileSync(file, outputs.get("_redirects")!);
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const expected = rules.map(({ from, to, isPrefix }) => ({
    from: encodeURI(from) + (isPrefix ? "*" : ""),
    to,
    status: 301,
    force: false,
    query: {},
    conditions: {},
    headers: {},
  }));
  expect(redirects).toMatchObject(expected);
  expect(redirects).toHaveLength(expected.length);
});

test("a single address comes before one with a star that includes it, with and without its final slash", async () => {
  const { redirects } = await build("- from: /blog/*\n  to: /about/address\n- from: /blog\n  to: /services/sealants\n");
  expect(redirects.slice(4).map(({ from, to }) => [from, to])).toEqual([
    ["/practice/blog", "/practice/services/sealants/"],
    ["/practice/blog/", "/practice/services/sealants/"],
    ["/practice/blog/", "/practice/about/address/"],
  ]);
});

test("Cloudflare Pages reads _redirects as these rules, and answers with and without the final slash", async () => {
  const { outputs } = await build(content);
  const answer = readRedirects(outputs.get("_redirects")!);
  for (const { from, to, isPrefix } of rules) {
    const expected = { status: 301, to };
    expect(answer(encodeURI(from)), from).toEqual(expected);
    if (isPrefix) expect(answer(`${encodeURI(from)}any/page.php`), from).toEqual(expected);
  }
  expect(answer("/practice/services/cleanings/")).toBeUndefined();
  expect(answer("/practice/blogs/")).toBeUndefined();
});

const head = (title: string, canonical: string) => ({ title, canonical });

test.for([
  [
    "our-team/index.html",
    "/practice/about/address/#map",
    head("Location and parking", "https://www.harborlane.example/practice/about/address/#map"),
  ],
  ["old/visit.html", "/practice/", head("Home", "https://www.harborlane.example/practice/")],
  [
    "booking/index.html",
    "https://booking.example/harbor%20lane?a=1#now",
    head("https://booking.example/harbor%20lane?a=1#now", "https://booking.example/harbor%20lane?a=1#now"),
  ],
] as const)(
  "the page %s leads to %s at once, for hosts without redirects",
  async ([file, to, { title, canonical }]) => {
    const { outputs } = await build(content);
    const page = load(outputs.get(file)!);
    expect(page('meta[http-equiv="refresh"]').attr("content")).toBe(`0; url=${to}`);
    expect(page('link[rel="canonical"]').attr("href")).toBe(canonical);
    expect(page('meta[name="robots"]').attr("content")).toBe("noindex");
    expect(page("main a").attr("href")).toBe(to);
    expect(page("main a").text()).toBe(title);
  },
);

test("no page is written for an address that a host would serve as another type, or for a star", async () => {
  const { outputs } = await build(content);
  const { outputs: others } = await build("[]\n");
  const added = [...outputs.keys()].filter((file) => !others.has(file));
  expect(added.sort()).toEqual([
    "blog/first-visit/index.html",
    "booking/index.html",
    "old/visit.html",
    "our-team/index.html",
    "über-uns/dr.-smith/index.html",
  ]);
});

test("hosts read every line of the longest possible list, and every address they would not read has a page", async () => {
  const { redirects, outputs } = await build(mostEntries);
  const answer = readRedirects(outputs.get("_redirects")!);
  const unanswered = redirects.filter(({ from }) => answer(encodeURI(from)) === undefined).map(({ from }) => from);
  expect(unanswered).toHaveLength(2 + 80 + 18);
  expect(unanswered).toContain("/practice/ü0/");
  for (const from of unanswered) expect(outputs.has(`${from.slice("/practice/".length)}index.html`), from).toBe(true);
});

test.for([
  ["cloudflare", "error The entries count as 1,999 redirects, and Cloudflare reads at most 1,998."],
  [undefined, "advice The entries count as 1,999 redirects, and Cloudflare reads at most 1,998."],
  ["vercel", undefined],
  ["nginx", undefined],
] as const)("a list that is too long for Cloudflare is judged by the host: %s", async ([host, expected]) => {
  const site = makeLittleSite({ "site/redirects.yaml": mostEntries + makeEntries(1, "/q#.php") });
  if (host !== undefined) site.write("site/practice.yaml", `${site.read("site/practice.yaml")}host: ${host}\n`);
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual(
    expected === undefined ? [] : [expected],
  );
  expect(result.built === undefined).toBe(host === "cloudflare");
});

test("Vercel's own limit counts an entry once, and the redirects and headers that the site has anyway", async () => {
  const build = async (count: number) => {
    const site = makeLittleSite({ "site/redirects.yaml": makeEntries(count, "/q#.php") });
    site.write("site/practice.yaml", `${site.read("site/practice.yaml")}host: vercel\n`);
    return (await buildLittleSite(site)).result.problems.map(({ severity, message }) => `${severity} ${message}`);
  };
  expect(await build(2041)).toEqual([]);
  expect(await build(2042)).toEqual(["error The entries count as 2,042 redirects, and Vercel reads at most 2,041."]);
});

test("two spellings of an old address may lead to different pages, and only the first has a page of its own", async () => {
  const { redirects, outputs } = await build(
    "- from: /Team\n  to: /about/address\n- from: /team\n  to: /services/sealants\n",
  );
  expect(redirects.slice(4).map(({ from, to }) => [from, to])).toEqual([
    ["/practice/Team", "/practice/about/address/"],
    ["/practice/Team/", "/practice/about/address/"],
    ["/practice/team", "/practice/services/sealants/"],
    ["/practice/team/", "/practice/services/sealants/"],
  ]);
  expect([...outputs.keys()].filter((file) => /^team\//i.test(file))).toEqual(["Team/index.html"]);
});

test("old addresses are not in the sitemap, and a site without any is unchanged", async () => {
  const { outputs } = await build(content);
  expect(outputs.get("sitemap.xml")).not.toMatch(/our-team|booking|visit\.html/);
  const { outputs: none } = await build("[]\n");
  const { result } = await buildLittleSite(makeLittleSite());
  expect([...none]).toEqual(
    result.built!.outputs.map((file) => [file.path, "contents" in file ? String(file.contents) : ""]),
  );
});

test("the preview redirects old addresses as hosts do, and serves their targets", async () => {
  const site = makeLittleSite({ "site/redirects.yaml": content });
  const { result } = await buildLittleSite(site);
  const { origin, server } = await startPreview();
  server.show({ built: result.built! });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(origin + base + path, { redirect: "manual" });
    return [status, headers.get("location"), headers.get("cache-control")];
  };
  const caching = "no-store";
  expect(await ask("/services.php?x=1")).toEqual([301, "/practice/services/cleanings/?x=1", caching]);
  expect(await ask("/our-team?x=1")).toEqual([301, "/practice/about/address/?x=1#map", caching]);
  expect(await ask("/old/visit.html")).toEqual([301, "/practice/", caching]);
  expect(await ask("/ni%C3%B1os/sonrisas.asp")).toEqual([301, "/practice/services/sealants/", caching]);
  expect(await ask("/blog/2019/a/b.php")).toEqual([301, "https://blog.harborlane.example/2019%20archive", caching]);
  expect(await ask("/booking?b=2")).toEqual([301, "https://booking.example/harbor%20lane?a=1#now", caching]);
  expect(await ask("/services/")).toEqual([301, "/practice/services/cleanings/", caching]);
  expect((await ask("/blogs/"))[0]).toBe(404);
  expect((await ask("/_redirects"))[0]).toBe(404);
});

test("the build and the check list old addresses that need a host with redirects, unless the practice's host has them", async () => {
  const site = makeLittleSite({ "site/redirects.yaml": content });
  const practice = site.read("site/practice.yaml");
  const needs = "Old addresses that no page can have, such as /services.php (4 in site/redirects.yaml), need a host";
  expect((await runHere(["build"], { cwd: site.root })).stdout).toContain(needs);
  for (const [host, isNamed] of [
    ["github-pages", true],
    ["apache", false],
  ] as const) {
    site.write("site/practice.yaml", `${practice}host: ${host}\n`);
    for (const command of ["build", "check"]) {
      expect((await runHere([command], { cwd: site.root })).stdout.includes(needs)).toBe(isNamed);
    }
  }
  site.write("site/redirects.yaml", "- from: /our-team\n  to: /\n");
  expect((await runHere(["build"], { cwd: site.root })).stdout).not.toContain("Old addresses");
});

test("the problem of an old address that no host can look up disappears once its remedy is followed", async () => {
  const froms = [
    ...[
      "/?p=101",
      "/?p=102",
      "/page.php?id=1",
      "/page.php?id=2",
      "https://www.old.example/",
      "/#about",
      "//old.example/x y",
    ],
    ...[
      "services/cleanings",
      "http://old.example/Page.php?x",
      "old/visit",
      "/old visit",
      "/a/b*",
      "/a/b/*c",
      "/node:12",
      "/a;b?c=1",
    ],
  ];
  const follow = (entries: readonly string[], problems: readonly Problem[]): string[] =>
    entries.flatMap((_, index) => {
      const remedy = problems.find(({ place }) => place.line === 2 * index + 1)?.remedy;
      const [, written] = /^Write (\S+) /.exec(remedy ?? "") ?? [];
      return written === undefined ? [] : [written];
    });
  const inspect = async (entries: readonly string[]): Promise<readonly Problem[]> => {
    const text = entries.map((from) => `- from: ${JSON.stringify(from)}\n  to: /about/address\n`).join("");
    return (await buildLittleSite(makeLittleSite({ "site/redirects.yaml": text }))).result.problems;
  };
  const problems = await inspect(froms);
  expect(problems.map(({ place, code }) => [place.line, code])).toEqual(
    froms.map((_, index) => [2 * index + 1, "redirect/old-address"]),
  );
  const left = follow(froms, problems);
  expect(left).toEqual(["/page.php", "/x%20y", "/Page.php", "/old/visit", "/old%20visit", "/a/b/*"]);
  expect(await inspect(left)).toEqual([]);
});
