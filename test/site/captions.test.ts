import { beforeAll, expect, test } from "vitest";
import { openShippedSite, parsePage, textsOf, type BuiltSite } from "../support/shipped-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

test("every picture and film of a service page has a unique caption, which says more than its alternative text", () => {
  const captions = new Set<string>();
  const services = site.indexedPages.filter((page) => page.startsWith("/services/"));
  const withMedia = services.filter((page) => parsePage(site, page)(".lead .media").length > 0);
  expect(withMedia).toHaveLength(27);
  for (const page of withMedia) {
    const $ = parsePage(site, page);
    // The poster below a film is no picture of its own.
    const media = $(".lead figure .media").not(":has(~ video), picture:has(~ video) *");
    const [caption = "", ...more] = textsOf($, ".lead figure > figcaption");
    expect(more, page).toEqual([]);
    expect(media.length, page).toBe(1);
    expect(caption, page).toMatch(/^[A-Z][^%]+\.$/);
    expect(caption, page).not.toBe(media.attr("alt") ?? media.attr("aria-label"));
    captions.add(caption);
  }
  expect(captions.size).toBe(withMedia.length);
});

test("a picture without a caption is not in a figure", () => {
  const $ = parsePage(site, "/about/officetour/");
  expect($(".lead .media")).toHaveLength(1);
  expect($(".lead figure")).toHaveLength(0);
});
