import type { Locator, Page } from "playwright-core";

// What runs in the page is written as text, because the project's types are those of Node, which has no document.

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate<boolean, undefined>("(element) => element === document.activeElement");
}

export function isOpen(details: Locator): Promise<boolean> {
  return details.evaluate<boolean, undefined>("(element) => element.open");
}

/** A computed style property, by its JavaScript name. */
export function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate<string, string>("(element, property) => getComputedStyle(element)[property]", property);
}

/** The properties that are being animated now. */
export function animatedProperties(element: Locator): Promise<string[]> {
  return element.evaluate<string[], undefined>(
    "(element) => element.getAnimations().map((animation) => animation.transitionProperty)",
  );
}

/** Scrolls to the end of the page, window by window, until every picture on the way has arrived. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  })()`);
}
