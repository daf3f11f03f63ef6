import { availableParallelism } from "node:os";
import type { BrowserContext, Page as Tab, Route } from "playwright-core";
import pLimit from "p-limit";
import { UsageError } from "../lib/usage-error.ts";
import type { Page } from "../model/build/output.ts";
import type { Problem } from "../problems/problem.ts";
import type { LookAtSite, VisibleSite } from "../steps/check/look.ts";
import { answerRequests } from "./answer-requests.ts";
import { TooLate, within } from "./deadline.ts";
import type { Machine } from "./find-browser.ts";
import { HangingPages } from "./hanging-pages.ts";
import { lookAtPage, type Finding } from "./look-at-page.ts";
import { openBrowser, type OpenBrowser } from "./open-browser.ts";
import { wordFindings, type VisitedPage } from "./word-findings.ts";

/** A browser that looks at sites. */
export interface SiteBrowser {
  look: LookAtSite;
  /** Whether it runs without its sandbox, because it cannot start with it. */
  isUnprotected: boolean;
  close: () => Promise<void>;
}

/** Milliseconds that each step of a page may take: loading, a look, opening a menu. Most take a hundredth of it. */
const longestStep = 30_000;
/** Milliseconds to wait for a tab to close, which one that hangs may never do. */
const longestClosing = 5000;

/** Opens the browser. `env` has the variables that say where it is; its temporary files are in `temporaryFolder`. */
export async function openSiteBrowser(env: Machine["env"], temporaryFolder: string): Promise<SiteBrowser> {
  const opened = await openBrowser(env, temporaryFolder);
  return {
    look: (site) => lookAtSite(opened, site),
    isUnprotected: opened.isUnprotected,
    close: () => opened.browser.close(),
  };
}

async function lookAtSite({ browser, axe }: OpenBrowser, { pages, files, placeOf }: VisibleSite): Promise<Problem[]> {
  const answer = answerRequests(pages, files);
  const limit = pLimit(availableParallelism());
  const hanging = new HangingPages();
  const look = async (page: Page): Promise<VisitedPage> => {
    if (hanging.findLike(page)) return { page, findings: [], end: "hangs" };
    const context = await browser.newContext({ serviceWorkers: "block" });
    await context.route("**/*", answer);
    const seen = { page, ...(await lookIn(context, page, axe)) };
    if (seen.end === "hangs") hanging.add(page);
    else if (seen.end === undefined) hanging.addSound(page);
    return seen;
  };
  try {
    return wordFindings(await Promise.all(pages.map((page) => limit(look, page))), placeOf);
  } catch (error) {
    if (browser.isConnected()) throw error;
    throw new UsageError("The browser ended before it had looked at all pages.");
  }
}

/** Looks at one page in a context of its own, so that one that crashes or hangs keeps no other from being seen. */
async function lookIn(
  context: BrowserContext,
  page: Page,
  axe: string,
): Promise<{ findings: Finding[]; end?: VisitedPage["end"] }> {
  const tab = await context.newPage();
  await tab.route("**/*", makeStay(tab));
  const crash = new Promise<never>((_, reject) => {
    tab.once("crash", () => {
      reject(new Crashed());
    });
  });
  crash.catch(() => undefined);
  const run = <Result>(step: Promise<Result>): Promise<Result> => within(longestStep, Promise.race([step, crash]));
  try {
    return { findings: await lookAtPage({ page: tab, axe, run }, page.address) };
  } catch (error) {
    if (error instanceof TooLate) return { findings: [], end: "hangs" };
    if (error instanceof Crashed) return { findings: [], end: "crashes" };
    throw error;
  } finally {
    await closeTab(tab, context);
  }
}

/** Refuses to leave the first page of a tab, whatever the page's own script does. */
function makeStay(tab: Tab): (route: Route) => Promise<void> {
  let isOpen = false;
  return async (route) => {
    const request = route.request();
    const leaves = request.isNavigationRequest() && request.frame() === tab.mainFrame();
    // Chrome shows its own page in place of one whose address is blocked, but stays where it is if nothing comes.
    if (leaves && isOpen) return route.abort("aborted");
    isOpen ||= leaves;
    return route.fallback();
  };
}

async function closeTab(tab: Tab, context: BrowserContext): Promise<void> {
  try {
    await within(
      longestClosing,
      tab.close().then(() => context.close()),
    );
  } catch {
    // A tab that hangs ends with the browser.
  }
}

class Crashed extends Error {
  override name = "Crashed";
}
