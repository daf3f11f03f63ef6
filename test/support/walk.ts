import type { BrowserContext, Page } from "playwright-core";
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
  // The first line of a link that runs over several. Of a frame the browser shows what has the focus in it.
  const isFrame = element.tagName === "IFRAME";
  const { left, top, right, bottom: end } = element.getClientRects()[0];
  const bottom = isFrame ? Math.min(end, innerHeight) : end;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  // Letters of many fonts reach into the next line.
  const [high, low] = [top + (bottom - top) / 4, bottom - (bottom - top) / 4];
  const points = [[middle, centre], [middle, high], [middle, low], [left + 4, centre], [right - 4, centre]];
  return {
    name: (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\\s+/g, " "),
    // In the frame of the map the ring is the map's.
    hasRing: isFrame || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
    // Browsers scroll by whole pixels.
    isInView: left >= 0 && top > -1 && right <= innerWidth && bottom < innerHeight + 1,
    isCovered: points.some((point) => !element.contains(document.elementFromPoint(...point))),
  };
})()`;

/** Answers for the map: the error of a frame that cannot be reached takes the focus away whenever it comes. */
export function answerMap(context: BrowserContext): Promise<unknown> {
  return context.route(/^https:\/\/www\.google\.com\/maps/, (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><title>Map</title><a href="#">A place</a>' }),
  );
}

/** Presses Tab until the focus leaves the page, which was opened with `answerMap` where it has a map. */
export async function walk(page: Page): Promise<Stop[]> {
  await scrollThrough(page);
  await Promise.all(page.frames().map((frame) => frame.waitForURL(/^http/)));
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await readSettled(page);
    if (stop === null || stops.length > 300) return stops;
    stops.push(stop);
  }
}

/** A busy browser may come to scroll and to draw a moment later. */
async function readSettled(page: Page): Promise<Stop | null> {
  for (let tries = 1; ; tries++) {
    const stop = await page.evaluate<Stop | null>(readStop);
    if (stop === null || isWell(stop) || tries === 10) return stop;
    await page.waitForTimeout(100);
  }
}

export function isWell({ hasRing, isInView, isCovered }: Stop): boolean {
  return hasRing && isInView && !isCovered;
}
