import { expect, test } from "vitest";
import { findViolations } from "./axe.ts";
import { openPage } from "../support/browser.ts";
import { measureContrast } from "./measure-contrast.ts";
import { firstOf, isLong } from "../support/test-level.ts";
import { partsOf } from "./site-parts.ts";

// The tests with axe are in test/in-browser/every-page.test.ts.

// axe cannot judge the contrast of text over a drawing or a film, so this test looks at every pixel.
test.each(firstOf([390, 1440, 768]))(
  "at %i px the words over the pictures at the top of a page can be read",
  async (width) => {
    const page = await openPage(width, "/404.html", { reducedMotion: "reduce" });
    const low: Record<string, number> = {};
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const address of ["/", "/services/implantsupporteddentures/", "/privacypolicy/", "/404.html"]) {
        await page.goto(address);
        for (const text of await page.locator("main > header > :not(svg), .hero h1, .hero p").all()) {
          const name = `${address} ${colorScheme}: ${await text.innerText()}`;
          const contrast = await measureContrast(page, text);
          if (contrast < 4.5) low[name] = contrast;
        }
      }
    }
    expect(low).toEqual({});
  },
);

test.skipIf(isLong)(
  "axe would find a picture without words, a text that is too pale, and a link in the drawer that is too small",
  async () => {
    const page = await openPage(390, "/services/fillings/", { reducedMotion: "reduce" });
    await page.evaluate("document.querySelector('main img').removeAttribute('alt')");
    await page.evaluate("document.querySelector('.lead p').style.color = '#777'");
    expect(await findViolations(page, "light")).toContain("image-alt: .media (light)");
    expect(await findViolations(page, "dark")).toEqual([expect.stringMatching(/^color-contrast: .lead .*p \(dark\)$/)]);
    const { menuButton, heading } = partsOf(page);
    await menuButton.click();
    await heading("Meet Us").summary.click();
    await page.evaluate(
      "document.querySelectorAll('dialog li li').forEach((item) => (item.style.cssText = 'height: 9px'))",
    );
    expect((await findViolations(page, "light")).filter((each) => each.startsWith("target-size: "))).not.toEqual([]);
  },
);

test.skipIf(isLong)("a dark word over a dark picture would be found", async () => {
  const page = await openPage(1440, "/services/fillings/");
  await page.evaluate("document.querySelector('h1').style.color = '#f0bd6a'");
  expect(await measureContrast(page, page.locator("h1"))).toBeLessThan(2);
});
