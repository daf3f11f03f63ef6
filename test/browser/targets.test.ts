import { expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { partsOf, reveal } from "../support/site-parts.ts";

// Runs in the page: what can be tapped and is smaller than 24 px. A link within a sentence may be (WCAG 2.2, 2.5.8): one with
// other text on its line, which is text of the same block that is not in a link.
const findSmallTargets = `[...document.querySelectorAll("a, button, summary, video[controls]")]
  .filter((each) => each.checkVisibility() && (!document.querySelector("dialog[open]") || each.closest("dialog")))
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    if (Math.min(width, height) >= 24) return false;
    if (getComputedStyle(each).display !== "inline") return true;
    const block = each.closest("p, li, dd, td, blockquote, div").cloneNode(true);
    block.querySelectorAll("a").forEach((link) => link.remove());
    return !/\\p{L}{2}/u.test(block.textContent);
  })
  .map((each) => each.textContent.trim() + " " + each.getBoundingClientRect().height)`;

test("at 390 px everything on every page that can be tapped is 24 px or larger, in the drawer 44", async () => {
  const { indexedPages } = await openShippedSite();
  const page = await openPage(390, "/404.html", { reducedMotion: "reduce" });
  const { menuButton, drawer } = partsOf(page);
  const small: Record<string, string[]> = {};
  for (const address of ["/404.html", ...indexedPages]) {
    await page.goto(address);
    const found = await page.evaluate<string[]>(findSmallTargets);
    await menuButton.click();
    for (const link of await drawer.locator("details > ul > li:first-child > a").all()) await reveal(link);
    found.push(...(await page.evaluate<string[]>(findSmallTargets)));
    if (found.length > 0) small[address] = found;
  }
  expect(small).toEqual({});
  for (const target of await drawer.locator("a, summary, button").filter({ visible: true }).all()) {
    expect((await target.boundingBox())!.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});
