import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { measureContrast } from "../support/measure-contrast.ts";
import { partsOf, reveal } from "../support/site-parts.ts";

type ColorScheme = "light" | "dark";

// Every rule runs, the best practices too, and the one on the size of targets (WCAG 2.2), which is off by itself.
// Not in the frame of the map, which belongs to somebody else.
const options = { iframes: false, resultTypes: ["violations"], rules: { "target-size": { enabled: true } } };

/** What axe finds on the page as it is now, one line a rule and element. */
async function findViolations(page: Page, colorScheme: ColorScheme): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme });
  const { violations, passes } = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(options)})`);
  expect(passes.length, page.url()).toBeGreaterThan(15);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")} (${colorScheme})`),
  );
}

const dropdowns = ["Meet Us pages", "Patient Care Services", "Insurance"];

/** Opens the drawer and every group in it. */
async function openDrawer(page: Page): Promise<void> {
  const { menuButton, drawer } = partsOf(page);
  await menuButton.click();
  for (const group of await drawer.locator("details details").all()) await reveal(group.getByRole("link").first());
}

/** The same in both colour schemes: the page stays as it is. */
async function findInBoth(page: Page): Promise<string[]> {
  return [...(await findViolations(page, "light")), ...(await findViolations(page, "dark"))];
}

describe("in light and in dark colours axe finds nothing wrong with any page", () => {
  test("at 390 px, the drawer closed and open", async () => {
    const { indexedPages } = await openShippedSite();
    const page = await openPage(390, "/404.html", { reducedMotion: "reduce" });
    const found: string[] = [];
    for (const address of ["/404.html", ...indexedPages]) {
      await page.goto(address);
      const closed = await findInBoth(page);
      await openDrawer(page);
      const open = await findInBoth(page);
      found.push(...[...closed, ...open].map((violation) => `${address} ${violation}`));
    }
    expect(found).toEqual([]);
  });

  test("at 1440 px, the menu closed and one dropdown open, on the home page each", async () => {
    const { indexedPages } = await openShippedSite();
    const page = await openPage(1440, "/404.html", { reducedMotion: "reduce" });
    const { menu, dropdown } = partsOf(page);
    const found: string[] = [];
    for (const [index, address] of ["/404.html", ...indexedPages].entries()) {
      await page.goto(address);
      const states = [await findInBoth(page)];
      for (const label of address === "/" ? dropdowns : [dropdowns[index % dropdowns.length]!]) {
        await dropdown(label).summary.click();
        expect(await menu.locator("details[open]").count(), label).toBe(1);
        states.push(await findInBoth(page));
      }
      found.push(...states.flat().map((violation) => `${address} ${violation}`));
    }
    expect(found).toEqual([]);
  });
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

test("axe would find a picture without a text, a text too pale, and in the drawer a link too small", async () => {
  const page = await openPage(390, "/services/fillings/", { reducedMotion: "reduce" });
  await page.evaluate("document.querySelector('main img').removeAttribute('alt')");
  await page.evaluate("document.querySelector('.lead p').style.color = '#777'");
  expect(await findViolations(page, "light")).toContain("image-alt: .media (light)");
  expect(await findViolations(page, "dark")).toContain("color-contrast: .lead > p (dark)");
  await openDrawer(page);
  await page.evaluate(
    "document.querySelectorAll('dialog li li').forEach((item) => (item.style.cssText = 'height: 9px'))",
  );
  expect((await findViolations(page, "light")).filter((each) => each.startsWith("target-size: "))).not.toEqual([]);
});

test("a dark word over a dark picture would be measured as such", async () => {
  const page = await openPage(1440, "/services/fillings/");
  await page.evaluate("document.querySelector('h1').style.color = '#f0bd6a'");
  expect(await measureContrast(page, page.locator("h1"))).toBeLessThan(2);
});
