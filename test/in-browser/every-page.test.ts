import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { unstick } from "../../src/browser/in-page.ts";
import { lookNames, type LookName } from "../../src/model/content/brand.ts";
import { findInBoth } from "./axe.ts";
import { openPage } from "../support/browser.ts";
import { scrollThrough } from "./in-page.ts";
import { noteLoading, type Largest } from "./loading.ts";
import { findCuts, findSmallTargets } from "../support/page-faults.ts";
import { firstOf, isNight } from "../support/test-level.ts";
import { listLooked, serveSampleIn } from "../support/sample-in-look.ts";
import { parsePage, type BuiltSite } from "../support/shipped-site.ts";
import { onceNeeded } from "./once-needed.ts";

/*
 * Pages are loaded once in a phone's window and once in a large one, and all claims are checked while each is open. In `npm test` this is
 * the sample's look, in `npm run test:long` the others, and in `npm run test:night` every page in every look; `listLooked` says which pages
 * the first two look at. Other tests open the drawer and menus as visitors do.
 */

interface Loading {
  largest: Largest;
  shifts: string[];
}

/** Faults of one page. */
interface Faults {
  /** Found by axe. */
  onTelephone: string[];
  inLargeWindow: string[];
  smallTargets: string[];
  cutsEnlarged: string[];
  cutsDoubled: string[];
}

type ByAddress<Noted> = ReadonlyMap<string, Noted>;

/** Loads pages in a window of this width and scrolls through them. `inspect` then sees each from the top, with less motion. */
async function loadEvery<Noted>(
  site: BuiltSite,
  width: number,
  inspect: (page: Page, loading: Loading, index: number) => Promise<Noted>,
): Promise<ByAddress<Noted>> {
  const open = (): Promise<Page> => openPage(width, "/404.html", { origin: site.origin, prepare: noteLoading });
  const page = await open();
  const noted = new Map<string, Noted>();
  for (const [index, address] of listLooked(site).entries()) {
    await page.setViewportSize({ width, height: 800 });
    let loading = await visit(page, address);
    // On a busy machine, Chrome may paint a page before it has all of it. What moves by itself moves again, also without a cache.
    if (loading.shifts.length > 0) loading = await visit(await open(), address);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    noted.set(address, await inspect(page, loading, index));
  }
  return noted;
}

/** Loads a page, and scrolls through it to its end. */
async function visit(page: Page, address: string): Promise<Loading> {
  await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light" });
  await page.goto(address);
  await expect.poll(() => page.evaluate("window.largest !== undefined"), { message: address }).toBe(true);
  const largest = await page.evaluate<Largest>("window.largest");
  await scrollThrough(page);
  return { largest, shifts: await page.evaluate<string[]>("shifts") };
}

/** Parts of pages that no visitor would ever see, though they have their place. */
const findHidden = `[...document.querySelectorAll("main *")]
  .filter((part) => part.checkVisibility() && !part.checkVisibility({ visibilityProperty: true }))
  .map((part) => "hidden " + part.outerHTML.slice(0, 80))`;

/**
 * Takes the parts of a page away from the last to the first, which gives every state in which a slow phone may show it, and notes each block
 * of the first view that is at another height in one of these states. Inline parts are left out, because they wrap with their line, and so
 * are the plate of the home page and the next step, which are beside the middle of something and grow from there.
 */
const findMovedWhileArriving = `(() => {
  const parts = [...document.querySelectorAll("main *")];
  const topOf = (part) => (part.checkVisibility({ visibilityProperty: true }) ? part.getBoundingClientRect().top : NaN);
  const isBlock = (part) => getComputedStyle(part).display !== "inline" && !part.closest(".hero, .next-step, noscript");
  const isSeen = (part) => topOf(part) < innerHeight && isBlock(part);
  const first = parts.filter(isSeen).map((part) => ({ part, top: topOf(part), html: part.outerHTML.slice(0, 80) }));
  const isLarge = (part) => part.matches("main > *, .beside > *, .band > *");
  const moved = new Map();
  for (const last of parts.reverse()) {
    const isInFirst = first.at(-1)?.part === last;
    if (isInFirst) first.pop();
    while (last.nextSibling) last.nextSibling.remove();
    last.remove();
    if (!isInFirst && !isLarge(last)) continue;
    for (const { part, top, html } of first) {
      const now = part.textContent.trim() === "" ? NaN : topOf(part);
      if (Math.abs(now - top) > 1) moved.set(html, now + " to " + top + ", " + html);
    }
  }
  return [...moved.values()];
})()`;

// axe does not know the top layer. It would assume that the page covers the drawer's words, and not check them.
const openDrawer = `
  document.querySelector("dialog").showModal();
  document.querySelector("dialog").style.zIndex = 9;
  for (const group of document.querySelectorAll("dialog details details")) {
    group.open = group.parentElement.closest("details").open = true;
  }`;

