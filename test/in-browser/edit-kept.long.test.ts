import { existsSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { git, makeCheckout } from "../support/checkout.ts";
import { openBrowser } from "../support/browser.ts";
import { startForms, type RunningForms } from "../support/forms.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { listTree } from "../support/read-tree.ts";

/*
 * What was typed and is not saved, with the server of `dentalsite edit` and a practice's folder.
 */

const office = `#/edit/${encodeURIComponent("site/offices/port-ansel.md")}`;
const typed = "(503) 555-0100";
const phoneIn = (page: Page): Locator => page.locator('[id="field-/phone"]');

/** Opens the address that the command prints, then the form of an office from the list. */
async function openOffice({ origin, token }: RunningForms, known?: BrowserContext): Promise<Page> {
  const context = known ?? (await (await openBrowser()).newContext({ viewport: { width: 1000, height: 800 } }));
  if (known === undefined) onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${origin}/#${token}`);
  await page.locator("h1").waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(office)}`);
  await phoneIn(page).waitFor();
  return page;
}

/** Types into the field and leaves the page right after it, sooner than a person could. */
async function typeAndLeave(page: Page, value: string, leave: string): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.evaluate(`setTimeout(() => {
    const phone = document.getElementById("field-/phone");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(phone, ${JSON.stringify(value)});
    phone.dispatchEvent(new Event("input", { bubbles: true }));
    ${leave};
  })`);
  await loaded;
}

/** Reads the draft of the office in a practice's folder; empty if there is none. */
function readDrafts(site: LittleSite): string {
  const file = ".dentalsite/forms/drafts/site/offices/port-ansel.md.json";
  return existsSync(site.file(file)) ? site.read(file) : "";
}

test("what was typed is there after reloading at once, after Back and Forward, and after visiting another site", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const page = await openOffice(forms);
  await typeAndLeave(page, typed, "location.reload()");
  await phoneIn(page).waitFor();
  expect(await phoneIn(page).inputValue()).toBe(typed);
  await phoneIn(page).fill(`${typed}9`);
  await page.goBack();
  await page.getByRole("heading", { name: "Not saved yet" }).waitFor();
  await page.goForward();
  expect(await phoneIn(page).inputValue()).toBe(`${typed}9`);
  const { origin } = (await forms.open()).preview;
  await typeAndLeave(page, `${typed}8`, `location.href = ${JSON.stringify(origin)}`);
  await page.goBack();
  await phoneIn(page).waitFor();
  expect(await phoneIn(page).inputValue()).toBe(`${typed}8`);
  expect(readDrafts(site)).toContain(`${typed}8`);
  expect(site.read("site/offices/port-ansel.md")).not.toContain(typed);
});

test("a window says that the command ended, holds what is typed since, and the next start of the command has the rest", async () => {
  const site = makeLittleSite();
  const first = await startForms(site.root);
  const page = await openOffice(first);
  await phoneIn(page).fill(typed);
  await expect.poll(() => readDrafts(site)).toContain(typed);
  await first.close();
  await page.getByText("No connection.", { exact: false }).waitFor();
  await phoneIn(page).fill(`${typed}9`);
  const asked = page.waitForEvent("dialog", { timeout: 8000 });
  await page.evaluate("void setTimeout(() => location.reload())");
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  expect(await phoneIn(page).inputValue()).toBe(`${typed}9`);
  const later = await openOffice(await startForms(site.root));
  expect(await phoneIn(later).inputValue()).toBe(typed);
});

test("a window of the command's last run goes on once the new run has opened its own, and hands over what was typed", async () => {
  const site = makeLittleSite();
  const first = await startForms(site.root);
  const page = await openOffice(first);
  await first.close();
  await page.getByText("No connection.", { exact: false }).waitFor();
  await phoneIn(page).fill(typed);
  const second = await startForms(site.root);
  expect([second.origin, second.token === first.token]).toEqual([first.origin, false]);
  await openOffice(second, page.context());
  await page.getByText("No connection.", { exact: false }).waitFor({ state: "detached" });
  await expect.poll(() => readDrafts(site)).toContain(typed);
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect.poll(() => site.read("site/offices/port-ansel.md")).toContain(typed);
});

test("Publish sends what was saved, says when, and has nothing left to publish", async () => {
  const { site, server } = makeCheckout();
  const forms = await startForms(site.root);
  const page = await openOffice(forms);
  await phoneIn(page).fill(typed);
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saved. The page shows it.").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "What changed" }).click();
  const button = page.getByRole("button", { name: /^Publish to / });
  await page.getByRole("heading", { name: "Phone for patients" }).waitFor();
  await button.click();
  await page.getByText(/^Sent at \d+:\d\d/).waitFor();
  await page.getByText("Nothing has changed since then.").waitFor();
  expect(await button.isDisabled()).toBe(true);
  expect(git(server, "show", "main:site/offices/port-ansel.md")).toContain(typed);
});

test("a form does not say that what was typed is kept while it cannot be, asks before it closes, and keeps it later", async () => {
  const site = makeLittleSite();
  const page = await openOffice(await startForms(site.root));
  rmSync(site.file(".dentalsite/forms"), { recursive: true, force: true });
  site.write(".dentalsite/forms", "A file in place of the folder.\n");
  await phoneIn(page).fill(typed);
  const said = page.locator(".bar .state");
  await page.getByText("What you typed is only in this window", { exact: false }).waitFor();
  expect(await said.textContent()).not.toContain("is kept");
  const asked = page.waitForEvent("dialog", { timeout: 8000 });
  await page.evaluate("void setTimeout(() => location.reload())");
  await (await asked).dismiss();
  rmSync(site.file(".dentalsite/forms"));
  await page.getByText("Not saved yet. What you typed is kept.").waitFor();
  expect(readDrafts(site)).toContain(typed);
});

test("a picture that is replaced under its name is shown", async () => {
  const site = makeLittleSite();
  const page = await openOffice(await startForms(site.root));
  await page.evaluate(`location.hash = "#/edit/${encodeURIComponent("site/practice.yaml")}"`);
  const widthOf = (): Promise<number> => page.evaluate(`document.querySelector(".thumb img")?.naturalWidth ?? 0`);
  await expect.poll(widthOf).toBeGreaterThan(0);
  const [name = ""] = await page.locator(".thumb:has(img) .file-name").allTextContents();
  const before = await widthOf();
  const file = site.file(listTree(site.root).find((each) => each.endsWith(`/${name}`))!);
  const { width, height } = await sharp(file).metadata();
  writeFileSync(
    file,
    await sharp(file)
      .resize(width * 2, height * 2, { fit: "fill" })
      .toBuffer(),
  );
  await expect.poll(widthOf).toBe(before * 2);
});

test("a claim is judged at its field while it is typed, before anything is saved, and no longer when it is corrected", async () => {
  const forms = await startForms(makeLittleSite().root);
  const page = await openOffice(forms);
  await page.evaluate(`location.hash = ${JSON.stringify(`#/edit/${encodeURIComponent("site/home.yaml")}`)}`);
  const title = page.locator('[id="field-/heroTitle"]');
  const advice = page.locator('[id="problems-/heroTitle"] .problem');
  await title.fill("The best dentist in town");
  await expect.poll(() => advice.allInnerTexts()).toEqual([expect.stringContaining("best dentist")]);
  await title.fill("A dentist in town");
  await expect.poll(() => advice.count()).toBe(0);
  await title.fill("The best dentist in town");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saved. The page shows it.").waitFor();
  await expect.poll(() => advice.allInnerTexts()).toEqual([expect.stringContaining("best dentist")]);
  expect((await forms.open()).drafts.filter(({ text }) => text !== undefined)).toEqual([]);
  await title.fill("A dentist in town");
  await expect.poll(() => advice.count()).toBe(0);
});

test("the address without its token, as a bookmark has it, says how to open the forms", async () => {
  const { origin } = await startForms(makeLittleSite().root);
  const context = await (await openBrowser()).newContext({ locale: "es" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(origin);
  await expect.poll(() => page.locator("body").innerText()).toContain("Ábralos con “Editar el sitio web”");
});
