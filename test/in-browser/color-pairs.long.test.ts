import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseColor } from "../../src/lib/color.ts";
import { lookNames } from "../../src/model/content/brand.ts";
import { pairs } from "../../src/steps/style/pairs.ts";
import { readTokens } from "../support/reference-tokens.ts";
import { openPage } from "../support/browser.ts";
import { serveSampleIn } from "../support/sample-in-look.ts";

/** Collects all pairs of text and background colors as `rgb(…) on rgb(…)`, also of hidden elements. */
const collectPairs = `[...new Set([...document.body.querySelectorAll("*")]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
  .filter((each) => !each.matches("script, noscript, noscript *"))
  .map((each) => {
    let behind = each;
    while (getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)") behind = behind.parentElement;
    return getComputedStyle(each).color + " on " + getComputedStyle(behind).backgroundColor;
  }))]`;

describe.each(lookNames)("in the look %s", (look) => {
  const sample = serveSampleIn(look);

  test("every pair of text and background on a page is in the list of pairs that a brand's colors are checked with", async () => {
    const { origin, folder } = sample();
    const page404 = readFileSync(path.join(folder, "404.html"), "utf8");
    const stylesheet = /assets\/site\.\w+\.css/.exec(page404)![0];
    const css = readFileSync(path.join(folder, stylesheet), "utf8");
    // Each token gets a unique color, so that a color identifies its token.
    const names = [...readTokens(css).light].filter(([, value]) => parseColor(value)).map(([name]) => name);
    const probed = `${css}:root{${names.map((name, index) => `--${name}:rgb(${index + 1} 0 0)`).join(";")}}`;
    const nameOf = (color: string): string => names[Number(/^rgb\((\d+), 0, 0\)$/.exec(color)?.[1]) - 1] ?? color;

    const page = await openPage(1440, "/404.html", {
      origin,
      prepare: (context) =>
        context.route(`**/${stylesheet}`, (route) => route.fulfill({ contentType: "text/css", body: probed })),
    });
    const found = new Set<string>();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [
        "/404.html",
        "/",
        "/services/fillings/",
        "/services/veneers/",
        "/about/kelpwood/",
        "/about/address/",
        "/about/meetthedoctors/",
        "/about/officetour/",
        "/about/patientexperiences/",
        "/privacypolicy/",
      ]) {
        await page.goto(address);
        for (const pair of await page.evaluate<string[]>(collectPairs)) {
          found.add(pair.split(" on ").map(nameOf).join(" on "));
        }
      }
    }
    // Contrast is the same in both directions.
    const listed = pairs.flatMap(({ text, background }) => [`${text} on ${background}`, `${background} on ${text}`]);
    expect(found.size).toBeGreaterThan(5);
    expect([...found].filter((pair) => !listed.includes(pair))).toEqual([]);
  });
});
