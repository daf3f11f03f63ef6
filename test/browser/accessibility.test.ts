import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { partsOf, reveal } from "../support/site-parts.ts";

/** What axe finds on the page as it is now, one line a rule and element. Every rule runs, the best practices too. */
async function findViolations(page: Page): Promise<string[]> {
  // Not the frame of the map, which belongs to somebody else.
  await page.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ["<same_origin>"] });`);
  const { violations, passes } = await page.evaluate<axe.AxeResults>("axe.run({ iframes: false })");
  expect(passes.length, page.url()).toBeGreaterThan(20);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

const views = [390, 1440].flatMap((width) => (["light", "dark"] as const).map((scheme) => [width, scheme] as const));

describe.each(views)("at %i px in %s colours, axe finds nothing wrong", (width, colorScheme) => {
  test("with any page", async () => {
    const { indexedPages } = await openShippedSite();
    const page = await openPage(width, "/404.html", { colorScheme, reducedMotion: "reduce" });
    const found: Record<string, string[]> = {};
    for (const address of ["/404.html", ...indexedPages]) {
      await page.goto(address);
      const violations = await findViolations(page);
      if (violations.length > 0) found[address] = violations;
    }
    expect(found).toEqual({});
  });

  test("with the menu, all of it open", async () => {
    const page = await openPage(width, "/services/sealants/", { colorScheme, reducedMotion: "reduce" });
    const { menuButton, drawer, menu, dropdown } = partsOf(page);
    if (await menuButton.isVisible()) {
      await menuButton.click();
      for (const summary of await drawer.locator("details details:not([open]) > summary").all()) await summary.click();
      expect(await findViolations(page)).toEqual([]);
      await reveal(drawer.getByRole("link", { name: "Office tour" }));
      expect(await findViolations(page)).toEqual([]);
      return;
    }
    for (const label of ["Meet Us pages", "Patient Care Services", "Insurance"]) {
      await dropdown(label).summary.click();
      expect(await menu.locator("details[open]").count(), label).toBe(1);
      expect(await findViolations(page), label).toEqual([]);
    }
  });
});

test("axe would find a picture without a text", async () => {
  const page = await openPage(1440, "/services/fillings/");
  await page.evaluate("document.querySelector('main img').removeAttribute('alt')");
  expect(await findViolations(page)).toEqual(["image-alt: .media"]);
});
