import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openWithLetters } from "../support/browser.ts";
import { findInBoth } from "./axe.ts";
import { startForms } from "../support/forms.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { openContent, openForms } from "./open-forms.ts";
import { findCuts } from "../support/page-faults.ts";

const { root } = makeLittleSite();
const content = openContent(root);
const formOf = (path: string): string => `#/edit/${encodeURIComponent(path)}`;
const views = [
  "#/",
  "#/new/post",
  "#/changes",
  formOf("site/offices/port-ansel.md"),
  formOf("site/navigation.yaml"),
  formOf("site/home.yaml"),
  formOf("site/services/cleanings.md"),
];

/** Shows another view of the forms with everything unfolded. */
async function show(page: Page, view: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(view)}`);
  const isOpen = `location.hash === ${JSON.stringify(view)} && document.querySelector("main h1") !== null`;
  await expect.poll(() => page.evaluate<boolean>(isOpen)).toBe(true);
  await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
}

// This script runs in the page. It lists buttons, links and fields that the Tab key does not lead to.
const findUnreachable = `[...document.querySelectorAll("main button, main a, main input, main select, main textarea, main summary")]
  .filter((each) => each.checkVisibility() && !each.disabled && each.tabIndex < 0 && !each.closest("[role=toolbar]"))
  .map((each) => "unreachable " + each.outerHTML.slice(0, 90))`;

// This script runs in the page. It lists what has the focus without showing it. Links in a text that is edited get none.
const findUnseenFocus = `[...document.querySelectorAll("button, a, input, select, textarea, summary")]
  .filter((each) => each.checkVisibility() && !each.disabled && each.type !== "file" && !each.isContentEditable)
  .filter((each) => {
    each.focus({ focusVisible: true });
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return document.activeElement !== each || outlineStyle === "none" || parseFloat(outlineWidth) === 0;
  })
  .map((each) => "focus " + each.outerHTML.slice(0, 90))`;

// This script runs in the page. It finds a bar that stays on the screen and covers more than a third of it.
const findLargeBar = `[...document.querySelectorAll(".bar")]
  .filter((each) => getComputedStyle(each).position === "sticky" && each.offsetHeight > innerHeight / 3)
  .map((each) => "the bar has " + each.offsetHeight + " px")`;

/** Lists the faults of one view, shown as it is. */
async function findFaults(page: Page, view: string, widths: readonly number[]): Promise<string[]> {
  await show(page, view);
  const faults = [
    ...(await findCuts(page, widths)),
    ...(await page.evaluate<string[]>(findUnreachable)),
    ...(await page.evaluate<string[]>(findUnseenFocus)),
    ...(await page.evaluate<string[]>(findLargeBar)),
    ...(await findInBoth(page)),
  ];
  return faults.map((fault) => `${view} ${fault}`);
}

test("forms fit with letters of twice the size, on narrow screens too, and all of it can be reached by keyboard", async () => {
  const page = await openWithLetters(32);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { origin, token } = await startForms(root);
  await page.goto(`${origin}/#${token}`);
  await page.locator(".groups").waitFor();
  const faults: string[] = [];
  for (const view of views) faults.push(...(await findFaults(page, view, [1280, 640, 320])));
  expect(faults).toEqual([]);
});

test("with forced colors, forms fit, show where the focus is, and have no faults of access", async () => {
  const page = await openForms(content, "#/", { forcedColors: "active", viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  for (const view of views) faults.push(...(await findFaults(page, view, [1280, 320])));
  // The system chooses the colors, and axe does not learn which.
  expect(faults.filter((each) => !each.includes("color-contrast"))).toEqual([]);
});
