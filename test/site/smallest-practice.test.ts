import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import type { BuildResult } from "../../src/build-options.ts";
import { buildSite } from "../../src/build.ts";
import type { OutputFile } from "../../src/model/build/output.ts";
import { buildYear } from "../support/build-site.ts";
import { makePractice } from "../support/little-site.ts";

/*
 * Tests of a practice with only a name, a phone, an address, hours and one service.
 */

describe("the smallest practice", () => {
  let result: BuildResult;

  beforeAll(async () => {
    const { root, file } = makePractice("smallest");
    const options = { root, cacheFolder: file(".dentalsite"), date: Date.UTC(buildYear, 5), now: Date.now() };
    result = await buildSite({ ...options, checks: {} });
  });

  const pages = () => result.built!.pages;
  const open = (name: string) => load(pages().find((page) => page.path === name)!.html);
  const output = (name: string): OutputFile | undefined => result.built!.outputs.find((file) => file.path === name);

  test("has no problems", () => {
    expect(result.problems).toEqual([]);
  });

  test("has only the pages for its facts", () => {
    expect(
      pages()
        .map((page) => page.path)
        .sort(),
    ).toEqual([
      "404.html",
      "about/address/index.html",
      "about/index.html",
      "index.html",
      "services/checkups/index.html",
      "services/index.html",
    ]);
  });

  test("has no empty parts on its pages", () => {
    for (const { path: name, html } of pages()) {
      const $ = load(html);
      const mayBeEmpty = "path, circle, summary[aria-label], meta, link, script, img, br, hr";
      const empty = $("body *").filter((_, each) => $(each).text() === "" && !$(each).is(mayBeEmpty));
      const holes = empty.filter((_, each) => $(each).find("img, path, circle").length === 0);
      expect(holes.map((_, each) => each.tagName).get(), name).toEqual([]);
    }
  });

  test("has its name as title of the home page", () => {
    const $ = open("index.html");
    expect($("title").text()).toBe("Elm Street Dental in Salem, OR");
    expect($("h1").text()).toBe("Elm Street Dental");
    expect(
      $("main h2")
        .map((_, each) => $(each).text())
        .get(),
    ).toEqual(["Services", "Visit us"]);
    expect(open("about/address/index.html")("h1").text()).toBe("Location");
    expect(open("about/address/index.html")("meta[name=description]").attr("content")).toBe(
      "How to find Elm Street Dental in Salem, OR: address, map, hours and phone.",
    );
  });

  test("has a menu of its pages", () => {
    const $ = open("index.html");
    const menu = $(".menu a").map((_, each) => [[$(each).text(), $(each).attr("href")]]);
    expect(menu.get()).toEqual([
      ["Home", "/"],
      ["Check-ups and cleanings", "/services/checkups/"],
      ["Location", "/about/address/"],
    ]);
  });

  test("redirects visitors of /about to its address", () => {
    expect(open("about/index.html")("meta[http-equiv=refresh]").attr("content")).toBe("0; url=/about/address/");
  });

  test("names links without labels after their pages", () => {
    const $ = open("404.html");
    const links = $(".error li a").map((_, each) => $(each).text());
    expect(links.get()).toEqual(["Home", "Services", "Location"]);
  });

  test("has no absolute addresses while it has no web address", () => {
    expect(output("sitemap.xml")).toBeUndefined();
    expect(output("robots.txt")).toMatchObject({ contents: "User-agent: *\nAllow: /\n" });
    for (const { html } of pages()) expect(html).not.toMatch(/canonical|og:url|og:image|undefined/);
  });
});

test("once it has a web address, it lacks only what the practice itself must add before publishing", async () => {
  const { root, file, read, write } = makePractice("smallest");
  write("site/practice.yaml", `${read("site/practice.yaml").trimEnd()}\norigin: https://www.elmstreetdental.com\n`);
  const options = { root, cacheFolder: file(".dentalsite"), date: Date.UTC(buildYear, 5), now: Date.now() };
  const { problems } = await buildSite({ ...options, checks: { publishes: true } });
  // Without a picture of the practice, shared links show the tool's drawing.
  const codes = problems.map(({ code }) => code).filter((code) => code !== "sample/left-over");
  expect(codes).toEqual(["publish/no-coordinates", "publish/no-notice", "publish/no-notice"]);
});
