import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

type ColorScheme = "light" | "dark";

// Every rule runs, including best practices and the size of targets (WCAG 2.2), which is off by default.
const shared = { resultTypes: ["violations"] };
const everyRule = { ...shared, rules: { "target-size": { enabled: true } } };
// The schemes differ only in colors, so the second one needs only the rules on colors.
const rulesOnColors = { ...shared, runOnly: ["color-contrast", "link-in-text-block"] };

type Found = Pick<axe.AxeResults, "violations"> & { ruleCount: number };

/** Lists what axe finds in a part of the current page, one line per rule and element. */
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

/** Lists what axe finds in both color schemes. Does not change the page. */
export async function findInBoth(page: Page, part?: string): Promise<string[]> {
  return [...(await findViolations(page, "dark", part)), ...(await findViolations(page, "light", part))];
}
