import type { Page } from "playwright-core";
import { scrollThrough } from "./in-page.ts";

/** The focused element, as a visitor sees it. */
export interface Stop {
  name: string;
  hasRing: boolean;
  isInView: boolean;
  isCovered: boolean;
}

// This script runs in the page. It describes the focused element as a visitor sees it; null if the focus has left the page.
const readStop = `(() => {
  const element = document.activeElement;
  if (element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // A link over several lines is measured by its first. In a frame, the browser shows the focused element.
  const isFrame = element.tagName === "IFRAME";
  const { left, top, right, bottom: end } = element.getClientRects()[0];
  const bottom = isFrame ? Math.min(end, innerHeight) : end;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  // In many fonts, letters extend into the next line.
  const [high, low] = [top + (bottom - top) / 4, bottom - (bottom - top) / 4];
  const points = [[middle, centre], [middle, high], [middle, low], [left + 4, centre], [right - 4, centre]];
  return {
    name: (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\\s+/g, " "),
    // Inside the map's frame, the map draws the focus ring, and the browser draws that of a film's controls.
    hasRing: isFrame || element.tagName === "VIDEO" || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
    // Browsers scroll by whole pixels, so a fraction may be outside.
    isInView: left >= 0 && top > -1 && right <= innerWidth && bottom < innerHeight + 1,
    isCovered: points.some((point) => !element.contains(document.elementFromPoint(...point))),
  };
})()`;

/**
 * Presses Tab until the focus leaves the page. All stops are read as fast as the browser moves the focus; if one is not as it should be, they are read again one by one, since a busy browser may scroll and draw a moment later.
 */
export async function walk(page: Page): Promise<Stop[]> {
  await scrollThrough(page);
  const stops = await walkAtOnce(page);
  return stops.length > 0 && stops.every(isWell) ? stops : walkOneByOne(page);
}

// This script runs in the page. When a key is released, the focus has moved and the page has scrolled.
const noteStops = `
  window.stops = [];
  window.noteStop ??= () => window.stops.push(${readStop});
  addEventListener("keyup", window.noteStop);`;

/** Presses Tab without waiting for the page. The focus then comes back to the first stop. */
async function walkAtOnce(page: Page): Promise<Stop[]> {
  await goToTop(page);
  await page.evaluate(noteStops);
  for (let turn = 0; turn < 10; turn++) {
    await Promise.all(Array.from({ length: 30 }, () => [page.keyboard.down("Tab"), page.keyboard.up("Tab")]).flat());
    const stops = await page.evaluate<(Stop | null)[]>("window.stops");
    const end = stops.indexOf(null);
    if (end !== -1) return stops.slice(0, end) as Stop[];
  }
  return [];
}

/**
 * Puts the page where a visitor finds it, with no element in focus. A browser continues from the element that had the focus last, also after
 * blur(), so the body gets the focus first. Scrolling is instant from here on, since a smooth scroll that a key has begun would go on afterwards.
 */
function goToTop(page: Page): Promise<unknown> {
  return page.evaluate(`
    document.documentElement.style.scrollBehavior = "auto";
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    getSelection().removeAllRanges();
    scrollTo(0, 0);`);
}

async function walkOneByOne(page: Page): Promise<Stop[]> {
  await goToTop(page);
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await readSettled(page);
    if (stop === null || stops.length > 300) return stops;
    stops.push(stop);
  }
}

/** Reads the focused element until it is settled, since a busy browser may scroll and draw a moment later. */
async function readSettled(page: Page): Promise<Stop | null> {
  for (let tries = 1; ; tries++) {
    const stop = await page.evaluate<Stop | null>(readStop);
    if (stop === null || isWell(stop) || tries === 50) return stop;
    await page.waitForTimeout(100);
  }
}

export function isWell({ hasRing, isInView, isCovered }: Stop): boolean {
  return hasRing && isInView && !isCovered;
}
