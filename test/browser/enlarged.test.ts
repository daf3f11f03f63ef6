import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import { hiddenWidth } from "../support/in-page.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { partsOf, reveal } from "../support/site-parts.ts";

// Runs in the page: text that reaches past the window's sides or is cut by a box that hides what overflows it.
const findCutText = `[...document.querySelectorAll("body *")]
  .filter((each) => each.checkVisibility() && !each.closest("svg, .skip-link, .background-video video"))
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
  .filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5)) return true;
    for (let box = each; box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowY !== "hidden" && getComputedStyle(box).overflowY !== "clip") continue;
      const { top, bottom } = box.getBoundingClientRect();
      if (lines.some((line) => line.top < top - 1 || line.bottom > bottom + 1)) return true;
    }
    return false;
  })
  .map((each) => each.textContent.trim().slice(0, 60))`;

/** Looks at every page in windows of these widths, once it is loaded and prepared. */
async function findFaults(
  page: Page,
  widths: readonly number[],
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const { indexedPages } = await openShippedSite();
  const { height } = page.viewportSize()!;
  const faults: string[] = [];
  for (const address of ["/404.html", ...indexedPages]) {
    await page.goto(address);
    await prepare();
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(`innerWidth === ${width}`);
      const hidden = await hiddenWidth(page.locator("html"));
      if (hidden > 0) faults.push(`${address} scrolls sideways by ${hidden} px at ${width} px`);
      const cut = await page.evaluate<string[]>(findCutText);
      faults.push(...cut.map((text) => `${address} cuts “${text}” at ${width} px`));
    }
  }
  return faults;
}

/** As a visitor does who sets larger letters in the browser. */
function doubleText(page: Page): Promise<unknown> {
  return page.evaluate("document.documentElement.style.fontSize = '200%'");
}

// 1280 × 1024 px enlarged four times (WCAG 2.2, 1.4.10).
test("enlarged four times, no page scrolls sideways or loses text", async () => {
  const page = await openPage(320, "/404.html", { height: 256, reducedMotion: "reduce" });
  expect(await findFaults(page, [320])).toEqual([]);
});

// WCAG 2.2, 1.4.4.
test("with letters of twice the size, no page scrolls sideways or loses text at 390, 768, 769 and 1440 px", async () => {
  const page = await openPage(390, "/404.html", { reducedMotion: "reduce" });
  expect(await findFaults(page, [390, 768, 769, 1440], () => doubleText(page))).toEqual([]);
});

// Unlike a style sheet's, this size also decides the media queries in em.
test("with the browser set to letters of twice the size, no page is cut, and the header leaves with the page", async () => {
  const { origin } = await openShippedSite();
  const browser = await launchBrowser({ args: ["--blink-settings=defaultFontSize=32"] });
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 800 } });
  expect(await findFaults(page, [390, 1024])).toEqual([]);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.evaluate("scrollTo(0, 2000)");
    await expect
      .poll(() => page.evaluate("document.querySelector('header').getBoundingClientRect().bottom"))
      .toBeLessThan(0);
  }
});

test("enlarged four times, the drawer shows every link and its way out", async () => {
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

test("a text that is too wide or cut off would be found", async () => {
  const page = await openPage(390, "/services/fillings/");
  await page.evaluate(
    "document.querySelector('h1').style.cssText = 'position: relative; left: 200px; white-space: nowrap'",
  );
  await page.evaluate("document.querySelector('.lead').style.cssText = 'overflow: clip; height: 1rem'");
  const cut = await page.evaluate<string[]>(findCutText);
  expect(cut).toContain(await page.locator("h1").innerText());
  expect(cut.length).toBeGreaterThan(1);
});
