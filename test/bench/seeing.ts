import type { Browser, Page } from "playwright-core";

/** A browser page that reports the texts it shows. */
export interface Seeing {
  page: Page;
  /** Begins to look for a text. The inner promise resolves with the time (performance.now) at which the page shows it. */
  lookFor: (text: string) => Promise<{ seen: Promise<number> }>;
}

/** The shape of a square picture. A picture twice as wide as it is high has twice this number. */
export const shapeUnit = 50;

/** On a busy machine a large photograph may take minutes. */
const patienceMilliseconds = 300_000;

/**
 * Runs in every document, and reports in each frame whether a reader sees something new. Polling from outside would find it later.
 * A page that expects nothing does not look, so that it takes no time from the others.
 */
const tell = `
  let told = "";
  const describe = () => {
    const pictures = [...document.images]
      .filter(({ alt, complete, naturalWidth }) => alt.startsWith("Edited") && complete && naturalWidth > 0)
      .map(({ alt, naturalWidth, naturalHeight }) => alt + " " + Math.round(${shapeUnit} * naturalWidth / naturalHeight) + ";");
    const { outlineColor } = getComputedStyle(document.querySelector("h1"));
    return [document.body.innerText, outlineColor, document.documentElement.dataset.edit, ...pictures].join(" ");
  };
  window.isLooking = true;
  const look = () => {
    if (window.isLooking && document.readyState !== "loading" && document.querySelector("h1")) {
      const shown = describe();
      if (shown !== told) tellShown((told = shown));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** Opens an empty page. */
export async function openSeeing(browser: Browser): Promise<Seeing> {
  const page = await browser.newPage();
  let onShown: (shown: string) => void = () => undefined;
  await page.exposeFunction("tellShown", (shown: string) => {
    onShown(shown);
  });
  await page.addInitScript(tell);
  const wait = (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`The page did not show "${text}".`));
      }, patienceMilliseconds);
      onShown = (shown) => {
        if (!shown.includes(text)) return;
        clearTimeout(timer);
        const time = performance.now();
        page.evaluate("isLooking = false").then(() => {
          resolve(time);
        }, reject);
      };
    });
  return {
    page,
    lookFor: async (text) => {
      await page.evaluate("isLooking = true");
      return { seen: wait(text) };
    },
  };
}
