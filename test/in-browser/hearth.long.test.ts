import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boxesOf, boxOf } from "./boxes.ts";
import { openBuilt } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makePractice } from "../support/little-site.ts";

/* Shapes that only the look hearth has. What holds in every look is in looks.long.test.ts. */

async function openIn(name: "smallest" | "group" | "spanish", width: number, address = ""): Promise<Page> {
  const { root, file, write } = makePractice(name);
  write("site/brand.yaml", "look: hearth\n");
  await buildSiteInto(file("dist"), root);
  return openBuilt(file("dist"), "/", address, { viewport: { width, height: 900 }, reducedMotion: "reduce" });
}

describe("in the look hearth", () => {
  test.each([390, 1440])("the home page begins with a doctor beyond the edge of an area, at %i px", async (width) => {
    const page = await openIn("spanish", width);
    const [area, portrait] = [await boxOf(page.locator(".hero")), await boxOf(page.locator(".hero img").first())];
    expect(await page.locator(".hero img").first().getAttribute("alt")).toContain("bata azul");
    expect(portrait.y).toBeLessThan(600);
    if (width === 390) expect(portrait.y).toBeLessThan(area.y - 30);
    else expect(portrait.y + portrait.height).toBeGreaterThan(area.y + area.height + 30);
  });

  test("a practice with several doctors and neither film nor picture shows each portrait it has", async () => {
    const page = await openIn("group", 1440);
    expect(await page.locator(".hero img").count()).toBe(2);
  });

  test("a practice without any picture has its words on areas, with room around them", async () => {
    const page = await openIn("smallest", 390);
    expect(await page.locator(".hero img").count()).toBe(0);
    const [area, title] = [await boxOf(page.locator(".hero")), await boxOf(page.locator("h1"))];
    expect(title.y).toBeGreaterThan(area.y);
    const [visit, link] = [await boxOf(page.locator(".visit")), await boxOf(page.locator(".visit .more"))];
    expect(visit.y + visit.height).toBeGreaterThan(link.y + link.height + 30);
  });

  test("services are in twos, and answers for new patients have no numbers, since they are no steps", async () => {
    const page = await openIn("spanish", 1440);
    const [first, second] = await boxesOf(page.locator(".service-groups article"));
    expect(second!.y).toBe(first!.y);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
    expect(await page.locator(".patients-teaser ul > li").count()).toBe(2);
  });

  test.each([390, 1440])("the picture of a service comes before its words, at %i px", async (width) => {
    const page = await openIn("spanish", width, "services/empastes/");
    const [head, picture] = [await boxOf(page.locator(".page-head")), await boxOf(page.locator(".lead .media"))];
    const words = await boxOf(page.locator(".lead > div"));
    expect(picture.y).toBeLessThan(head.y + head.height);
    expect(picture.y).toBeGreaterThan(head.y + 60);
    expect(words.y).toBeGreaterThan(picture.y + picture.height);
  });
});
