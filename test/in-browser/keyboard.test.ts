import { describe, expect, test } from "vitest";
import { boxOf } from "./boxes.ts";
import { openPage, resize } from "../support/browser.ts";
import { hasFocus, isOpen } from "./in-page.ts";
import { partsOf } from "./site-parts.ts";
import { isWell, walk } from "./walk.ts";
import { firstOf, isLong } from "../support/test-level.ts";

describe("with the keyboard alone", () => {
  const walks: [number, number, string][] = [
    [390, 700, "/"],
    [769, 800, "/about/meetthedoctors/"],
    [1440, 800, "/services/fillings/"],
    [390, 700, "/services/fillings/"],
    [390, 700, "/privacypolicy/"],
    [1440, 800, "/"],
    [1440, 800, "/privacypolicy/"],
  ];

  // WCAG 2.2, 2.4.7 and 2.4.11.
  test.each(firstOf(walks, 3))(
    "in %i × %i px every stop on %s is in view, uncovered and ringed",
    async (width, height, address) => {
      const page = await openPage(width, address, { height, reducedMotion: "reduce" });
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(20);
      expect(stops.filter((stop) => !isWell(stop))).toEqual([]);
    },
  );

  // WCAG 2.2, 1.3.2 and 2.4.3: the sidebar is a separate navigation, after the text that a visitor came for.
  test.skipIf(isLong)(
    "the sidebar is reached after the article, and is seen below the page's text or, from 769 px on, left of the article",
    async () => {
      const page = await openPage(390, "/services/fillings/");
      for (const width of [390, 768, 769, 1440]) {
        await resize(page, width);
        const parts = await page.locator("main > div > *").all();
        const sidebar = parts.at(-1)!;
        expect(await sidebar.getAttribute("aria-labelledby")).toBe("sidebar");
        const [article, last, list] = await Promise.all(
          [page.locator("main article"), parts.at(-2)!, sidebar].map(async (part) => boxOf(part)),
        );
        const isBelow = list!.y + 1 >= last!.y + last!.height;
        expect(isBelow || list!.x + list!.width <= article!.x).toBe(true);
        expect(isBelow, `${width}`).toBe(width <= 768);
      }
    },
  );

  test.skipIf(isLong)("the first stop skips to the content", async () => {
    const page = await openPage(769, "/services/fillings/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    expect(await hasFocus(skip)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const stops = page.locator("main").locator("a, button, summary, video");
    expect(await hasFocus(stops.filter({ visible: true }).first())).toBe(true);
  });

  test.skipIf(isLong)(
    "at 769 px a visitor opens a dropdown, goes through it, leaves it and follows a link",
    async () => {
      const page = await openPage(769, "/");
      const { menu, dropdown } = partsOf(page);
      const { summary, details } = dropdown("Meet Us pages");
      const links = menu.getByRole("link");
      const press = (key: string): Promise<void> => page.keyboard.press(key);

      while (!(await hasFocus(links.first()))) await press("Tab");
      await press("Tab");
      expect(await hasFocus(menu.getByRole("link", { name: "Meet Us", exact: true }))).toBe(true);
      await press("Tab");
      expect(await hasFocus(summary)).toBe(true);
      await press("Enter");
      expect(await isOpen(details)).toBe(true);
      await press("Tab");
      expect(await hasFocus(menu.getByRole("link", { name: "Meet the doctor" }))).toBe(true);
      await press("Escape");
      expect(await isOpen(details)).toBe(false);
      expect(await hasFocus(summary)).toBe(true);
      await press("Space");
      for (const name of [
        "Meet the doctor",
        "Address",
        "About Kelpwood",
        "For new patients",
        "Location and parking",
        "Office tour",
      ]) {
        await press("Tab");
        expect(await hasFocus(menu.getByRole("link", { name, exact: true })), name).toBe(true);
      }
      await press("Enter");
      await page.waitForURL("**/about/officetour/");
    },
  );

  test.skipIf(isLong)(
    "at 768 px a visitor opens the drawer, stays in it, expands a group and follows a link",
    async () => {
      const page = await openPage(768, "/");
      const { menuButton, drawer, heading } = partsOf(page);
      const press = (key: string): Promise<void> => page.keyboard.press(key);
      const tabTo = async (isThere: () => Promise<boolean>): Promise<void> => {
        for (let tries = 0; !(await isThere()); tries++) {
          expect(tries).toBeLessThan(100);
          await press("Tab");
        }
      };

      await tabTo(() => hasFocus(menuButton));
      await press("Enter");
      expect(await drawer.isVisible()).toBe(true);
      // Through one full round, the focus is in the drawer or in the browser's own controls, never on the page behind.
      for (let stop = 0; stop < 20; stop++) {
        await press("Tab");
        const isInside =
          "document.querySelector('dialog').contains(document.activeElement) || document.activeElement === document.body";
        expect(await page.evaluate<boolean>(isInside)).toBe(true);
      }
      await tabTo(() => hasFocus(heading("Patient Care Services").summary));
      await press("Enter");
      await tabTo(() => hasFocus(heading("Oral and Perio Surgery").summary));
      await press("Enter");
      await tabTo(() => hasFocus(drawer.getByRole("link", { name: "Crown lengthening" })));
      await press("Enter");
      await page.waitForURL("**/services/crownlengthening/");
    },
  );
});
