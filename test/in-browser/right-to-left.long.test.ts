import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { openBuilt } from "../support/browser.ts";
import { makePractice } from "../support/little-site.ts";

/* Claims about a practice whose language is written from right to left: everything is mirrored but its numbers. */

/** Lists where a number begins and ends on the screen, wherever it is shown: in running text, in titles and on buttons. */
const placesOf = (number: string): string => `(() => {
  const places = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.replaceAll("\\u00A0", " ").indexOf(${JSON.stringify(number)});
    if (at === -1 || !node.parentElement.checkVisibility() || node.parentElement.closest("dialog")) continue;
    const boxOf = (index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const [first, last] = [boxOf(at), boxOf(at + ${number.length} - 1)];
    places.push({ begins: first.x, ends: last.x, lines: Math.abs(first.y - last.y) < 1 ? 1 : 2 });
  }
  return places;
})()`;

/** Edges and arrows that were left where a page from left to right has them. */
const findUnmirrored = `[...document.querySelectorAll("body *")]
  .filter((each) => each.checkVisibility() && !each.closest("svg"))
  .filter((each) => {
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(each);
    const isEdge = parseFloat(borderLeftWidth) >= 2 && parseFloat(borderRightWidth) < 1;
    return isEdge || ["::before", "::after"].some((part) => getComputedStyle(each, part).content.includes("→"));
  })
  .map((each) => each.outerHTML.slice(0, 80))`;

/** Titles and leads whose lines are so near to each other that Arabic letters would touch. */
const findNarrowLines = `[...document.querySelectorAll("h1, h2, h3, .lead p")]
  .filter((each) => each.checkVisibility() && !each.closest("dialog"))
  .filter((each) => {
    const { lineHeight, fontSize, letterSpacing } = getComputedStyle(each);
    return parseFloat(lineHeight) < 1.3 * parseFloat(fontSize) || !["normal", "0px"].includes(letterSpacing);
  })
  .map((each) => each.outerHTML.slice(0, 80))`;

interface Place {
  begins: number;
  ends: number;
  lines: number;
}

async function expectInOrder(page: Page, number: string, atLeast: number): Promise<void> {
  const places: Place[] = await page.evaluate(placesOf(number));
  expect(places.length, number).toBeGreaterThanOrEqual(atLeast);
  expect(places.filter(({ begins, ends, lines }) => begins >= ends || lines > 1)).toEqual([]);
}

describe.each(lookNames)("an Arabic practice in the look %s", (look) => {
  let folder: string;
  beforeAll(async () => {
    const { root, file, write } = makePractice("arabic");
    write("site/brand.yaml", `look: ${look}\n`);
    folder = file("dist");
    await buildSiteInto(folder, root);
  });

  test.each([390, 1440])("is mirrored, and its numbers are not, at %i px", async (width) => {
    const page = await openBuilt(folder, "/", "services/crowns/", { viewport: { width, height: 900 } });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    expect(await page.evaluate(findUnmirrored)).toEqual([]);
    expect(await page.evaluate(findNarrowLines)).toEqual([]);
    const title: Place[] = await page.evaluate(placesOf("التيجان"));
    expect(width - title.at(0)!.begins, "title").toBeLessThan(title.at(0)!.ends);
    await expectInOrder(page, "04 234 5678", 4);
    await expectInOrder(page, "+971 4 234 5678", 1);
    await expectInOrder(page, "050 123 4567", 2);
    await expectInOrder(page, "$1,200", 2);
    await page.goto("about/prices/");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await expectInOrder(page, "1,200", 1);
  });
});

test.each([
  ["ar-SA", "الرياض", "12313-2345", "المملكة العربية السعودية", "+966 11 234 5678"],
  ["he-IL", "תל אביב", "61000-12", "ישראל", "+972 3 123 4567"],
])("in %s, postal codes and ranges of hours keep their order", async (language, city, zip, country, phone) => {
  const { root, file, write, read } = makePractice("arabic");
  write("site/practice.yaml", read("site/practice.yaml").replace("ar-AE", language));
  const office = read("site/offices/main.md").replace(/^phone: .*\n/m, `phone: "${phone}"\n`);
  const address = `address:\n  street: "12"\n  city: ${city}\n  zip: ${zip}\n  country: ${country}\n`;
  write("site/offices/main.md", office.replace(/^(text|fax): .*\n/gm, "").replace(/^address:\n(?: .*\n)+/m, address));
  write("site/about/prices.md", read("site/about/prices.md").replace("---\n", "---\ncurrency: AED\n"));
  await buildSiteInto(file("dist"), root);
  const page = await openBuilt(file("dist"), "/", "", { viewport: { width: 1440, height: 900 } });
  await expectInOrder(page, zip, 1);
  if (language === "he-IL") await expectInOrder(page, "9:00–17:00", 1);
});
