import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import type { BuildResult } from "../../src/build-options.ts";
import { Memory } from "../../src/lib/memory.ts";
import type { Recall } from "../../src/model/build/recall.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makePractice, type LittleSite } from "../support/little-site.ts";

/*
 * Tests of a site in English and Spanish.
 */

const origin = "https://www.lanternfield.example";
const onlyInEnglish = ["/services/implant-dentures/", "/services/sedation/", "/services/smile-design/"];

describe("a practice in English and Spanish", () => {
  let result: BuildResult;
  let pages: Map<string, ReturnType<typeof load>>;
  beforeAll(async () => {
    result = await buildPractice();
    pages = new Map(result.built!.pages.map(({ address, html }) => [address, load(html)]));
  });

  const alternatesOf = (address: string): [lang: string, href: string][] =>
    pages.get(address)!("link[rel=alternate][hreflang]")
      .toArray()
      .map(({ attribs }) => [attribs.hreflang!, attribs.href!]);
  const isPage = (address: string): boolean =>
    pages.get(address)!("meta[name=robots]").length === 0 && !address.endsWith("404.html");

  test("has no problems", () => {
    expect(result.problems).toEqual([]);
  });

  test("each page names its addresses in all languages, itself and x-default, and each of them names the same", () => {
    let count = 0;
    for (const address of pages.keys()) {
      const alternates = alternatesOf(address);
      if (!isPage(address) || onlyInEnglish.includes(address)) {
        expect(alternates, address).toEqual([]);
        continue;
      }
      count++;
      const english = address.replace(/^\/es\//, "/");
      const spanish = `/es${english}`;
      expect(alternates, address).toEqual([
        ["en", origin + english],
        ["es", origin + spanish],
        ["x-default", origin + english],
      ]);
      for (const [, href] of alternates) expect(alternatesOf(new URL(href).pathname), href).toEqual(alternates);
      // A page whose canonical address is another would be left out.
      expect(pages.get(address)!("link[rel=canonical]").attr("href")).toBe(origin + address);
    }
    expect(count).toBeGreaterThan(40);
  });

  test("each page is in its language, and links to the other one in that one's words, in header, drawer and footer", () => {
    for (const [address, $] of pages) {
      if ($("meta[http-equiv=refresh]").length > 0) continue;
      const isSpanish = address.startsWith("/es/");
      expect($("html").attr("lang"), address).toBe(isSpanish ? "es-US" : "en-US");
      const english = address.replace(/^\/es\//, "/");
      const target = isSpanish ? english : `/es${english}`;
      const home = isSpanish ? "/" : "/es/";
      const href = pages.has(target) && !address.endsWith("404.html") ? target : home;
      const links = $("a[hreflang][lang]").toArray();
      expect(links.length, address).toBe(3);
      for (const { attribs } of links) {
        const lang = isSpanish ? "en" : "es";
        expect(attribs, address).toMatchObject({ lang, hreflang: lang, href });
      }
      expect($("nav.languages a").text()).toBe(isSpanish ? "English" : "Español");
    }
  });

  test("Spanish menus and lists leave out what is not translated, and Spanish texts say that its page is in English", () => {
    for (const [address, $] of pages) {
      if (!address.startsWith("/es/")) continue;
      const listed = $("nav a, .sidebar a, .service-groups a")
        .toArray()
        .map(({ attribs }) => attribs.href!);
      expect(listed.filter((href) => onlyInEnglish.includes(href))).toEqual([]);
      for (const link of $("main a").toArray()) {
        if (!onlyInEnglish.includes(link.attribs.href!)) continue;
        expect(link.attribs.hreflang).toBe("en");
        expect($(link).text()).toMatch(/ \(en inglés\)$/);
      }
    }
    const texts = [...pages.values()].map(($) => $("main a[hreflang=en]").text()).join("");
    expect(texts).toContain("(en inglés)");
  });

  test("a link to a part of a page leads to that part in its language", () => {
    for (const [address, $] of pages) {
      for (const { attribs } of $("a[href*='#']").toArray()) {
        const { pathname, hash } = new URL(attribs.href!, origin + address);
        const target = pages.get(pathname);
        expect(target?.(`[id="${decodeURIComponent(hash.slice(1))}"]`).length, `${address} ${attribs.href}`).toBe(1);
      }
    }
    expect(pages.get("/es/")!("main a[href^='/es/emergency/#']").length).toBeGreaterThan(3);
  });

  test("the error page says in both languages where the home page is, and each language has its own", () => {
    const $ = pages.get("/404.html")!;
    expect($("main p[lang=es] a").attr("href")).toBe("/es/");
    expect(pages.get("/es/404.html")!("main a").attr("href")).toBe("/es/");
  });

  test("addresses that lead on do so in both languages", () => {
    const rules = new Map(result.built!.redirects.map(({ from, to }) => [from, to]));
    expect(rules.get("/es/about")).toBe(`/es${rules.get("/about")}`);
    expect(rules.get("/es/services")).toMatch(/^\/es\/services\//);
    expect(pages.get("/es/services/")!("meta[http-equiv=refresh]").attr("content")).toContain("/es/services/");
  });

  test("the sitemap has the pages in both languages", () => {
    const sitemap = result.built!.outputs.find((file) => file.path === "sitemap.xml") as { contents: string };
    const listed = [...sitemap.contents.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toContain(`${origin}/es/services/crowns/`);
    expect(listed.length).toBe([...pages.keys()].filter(isPage).length);
  });

  test("structured data names the same practice, in the language of the page", () => {
    const graphOf = (address: string): { "@id": string; "@type": string; inLanguage?: string }[] => {
      const script = pages.get(address)!('script[type="application/ld+json"]').text();
      return (JSON.parse(script) as { "@graph": [] })["@graph"];
    };
    const practices = ["/", "/es/"].map((each) => graphOf(each).find((thing) => thing["@type"] === "Dentist")!["@id"]);
    expect(practices).toEqual([`${origin}/#practice`, `${origin}/#practice`]);
    expect(graphOf("/es/services/crowns/").find((thing) => thing["@type"] === "MedicalWebPage")).toMatchObject({
      "@id": `${origin}/es/services/crowns/`,
      inLanguage: "es-US",
    });
  });
});

test("a fact that changes once is seen in both languages", async () => {
  const { built } = await buildPractice((site) => {
    const office = "site/offices/oxnard.md";
    site.write(office, site.read(office).replaceAll("555-0163", "555-0199"));
  });
  for (const { address, html } of built!.pages) {
    expect(html, address).not.toContain("555-0163");
    if (address === "/es/" || address === "/") expect(html).toContain("555-0199");
  }
});

test("only the address of a link says where it leads, whatever other attributes a template writes", async () => {
  const { built } = await buildPractice((site) => {
    site.write(
      "templates/parts/brand.tsx",
      `export const Brand = ({ frame }) => (
        <>
          <a className="own" data-href="/es/" href="/">{frame.practice.name}</a>
          <a className="other" data-hreflang="de" href="/es/">Inicio</a>
        </>
      );`,
    );
  });
  const page = load(built!.pages.find(({ address }) => address === "/")!.html);
  expect(page("a.own").attr()).toEqual({ class: "own", "data-href": "/es/", href: "/" });
  expect(page("a.own").text()).not.toContain("(in ");
  expect(page("a.other").attr()).toMatchObject({ href: "/es/", hreflang: "es" });
  expect(page("a.other").text()).toBe("Inicio (in Spanish)");
});

test("a preview that remembers earlier builds shows what a new build shows, after edits in either language", async () => {
  const site = makePractice("bilingual");
  const memory = new Memory();
  const build = (recall?: Recall): Promise<BuildResult> =>
    buildSite({
      ...{ root: site.root, cacheFolder: site.file(".dentalsite"), date: 0, now: Date.now() },
      ...(recall && { recall }),
    });
  const edits = [
    ["site/es/services/crowns.md", "mainTitleText: Coronas", "mainTitleText: Coronas dentales"],
    ["site/services/crowns.md", /^mainTitleText: .*/m, "mainTitleText: Caps"],
    ["site/offices/oxnard.md", "555-0163", "555-0164"],
  ] as const;
  for (const [file, from, to] of edits) {
    memory.startBuild();
    await build(memory.recall);
    site.write(file, site.read(file).replace(from, to));
    memory.startBuild();
    const remembered = await build(memory.recall);
    expect(remembered.built!.pages, file).toEqual((await build()).built!.pages);
  }
});

async function buildPractice(change?: (site: LittleSite) => void): Promise<BuildResult> {
  const site = makePractice("bilingual");
  change?.(site);
  return (await buildLittleSite(site)).result;
}
