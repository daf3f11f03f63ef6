import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { testFlags } from "../support/browser-flags.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { startStaticHost } from "../support/static-host.ts";

/** A folder that is gone when the test ends. */
function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "dentalsite-speculation-"));
  // A browser's helper processes keep writing for a moment, and rmSync's own retries do not look for new files.
  onTestFinished(() =>
    vi.waitFor(
      () => {
        rmSync(folder, { recursive: true, force: true });
      },
      { timeout: 10_000 },
    ),
  );
  return folder;
}

/** The pages that a browser prepares while it shows the home page. Playwright does not drive it, because driven ones prepare none. */
async function watchPrerendering(folder: string): Promise<Set<string>> {
  const prepared = new Set<string>();
  const host = await startStaticHost(folder, {
    prepare: ({ headers, url }) => {
      if (headers["sec-purpose"]?.includes("prerender") && headers["sec-fetch-dest"] === "document") prepared.add(url!);
      return Promise.resolve();
    },
  });
  onTestFinished(host.close);
  const { executablePath, env } = inject("browser");
  const args = [...testFlags, "--headless=new", `--user-data-dir=${makeFolder()}`, `${host.origin}/`];
  const browser = spawn(executablePath, args, { env: { ...process.env, ...env }, stdio: "ignore", detached: true });
  onTestFinished(async () => {
    const gone = once(browser, "exit");
    process.kill(-browser.pid!, "SIGKILL");
    await gone;
  });
  return prepared;
}

test("the browser prepares pages by the site's rules, under the policy of every page", async () => {
  const { folder, pages } = await openShippedSite();
  const copy = makeFolder();
  cpSync(folder, copy, { recursive: true });
  // The shipped rules prepare a page when the pointer rests on its link, and this browser has no pointer.
  const file = path.join(copy, "speculation-rules.json");
  const rules = readFileSync(file, "utf8");
  expect(rules).toContain('"eagerness":"moderate"');
  writeFileSync(file, rules.replace('"moderate"', '"immediate"'));
  // No rule may prepare a file that a page links to.
  for (const name of ["form.pdf", "prices.txt", "plain"]) writeFileSync(path.join(copy, name), "A form.");
  const home = path.join(copy, "index.html");
  const links = '<a href="/form.pdf">Form</a><a href="/prices.txt">Prices</a><a href="/plain">Plain</a>';
  writeFileSync(home, readFileSync(home, "utf8").replace("</main>", `${links}</main>`));

  const prepared = await watchPrerendering(copy);
  await expect.poll(() => prepared.size).toBeGreaterThan(1);
  expect([...prepared].filter((address) => !pages.includes(address))).toEqual([]);
});
