import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, afterAll, expect, test } from "vitest";
import { openBuilt } from "../support/browser.ts";
import { openShippedSite } from "../support/shipped-site.ts";

/*
 * Tests of a host that does not read _headers, so that only the policy in the page applies.
 */

const copy = mkdtempSync(path.join(tmpdir(), "dentalsite-no-headers-"));
const attack =
  "<base href='/elsewhere/'><script>document.documentElement.dataset.ran = 'script'</script>" +
  "<img src='nothing' onerror=\"document.documentElement.dataset.ran = 'handler'\">" +
  "<object data='/assets/' onerror=\"document.documentElement.dataset.ran = 'object'\"></object>";
const pages = ["", "about/address/", "services/veneers/", "404.html"];

beforeAll(async () => {
  cpSync((await openShippedSite()).folder, copy, { recursive: true });
  writeFileSync(path.join(copy, "_headers"), "");
  const home = readFileSync(path.join(copy, "index.html"), "utf8");
  expect(home).toContain("<main");
  writeFileSync(path.join(copy, "attacked.html"), home.replace("<main", `${attack}<main`));
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const watch =
  "addEventListener('securitypolicyviolation', (event) => (window.refused ??= []).push(event.effectiveDirective), true)";

test.for(pages)("the policy in the page refuses nothing of ours on /%s, and its script runs", async (address) => {
  const page = await openBuilt(copy, "/", address, {}, watch);
  await page.waitForLoadState();
  expect(await page.evaluate("window.refused")).toBeUndefined();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").filter((each) => /\/assets\/site\.[\da-f]+\.js$/.test(each.name)),
  );
  expect(loaded).toHaveLength(1);
});

test("the policy in the page refuses foreign scripts, handlers, objects and another base", async () => {
  const page = await openBuilt(copy, "/", "attacked.html", {}, watch);
  await page.waitForLoadState();
  await expect
    .poll(() => page.evaluate("[...new Set(window.refused)].sort()"))
    .toEqual(["base-uri", "object-src", "script-src-attr", "script-src-elem"]);
  expect(await page.evaluate("document.documentElement.dataset.ran")).toBeUndefined();
  expect(await page.evaluate("document.baseURI")).toBe(page.url());
});
