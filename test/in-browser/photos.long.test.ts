import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { findInBoth } from "./axe.ts";
import { boxOf } from "./boxes.ts";
import { openBuilt } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { hasFocus, hiddenWidth } from "./in-page.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { makePhotos, writePair, writePhotos } from "../support/photos.ts";
import { isWell, walk } from "./walk.ts";

const base = "/practice/";
let folder = "";

beforeAll(async () => {
  const head = "mainTitleText: Our rooms\ndescription: A look at our rooms before you come.\n";
  const site = makeLittleSite({
    ...(await makePhotos(5)),
    "site/pages/rooms.md": `---\n${head}${writePhotos(5)}---\nSome words.\n`,
    "assets/pictures/upright.jpg": (await makePhotos(1, { width: 400, height: 600 }))["assets/pictures/room-1.jpg"]!,
    "site/pages/upright.md": `---\n${head.replace("Our rooms", "A door")}imgSrc: pictures/upright.jpg\nimgAlt: A door.\n---\nSome words.\n`,
    "site/pages/results.md": `---\n${head.replace("Our rooms", "Results")}beforeAfter:\n${writePair("model: true")}---\n`,
  });
  folder = path.join(makeTemporaryFolder(), "dist");
  await buildSiteInto(folder, site.root);
});

type Options = Parameters<typeof openBuilt>[3];

const open = (options: Options = {}): Promise<Page> =>
  openBuilt(folder, base, "rooms/", { viewport: { width: 390, height: 844 }, ...options });

const thumb = (page: Page, number: number) => page.locator(`[id="photo.${number}"]`);
const large = (page: Page, number: number) => page.locator(`[id="large.${number}"]`);

describe.each([true, false])("with a script: %s, a photo", (javaScriptEnabled) => {
  test("is shown large at a tap, and the link or the back button returns to where it was", async () => {
    const page = await open({ javaScriptEnabled });
    for (const leave of [() => large(page, 2).getByText("Close").click(), () => page.goBack()]) {
      await thumb(page, 2).click();
      expect(await large(page, 2).isVisible()).toBe(true);
      const { width, height } = await boxOf(large(page, 2));
      expect([width, height]).toEqual([390, 844]);
      await leave();
      expect(await large(page, 2).isVisible()).toBe(false);
      expect(await thumb(page, 2).isVisible()).toBe(true);
      expect(await hasFocus(thumb(page, 2))).toBe(true);
    }
  });

  test("can be reached, changed and left with the keyboard alone, and nothing behind it", async () => {
    const page = await open({ javaScriptEnabled });
    await thumb(page, 1).focus();
    await page.keyboard.press("Enter");
    expect(await hasFocus(large(page, 1))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await hasFocus(large(page, 1).getByText("Close"))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await hasFocus(large(page, 1).getByText("Next"))).toBe(true);
    await page.keyboard.press("Enter");
    expect(await hasFocus(large(page, 2))).toBe(true);
    expect(await page.getByRole("link").allTextContents()).toEqual(["Close", "Previous", "Next"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await hasFocus(thumb(page, 2))).toBe(true);
  });
});

test("Escape closes a large photo, and then the back button leads to the page, whatever came between", async () => {
  const page = await open();
  await thumb(page, 1).click();
  await large(page, 1).getByText("Next").click();
  await large(page, 2).getByText("Next").click();
  await page.keyboard.press("Escape");
  expect(await hasFocus(thumb(page, 3))).toBe(true);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await page.goBack();
  expect(new URL(page.url()).hash).toBe("");
});

test.for([
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])("axe finds nothing at $width px, and nothing is cut off, in rows and in large", async (viewport) => {
  const page = await open({ viewport });
  expect(await hiddenWidth(page.locator("html"))).toBe(0);
  expect(await findInBoth(page)).toEqual([]);
  await thumb(page, 2).click();
  expect(await hiddenWidth(large(page, 2))).toBe(0);
  expect(await findInBoth(page)).toEqual([]);
});

test("on a phone, the last of five photos is as wide as both columns", async () => {
  const page = await open();
  const [first, last] = [await boxOf(thumb(page, 1)), await boxOf(thumb(page, 5))];
  expect(last.x).toBe(first.x);
  expect(last.width).toBeGreaterThan(2 * first.width);
});

test("an upright photo with few pixels is not wider than a small window", async () => {
  const page = await open({ viewport: { width: 320, height: 800 } });
  await page.goto(`${base}upright/`);
  expect(await hiddenWidth(page.locator("html"))).toBe(0);
});

test("every photo has a focus ring, also in forced colors", async () => {
  const page = await open({ forcedColors: "active" });
  const stops = await walk(page);
  expect(stops.filter((stop) => !isWell(stop))).toEqual([]);
});

test("paper has the photos in rows, and none in large", async () => {
  const page = await open();
  await thumb(page, 2).click();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".photo-grid img").first().isVisible()).toBe(true);
  expect(await large(page, 2).isVisible()).toBe(false);
});

test.for([
  { width: 320, height: 640, columns: 1 },
  { width: 560, height: 800, columns: 2 },
  { width: 1440, height: 900, columns: 2 },
])("pictures before and after have one size, in $columns columns at $width px", async ({ columns, ...viewport }) => {
  const page = await openBuilt(folder, base, "results/", { viewport });
  const [before, after] = [
    await boxOf(page.locator(".pair img").first()),
    await boxOf(page.locator(".pair img").last()),
  ];
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  expect(before.width).toBeGreaterThan(200);
  expect(after.y === before.y).toBe(columns === 2);
  expect(await hiddenWidth(page.locator("html"))).toBe(0);
  expect(await findInBoth(page)).toEqual([]);
});
