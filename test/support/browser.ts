import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { testFlags } from "./browser-flags.ts";
import { makeTemporaryFolder } from "./little-site.ts";
import { openShippedSite } from "./shipped-site.ts";
import { startStaticHost } from "./static-host.ts";

interface PageOptions {
  /** The height of the window in CSS pixels; 800 by default. */
  height?: number;
  javaScript?: boolean;
  colorScheme?: "light" | "dark";
  reducedMotion?: "reduce" | "no-preference";
  forcedColors?: "active" | "none";
  /** The origin of another site than the shipped one. */
  origin?: string;
  /** Runs before the page is requested. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/**
 * The browser's message about a page transition that it skipped, on a busy machine or because the next page was requested. Our scripts do
 * not wait for transitions, and the page is shown anyway (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const givenUpTransition = /^Transition was (?:aborted|skipped)/;

let connected: Promise<Browser> | undefined;

/** The browser that all tests share. */
export function openBrowser(): Promise<Browser> {
  return (connected ??= chromium.connect(inject("sharedBrowser")));
}

/** Starts a browser only for this test, with other flags than the shared one. */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const { executablePath, env } = inject("browser");
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: testFlags,
    ...options,
  });
  onTestFinished(() => browser.close());
  return browser;
}

/**
 * Starts a browser only for this test, with letters of this size in its settings, in pixels. Unlike a style sheet's size, this also
 * affects media queries in em.
 */
export async function openWithLetters(size: number): Promise<Page> {
  const profile = makeTemporaryFolder();
  mkdirSync(path.join(profile, "Default"));
  const preferences = { webkit: { webprefs: { default_font_size: size } } };
  writeFileSync(path.join(profile, "Default/Preferences"), JSON.stringify(preferences));
  const { executablePath, env } = inject("browser");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: { ...process.env, ...env },
    // The browser from the packages reads no preferences, but this flag.
    args: [...testFlags, `--blink-settings=defaultFontSize=${size}`],
    reducedMotion: "reduce",
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  expect(await page.evaluate("getComputedStyle(document.documentElement).fontSize")).toBe(`${size}px`);
  return page;
}

/**
 * Opens a page of the shipped site, or of another, in a window of this width, and closes it when the test ends. The test fails if the page writes an
 * error to the console, throws, breaks the site's content security policy, or requests anything from another host except the map,
 * which stays empty.
 */
export async function openPage(width: number, address: string, options: PageOptions = {}): Promise<Page> {
  const { height = 800, javaScript = true, colorScheme = "light" } = options;
  const { reducedMotion = "no-preference", forcedColors = "none" } = options;
  const origin = options.origin ?? (await openShippedSite()).origin;
  const browser = await openBrowser();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    colorScheme,
    reducedMotion,
    forcedColors,
  });
  const faults: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  const isMap = (url: string): boolean => url.startsWith("https://www.google.com/maps");
  // Requests are watched, not intercepted, because interception disables the browser's cache.
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !isMap(url)) faults.push(`asked another host: ${url}`);
  });
  context.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && !isMap(url)) faults.push(`${message.text()} (${url})`);
  });
  context.on("weberror", (webError) => {
    const { message } = webError.error();
    if (!givenUpTransition.test(message)) faults.push(message);
  });
  await options.prepare?.(context);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Changes the width of the window, and waits until the page knows: faster than loading the page again. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()!.height });
  await page.waitForFunction(`innerWidth === ${width}`);
}

/** Opens a page of a folder that a host serves below `base`, and closes it when the test ends. `script` runs before the page's own. */
export async function openBuilt(
  folder: string,
  base: string,
  address: string,
  options: BrowserContextOptions,
  script = "",
): Promise<Page> {
  const host = await startStaticHost(folder, { base });
  const context = await (await openBrowser()).newContext({ baseURL: host.origin, ...options });
  onTestFinished(async () => {
    await context.close();
    await host.close();
  });
  await context.addInitScript(script);
  const page = await context.newPage();
  await page.goto(base + address);
  return page;
}
