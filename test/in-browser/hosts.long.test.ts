import { expect, onTestFinished, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { buildHostedSite } from "../support/hosted-site.ts";
import { startServer } from "../support/web-servers.ts";

/*
 * Visits to the real servers, at the root of a host and below a path, with each way to write the practice's address.
 */

const visits = [
  ["nginx", "https://name.example/practice/"],
  ["nginx", "https://www.harborlane.example"],
  ["caddy", "https://name.example/practice"],
  ["caddy", "https://www.harborlane.example/"],
  ["apache", "https://name.example/group/practice/"],
  ["apache", "https://www.harborlane.example"],
] as const;

test.for(visits)("on %s, for %s, links lead to every page, and the policy stops nothing", async ([name, origin]) => {
  const site = await buildHostedSite(name, { origin, precompresses: true });
  const server = await startServer(name, site);
  const context = await (
    await openBrowser()
  ).newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  onTestFinished(async () => {
    await context.close();
    await server.stop();
  });
  const faults: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`${message.text()} (${message.location().url})`);
  });
  context.on("response", (response) => {
    if (response.url().startsWith(server.origin) && response.status() >= 400)
      faults.push(`${response.status()} ${response.url()}`);
  });
  // Google's map is not available in a test.
  await context.route("https://www.google.com/**", (route) => route.fulfill({ contentType: "text/html", body: "" }));

  const page = await context.newPage();
  await page.goto(site.base);
  // The footer of every page lists the whole menu.
  const hrefs: string[] = await page.evaluate(
    '[...document.querySelectorAll("body > footer a")].map((each) => each.getAttribute("href"))',
  );
  const pages = [...new Set(hrefs)].filter((href) => /^\/[^#]*\/$/.test(href));
  for (const address of pages) {
    await page.locator(`body > footer a[href="${address}"]`).first().click();
    await page.waitForURL(server.origin + address);
    expect(await page.locator("h1").count(), address).toBe(1);
    expect(await page.evaluate(listUnseen), address).toEqual([]);
  }
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((address) => !address.startsWith(site.base))).toEqual([]);
  expect(faults).toEqual([]);
});

/** Lists missing parts: pictures that did not load, and a page without its styles. */
const listUnseen = `[
  ...[...document.images].filter((each) => each.complete && each.naturalWidth === 0).map((each) => each.currentSrc),
  ...(getComputedStyle(document.body).margin === "0px" ? [] : ["styles"]),
]`;
