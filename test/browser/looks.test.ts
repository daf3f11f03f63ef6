import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { lookNames } from "../../src/model/brand.ts";
import { openPage } from "../support/browser.ts";
import { firstOf, isLong } from "../support/run-long.ts";
import { openSampleIn } from "../support/sample-in-look.ts";
import type { BuiltSite } from "../support/shipped-site.ts";
import { answerMap, isWell, walk } from "../support/walk.ts";
import { weighCode } from "../support/weigh-code.ts";

/* Claims that hold on every page in every look, whatever its shapes. Claims about a shape have tests that name its look. */

type Options = NonNullable<Parameters<typeof openPage>[2]>;

/** A color that neither paper nor ink has. */
const findColors = `[...document.querySelectorAll("body, body *")]
  .filter((each) => each.checkVisibility() && !each.closest("svg"))
  .flatMap((each) => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor])
  .filter((color) => !["rgb(0, 0, 0)", "rgb(34, 34, 34)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"].includes(color))`;

const findControls = `[...document.querySelectorAll("nav, dialog, button, video, iframe, .skip-link")]
  .filter((each) => each.checkVisibility())
  .map((each) => each.outerHTML.slice(0, 60))`;

/**
 * Words of the content that are not shown. Closed menus, the drawer and what a tap opens are hidden until then. A page with the call in its
 * header may hide another one.
 */
const findHiddenWords = `[...document.querySelectorAll("main *, footer *, body > header *")]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
  .filter((each) => !each.closest("details, noscript, script, video, button, .menu, .call-button"))
  .filter((each) => !each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
  .map((each) => each.textContent.trim().slice(0, 60))`;

/** Links to the page itself that nothing but a color or the weight of letters tells from others. */
const findUnmarked = `[...document.querySelectorAll("main [aria-current]")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const style = getComputedStyle(each);
    const borders = ["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(style["border" + side + "Width"]));
    return !borders.some((width) => width >= 2) && style.outlineStyle === "none" && style.listStyleType === "none";
  })
  .map((each) => each.textContent.trim())`;

describe.each(firstOf(lookNames))("in the look %s", (look) => {
  let site: BuiltSite;
  beforeAll(async () => {
    const opened = await openSampleIn(look);
    site = opened.site;
    return opened.close;
  });

  /** Collects findings from every page, in `npm test` from every eighth. */
  async function visitEach(
    width: number,
    options: Options,
    find: (page: Page) => Promise<string[]>,
  ): Promise<string[]> {
    const addresses = ["/404.html", ...site.indexedPages].filter((_, index) => isLong || index % 8 === 0);
    const page = await openPage(width, "/404.html", { origin: site.origin, reducedMotion: "reduce", ...options });
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      faults.push(...(await find(page)).map((fault) => `${address} ${fault}`));
    }
    return faults;
  }

  test.each(firstOf([1440, 390]))(
    "every page is printed black on white, without controls, from %i px",
    async (width) => {
      const found = await visitEach(width, { colorScheme: "dark" }, async (page) => {
        await page.emulateMedia({ media: "print" });
        return page.evaluate<string[]>(`[...${findColors}, ...${findControls}]`);
      });
      expect(found).toEqual([]);
    },
  );

  test.each(firstOf([390, 1440]))("without JavaScript no words of a page are hidden, at %i px", async (width) => {
    const found = await visitEach(width, { javaScript: false }, (page) => page.evaluate<string[]>(findHiddenWords));
    expect(found).toEqual([]);
  });

  test.each(firstOf([1440, 390]))(
    "in forced colors every keyboard stop has a focus ring and is in view, at %i px",
    async (width) => {
      const options = { forcedColors: "active", colorScheme: "dark", prepare: answerMap, isSlow: true } as const;
      const found = await visitEach(width, options, async (page) => {
        const stops = await walk(page);
        expect(stops.length).toBeGreaterThan(20);
        return stops.filter((stop) => !isWell(stop)).map((stop) => JSON.stringify(stop));
      });
      expect(found).toEqual([]);
    },
  );

  test("a link to the current page is marked by more than its color in forced colors", async () => {
    const options = { forcedColors: "active" } as const;
    expect(await visitEach(1440, options, (page) => page.evaluate<string[]>(findUnmarked))).toEqual([]);
  });

  test("the HTML, style sheet and script of every page but two long ones fit in one round trip", () => {
    const longest = ["/privacypolicy/", "/emergency/"];
    const weights = site.pages.map((address) => [address, weighCode(site, address).code] as const);
    expect(weights.filter(([address, code]) => code > (longest.includes(address) ? 15_300 : 14_600))).toEqual([]);
  });
});
