import { onTestFinished, expect } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { build } from "esbuild";
import { forBrowser } from "../../.config/for-browser.js";
import type { OpenedContent } from "../../src/edit/form/backend.ts";
import { readPackageWords, readSite } from "../../src/steps/read/read-site.ts";
import { openBrowser } from "../support/browser.ts";
import { packageFolder } from "../support/package-folder.ts";

const origin = "http://forms.localhost";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; frame-src http://preview.test";

/** Reads the folder of a practice as a place opens it. */
export function openContent(root: string): Omit<OpenedContent, "version"> {
  const files = readSite(root).files.map(({ bytes, absolutePath, ...file }) => ({
    ...file,
    ...(bytes !== undefined &&
      file.path.startsWith("site/") && { text: new TextDecoder().decode(bytes), state: `${file.path} as read` }),
  }));
  return {
    files,
    packageWords: [...readPackageWords()],
    drafts: [],
    published: [],
    isTracked: true,
    directories: [],
    problems: [],
    preview: { origin: "http://preview.test", base: "/", pages: [], scheduled: [] },
    publishing: { isReady: false },
  };
}

let bundled: Promise<{ script: string; style: string }> | undefined;

async function bundleForms(): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    ...forBrowser,
    absWorkingDir: packageFolder,
    entryPoints: { app: "test/in-browser/forms-in-browser.ts" },
    format: "iife",
    globalName: "forms",
    outdir: "out",
    write: false,
  });
  const textOf = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))!.text;
  return { script: textOf(".js"), style: textOf(".css") };
}

/** Opens the forms in Chromium, with content in memory: `window.place`. The test fails if the page writes an error to the console. */
export async function openForms(
  content: Omit<OpenedContent, "version">,
  hash = "#/",
  { hasAddedKind = false, ...options }: BrowserContextOptions & { hasAddedKind?: boolean } = {},
): Promise<Page> {
  const { script, style } = await (bundled ??= bundleForms());
  const context = await (await openBrowser()).newContext({ viewport: { width: 1000, height: 800 }, ...options });
  const faults: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  context.on("weberror", (each) => faults.push(each.error().message));
  const start = `window.place = forms.showForms(${JSON.stringify(content).replaceAll("<", "\\u003c")}, ${hasAddedKind});`;
  const answers: Record<string, [type: string, body: string]> = {
    "/": [
      "text/html",
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Forms</title><link rel="stylesheet" href="/app.css"><div id="app"></div><script src="/app.js"></script></html>`,
    ],
    "/app.css": ["text/css", style],
    "/app.js": ["text/javascript", `${script}\n${start}`],
  };
  await context.route("**/*", (route) => {
    const { origin: host, pathname } = new URL(route.request().url());
    if (pathname === "/favicon.ico") return route.fulfill({ status: 204 });
    const [contentType, body] = (host === origin ? answers[pathname] : undefined) ?? [
      "text/html",
      "<title>Preview</title><p>The page.</p>",
    ];
    return route.fulfill({ contentType, body, headers: { "content-security-policy": host === origin ? policy : "" } });
  });
  const page = await context.newPage();
  await page.goto(`${origin}/${hash}`);
  await page.waitForSelector("h1");
  return page;
}
