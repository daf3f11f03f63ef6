import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { partsOf, reveal } from "../support/site-parts.ts";

/**
 * What axe finds on the page as it is now, in light and in dark colours, one line a rule and element. Every rule runs, the best
 * practices too; but not in the frame of the map, which belongs to somebody else.
 */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? eval(${JSON.stringify(axe.source)})`);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const options = { iframes: false, resultTypes: ["violations", "incomplete"] };
    const { violations, passes, incomplete } = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(options)})`);
    expect(passes.length, page.url()).toBeGreaterThan(20);
    for (const each of incomplete) for (const node of each.nodes) console.log("INC", page.viewportSize()!.width, colorScheme, new URL(page.url()).pathname, each.id, node.target.join(" "), node.any[0]?.data?.messageKey);
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

test("axe would find a picture without a text, and a text too pale", async () => {
  const page = await openPage(1440, "/services/fillings/");
  await page.evaluate("document.querySelector('main img').removeAttribute('alt')");
  await page.evaluate("document.querySelector('main p').style.color = '#777'");
  const expected = ["image-alt: .media (light)", "color-contrast: .eyebrow (dark)"];
  expect(await findViolations(page)).toEqual(expect.arrayContaining(expected));
});
