import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { lookNames } from "../../src/model/content/brand.ts";
import { serveLooks } from "../../src/serve/serve-looks.ts";
import { UsageError } from "../../src/lib/usage-error.ts";
import { buildYear } from "../support/build-site.ts";
import { launchBrowser } from "../support/browser.ts";
import { browserFlags } from "../support/browser-flags.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";

/** Serves a practice in every look, on any free ports. */
function serve(root: string, cacheFolder: string) {
  return serveLooks({
    root,
    port: 0,
    build: (look) => buildSite({ root, look, cacheFolder, date: Date.UTC(buildYear, 5), now: Date.now() }),
    explain: () => "",
    onBuild: ({ problems }) => {
      expect(problems).toEqual([]);
    },
    onCrash: (error) => {
      throw error as Error;
    },
  });
}

let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const site = makeLittleSite({ "site/brand.yaml": 'look: clinic\ncolors:\n  main: "#5b2a5e"\n' });
  served = await serve(site.root, site.file(".dentalsite"));
});

afterAll(() => served.close());

test("all looks are in frames of one page, as on a desk and on a phone", async () => {
  // The browser of other tests does not know the name localhost.
  const browser = await launchBrowser({
    args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost", ...browserFlags],
  });
  const page = await browser.newPage();
  await page.goto(served.overview);
  const frames = page.frames().filter((each) => each !== page.mainFrame());
  expect(frames).toHaveLength(2 * lookNames.length);
  const styles = new Set<string>();
  for (const frame of frames) {
    expect(await frame.locator("h1").count(), frame.url()).toBe(1);
    styles.add(await frame.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily"));
  }
  expect(styles.size).toBe(lookNames.length);
});

test("no other page may show a look in a frame", async () => {
  for (const { address } of served.looks) {
    const { headers } = await fetch(address);
    const { origin } = new URL(served.overview);
    expect(headers.get("Content-Security-Policy"), address).toContain(`frame-ancestors ${origin};`);
  }
  const foreign = await fetch(served.overview, { headers: { Origin: "https://example.com" } });
  expect(foreign.status).toBe(403);
});

test("a folder without a site is refused", async () => {
  const folder = makeTemporaryFolder();
  await expect(serve(folder, folder)).rejects.toThrow(UsageError);
});
