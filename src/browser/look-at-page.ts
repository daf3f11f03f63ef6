import type { CDPSession, Page } from "playwright-core";
import { origin } from "./answer-requests.ts";
import { findDamagedText, findTooWide, listOpenings, stopMovement, unstick } from "./in-page.ts";

/** Something that a page does badly in a browser. */
export interface Finding {
  /** A rule of axe-core, or one of ours. */
  rule: string;
  /** Window, colors and what is open, in words. */
  view: string;
  /** The start tag of the element. */
  html: string;
  /** axe's words for what is wrong, or the words of the page that are concerned. */
  reason: string;
  /** Whether only good practice asks for it, and no standard. */
  isAdvice?: boolean;
}

/** Runs one step, and gives it only so much time. */
export type Run = <Result>(step: Promise<Result>) => Promise<Result>;

interface OpenPage {
  page: Page;
  /** The script of axe-core. */
  axe: string;
  run: Run;
}

const telephone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

// The frames of a map belong to other hosts. The size of targets is a rule of WCAG 2.2, which is off in axe by default.
const everyRule = { iframes: false, resultTypes: ["violations"], rules: { "target-size": { enabled: true } } };
// The schemes differ only in colors, so the second one needs only the rules about them.
const rulesOnColors = {
  iframes: false,
  resultTypes: ["violations"],
  runOnly: ["color-contrast", "link-in-text-block"],
};

/** Opens a page, and looks at it in windows of several sizes, in both color schemes, with its menus closed and open. */
export async function lookAtPage({ page, axe, run }: OpenPage, address: string): Promise<Finding[]> {
  await run(page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" }));
  await run(page.setViewportSize(telephone));
  await run(page.goto(origin + address, { waitUntil: "load", timeout: 0 }));
  await run(page.evaluate(stopMovement));
  await run(page.evaluate(axe));
  const open = { page, axe, run };
  return [
    ...(await lookInWindow(open, telephone)),
    ...(await lookInWindow(open, desktop)),
    ...(await lookInNarrowWindow(open)),
    ...(await lookWithLargeLetters(open)),
  ];
}

async function lookInWindow(open: OpenPage, size: typeof telephone): Promise<Finding[]> {
  const { page, run } = open;
  await run(page.setViewportSize(size));
  await run(page.evaluate(unstick));
  const view = `${size.width} px wide`;
  const found = await lookInBothSchemes(open, view, "document");
  const openings = await run(page.evaluate<number>(listOpenings));
  for (let index = 0; index < openings; index += 1) {
    await run(page.evaluate(`opening[${index}].open()`));
    const part = `{ include: opening[${index}].parts }`;
    found.push(...(await lookInBothSchemes(open, `${view}, opened`, part)));
    await run(page.evaluate(`opening[${index}].close()`));
  }
  return found;
}

async function lookInBothSchemes({ page, run }: OpenPage, view: string, part: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const scheme of ["light", "dark"] as const) {
    await run(page.emulateMedia({ colorScheme: scheme }));
    const options = JSON.stringify(scheme === "light" ? everyRule : rulesOnColors);
    const seen = await run(page.evaluate<Omit<Finding, "view">[]>(`axe.run(${part}, ${options}).then(${describe})`));
    found.push(...seen.map((each) => ({ ...each, view: scheme === "dark" ? `${view}, in dark colors` : view })));
  }
  return found;
}

// This function runs in the page, with the results of axe.
const describe = `({ violations }) => violations.flatMap(({ id, help, tags, nodes }) =>
  nodes.map(({ html, any, all, none }) => ({
    rule: id,
    html: /^<[^>]*>?/.exec(html)?.[0] ?? html,
    reason: [...any, ...all, ...none][0]?.message ?? help,
    isAdvice: tags.includes("best-practice"),
  })))`;

type Damage = Record<"rule" | "html" | "words", string>;

/** A window of 1280 px enlarged four times is as narrow (WCAG 2.2, 1.4.10). */
async function lookInNarrowWindow({ page, run }: OpenPage): Promise<Finding[]> {
  await run(page.setViewportSize({ width: 320, height: 640 }));
  const found = await run(page.evaluate<Damage[]>(findTooWide));
  return found.map(({ html, words }) => ({ rule: "too-wide", view: "320 px wide", html, reason: words }));
}

/** Makes letters twice as large, as a visitor can in the browser's settings (WCAG 2.2, 1.4.4). */
async function lookWithLargeLetters({ page, run }: OpenPage): Promise<Finding[]> {
  const session: CDPSession = await run(page.context().newCDPSession(page));
  await run(session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } }));
  const found: Finding[] = [];
  for (const size of [telephone, desktop]) {
    await run(page.setViewportSize(size));
    const view = `${size.width} px wide with letters of 32 px`;
    const damaged = await run(page.evaluate<Damage[]>(findDamagedText));
    found.push(...damaged.map(({ rule, html, words }) => ({ rule, view, html, reason: words })));
  }
  return found;
}
