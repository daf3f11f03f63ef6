import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "../../src/model/build/output.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makePractice } from "../support/little-site.ts";
import { textsOf } from "../support/shipped-site.ts";

/*
 * Tests of a practice with four doctors in three offices, all with different facts.
 */

const offices = ["Tallgrass College Hill", "Tallgrass Derby", "Tallgrass Andover"];

describe("a group practice", () => {
  let pages: readonly Page[];

  beforeAll(async () => {
    const { result } = await buildLittleSite(makePractice("group"));
    expect(result.problems).toEqual([]);
    ({ pages } = result.built!);
  });

  const open = (name: string) => load(pages.find(({ path: each }) => each === name)!.html);

  test("shows every office with its phone on the home page, and names all cities above the title", () => {
    const $ = open("index.html");
    expect(textsOf($, ".visit .contact a")).toEqual(["(316) 555-0110", "(316) 555-0123", "(316) 555-0156"]);
    expect(textsOf($, ".eyebrow")).toEqual(["Wichita, KS · Derby, KS · Andover, KS"]);
  });

  test("shows an office's name once on the page of the offices, above its address", () => {
    const $ = open("about/address/index.html");
    expect(textsOf($, ".map h2")).toEqual(offices);
    const [first = ""] = textsOf($, "main");
    for (const office of offices) expect(first.split(office).length - 1, office).toBe(1);
  });

  test("shows an office's picture beside its address if it has no map", () => {
    const $ = open("about/address/index.html");
    expect($("#college-hill template, #derby > img, #andover > .hours").length).toBe(3);
  });

  test("always prints hours with the name of their office", () => {
    for (const { path: name, html } of pages) {
      const $ = load(html);
      expect($(".drawer .hours, .next-step .hours, .emergency-note .hours, .error .hours").length, name).toBe(0);
      if ($(".footer").length > 0) expect($(".footer-facts > div:has(.contact) > .hours").length, name).toBe(3);
    }
  });

  test("leads to its pages on other sites from the foot of every page and from the home page, by their names", () => {
    const names = ["Facebook", "Instagram", "tallgrass.reviews.example"];
    const $ = open("index.html");
    expect(textsOf($, ".visit .profiles a")).toEqual(names);
    expect(textsOf(open("financing/index.html"), ".footer .profiles a")).toEqual(names);
    expect($(".profiles svg:not([aria-hidden])").length).toBe(0);
    expect($(".profiles a").attr("href")).toBe("https://www.facebook.com/tallgrassdental.example");
  });

  test("has a menu of all its pages but those that the last line of each page leads to", () => {
    const $ = open("index.html");
    expect($(".menu-panel a").length).toBe(6 + 3 + 10);
    expect(textsOf($, ".site-nav a, .menu a, .drawer a")).not.toContain("Imprint");
    expect(textsOf($, ".footer-legal li a")).toEqual(["Privacy policy", "Imprint", "Accessibility"]);
  });
});
