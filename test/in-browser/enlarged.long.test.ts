import { expect, test } from "vitest";
import { openPage, openWithLetters } from "../support/browser.ts";
import { hiddenWidth } from "./in-page.ts";
import { findCuts, findCutText } from "../support/page-faults.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { partsOf, reveal } from "./site-parts.ts";

// Other ways to enlarge pages are tested in test/in-browser/every-page.test.ts.

test("with the browser's letters at twice their size, no page is cut off, and the header scrolls with the page", async () => {
  const { origin, indexedPages } = await openShippedSite();
  const page = await openWithLetters(32);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of ["/404.html", ...indexedPages]) {
    await page.goto(origin + address);
    expect(await findCuts(page, [390, 1024]), address).toEqual([]);
  }
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(origin);
    await page.evaluate("scrollTo(0, 2000)");
    await expect
      .poll(() => page.evaluate("document.querySelector('header').getBoundingClientRect().bottom"))
      .toBeLessThan(0);
  }
});

test("enlarged four times, the drawer shows every link and its close button", async () => {
  const page = await openPage(320, "/services/sealants/", { height: 256, reducedMotion: "reduce" });
  const { menuButton, drawer, closeButton } = partsOf(page);
  await menuButton.click();
  for (const link of await drawer.locator("a").all()) {
    await reveal(link);
    await link.click({ trial: true });
  }
  expect(await hiddenWidth(drawer)).toBe(0);
  await closeButton.click();
  expect(await drawer.isVisible()).toBe(false);
});

test("a text that is too wide or cut off is found", async () => {
  const page = await openPage(390, "/services/fillings/");
  await page.evaluate(
    "document.querySelector('h1').style.cssText = 'position: relative; left: 200px; white-space: nowrap'",
  );
  await page.evaluate("document.querySelector('.lead').style.cssText = 'overflow: clip; height: 1rem'");
  const cut = await page.evaluate<string[]>(findCutText);
  expect(cut).toContain(await page.locator("h1").innerText());
  expect(cut.length).toBeGreaterThan(1);
});
