import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { lookNames } from "../../src/model/content/brand.ts";
import { openBuilt } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";

/* Photographs with a point that matters, which is a disk of a color that nothing else in the place has. A doctor has one of another color, since faces are beside the first words, too. */

interface Photo {
  width: number;
  height: number;
  x: number;
  y: number;
}

const photos: Record<string, Photo> = {
  upright: { width: 900, height: 1200, x: 45, y: 22 },
  wide: { width: 1600, height: 800, x: 69, y: 39 },
  edge: { width: 1500, height: 1000, x: 8, y: 40 },
  building: { width: 1600, height: 900, x: 57, y: 76 },
};

type Color = readonly [red: number, green: number, blue: number];

const pink: Color = [255, 0, 255];
const green: Color = [0, 255, 0];

function drawPhoto({ width, height, x, y }: Photo, color: Color): Promise<Buffer> {
  const [cx, cy, r] = [(width * x) / 100, (height * y) / 100, Math.min(width, height) * 0.07];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#9fc2d6"/><stop offset="1" stop-color="#5b6f4a"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="rgb(${color.join()})"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Returns how round the disk in a picture of the page is: 1 if nothing of it is cut, covered or veiled, 0 if it is not there. */
async function roundnessOf(page: Page, selector: string, color: Color): Promise<number> {
  const place = page.locator(selector).first();
  await place.locator("img").evaluate((image: { decode: () => Promise<void> }) => image.decode());
  const shot = await place.screenshot();
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [xs, ys]: [number[], number[]] = [[], []];
  const [red, green, blue] = color;
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 60;
  for (let index = 0; index < data.length; index += 3) {
    if (!isNear(data[index]!, red)) continue;
    if (!isNear(data[index + 1]!, green) || !isNear(data[index + 2]!, blue)) continue;
    xs.push((index / 3) % info.width);
    ys.push(Math.floor(index / 3 / info.width));
  }
  if (xs.length < 200) return 0;
  const sizeOf = (all: number[]): number =>
    all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b)) + 1;
  return xs.length / ((Math.PI / 4) * Math.max(sizeOf(xs), sizeOf(ys)) ** 2);
}

const places = [
  ["beside the first words", false, "", ".hero > :is(img, picture), .hero-faces > :nth-child(2)"],
  ["behind the first words", true, "", ".photo-hero > :is(img, picture)"],
  ["beside a text", false, "", ".tinted.split > :is(img, picture)"],
  ["of a doctor", false, "about/meetthedoctors", ".doctor :is(img, picture)"],
] as const;

/** Makes a practice whose doctor has this photograph, and the text of a home page that has it. */
async function makeSite(photo: Photo): Promise<{ site: LittleSite; home: string }> {
  const site = makeLittleSite({
    "assets/pictures/p.png": await drawPhoto(photo, pink),
    "assets/pictures/doctor.png": await drawPhoto(photo, green),
  });
  const doctor = site.read("site/doctors/brightwater.md").replace(/^photo:.*\nphotoAlt:.*\n/m, "");
  const lines = `photo: pictures/doctor.png\nphotoAlt: A disk.\n${pointOf(photo)}`;
  site.write("site/doctors/brightwater.md", doctor.replace("---\n", `---\n${lines}`));
  const picture = `picture: pictures/p.png\npictureAlt: A disk.\n${pointOf(photo)}`;
  const own = site
    .read("site/home.yaml")
    .replace(/^video:\n(?: .*\n)*/m, "")
    .replace(/^( +)picture: .*\n.*\n/m, picture.replaceAll(/^(?=.)/gm, "  "));
  return { site, home: `${own}${picture}` };
}

const pointOf = ({ x, y }: Photo): string => `focus: ${x}% ${y}%\n`;

describe.each(Object.entries(photos))("the point of a photograph (%s)", (_name, photo) => {
  // All looks share one practice, since its pictures are encoded only once.
  let site: LittleSite;
  let home: string;

  beforeAll(async () => {
    ({ site, home } = await makeSite(photo));
  });

  describe.each(lookNames)("in the look %s", (look) => {
    const built = new Map<boolean, string>();

    beforeAll(async () => {
      site.write("site/brand.yaml", `look: ${look}\n`);
      for (const onPicture of [false, true]) {
        site.write("site/home.yaml", `${home}${onPicture ? "wordsOnPicture: true\n" : ""}`);
        const folder = path.join(makeTemporaryFolder(), "dist");
        await buildSiteInto(folder, site.root);
        built.set(onPicture, folder);
      }
    });

    test.each(places)("is whole and clear %s", async (_place, onPicture, address, selector) => {
      const size = { width: 1440, height: 800 };
      // With two pixels to a point, the edge of a small disk is measured as well as that of a large one.
      const options = { viewport: size, deviceScaleFactor: 2 };
      const page = await openBuilt(built.get(onPicture)!, "/practice/", address, options);
      for (const width of [1440, 769, 768, 390]) {
        await page.setViewportSize({ ...size, width });
        expect
          .soft(await roundnessOf(page, selector, address === "" ? pink : green), `at ${width} px`)
          .toBeGreaterThan(0.93);
      }
    });
  });
});
