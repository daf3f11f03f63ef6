import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { partsOf } from "../support/site-parts.ts";

type Results = Pick<axe.AxeResults, "violations" | "passes">;

/** Every rule of axe, best practices included; the frame of the map belongs to somebody else. */
const run = `axe.run({ iframes: false, resultTypes: ["violations"] }, { resultTypes: ["violations"], preload: false })`;

/** What is wrong on the page as it is now, one line a rule and element. */
async function findViolations(page: Page): Promise<string[]> {
  const hasAxe = await page.evaluate<boolean>("'axe' in window");
  if (!hasAxe) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate<Results>(run);
  expect(passes.length).toBeGreaterThan(20);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
