import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { testFlags } from "./browser-flags.ts";
import { findBrowser } from "./find-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address to connect to the browser. */
    sharedBrowser: string;
  }
}

/** Global setup: starts a browser that all tests share, each with its own windows. */
export default async function shareBrowser(project: TestProject): Promise<() => Promise<void>> {
  const browser = findBrowser();
  const { executablePath, env } = browser;
  const server = await chromium.launchServer({ executablePath, args: testFlags, env: { ...process.env, ...env } });
  project.provide("browser", browser);
  project.provide("sharedBrowser", server.wsEndpoint());
  return () => server.close();
}