/** Finds the faults of an open page in several windows. */
async function findFaults(page: Page, index: number): Promise<Faults> {
  await page.evaluate(unstick);
  const onTelephone = await findInBoth(page);
  const smallTargets = await page.evaluate<string[]>(findSmallTargets);
  // Drawer and menus are the same on all pages but for the mark of the current page.
  const looksAtMenus = isNight || index % 4 <= 1;
  if (looksAtMenus) {
    await page.evaluate(openDrawer);
    // The drawer is modal, and the page behind it has already been checked.
    onTelephone.push(...(await findInBoth(page, "dialog")));
    smallTargets.push(...(await page.evaluate<string[]>(findSmallTargets)));
    await page.evaluate("document.querySelector('dialog').close()");
  }

  // This is a window of 1280 × 1024 px enlarged four times.
  await page.setViewportSize({ width: 320, height: 256 });
  const cutsEnlarged = await findCuts(page, [320]);
  await page.setViewportSize({ width: 390, height: 800 });
  // This has the effect of larger letters in the browser's settings.
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const cutsDoubled = await findCuts(page, [390, 768, 769, 1281, 1440]);
  await page.evaluate("document.documentElement.style.fontSize = ''");

  const inLargeWindow = await findInBoth(page);
  const menus = new URL(page.url()).pathname === "/" ? [0, 1, 2] : looksAtMenus ? [index % 3] : [];
  for (const menu of menus) {
    await page.evaluate(`document.querySelectorAll("header nav details")[${menu}].open = true`);
    expect(await page.locator("header nav details[open]").count()).toBe(1);
    inLargeWindow.push(...(await findInBoth(page, "header")));
  }
  return { onTelephone, inLargeWindow, smallTargets, cutsEnlarged, cutsDoubled };
}

/**
 * Notes what is never seen, and in the sample's look what moves in a window of this width while the page arrives, which takes the page to
 * pieces. Other looks have more parts that are beside the middle of something.
 */
async function findFaultsOfArrival(page: Page, width: number, look: LookName): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate("scrollTo(0, 0)");
  const hidden = await page.evaluate<string[]>(findHidden);
  return look === lookNames[0] ? [...hidden, ...(await page.evaluate<string[]>(findMovedWhileArriving))] : hidden;
}

describe.each(firstOf(lookNames))("in the look %s", (look) => {
  const sample = serveSampleIn(look);
  // Both visits are made when a test first needs them, so that each test can run alone.
  const onTelephone = onceNeeded((): Promise<ByAddress<Loading & Faults>> =>
    loadEvery(sample(), 390, async (page, { largest, shifts }, index) => ({
      ...(await findFaults(page, index)),
      largest,
      shifts: [...shifts, ...(await findFaultsOfArrival(page, 390, look))],
    })),
  );
  const inLargeWindow = onceNeeded((): Promise<ByAddress<Loading>> =>
    loadEvery(sample(), 1440, async (page, { largest, shifts }) => ({
      largest,
      shifts: [...shifts, ...(await findFaultsOfArrival(page, 1440, look))],
    })),
  );

  describe.each([
    [390, onTelephone],
    [1440, inLargeWindow],
  ] as const)("at %i px", (_, load) => {
    test("nothing on any page is hidden, or moves while it loads and is scrolled through", async () => {
      const moved = [...(await load())].filter(([, { shifts }]) => shifts.length > 0);
      expect(moved.map(([address, { shifts }]) => [address, shifts])).toEqual([]);
    });

    test("the largest thing in the first view of every page is in its HTML, and not lazy", async () => {
      for (const [address, { largest }] of await load()) {
        const inHtml = parsePage(sample(), address)(largest.way);
        expect(inHtml.text().trim(), `${address} ${largest.way}`).toBe(largest.text);
        const file = inHtml.attr("src");
        if (largest.file !== null) expect(`${sample().origin}${file}`, address).toBe(largest.file);
        expect(largest.isLazy, address).toBe(false);
      }
    });
  });

  test.each([
    ["in light and in dark colors axe finds nothing wrong at 390 px, the drawer closed and open", "onTelephone"],
    ["nor at 1440 px, the menu closed and one dropdown open, on the home page each", "inLargeWindow"],
    ["at 390 px everything that can be tapped is 24 px or larger, in the drawer 44", "smallTargets"],
    // WCAG 2.2, 1.4.10.
    ["enlarged four times, no page scrolls sideways or loses text", "cutsEnlarged"],
    // WCAG 2.2, 1.4.4.
    ["with letters of twice the size, no page does at 390, 768, 769, 1281 and 1440 px", "cutsDoubled"],
  ] as const)("on every page: %s", async (_, kind) => {
    const faults = [...(await onTelephone())].map(([address, found]) => [address, found[kind]] as const);
    expect(faults.length).toBeGreaterThan(isNight ? 30 : 10);
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
  });
});
