import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, expect, inject, onTestFinished } from "vitest";
import { openShippedSite } from "./shipped-site.ts";

interface PageOptions {
  javaScript?: boolean;
  colorScheme?: "light" | "dark";
  reducedMotion?: "reduce" | "no-preference";
  /** Runs before the page is asked for. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let launched: Promise<Browser> | undefined;

afterAll(async () => {
  await (await launched)?.close();
  launched = undefined;
});

/** One browser for all tests of a file. */
function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = inject("browser");
  return (launched ??= chromium.launch({ executablePath, args: flags, env: { ...process.env, ...env } }));
}

/**
 * Opens a page of the shipped site in a window of the given width, and closes it when the test ends. The test fails when the
 * page writes an error to the console, throws, or asks another host for anything but the map, which is answered with an empty page.
 */
export async function openPage(width: number, address: string, options: PageOptions = {}): Promise<Page> {
  const { javaScript = true, colorScheme = "light", reducedMotion = "no-preference" } = options;
  const { origin } = await openShippedSite();
  const browser = await launchBrowser();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 800 },
    javaScriptEnabled: javaScript,
    colorScheme,
    reducedMotion,
  });
  const faults: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const url = route.request().url();
      if (url.startsWith("https://www.google.com/maps")) return route.fulfill({ contentType: "text/html", body: "" });
      faults.push(`asked another host: ${url}`);
      return route.abort();
    },
  );
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => faults.push(error.error().message));
  await options.prepare?.(context);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
