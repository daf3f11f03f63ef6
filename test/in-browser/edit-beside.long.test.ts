import type { FrameLocator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { startForms } from "../support/forms.ts";
import { makeLittleSite } from "../support/little-site.ts";

/* The page beside a form, with the server of `dentalsite edit`. */

const formOf = (path: string): string => `#/edit/${encodeURIComponent(path)}`;
const service = "site/services/cleanings.md";

async function openBeside(path: string, width = 1440): Promise<{ page: Page; beside: FrameLocator }> {
  const { origin, token } = await startForms(makeLittleSite().root);
  const context = await (await openBrowser()).newContext({ viewport: { width, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${origin}/#${token}`);
  await page.locator("h1").waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(formOf(path))}`);
  return { page, beside: page.frameLocator("iframe") };
}

const isFocused = (page: Page, name: string): Promise<void> =>
  expect.poll(() => page.evaluate<string>("document.activeElement.id")).toBe(`field-${name}`);

test("a click on words in the page beside a form leads to their field, in this file or in another one", async () => {
  const { page, beside } = await openBeside(service);
  for (const [words, name] of [
    ["What happens at a cleaning, from the first look to the polish.", "/description"],
    ["A light meal is fine.", "/sectionOneData/0/description"],
    ["A study of cleanings, 2020.", "/sources/0"],
    ["It takes half an hour.", "/descriptionToBeParsed"],
    ["Your visit", "body"],
  ] as const) {
    await beside.getByText(words).first().click();
    await isFocused(page, name);
  }
  await beside.getByText("Talk to us").click();
  await page.getByRole("heading", { name: "Groups of services" }).waitFor();
  await isFocused(page, "/template/nextStepTitle");
  const { y } = (await page.locator(":focus").boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(800);
});

test("a link in the page beside a form leads to its words, and a link without any in the files is followed", async () => {
  const { page, beside } = await openBeside(service);
  const link = beside.locator("main li a[href$='/about/address/']");
  await link.click();
  await isFocused(page, "/sectionOneData/1/description");
  const frame = page.frames()[1]!;
  await frame.evaluate(`document.querySelector("main li a[href$='/about/address/']").textContent = "?"`);
  await link.click();
  await expect.poll(() => new URL(frame.url()).pathname).toMatch(/\/about\/address\/$/);
});

test("after a save the page scrolls to what is new, and on a narrow screen a click on words leads back to the form", async () => {
  const { page, beside } = await openBeside(service, 390);
  const source = page.locator('[id="field-/sources/0"]');
  await source.fill("A study of polishing, 2021.");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saved. The page shows it.").waitFor();
  await page.getByRole("button", { name: "Show the page" }).click();
  const words = beside.getByText("A study of polishing, 2021.");
  const isInView = async (): Promise<boolean> => {
    const box = await words.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 800;
  };
  await expect.poll(isInView).toBe(true);
  await words.click();
  await isFocused(page, "/sources/0");
  expect(await source.isVisible()).toBe(true);
});
