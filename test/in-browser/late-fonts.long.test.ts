import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { openPage } from "../support/browser.ts";
import { serveSampleIn } from "../support/sample-in-look.ts";

/** How long the look's face is held back, in milliseconds. */
const delay = 1500;

// Packages of fonts with letters of the same width as those of devices.
const machines = {
  "Arial and Times New Roman, or Liberation": { Arial: "arimo", "Times New Roman": "tinos" },
  "Roboto and Noto Serif": { Roboto: "roboto", "Noto Serif": "noto-serif" },
} as const;

const addresses = ["/", "/services/implanttreatment/", "/emergency/"];
const { resolve } = createRequire(import.meta.url);

/** Puts fonts into the place of those of a device, which the machine of a test may not have. */
function withDeviceFonts(css: string, fonts: Readonly<Record<string, string>>): string {
  return css.replaceAll(/src:(local\("[^)]*"\),?)+/g, (sources) => {
    const name = Object.keys(fonts).find((each) => sources.includes(`"${each}`));
    if (name === undefined) return 'src:local("none")';
    const weight = sources.includes(" Bold") ? 700 : 400;
    return `src:url("/device/${fonts[name]!}-latin-${weight}-normal.woff2")`;
  });
}

describe.each(lookNames)("in the look %s", (look) => {
  const sample = serveSampleIn(look);

  describe.each(Object.entries(machines))("on a machine with %s", (_, fonts) => {
    test.each([390, 1440])("nothing moves at %i px when the face arrives late", async (width) => {
      for (const address of addresses) {
        const page = await openPage(width, "/404.html", { origin: sample().origin, reducedMotion: "reduce" });
        await page.route(/site\..*css$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withDeviceFonts(await response.text(), fonts) });
        });
        await page.route("**/device/*", async (route) => {
          const [, name] = /device\/(.*?)-latin/.exec(route.request().url())!;
          const file = route.request().url().split("/").at(-1)!;
          await route.fulfill({ path: resolve(`@fontsource/${name!}/files/${file}`) });
        });
        await page.route(/assets\/fonts\//, async (route) => {
          await setTimeout(delay);
          await route.continue();
        });
        await page.goto(sample().origin + address, { waitUntil: "domcontentloaded" });
        await page.evaluate(
          `Promise.all([...document.fonts].filter(({ family }) => /\\d"?$/.test(family)).map((font) => font.load().catch(() => {})))`,
        );
        await page.waitForTimeout(300);
        const moved = await page.evaluate<number>(`new Promise((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value))).observe({ type: "layout-shift" });
          document.fonts.ready.then(() => setTimeout(() => resolve(sum), 300));
        })`);
        const loaded = await page.evaluate<number>(
          `[...document.fonts].filter(({ family, status }) => status === "loaded" && !/\\d"?$/.test(family)).length`,
        );
        expect(loaded).toBeGreaterThan(0);
        expect([address, Math.max(0.01, moved)]).toEqual([address, 0.01]);
      }
    });
  });
});
