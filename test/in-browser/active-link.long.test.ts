import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { isOpen, styleOf } from "./in-page.ts";
import { partsOf } from "./site-parts.ts";

/** How bold letters are, by their weight or by thicker strokes, which do not change their width. */
async function boldnessOf(link: Locator): Promise<number> {
  const [weight, stroke] = await Promise.all([styleOf(link, "fontWeight"), styleOf(link, "webkitTextStrokeWidth")]);
  return Number(weight) + parseFloat(stroke);
}

/** Whether a link has bolder text and a line beside or below it, so that the mark does not depend on color. */
async function isHighlighted(current: Locator, other: Locator): Promise<boolean> {
  const [weight, otherWeight] = await Promise.all([boldnessOf(current), boldnessOf(other)]);
  const [line, otherLine] = await Promise.all([styleOf(current, "borderColor"), styleOf(other, "borderColor")]);
  return weight > otherWeight && line !== otherLine;
}

describe("the active link is highlighted", () => {
  test("in the inline menu, with the item that contains it", async () => {
    const { menu, dropdown } = partsOf(await openPage(769, "/services/sealants/"));
    const services = dropdown("Patient Care Services");
    expect(await isHighlighted(services.summary, dropdown("Insurance").summary)).toBe(true);
    await services.summary.click();
    const current = menu.locator("[aria-current=page]");
    expect(await current.innerText()).toBe("Sealants");
    expect(await current.isVisible()).toBe(true);
    expect(await isHighlighted(current, menu.getByRole("link", { name: "Fluoride treatments" }))).toBe(true);
  });

  test("in the inline menu, if the page itself is an item", async () => {
    const { menu } = partsOf(await openPage(769, "/"));
    const home = menu.getByRole("link", { name: "Home", exact: true });
    expect(await isHighlighted(home, menu.getByRole("link", { name: "Meet Us", exact: true }))).toBe(true);
    expect(await menu.locator("[aria-current=page]").count()).toBe(1);
  });

  test("in the drawer, whose headings above it are open from the start", async () => {
    const { drawer, menuButton, heading } = partsOf(await openPage(768, "/services/sealants/"));
    await menuButton.click();
    const current = drawer.locator("[aria-current=page]");
    expect(await current.innerText()).toBe("Sealants");
    expect(await current.isVisible()).toBe(true);
    expect(await isHighlighted(current, drawer.getByRole("link", { name: "Fluoride treatments" }))).toBe(true);
    expect(await isHighlighted(heading("Patient Care Services").summary, heading("Insurance").summary)).toBe(true);
    expect(await isOpen(heading("Preventative Dentistry").details)).toBe(true);
    expect(await isOpen(heading("Oral and Perio Surgery").details)).toBe(false);
  });

  test.each([768, 769])("in the sidebar at %i px", async (width) => {
    const page = await openPage(width, "/services/sealants/");
    const sidebar = page.getByRole("navigation", { name: "Preventative Dentistry" });
    const current = sidebar.locator("[aria-current=page]");
    expect(await current.innerText()).toBe("Sealants");
    expect(await current.isVisible()).toBe(true);
    expect(await isHighlighted(current, sidebar.getByRole("link", { name: "Fluoride treatments" }))).toBe(true);
  });
});

test.each([
  "/services/crowns/",
  "/services/gumtreatment/",
  "/services/biolaselaser/",
  "/services/Gingivalgumcontouring/",
])("%s has no sidebar, and no link of the menu claims to be it, but its entry is highlighted", async (address) => {
  const page = await openPage(769, address);
  const { dropdown, menuButton, heading } = partsOf(page);
  expect(await isHighlighted(dropdown("Patient Care Services").summary, dropdown("Insurance").summary)).toBe(true);
  expect(await page.locator("main nav[aria-labelledby=sidebar]").count()).toBe(0);
  expect(await page.locator("header [aria-current], dialog [aria-current]").count()).toBe(0);
  await page.setViewportSize({ width: 768, height: 800 });
  await menuButton.click();
  expect(await isHighlighted(heading("Patient Care Services").summary, heading("Insurance").summary)).toBe(true);
  expect(await isHighlighted(heading("Oral and Perio Surgery").summary, heading("Insurance").summary)).toBe(false);
});
