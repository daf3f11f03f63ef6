import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { openPage, resize } from "../support/browser.ts";
import { listLooked, serveSampleIn } from "../support/sample-in-look.ts";
import { openShippedSite, parsePage, type BuiltSite } from "../support/shipped-site.ts";
import { styleOf } from "./in-page.ts";
import { isWell, walk, type Stop } from "./walk.ts";
import { weighCode } from "../support/weigh-code.ts";

/*
 * Claims that hold on every page in every look, whatever its shapes; `listLooked` says which pages are looked at. Claims about a shape have
 * tests that name its look.
 */

type Options = NonNullable<Parameters<typeof openPage>[2]>;

/** A color that neither paper nor ink has. */
const findColors = `[...document.querySelectorAll("body, body *")]
  .filter((each) => each.checkVisibility() && !each.closest("svg"))
  .flatMap((each) => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor])
  .filter((color) => !["rgb(0, 0, 0)", "rgb(34, 34, 34)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"].includes(color))`;

const findControls = `[...document.querySelectorAll("nav, dialog, button, video, .skip-link")]
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

const chips = ".pain li a, .first-aid .contents a";

const findBare = `[...document.querySelectorAll("${chips}")]
  .filter((each) => {
    const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(each);
    return (borderTopStyle === "none" || borderTopWidth === "0px") && textDecorationLine !== "underline";
  })
  .map((each) => each.textContent)`;

/** What one visit finds out about a page. */
interface Facts {
  printed: string[];
  unmarked: string[];
  stops: Stop[];
}

describe.each(lookNames)("in the look %s", (look) => {
  const sample = serveSampleIn(look);

  /** Visits every page in a window of this width, and collects what a look at it finds, by its address. */
  async function visitEach<Found>(
    width: number,
    options: Options,
    collect: (page: Page) => Promise<Found>,
  ): Promise<[address: string, found: Found][]> {
    const page = await openPage(width, "/404.html", { origin: sample().origin, reducedMotion: "reduce", ...options });
    const found: [string, Found][] = [];
    for (const address of listLooked(sample())) {
      await page.goto(address);
      found.push([address, await collect(page)]);
    }
    return found;
  }

  /** Sees a page of a dark screen on paper first, and then walks through it in forced colors. */
  async function inspect(page: Page): Promise<Facts> {
    await page.emulateMedia({ media: "print", forcedColors: "none" });
    const printed = await page.evaluate<string[]>(`[...${findColors}, ...${findControls}]`);
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    const unmarked = await page.evaluate<string[]>(findUnmarked);
    return { printed, unmarked, stops: await walk(page) };
  }

  const visits = new Map<number, Promise<[string, Facts][]>>();

  /** Lists the faults of every page of a width. All tests share one visit, made when a test first needs it. */
  async function listFaults(width: number, judge: (facts: Facts) => string[]): Promise<string[]> {
    const visit = visits.get(width) ?? visitEach(width, { colorScheme: "dark" }, inspect);
    visits.set(width, visit);
    return (await visit).flatMap(([address, facts]) => judge(facts).map((fault) => `${address} ${fault}`));
  }

  describe.each([
    { width: 1440, fewStops: 20 },
    { width: 390, fewStops: 10 },
  ])("at $width px", ({ width, fewStops }) => {
    test("every page is printed black on white, without controls", async () => {
      expect(await listFaults(width, ({ printed }) => printed)).toEqual([]);
    });

    test("in forced colors every keyboard stop has a focus ring and is in view", async () => {
      const judge = ({ stops }: Facts): string[] => [
        ...(stops.length > fewStops ? [] : [`has ${stops.length} stops`]),
        ...stops.filter((stop) => !isWell(stop)).map((stop) => JSON.stringify(stop)),
      ];
      expect(await listFaults(width, judge)).toEqual([]);
    });

    test("a link to the current page is marked by more than its color in forced colors", async () => {
      expect(await listFaults(width, ({ unmarked }) => unmarked)).toEqual([]);
    });
  });

  test("in forced colors each link to an answer of first aid is underlined or framed", async () => {
    const page = await openPage(390, "/", { origin: sample().origin, forcedColors: "active" });
    for (const address of ["/", "/emergency/"]) {
      await page.goto(address);
      expect(await page.evaluate<number>(`document.querySelectorAll("${chips}").length`), address).toBeGreaterThan(9);
      expect(await page.evaluate<string[]>(findBare), address).toEqual([]);
    }
  });

  test.each(["light", "dark"] as const)("the box of 911 is the same red in the %s scheme", async (colorScheme) => {
    const page = await openPage(390, "/emergency/", { origin: sample().origin, colorScheme });
    const box = page.locator('[data-band="911"]').first();
    expect(await styleOf(box, "borderTopColor")).toBe("rgb(217, 30, 46)");
    expect(await styleOf(box.locator("h3"), "backgroundColor")).toBe("rgb(217, 30, 46)");
    expect(await styleOf(box.locator("h3"), "color")).toBe("rgb(255, 255, 255)");
  });

  test("without JavaScript no words of a page are hidden at 390 and 1440 px", async () => {
    const hidden = await visitEach(1440, { javaScript: false }, async (page) => {
      const found: string[] = [];
      for (const width of [390, 1440]) {
        await resize(page, width);
        for (const words of await page.evaluate<string[]>(findHiddenWords)) found.push(`${width} px: ${words}`);
      }
      return found;
    });
    expect(hidden.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  test("every page has the pictures that it has in the sample's own look", async () => {
    const shipped = await openShippedSite();
    const listPictures = (site: BuiltSite, address: string): string[] =>
      parsePage(
        site,
        address,
      )("main img")
        .toArray()
        .map((each) => each.attribs.src ?? "")
        .toSorted();
    for (const address of sample().pages) {
      expect(listPictures(sample(), address), address).toEqual(expect.arrayContaining(listPictures(shipped, address)));
    }
  });

  test("the HTML, style sheet and script of every page fit in one round trip", () => {
    const weights = sample().pages.map((address) => [address, weighCode(sample(), address).code] as const);
    expect(weights.filter(([, code]) => code > 14_600)).toEqual([]);
  });
});
