import type { Browser } from "playwright-core";
import { codeOf } from "../lib/error-code.ts";
import { UsageError } from "../lib/usage-error.ts";
import { findBrowser, isFile, type Machine } from "./find-browser.ts";

/** A running browser without windows, and what is needed to look at pages with it. */
export interface OpenBrowser {
  browser: Browser;
  /** The script of axe-core. */
  axe: string;
  /** Whether it runs without its sandbox, because it cannot start with it. */
  isUnprotected: boolean;
}

/**
 * Every request that is not answered from memory goes to a port where nothing listens, those to this machine too. Playwright answers no
 * requests of sockets and of WebRTC.
 */
const nowhere = { server: "http://127.0.0.1:9", bypass: "<-loopback>" };
const flags = [
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Starts the installed browser, with its sandbox if it can. Playwright ends it at any end of this process, and removes its profile. A
 * browser that is ended while it writes leaves a file in `temporaryFolder`, which the caller removes.
 */
export async function openBrowser(env: Machine["env"], temporaryFolder: string): Promise<OpenBrowser> {
  const executablePath = findBrowser({ env, isFile });
  const { chromium, axe } = await loadPackages();
  const settings = { executablePath, proxy: nowhere, args: flags, env: { ...env, TMPDIR: temporaryFolder } };
  const start = (chromiumSandbox: boolean): Promise<Browser> => chromium.launch({ ...settings, chromiumSandbox });
  try {
    return { browser: await start(true), axe, isUnprotected: false };
  } catch {
    // Chrome has no sandbox for root, nor in most containers.
  }
  try {
    return { browser: await start(false), axe, isUnprotected: true };
  } catch (error) {
    throw new UsageError(`The browser ${executablePath} does not start: ${readReason(String(error))}`);
  }
}

/** Returns the first line that the browser itself printed. Playwright's own first line says only that it has ended. */
function readReason(log: string): string {
  const [printed] = /(?<=<launched>[^]*\[err\] ).+/.exec(log) ?? [];
  const [first = ""] = /(?<=^Error: browserType.launch: ).+/.exec(log) ?? [];
  return printed ?? (log.includes("<launched>") ? "it is not Chrome, Chromium or Edge, or it is damaged." : first);
}

/** Loads the packages that only this check needs. A practice installs them itself. */
async function loadPackages(): Promise<{ chromium: (typeof import("playwright-core"))["chromium"]; axe: string }> {
  try {
    const [{ chromium }, { default: axe }] = await Promise.all([import("playwright-core"), import("axe-core")]);
    return { chromium, axe: axe.source };
  } catch (error) {
    if (!codeOf(error).endsWith("MODULE_NOT_FOUND")) throw error;
    throw new UsageError(
      "check --browser needs two more packages. Install them in the practice's folder:",
      "npm install --save-dev axe-core playwright-core",
    );
  }
}
