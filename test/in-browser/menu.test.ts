import { describe, expect, test } from "vitest";
import { boxOf } from "./boxes.ts";
import { openPage } from "../support/browser.ts";
import { hasFocus, isOpen } from "./in-page.ts";
import { oldBrowser } from "./old-browser.ts";
import { firstOf, isLong } from "../support/test-level.ts";
import { partsOf } from "./site-parts.ts";

const browsers = [
  ["a current browser", { reducedMotion: "reduce" }],
  ["a browser that lets several details of one name be open", oldBrowser],
] as const;

describe.each(firstOf(browsers))("at 769 px, in %s", (_, options) => {
  test("the menu is inline with its panels closed, and there is no menu button", async () => {
    const page = await openPage(769, "/", options);
    const { menu, menuButton, drawer } = partsOf(page);
    expect(await menuButton.isVisible()).toBe(false);
    expect(await drawer.isVisible()).toBe(false);
    expect(await menu.getByRole("link", { name: "Home", exact: true }).isVisible()).toBe(true);
    expect(await menu.getByRole("link", { name: "Meet Us", exact: true }).isVisible()).toBe(true);
    expect(await menu.getByRole("link", { name: "Office tour" }).isVisible()).toBe(false);
    expect(await menu.getByRole("link", { name: "Sealants" }).isVisible()).toBe(false);
  });

  test("one dropdown is expanded at a time, and its heading closes it again", async () => {
    const { dropdown } = partsOf(await openPage(769, "/", options));
    const labels = ["Meet Us pages", "Patient Care Services", "Insurance"];
    const all = labels.map((label) => dropdown(label));
    for (const [index, { summary }] of all.entries()) {
      await summary.click();
      const expected = all.map((_, other) => other === index);
      await expect.poll(() => Promise.all(all.map(({ details }) => isOpen(details)))).toEqual(expected);
    }
    await all[2]!.summary.click();
    expect(await isOpen(all[2]!.details)).toBe(false);
  });

  test("Escape closes the dropdown, and the focus returns to its heading", async () => {
    const page = await openPage(769, "/", options);
    const { menu, dropdown } = partsOf(page);
    const { summary, details } = dropdown("Patient Care Services");
    await summary.click();
    await menu.getByRole("link", { name: "Sealants" }).focus();
    await page.keyboard.press("Escape");
    expect(await isOpen(details)).toBe(false);
    expect(await hasFocus(summary)).toBe(true);
  });

  test("a click outside closes the dropdown, and a click inside but not on a link does not", async () => {
    const page = await openPage(769, "/", options);
    const { dropdown } = partsOf(page);
    const { summary, details } = dropdown("Insurance");
    await summary.click();
    await details.locator("p").click();
    expect(await isOpen(details)).toBe(true);
    await page.mouse.click(10, 790);
    expect(await isOpen(details)).toBe(false);
  });

  test("the dropdown closes when the focus leaves it, and when a visitor follows its link to a place on the same page", async () => {
    const page = await openPage(769, "/about/meetthedoctors/", options);
    const { menu, dropdown } = partsOf(page);
    const { summary, details } = dropdown("Meet Us pages");
    await summary.click();
    await menu.getByRole("link", { name: "Office tour" }).focus();
    expect(await isOpen(details)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await isOpen(details)).toBe(false);

    await summary.click();
    await menu.getByRole("link", { name: "Address", exact: true }).click();
    expect(await isOpen(details)).toBe(false);
    expect(new URL(page.url()).hash).toBe("#map");
  });
});

test.each(firstOf([769, 1024, 1440]))(
  "every panel is inside a window of %i px, and a visitor can scroll to each of its links",
  async (width) => {
    const { dropdown } = partsOf(await openPage(width, "/"));
    for (const label of ["Meet Us pages", "Patient Care Services", "Insurance"]) {
      const { summary, details } = dropdown(label);
      await summary.click();
      const box = await boxOf(details.locator("> div"));
      expect(box.x, label).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, label).toBeLessThanOrEqual(width);
      expect(box.y + box.height, label).toBeLessThanOrEqual(800);
      for (const link of await details.getByRole("link").all()) await link.click({ trial: true });
    }
  },
);

test.skipIf(isLong)("the “Insurance” item shows its message and leads nowhere", async () => {
  const page = await openPage(769, "/");
  const { summary, details } = partsOf(page).dropdown("Insurance");
  await summary.click();
  const message =
    "In network for Medicare. That means Medicare Advantage plans that list us. Original Medicare doesn’t pay for most dental care. We accept all PPO insurances and some HMO insurances.";
  expect(await details.getByText(message, { exact: true }).isVisible()).toBe(true);
  expect(await details.getByRole("link").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/");
});
