import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { boxOf } from "./boxes.ts";
import { openPage } from "../support/browser.ts";
import { styleOf } from "./in-page.ts";
import { partsOf } from "./site-parts.ts";
import { isWell, walk } from "./walk.ts";

const colorSchemes = ["dark", "light"] as const;

function backgroundOf(page: Page): Promise<string> {
  return styleOf(page.locator("body"), "backgroundColor");
}

/** Counts the separate marks along a vertical line through a picture, on a ground of the color of its first pixel. */
async function countMarks(page: Page, x: number, box: { y: number; height: number }): Promise<number> {
  const clip = { x, y: box.y, width: 1, height: box.height };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isMark = (row: number): boolean => Math.abs(data[row * info.channels]! - data[0]!) > 60;
  return Array.from({ length: info.height }, (_, row) => row).filter(
    (row) => row > 0 && isMark(row) && !isMark(row - 1),
  ).length;
}

async function paddingStart(element: Locator): Promise<number> {
  return parseFloat(await styleOf(element, "paddingLeft"));
}

describe.each(colorSchemes)("in forced colors on a %s ground", (colorScheme) => {
  const options = { forcedColors: "active", reducedMotion: "reduce", colorScheme } as const;

  test.each([390, 1440])("every keyboard stop has a focus ring at %i px", async (width) => {
    const page = await openPage(width, "/services/fillings/", options);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter((stop) => !isWell(stop))).toEqual([]);
  });

  test("every button has a border", async () => {
    const page = await openPage(390, "/", { ...options, reducedMotion: "no-preference" });
    const background = await backgroundOf(page);
    const { menuButton, closeButton } = partsOf(page);
    const pause = page.getByRole("button", { name: "Pause video" });
    await pause.waitFor();
    for (const button of [menuButton, pause, ...(await page.locator("main .call-button").all())]) {
      expect(await styleOf(button, "borderTopStyle")).toBe("solid");
      expect(await styleOf(button, "borderTopColor")).not.toBe(background);
    }
    await menuButton.click();
    expect(await styleOf(closeButton, "borderTopColor")).not.toBe(background);
  });

  test("the button of the film can be read, and its focus ring is on the button and not on the film", async () => {
    const page = await openPage(1440, "/", { ...options, reducedMotion: "no-preference" });
    const pause = page.getByRole("button", { name: "Pause video" });
    await pause.focus();
    const ground = await styleOf(pause, "backgroundColor");
    expect(ground).toMatch(/^rgb\(/);
    expect(await styleOf(pause, "color")).not.toBe(ground);
    expect(await styleOf(pause, "outlineColor")).not.toBe(ground);
    expect(parseFloat(await styleOf(pause, "outlineOffset"))).toBeLessThan(-3);
  });

  test("the icons are visible: the menu button's three lines, the telephone, the chevrons", async () => {
    const page = await openPage(390, "/services/sealants/", options);
    const { menuButton, dropdown } = partsOf(page);
    const box = await boxOf(menuButton);
    const x = box.x + (await paddingStart(menuButton)) + 8;
    expect(await countMarks(page, x, { y: box.y + 4, height: box.height - 8 })).toBe(3);

    await page.setViewportSize({ width: 1440, height: 800 });
    const background = await backgroundOf(page);
    expect(await styleOf(page.locator("body > header .call-button svg"), "fill")).not.toBe(background);
    const insurance = await boxOf(dropdown("Insurance").summary);
    expect(await countMarks(page, insurance.x + insurance.width - 8, insurance)).toBeGreaterThan(0);
  });

  test("the current page is marked in the menu, the drawer and the sidebar, by more than a color", async () => {
    const page = await openPage(1440, "/services/sealants/", options);
    const { menuButton, drawer, dropdown } = partsOf(page);
    const expectMark = async (root: Locator): Promise<void> => {
      const [current, other] = [root.getByText("Sealants"), root.getByText("Fluoride treatments")];
      expect(await styleOf(current, "borderLeftWidth")).toBe("3px");
      expect(await styleOf(current, "borderLeftColor")).not.toBe(await backgroundOf(page));
      expect(await styleOf(other, "borderLeftWidth")).toBe("0px");
    };
    await expectMark(page.getByRole("navigation", { name: "Preventative Dentistry" }));
    const services = dropdown("Patient Care Services");
    expect(await styleOf(services.summary, "borderBottomWidth")).toBe("3px");
    await services.summary.click();
    await expectMark(services.details);
    await page.setViewportSize({ width: 390, height: 800 });
    await menuButton.click();
    await expectMark(drawer);
  });
});
