import type { Page } from "playwright-core";
import { resize } from "./browser.ts";

// This script runs in the page. It finds text that extends past the window's sides, or is cut off by a box.
export const findCutText = `(() => {
  const shown = [...document.querySelectorAll("body *")].filter((each) => each.checkVisibility() && !each.closest("svg"));
  const hiding = new Set(shown.filter((each) => /hidden|clip/.test(getComputedStyle(each).overflowY)));
  return shown
    .filter((each) => !each.closest(".skip-link, .background-video video"))
    // Words only for those who hear the page take up one point.
    .filter((each) => getComputedStyle(each).clipPath !== "inset(50%)")
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
    .filter((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5)) return true;
      for (let box = each; box !== document.body; box = box.parentElement) {
        if (!hiding.has(box)) continue;
        const { top, bottom } = box.getBoundingClientRect();
        if (lines.some((line) => line.top < top - 1 || line.bottom > bottom + 1)) return true;
      }
      return false;
    })
    .map((each) => each.textContent.trim().slice(0, 60));
})()`;

/** Finds out whether the page scrolls sideways or loses text in windows of these widths. */
export async function findCuts(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    const { hidden, cut } = await page.evaluate<{ hidden: number; cut: string[] }>(
      `({ hidden: document.documentElement.scrollWidth - document.documentElement.clientWidth, cut: ${findCutText} })`,
    );
    if (hidden > 0) faults.push(`scrolls sideways by ${hidden} px at ${width} px`);
    faults.push(...cut.map((text) => `cuts “${text}” at ${width} px`));
  }
  return faults;
}

// This script runs in the page. It finds targets smaller than 24 px, or 44 px in the drawer. A link within a sentence may be smaller
// (WCAG 2.2, 2.5.8): one with other text of the same block on its line that is not in a link.
export const findSmallTargets = `[...document.querySelectorAll("a, button, summary, video[controls]")]
  .filter((each) => each.checkVisibility() && (!document.querySelector("dialog[open]") || each.closest("dialog")))
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    if (each.closest("dialog") && height < 44) return true;
    if (Math.min(width, height) >= 24) return false;
    if (getComputedStyle(each).display !== "inline") return true;
    const block = each.closest("p, li, dd, td, blockquote, div").cloneNode(true);
    block.querySelectorAll("a").forEach((link) => link.remove());
    return !/\\p{L}{2}/u.test(block.textContent);
  })
  .map((each) => each.textContent.trim() + " " + each.getBoundingClientRect().height)`;

// This script runs in the page. It lists the faults of the first view. A name may break at spaces and hyphens, and a number nowhere.
export const findCrowding = `(() => {
  const countLines = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  };
  const listBroken = (selector, word) =>
    [...document.querySelectorAll(selector)].flatMap(({ firstChild: node }) =>
      [...node.data.matchAll(word)]
        .filter(({ 0: text, index }) => countLines(node, index, index + text.length) > 1)
        .map(([text]) => "breaks “" + text + "”"),
    );
  const header = document.querySelector(".header").getBoundingClientRect().height;
  const heading = document.querySelector("h1").getBoundingClientRect();
  const hidden = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [
    ...(hidden > 0 ? ["scrolls sideways by " + hidden + " px"] : []),
    ...(header > innerHeight / 3 ? ["has a header of " + header + " px"] : []),
    ...(heading.bottom > innerHeight ? ["ends its heading at " + heading.bottom + " px"] : []),
    ...listBroken(".header .brand strong", /[^\\s-]+/g),
    ...listBroken(".hours :is(dt, dd)", /[^\\s-]+/g),
    ...listBroken(".call-button b", /.+/g),
    // A longer word, such as "anticoagulante", does not fit into a line of every font.
    ...listBroken('[data-band="911"] :is(h3, li)', /(?<![^\\s-])[^\\s-]{1,12}(?![^\\s-])/g),
  ];
})()`;
