import type { Locator, Page } from "playwright-core";

// Functions given to `evaluate` run in the page. The project's types are Node's, so the page's types are declared here.
declare const document: {
  activeElement: unknown;
  images: Iterable<{ decode: () => Promise<void>; checkVisibility: () => boolean }>;
  documentElement: Box;
};
declare const innerHeight: number;
declare function scrollTo(options: { top: number; behavior: "instant" }): void;
declare function requestAnimationFrame(callback: () => void): void;
declare function getComputedStyle(element: unknown): Record<string, string>;

interface Box {
  scrollWidth: number;
  clientWidth: number;
  scrollHeight: number;
}

interface EventSource {
  addEventListener: (name: string, listener: (event: { propertyName: string }) => void) => void;
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement);
}

export function isOpen(details: Locator): Promise<boolean> {
  return details.evaluate((each: { open: boolean }) => each.open);
}

export function isModal(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((each: { matches: (selector: string) => boolean }) => each.matches(":modal"));
}

/** A computed style property, by its JavaScript name. */
export function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((each, name) => getComputedStyle(each)[name] ?? "", property);
}

/** The name of the next property whose transition starts. */
export function nextTransition(element: Locator): Promise<string> {
  return element.evaluate(
    (each: EventSource) =>
      new Promise<string>((resolve) => {
        each.addEventListener("transitionrun", ({ propertyName }) => {
          resolve(propertyName);
        });
      }),
  );
}

/** Counts the element's running transitions and animations. */
export function countAnimations(element: Locator): Promise<number> {
  return element.evaluate((each: { getAnimations: () => unknown[] }) => each.getAnimations().length);
}

/** How much wider an element's content is than the element, in pixels. */
export function hiddenWidth(element: Locator): Promise<number> {
  return element.evaluate((each: Box) => each.scrollWidth - each.clientWidth);
}

/** Scrolls to the end of the page, one window at a time, until every picture has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
    }
    // Hidden pictures are not loaded.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.allSettled(shown.map((image) => image.decode()));
    await nextFrame();
    await nextFrame();
  });
}
