import { readFileSync, rmSync } from "node:fs";
import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import type { BuildOptions, BuildResult } from "../../src/build-options.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { translateSite } from "../support/translate-site.ts";

/*
 * Tests of a site that is in its second language only in part.
 */

const origin = "https://www.lanternfield.example";

/** Builds the practice in English and Spanish with only these pages in Spanish. */
async function buildPart(...kept: string[]): Promise<BuildResult> {
  const site = makePractice("bilingual");
  const texts = kept.map((name) => [name, site.read(`site/es/${name}`)] as const);
  rmSync(site.file("site/es"), { recursive: true });
  for (const [name, text] of texts) site.write(`site/es/${name}`, text);
  return check(site);
}

function check(site: LittleSite, checks: BuildOptions["checks"] = {}): Promise<BuildResult> {
  return buildSite({
    ...{ root: site.root, cacheFolder: site.file(".dentalsite"), date: Date.UTC(2026, 11, 1), now: Date.now() },
    checks,
  });
}

const pagesOf = ({ built }: BuildResult): Map<string, ReturnType<typeof load>> =>
  new Map(built!.pages.map(({ address, html }) => [address, load(html)]));

describe("a site with two pages in Spanish", () => {
  let result: BuildResult;
  let pages: ReturnType<typeof pagesOf>;
  beforeAll(async () => {
    result = await buildPart("services/crowns.md", "services/cleanings.md");
    pages = pagesOf(result);
  });

  test("is built, and one piece of advice says what is still in English", () => {
    expect(result.problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      "advice translation/untranslated",
    ]);
  });

  test("has these pages, those that the tool can write itself, and nothing else", () => {
    expect([...pages.keys()].filter((address) => address.startsWith("/es/")).toSorted()).toEqual([
      ...["/es/", "/es/404.html", "/es/about/", "/es/about/address/", "/es/about/meetthedoctors/"],
      ...["/es/services/", "/es/services/cleanings/", "/es/services/crowns/"],
    ]);
  });

  test("links to nothing that is not there, names only pages that are there as alternates, and lists all in the sitemap", () => {
    for (const [address, $] of pages) {
      for (const { attribs } of $("a[href^='/']").toArray()) {
        expect(pages.has(attribs.href!.replace(/[?#].*/, "")), `${address} ${attribs.href}`).toBe(true);
      }
      const hrefs = $("link[rel=alternate][hreflang]")
        .toArray()
        .map(({ attribs }) => attribs.href!);
      for (const href of hrefs) expect(pages.has(new URL(href).pathname), href).toBe(true);
      const hasOther = address.startsWith("/es/") || pages.has(`/es${address}`);
      if ($("meta[name=robots]").length === 0) expect(hrefs.length > 0, address).toBe(hasOther);
      if ($("nav.languages a").length > 0) {
        const english = address.replace(/^\/es\//, "/");
        const target = address.startsWith("/es/") ? english : `/es${english}`;
        const isThere = pages.has(target) && !address.endsWith("404.html");
        const home = address.startsWith("/es/") ? "/" : "/es/";
        expect($("nav.languages a").attr("href"), address).toBe(isThere ? target : home);
      }
    }
    const sitemap = result.built!.outputs.find(({ path }) => path === "sitemap.xml") as { contents: string };
    expect(sitemap.contents.match(/\/es\/[\w/]*/g)!.toSorted()).toEqual([
      ...["/es/", "/es/about/address/", "/es/about/meetthedoctors/", "/es/services/cleanings/", "/es/services/crowns/"],
    ]);
  });

  test("leads to the emergency page and the privacy policy in English, and says so", () => {
    const $ = pages.get("/es/")!;
    for (const href of ["/emergency/", "/privacypolicy/"]) {
      const link = $(`a[href='${href}']`).last();
      expect(link.attr("hreflang"), href).toBe("en");
      expect(link.text(), href).toMatch(/ \(en inglés\)$/);
    }
    expect($("li:empty").length).toBe(0);
  });

  test("prints what is still in English with its language, and everything else without", () => {
    const $ = pages.get("/es/about/meetthedoctors/")!;
    const english = $("[lang=en]")
      .toArray()
      .map((element) => $(element).text() || $(element).attr("alt"));
    for (const text of [
      "Meet Us",
      "Dentist and owner",
      "Doctor of Dental Surgery, Channel Coast School of Dentistry, 2008",
    ])
      expect(english).toContain(text);
    expect($("div[lang=en] > h2").first().text()).toBe("How she works");
    expect($("img[lang=en]").first().attr("alt")).toContain("Drawn portrait");
    expect($("h1").attr("lang")).toBeUndefined();
    for (const { html, path } of result.built!.pages) expect(html, path).not.toMatch(/[\ufdd0\ufdd1]/);
    for (const { html, path } of result.built!.pages.filter(({ path }) => !path.startsWith("es/")))
      expect(html, path).not.toContain('lang="en"');
  });
});

test("a site without a service in Spanish has no heading, menu entry or address for services there", async () => {
  const result = await buildPart("about/newpatients.md");
  expect(result.problems.map(({ code }) => code)).toEqual(["translation/untranslated"]);
  const pages = pagesOf(result);
  expect([...pages.keys()].filter((address) => address.startsWith("/es/services"))).toEqual([]);
  const $ = pages.get("/es/")!;
  expect($(".service-groups").length).toBe(0);
  expect(
    $("nav summary")
      .toArray()
      .map((each) => $(each).text()),
  ).not.toContain("Patient Care Services");
  expect($("head link[rel=canonical]").attr("href")).toBe(`${origin}/es/`);
});

test("a text that a translation lacks or repeats is printed in its language", async () => {
  const site = makeLittleSite();
  translateSite(site);
  const office = "site/es/offices/port-ansel.md";
  site.write(office, site.read(office).replace(/^transit: .*\n/m, ""));
  const [title = ""] = /^title: .*/m.exec(site.read("site/services/sealants.md")) ?? [];
  const sealants = "site/es/services/sealants.md";
  site.write(sealants, site.read(sealants).replace(/^title: .*/m, title));
  const result = await check(site);
  expect(result.problems.map(({ code }) => code)).toEqual(["translation/untranslated"]);
  const pages = pagesOf(result);
  const words = title.slice("title: ".length);
  const heading = pages.get("/practice/es/services/sealants/")!("h2[lang=en]");
  expect(heading.text()).toBe(words);
  expect(pages.get("/practice/services/sealants/")!("[lang=en]").length).toBe(0);
});

test("a mistake in a text that stands in for a translation's own is reported once, in the original", async () => {
  const [original, translation] = ["site/services/sealants.md", "site/es/services/sealants.md"] as const;
  const mistakes = "It is painless. Call (503) 555-0177. On Monday, we are open from 8 a.m. to 11 p.m. at the office";
  const [plain, site] = [makeLittleSite(), makeLittleSite()];
  translateSite(site);
  for (const each of [plain, site]) {
    const text = each.read(original).replace(/^description: .*/m, `description: ${mistakes}`);
    each.write(original, `${text}\n${mistakes}.\n`);
  }
  site.write(translation, "---\nmainTitleText: Selladores\ntitle: Una capa\nimgAlt: El consultorio.\n---\n");
  const inOriginal = ({ problems }: BuildResult): unknown[] => problems.filter(({ place }) => place.file === original);
  const [before, after] = [await check(plain), await check(site)];
  expect(new Set(before.problems.map(({ code }) => code))).toEqual(
    new Set(["copy/other-hours", "copy/painless", "copy/unknown-contact"]),
  );
  expect(inOriginal(after)).toEqual(inOriginal(before));
  const others = after.problems.filter(({ place }) => place.file !== original).map(({ code }) => code);
  expect(others).toEqual(["translation/untranslated", "translation/outdated"]);
});

test("an outdated translation is advice, and an error with the lines in docs/languages.md", async () => {
  const [lines = "no such lines"] = /(?<=```yaml\n)error:\n[^`]*/.exec(readFileSync("docs/languages.md", "utf8")) ?? [];
  const levels: string[] = [];
  for (const rules of [{}, { "site/rules.yaml": lines }]) {
    const site = makeLittleSite(rules);
    translateSite(site);
    const sealants = "site/services/sealants.md";
    site.write(sealants, site.read(sealants).replace(/^title: .*/m, "title: A thin coat for back teeth"));
    const { problems } = await check(site, { publishes: true });
    levels.push(...problems.flatMap(({ code, severity }) => (code === "translation/outdated" ? severity : [])));
  }
  expect(levels).toEqual(["advice", "error"]);
});

test("a page that the tool writes itself in a language is hidden from search engines like its original", async () => {
  const site = makeLittleSite();
  translateSite(site);
  const page = "about/meetthedoctors.md";
  site.write(`site/${page}`, site.read(`site/${page}`).replace("---\n", "---\nnoindex: true\n"));
  rmSync(site.file(`site/es/${page}`));
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const pages = pagesOf(result);
  for (const folder of ["", "es/"]) {
    const $ = pages.get(`/practice/${folder}about/meetthedoctors/`)!;
    expect($("meta[name=robots]").attr("content"), folder).toBe("noindex");
  }
});

test("a closure that is only in English does not stop the site", async () => {
  const site = makeLittleSite();
  translateSite(site);
  const office = "site/offices/port-ansel.md";
  const closure = "closures:\n  - from: 2030-12-24\n    label: Winter holidays\n";
  site.write(office, site.read(office).replace("---\n", `---\n${closure}`));
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const html = result.built!.pages.find(({ path }) => path === "es/about/address/index.html")!.html;
  expect(html).toContain('Cerrado: <span lang="en">Winter holidays</span>');
});
