import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boxesOf } from "./boxes.ts";
import { openBuilt } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makePractice } from "../support/little-site.ts";

/* Shapes that only the look studio has. What holds in every look is in looks.long.test.ts. */

async function openHome(name: "smallest" | "group", width: number): Promise<Page> {
  const { root, file, write } = makePractice(name);
  write("site/brand.yaml", "look: studio\n");
  await buildSiteInto(file("dist"), root);
  return openBuilt(file("dist"), "/", "", { viewport: { width, height: 844 }, reducedMotion: "reduce" });
}

const colorsOfBlocks = `[...document.querySelectorAll("main > *, .footer")].map((block) => {
  const { backgroundColor } = getComputedStyle(block);
  return backgroundColor === "rgba(0, 0, 0, 0)" ? getComputedStyle(document.body).backgroundColor : backgroundColor;
})`;

describe.each(["smallest", "group"] as const)("the practice %s in the look studio", (name) => {
  test("has a home page on which no block has the color of the block before it, in light and in dark colors", async () => {
    const page = await openHome(name, 1440);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const colors = await page.evaluate<string[]>(colorsOfBlocks);
      expect(colors.length).toBeGreaterThan(3);
      expect(colors.filter((color, index) => color === colors[index - 1])).toEqual([]);
    }
  });

  test("has the call and the menu at the lower edge of a phone, which leave with the page and cover neither its end nor the footer", async () => {
    const page = await openHome(name, 390);
    const bar = page.locator(".header :is(.call-button, .menu-button)");
    for (const { y, height } of await boxesOf(bar)) expect(y + height).toBe(844);

    await page.evaluate("document.querySelector('.footer').scrollIntoView({ block: 'center', behavior: 'instant' })");
    const [main] = await boxesOf(page.locator("main"));
    const [footer] = await boxesOf(page.locator(".footer"));
    for (const { y, height } of await boxesOf(bar)) {
      expect(y).toBeGreaterThanOrEqual(main!.y + main!.height - 1);
      expect(y + height).toBeLessThanOrEqual(footer!.y + 1);
    }
  });
});
