import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

type ColorScheme = "light" | "dark";

// Every rule runs, the best practices too, and the one on the size of targets (WCAG 2.2), which is off by itself.
// Not in the frame of the map, which belongs to somebody else.
const shared = { iframes: false, resultTypes: ["violations"] };
const everyRule = { ...shared, rules: { "target-size": { enabled: true } } };
// Of the two schemes one has only other colors, so that of the other rules nothing new is heard there.
const rulesOnColors = { ...shared, runOnly: ["color-contrast", "link-in-text-block"] };

type Found = Pick<axe.AxeResults, "violations"> & { ruleCount: number };

/** What axe finds in a part of the page as it is now, one line a rule and element. */
export async function findViolations(page: Page, colorScheme: ColorScheme, part = "html"): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme });
  const options = colorScheme === "light" ? everyRule : rulesOnColors;
  const { violations, ruleCount } = await page.evaluate<Found>(
    `axe.run("${part}", ${JSON.stringify(options)})
       .then(({ violations, passes }) => ({ violations, ruleCount: violations.length + passes.length }))`,
  );
  expect(ruleCount, `${page.url()} ${part} ${colorScheme}`).toBeGreaterThan(colorScheme === "light" ? 9 : 0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")} (${colorScheme})`),
  );
}

/** The same in both color schemes: the page stays as it is. */
export async function findInBoth(page: Page, part?: string): Promise<string[]> {
  return [...(await findViolations(page, "dark", part)), ...(await findViolations(page, "light", part))];
}
