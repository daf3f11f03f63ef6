import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { isOpen } from "./in-page.ts";
import { firstOf, isLong } from "../support/test-level.ts";
import { partsOf, reveal } from "./site-parts.ts";
import { buildYear } from "../support/build-site.ts";

/** Less motion means that tests need not wait for scrolling. */
const noScript = { javaScript: false, reducedMotion: "reduce" } as const;

describe("without JavaScript", () => {
  test("every link of the drawer works at 390 px, each from the page to which the last one led", async () => {
    const page = await openPage(390, "/", noScript);
    const { drawer, menuButton } = partsOf(page);
    const links = drawer.locator("nav").getByRole("link", { includeHidden: true });
    const count = await links.count();
    for (let index = 0; index < count; index++) {
      if ((index % 6 === 0) === isLong) continue;
      // The link to the map stays on the page, and the drawer stays open.
      if (!(await drawer.isVisible())) await menuButton.click();
      const link = links.nth(index);
      const target = new URL((await link.getAttribute("href")) ?? "", page.url());
      await reveal(link);
      await link.click();
      await page.waitForURL(target.href, { waitUntil: "domcontentloaded" });
      expect(await page.locator("h1").isVisible(), target.pathname).toBe(true);
    }
    expect(count).toBeGreaterThan(30);
  });

  const lists: [number, string, string][] = [
    [769, "the inline menu", "header nav"],
    [768, "the footer's list", "#site-nav"],
    [1440, "the inline menu", "header nav"],
  ];

  // These clicks are trials: the links lead where those of the drawer lead.
  test.each(firstOf(lists, 2))(
    "at %i px every link of %s can be clicked, and has the target of one in the drawer",
    async (width, _, part) => {
      const page = await openPage(width, "/accessibility/", noScript);
      const links = page.locator(part).getByRole("link", { includeHidden: true });
      const targetsOf = (root: Locator): Promise<string[]> =>
        root.evaluateAll((each: { href: string }[]) => each.map(({ href }) => href));
      const inDrawer = await targetsOf(page.locator("dialog nav a"));
      const targets = await targetsOf(links);
      expect(targets.length).toBeGreaterThan(30);
      expect(targets.filter((target) => !inDrawer.includes(target))).toEqual([]);
      for (const link of await links.all()) {
        await reveal(link);
        await link.click({ trial: true });
      }
      await links.last().click();
      await page.waitForURL(targets.at(-1)!);
    },
  );

  test.skipIf(isLong)("a link in the header leads to the footer's list at 768 px", async () => {
    const page = await openPage(768, "/", noScript);
    await page.getByRole("link", { name: "All pages" }).click();
    expect(new URL(page.url()).hash).toBe("#site-nav");
    expect(await page.locator("#site-nav").getByRole("link").first().isVisible()).toBe(true);
  });

  test.skipIf(isLong).each([
    [390, "folded"],
    [769, "open"],
  ])("at %i px the footer's list is %s", async (width, state) => {
    const isOpen = state === "open";
    const list = (await openPage(width, "/accessibility/", noScript)).locator("#site-nav");
    expect(await list.getByRole("link").first().isVisible()).toBe(isOpen);
    expect(await list.locator("xpath=..").locator("summary").isVisible()).toBe(!isOpen);
  });

  test.skipIf(isLong).each([390, 768, 769, 1440])(
    "the number to call, the map's link and the year are there at %i px",
    async (width) => {
      const page = await openPage(width, "/about/address/", noScript);
      expect(await page.locator("header").getByRole("link", { name: "(714) 555-0142" }).isVisible()).toBe(true);
      expect(await page.getByRole("link", { name: "Open the map" }).isVisible()).toBe(true);
      expect(await page.getByText(`© ${buildYear}`).isVisible()).toBe(true);
    },
  );

  test.skipIf(isLong)("one dropdown of the inline menu is expanded at a time", async () => {
    const { dropdown } = partsOf(await openPage(769, "/", noScript));
    const [meetUs, insurance] = [dropdown("Meet Us pages"), dropdown("Insurance")];
    await meetUs.summary.click();
    expect(await isOpen(meetUs.details)).toBe(true);
    await insurance.summary.click();
    expect(await isOpen(insurance.details)).toBe(true);
    expect(await isOpen(meetUs.details)).toBe(false);
  });

  test.skipIf(isLong)("no button without a function is shown", async () => {
    const page = await openPage(1440, "/", noScript);
    expect(await page.getByRole("button").count()).toBe(0);
  });
});
