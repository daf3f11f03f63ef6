import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { isOpen } from "../support/in-page.ts";
import { partsOf, reveal } from "../support/site-parts.ts";
import { buildYear } from "../support/build-site.ts";

/** With less motion, so that no scrolling has to be waited for. */
const noScript = { javaScript: false, reducedMotion: "reduce" } as const;

/** Chooses one link after the other, each on the page that the one before has led to. */
async function chooseEvery(page: Page, root: Locator, open: () => Promise<unknown>): Promise<number> {
  const count = await root.getByRole("link", { includeHidden: true }).count();
  for (let index = 0; index < count; index++) {
    await open();
    const link = root.getByRole("link", { includeHidden: true }).nth(index);
    const target = new URL((await link.getAttribute("href")) ?? "", page.url());
    await reveal(link);
    await link.click();
    await page.waitForURL(target.href, { waitUntil: "domcontentloaded" });
    expect(await page.locator("h1").isVisible(), target.pathname).toBe(true);
  }
  return count;
}

describe("without JavaScript", () => {
  test.each([769, 1440])("every link of the inline menu leads on at %i px", async (width) => {
    const page = await openPage(width, "/", noScript);
    expect(await chooseEvery(page, partsOf(page).menu, () => Promise.resolve())).toBeGreaterThan(30);
  });

  test("every link of the drawer leads on at 390 px", async () => {
    const page = await openPage(390, "/", noScript);
    const { drawer, menuButton } = partsOf(page);
    // The link to the map stays on the page, where nothing closes the drawer.
    const open = async (): Promise<void> => ((await drawer.isVisible()) ? undefined : menuButton.click());
    expect(await chooseEvery(page, drawer.locator("nav"), open)).toBeGreaterThan(30);
  });

  test("a link in the header leads to the footer's list, of which every link leads on at 768 px", async () => {
    const page = await openPage(768, "/", noScript);
    await page.getByRole("link", { name: "All pages" }).click();
    expect(new URL(page.url()).hash).toBe("#site-nav");
    expect(await chooseEvery(page, page.locator("#site-nav"), () => Promise.resolve())).toBeGreaterThan(30);
  });

  test.each([390, 768, 769, 1440])(
    "the number to call, the map's link and the year are there at %i px",
    async (width) => {
      const page = await openPage(width, "/about/address/", noScript);
      expect(await page.locator("header").getByRole("link", { name: "(714) 555-0142" }).isVisible()).toBe(true);
      expect(await page.getByRole("link", { name: "Open the map" }).isVisible()).toBe(true);
      expect(await page.getByText(`© ${buildYear}`).isVisible()).toBe(true);
    },
  );

  test("one dropdown of the inline menu is expanded at a time", async () => {
    const { dropdown } = partsOf(await openPage(769, "/", noScript));
    const [meetUs, insurance] = [dropdown("Meet Us pages"), dropdown("Insurance")];
    await meetUs.summary.click();
    expect(await isOpen(meetUs.details)).toBe(true);
    await insurance.summary.click();
    expect(await isOpen(insurance.details)).toBe(true);
    expect(await isOpen(meetUs.details)).toBe(false);
  });

  test("no button is shown that would do nothing", async () => {
    const page = await openPage(1440, "/", noScript);
    expect(await page.getByRole("button").count()).toBe(0);
  });
});
