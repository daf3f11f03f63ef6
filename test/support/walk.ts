import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { scrollThrough } from "./in-page.ts";

/** An element that has the focus, as a visitor sees it. */
export interface Stop {
  name: string;
  hasRing: boolean;
  isInView: boolean;
  isCovered: boolean;
}

// Runs in the page: what a visitor sees of the element that has the focus; null when the walk has left the page.
const readStop = `(() => {
  const element = document.activeElement;
  if (element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // The first line of a link that runs over several.
  const { left, top, right, bottom } = element.getClientRects()[0];
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const points = [[middle, centre], [middle, top + 2], [middle, bottom - 2], [left + 4, centre], [right - 4, centre]];
  return {
    name: (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\\s+/g, " "),
    // In the frame of the map the ring is the map's.
    hasRing: element.tagName === "IFRAME" || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
    // Browsers scroll by whole pixels.
    isInView: left >= 0 && top > -1 && right <= innerWidth && bottom < innerHeight + 1,
    isCovered: points.some((point) => !element.contains(document.elementFromPoint(...point))),
  };
})()`;

/** Presses Tab until the focus leaves the page. */
export async function walk(page: Page): Promise<Stop[]> {
  // The frame of the map, which cannot be reached, loses the focus when its error takes its place: that must be over.
  await scrollThrough(page);
  await expect.poll(() => page.frames().slice(1).filter(isOnItsWay)).toEqual([]);
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<Stop | null>(readStop);
    if (stop === null || stops.length > 300) return stops;
    stops.push(stop);
  }
}

function isOnItsWay(frame: Frame): boolean {
  return !frame.url().startsWith("chrome-error:");
}

export function isWell({ hasRing, isInView, isCovered }: Stop): boolean {
  return hasRing && isInView && !isCovered;
}
