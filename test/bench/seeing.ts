import type { Browser, Page } from "playwright-core";

/** A page of a browser that tells what it shows. */
export interface Seeing {
  page: Page;
  /** Resolves with the time (performance.now) when the page holds the text. */
  waitFor: (text: string) => Promise<number>;
}

const patienceMilliseconds = 30_000;

/**
 * Runs in every document: in each frame it tells what a reader would see of an edit, if that is something new. Asking from outside
 * would find it later, at the intervals of the asking.
 */
const tell = `
  let told = "";
  const look = () => {
    const heading = document.querySelector("h1");
    const shown = document.readyState !== "loading" && heading
      ? document.body.innerText + " " + getComputedStyle(heading).outlineColor
      : "";
    if (shown !== told && shown !== "") tellShown((told = shown));
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
  const waitFor = (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(reject, patienceMilliseconds);
      onShown = (shown) => {
        if (!shown.includes(text)) return;
        clearTimeout(timer);
        resolve(performance.now());
      };
    });
  return { page, waitFor };
}
