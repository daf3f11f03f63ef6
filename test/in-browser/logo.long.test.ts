import { expect, onTestFinished, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { openPage } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makePractice } from "../support/little-site.ts";
import { startStaticHost } from "../support/static-host.ts";

/** Builds a practice whose logo is its name, in black letters, and serves it. */
async function serveWithLogo(look: string, width: number, height: number): Promise<string> {
  const site = makePractice("smallest");
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const letters = `<path d="M0 0h${width * 0.4}v${height}H0zM${width * 0.6} 0h${width * 0.4}v${height}H${width * 0.6}z"/>`;
  site.write("assets/pictures/logo.svg", `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${letters}</svg>`);
  site.write("site/brand.yaml", `logo: pictures/logo.svg\nshowName: false\nlook: ${look}\n`);
  const folder = site.file("dist");
  await buildSiteInto(folder, site.root);
  const { origin, close } = await startStaticHost(folder);
  onTestFinished(close);
  return origin;
}

/** Measures the header at the top of the page, and what is still in view far below. */
const measure = `(() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [logo, header, menu] = [box(".brand img"), box(".header"), box(".header .menu-button")];
  const image = document.querySelector(".brand img");
  const padding = parseFloat(getComputedStyle(image).paddingTop);
  const room = box(".brand");
  document.body.style.minHeight = "4000px";
  scrollTo({ top: 1500, behavior: "instant" });
  const later = box(".header .menu-button");
  return {
    padding,
    picture: logo.height - 2 * padding,
    isWhole: logo.top >= room.top && logo.bottom <= room.bottom,
    header: header.height,
    row: room.height,
    menu: [menu.height, later.top, later.bottom],
    gone: box(".brand img").bottom <= 0,
  };
})()`;

interface Measured {
  padding: number;
  picture: number;
  isWhole: boolean;
  row: number;
  menu: [height: number, top: number, bottom: number];
  gone: boolean;
}

test.each(
  lookNames.flatMap((look) =>
    (
      [
        [400, 400, 96],
        [400, 100, 58],
        [800, 100, 29],
      ] as const
    ).map((shape) => [look, ...shape] as const),
  ),
)(
  "in the look %s, a logo of %i by %i that is the name keeps its size on a plate, and leaves with its row while the menu stays",
  async (look, width, height, shown) => {
    const origin = await serveWithLogo(look, width, height);
    const [light, dark] = await Promise.all(
      (["light", "dark"] as const).map(async (colorScheme) => {
        const page = await openPage(390, "/", { origin, colorScheme, height: 844 });
        return page.evaluate<Measured>(measure);
      }),
    );
    expect(light!.padding).toBe(0);
    expect(dark!.padding).toBeGreaterThan(4);
    for (const each of [light!, dark!]) {
      expect(Math.round(each.picture)).toBe(shown);
      expect(each.isWhole).toBe(true);
      expect(each.gone).toBe(true);
      const [tall, top, bottom] = each.menu;
      expect(bottom - top).toBe(tall);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(844);
    }
    expect(dark!.row).toBe(light!.row);
  },
);
