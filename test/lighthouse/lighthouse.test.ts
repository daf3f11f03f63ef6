import { launch, type LaunchedChrome } from "chrome-launcher";
import lighthouse from "lighthouse";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { providePhoneFonts } from "../support/browser-fonts.ts";
import { serveSampleIn } from "../support/sample-in-look.ts";

/*
 * Runs Lighthouse with its mobile settings, and the fonts of a phone, on every page of the sitemap, and in the other looks on one for each
 * template: `npm run lighthouse`. Scores depend on the machine, so this is not part of `npm test`. Write PAGE=/privacypolicy/ before the
 * command to test one page, or several between quotation marks, and `-- -t clinic` after it for one look.
 */

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Milliseconds, milliseconds and a share of the window. */
const figures = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;

let chrome: LaunchedChrome;
beforeAll(async () => {
  const { executablePath, env } = inject("browser");
  chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
    ],
    envVars: { ...process.env, ...env, ...(await providePhoneFonts()) },
  });
});
afterAll(() => {
  chrome.kill();
});

/** Treatments have one template, and nearly every other page its own. */
const oneForEachTemplate = (pages: readonly string[]): string[] => {
  const treatment = pages.find((page) => page.startsWith("/services/"));
  return pages.filter((page) => !page.startsWith("/services/") || page === treatment);
};

describe.each(lookNames)("in the look %s", (look) => {
  const sample = serveSampleIn(look);

  test("every page scores 100 in each category", { timeout: 3_600_000 }, async () => {
    const { origin, indexedPages } = sample();
    const pages =
      process.env.PAGE?.split(" ") ?? (look === lookNames[0] ? indexedPages : oneForEachTemplate(indexedPages));
    const rows: string[] = [];
    const short: string[] = [];
    for (const page of pages) {
      const lhr = await measure(origin + page);
      const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
      rows.push(
        `| ${[page, ...scores, ...figures.map((each) => round(lhr.audits[each]?.numericValue))].join(" | ")} |`,
      );
      if (scores.some((score) => score < 100))
        short.push(`${page}: ${scores.join(" ")} ${listFaults(lhr.audits).join(", ")}`);
    }
    console.log(
      [
        `| ${look} | performance | accessibility | best practices | SEO | LCP | TBT | CLS |`,
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        ...rows,
      ].join("\n"),
    );
    expect(short).toEqual([]);
  });
});

/** Measures a page, and tries once more if the browser recorded nothing, which gives no score. */
async function measure(address: string, isLast = false): Promise<Result> {
  const result = await lighthouse(address, {
    port: chrome.port,
    onlyCategories: [...categories],
    logLevel: "silent",
  });
  if (result && (isLast || result.lhr.categories.performance?.score !== null)) return result.lhr;
  if (isLast) throw new Error(`Lighthouse gave no result for ${address}.`);
  return measure(address, true);
}

const round = (value = Number.NaN): number => Math.round(value * 100) / 100;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** The ids of the audits that failed. */
function listFaults(audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string }>): string[] {
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .map(({ id }) => id);
}
