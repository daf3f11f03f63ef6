import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { measureContrast } from "../support/measure-contrast.ts";
import { partsOf, reveal } from "../support/site-parts.ts";

const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on the page as it is now, in light and in dark colours, one line a rule and element. Every rule runs, the best
 * practices too; in dark colours only those about colour. Not in the frame of the map, which belongs to somebody else.
 */
async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [colorScheme, rules] of [["light"], ["dark", colorRules]] as const) {
    await page.emulateMedia({ colorScheme });
    const options = { iframes: false, resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
    const { violations, passes } = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(options)})`);
    expect(passes.length, page.url()).toBeGreaterThan(rules ? 0 : 20);
    const lines = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    found.push(...lines.map((line) => `${line} (${colorScheme})`));
  }
  return found;
}

describe.each([390, 1440])("at %i px, in light and in dark colours, axe finds nothing wrong", (width) => {
  test("with any page", async () => {
    const { indexedPages } = await openShippedSite();
    const page = await openPage(width, "/404.html", { reducedMotion: "reduce" });
    const found: Record<string, string[]> = {};
    for (const address of ["/404.html", ...indexedPages]) {
      await page.goto(address);
      const violations = await findViolations(page);
      if (violations.length > 0) found[address] = violations;
    }
    expect(found).toEqual({});
  });
});

test("at 390 px axe finds nothing wrong with the drawer, all its groups open", async () => {
  const page = await openPage(390, "/services/sealants/", { reducedMotion: "reduce" });
  const { menuButton, drawer } = partsOf(page);
  await menuButton.click();
  for (const group of await drawer.locator("details details").all()) {
    if ((await group.getAttribute("open")) === null) await group.locator("summary").click();
  }
  expect(await findViolations(page)).toEqual([]);
  await reveal(drawer.getByRole("link", { name: "Office tour" }));
  expect(await findViolations(page)).toEqual([]);
});

test("at 1440 px axe finds nothing wrong with any dropdown of the menu", async () => {
  const page = await openPage(1440, "/services/sealants/", { reducedMotion: "reduce" });
  const { menu, dropdown } = partsOf(page);
  for (const label of ["Meet Us pages", "Patient Care Services", "Insurance"]) {
    await dropdown(label).summary.click();
    expect(await menu.locator("details[open]").count(), label).toBe(1);
    expect(await findViolations(page), label).toEqual([]);
  }
});

// axe cannot tell the contrast of text over a drawing or a film, so its every pixel is looked at.
test.each([390, 768, 1440])("at %i px the words over the pictures at the top of a page can be read", async (width) => {
  const page = await openPage(width, "/404.html", { reducedMotion: "reduce" });
  const low: Record<string, number> = {};
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const address of ["/", "/services/implantsupporteddentures/", "/privacypolicy/", "/404.html"]) {
      await page.goto(address);
      for (const text of await page.locator("main > header > :not(svg), .hero h1, .hero p").all()) {
        const name = `${address} ${colorScheme}: ${await text.innerText()}`;
        const contrast = await measureContrast(page, text);
        if (contrast < 4.5) low[name] = contrast;
      }
    }
  }
  expect(low).toEqual({});
});

test("axe would find a picture without a text, and a text too pale", async () => {
  const page = await openPage(1440, "/services/fillings/");
  await page.evaluate("document.querySelector('main img').removeAttribute('alt')");
  await page.evaluate("document.querySelector('.lead p').style.color = '#777'");
  const expected = ["image-alt: .media (light)", "color-contrast: .lead > p (dark)"];
  expect(await findViolations(page)).toEqual(expect.arrayContaining(expected));
});

test("a dark word over a dark picture would be measured as such", async () => {
  const page = await openPage(1440, "/services/fillings/");
  await page.evaluate("document.querySelector('h1').style.color = '#f0bd6a'");
  expect(await measureContrast(page, page.locator("h1"))).toBeLessThan(2);
});
