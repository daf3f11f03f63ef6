import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { openBuilt } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { hiddenWidth, styleOf } from "./in-page.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { measureContrast } from "./measure-contrast.ts";

/* Tests of a home page whose first words stand on a photograph. */

const white = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#fff" } })
  .jpeg()
  .toBuffer();

describe.each(lookNames)("in the look %s, words on a photograph", (look) => {
  let folder = "";

  beforeAll(async () => {
    const site = makeLittleSite({ "assets/pictures/white.jpg": white, "site/brand.yaml": `look: ${look}\n` });
    const home = site.read("site/home.yaml").replace(/^(?:video|picture|pictureAlt):.*\n(?: .*\n)*/gm, "");
    const picture = "picture: pictures/white.jpg\npictureAlt: Snow.\nwordsOnPicture: true\n";
    site.write("site/home.yaml", home + picture);
    folder = path.join(makeTemporaryFolder(), "dist");
    await buildSiteInto(folder, site.root);
  });

  test.each([320, 390, 768, 769, 1440])("are readable on white at %i px, and end within the window", async (width) => {
    const page = await openBuilt(folder, "/practice/", "", { viewport: { width, height: 800 } });
    const words = page.locator(".photo-hero :is(.eyebrow, h1, p:not(.eyebrow), dt, dd)");
    for (const each of await words.all()) {
      if (await each.isVisible()) expect(await measureContrast(page, each)).toBeGreaterThanOrEqual(4.5);
    }
    expect(await words.count()).toBeGreaterThan(3);
    expect(await hiddenWidth(page.locator("html"))).toBe(0);
  });

  test("are white, too, in the link of faces, whose pictures keep their proportions", async () => {
    const page = await openBuilt(folder, "/practice/", "", { viewport: { width: 390, height: 800 } });
    const faces = page.locator(".photo-hero .faces");
    expect(await styleOf(faces, "color")).toBe("rgb(255, 255, 255)");
    expect(await styleOf(faces.locator("img").first(), "objectFit")).toBe("cover");
  });

  test("are on white paper in print, without the picture", async () => {
    const page = await openBuilt(folder, "/practice/", "", { viewport: { width: 800, height: 800 } });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".photo-hero :is(img, picture)").first().isVisible()).toBe(false);
    expect(await measureContrast(page, page.locator(".photo-hero h1"))).toBeGreaterThanOrEqual(7);
  });
});
