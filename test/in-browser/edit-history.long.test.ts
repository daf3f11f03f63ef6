import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { findInBoth } from "./axe.ts";
import { openBrowser } from "../support/browser.ts";
import { git, makeCheckout } from "../support/checkout.ts";
import { startForms, type RunningForms } from "../support/forms.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { readTree } from "../support/read-tree.ts";

/*
 * The one history of a page: Undo in its form, and "As it was", with the server of `dentalsite edit` and a practice's folder.
 */

const bridges = "site/services/bridges.md";
const office = "site/offices/port-ansel.md";
const formOf = (file: string): string => `#/edit/${encodeURIComponent(file)}`;

/** Opens a window of its own, as another person or another day would. */
async function openWindow({ origin, token }: RunningForms, hash: string, locale = "en"): Promise<Page> {
  const context = await (await openBrowser()).newContext({ locale, viewport: { width: 1000, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${origin}/#${token}`);
  await page.locator("h1").waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  return page;
}

const phoneOf = (page: Page): ReturnType<Page["locator"]> => page.locator('[id="field-/phone"]');
const cityOf = (page: Page): ReturnType<Page["locator"]> => page.locator('[id="field-/address/city"]');

async function save(page: Page, said = "Saved. The page shows it."): Promise<void> {
  await page.locator(".bar button.main").click();
  await page.getByText(said).waitFor({ state: "attached" });
}

const inLanguages = [
  {
    locale: "en",
    ...{ open: "Rename or delete", ask: "Delete", yes: /^Yes, delete/, saved: "Saved. The page shows it." },
    ...{
      changed: "What changed",
      gone: "It was deleted.",
      back: /^Bring back/,
      isBack: "It is back, with the links to it.",
    },
  },
  {
    locale: "es",
    ...{ open: "Cambiar de nombre o eliminar", ask: "Eliminar", yes: /^Sí, eliminar/ },
    ...{ saved: "Guardado. La página ya lo muestra.", changed: "Qué cambió", gone: "Fue eliminado." },
    ...{ back: /^Recuperar/, isBack: "Está otra vez aquí, con los enlaces que llevan a él." },
  },
];

test.each(inLanguages)(
  "a deleted page comes back as it was saved last, with the links to it, in another window and another run ($locale)",
  async ({ locale, open, ask, yes, saved, changed, gone, back, isBack }) => {
    const { site } = makeCheckout();
    const forms = await startForms(site.root);
    const first = await openWindow(forms, formOf(bridges), locale);
    await first.locator('[id="field-/mainTitleText"]').fill("Bridges that last");
    await save(first, saved);
    const before = readTree(site.file("site"));
    await first.getByText(open).click();
    await first.getByRole("button", { name: ask, exact: true }).click();
    await first.getByRole("button", { name: yes }).click();
    await expect.poll(() => Object.keys(readTree(site.file("site"))).includes("services/bridges.md")).toBe(false);
    await first.context().close();
    await forms.close();

    const later = await openWindow(await startForms(site.root), "#/changes", locale);
    await later.getByRole("heading", { name: changed }).waitFor();
    await later.getByRole("link", { name: "Bridges" }).first().click();
    await later.getByText(gone).waitFor();
    expect(await findInBoth(later)).toEqual([]);
    await later.getByRole("button", { name: back }).first().click();
    await later.getByText(isBack).waitFor({ state: "attached" });
    expect(await later.locator('[id="field-/mainTitleText"]').inputValue()).toBe("Bridges that last");
    expect(readTree(site.file("site"))).toEqual(before);
  },
);

test("a page that was never published comes back although its links have changed and its name was another one", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const page = await openWindow(forms, formOf(bridges));
  await page.getByText("Rename or delete").click();
  await page.getByLabel("Name in the address").fill("fixed-bridges");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect.poll(() => decodeURIComponent(page.url())).toContain("fixed-bridges.md");
  await page.locator('[id="field-/mainTitleText"]').fill("Fixed bridges");
  await save(page);
  const text = site.read("site/services/fixed-bridges.md");
  await page.getByText("Rename or delete").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: /^Yes, delete/ }).click();
  await page.getByRole("heading", { name: "What would you like to change?" }).waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(formOf("site/doctors/ana-cole.md"))}`);
  const redirects = site.read("site/redirects.yaml");
  site.write("site/redirects.yaml", `${redirects}- { from: /old-page, to: /services/cleanings }\n`);
  await page.evaluate(`location.hash = ${JSON.stringify(formOf("site/services/fixed-bridges.md"))}`);
  await page.getByText("It was deleted.").waitFor();
  await page
    .getByRole("button", { name: /^Bring back/ })
    .first()
    .click();
  await page.locator('[id="field-/mainTitleText"]').waitFor();
  expect(site.read("site/services/fixed-bridges.md")).toBe(text);
  expect(site.read("site/redirects.yaml")).not.toMatch(/from: \/services\/fixed-bridges/);
  expect(site.read("site/redirects.yaml")).toContain("/old-page");
});

test("a rename is taken back by renaming, and leaves nothing that is not published", async () => {
  const { site } = makeCheckout();
  const page = await openWindow(await startForms(site.root), formOf(bridges));
  for (const name of ["fixed-bridges", "bridges"]) {
    await page.getByText("Rename or delete").click();
    await page.getByLabel("Name in the address").fill(name);
    await page.getByRole("button", { name: "Rename" }).click();
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`/${name}.md`);
  }
  expect(git(site.root, "status", "--porcelain", "site")).toBe("");
});

test("each save is listed with its time and what changed in words, and any of them comes back into the form", async () => {
  const { site } = makeCheckout();
  const before = site.read(office);
  const page = await openWindow(await startForms(site.root), formOf(office));
  await phoneOf(page).fill("(503) 555-0111");
  await save(page);
  await cityOf(page).fill("New Port");
  await phoneOf(page).fill("(503) 555-0122");
  await save(page);
  await page.reload();
  await phoneOf(page).fill("(503) 555-0133");
  await page.getByText("As it was", { exact: true }).click();
  const earlier = page.locator(".earlier > li");
  await expect.poll(() => earlier.count()).toBe(5);
  const said = (await earlier.allTextContents()).map((each) => each.replace(/\s+/g, " "));
  expect(said[0]).toMatch(/^As it was saved last/);
  expect(said[1]).toMatch(/^\w+ \d+, \d{4} at \d+:\d\d [AP]M.*Phone for patients.*0111.*0122.*Address, City.*New Port/);
  expect(said[2]).toMatch(/Phone for patients.*0187.*0111/);
  expect(said.slice(3)).toEqual([
    expect.stringMatching(/^Before that/),
    expect.stringMatching(/^As it was published last/),
  ]);
  expect(await findInBoth(page)).toEqual([]);
  await earlier.nth(2).getByRole("button").click();
  expect([await phoneOf(page).inputValue(), await cityOf(page).inputValue()]).toEqual(["(503) 555-0111", "Port Ansel"]);
  await page.getByRole("button", { name: "Undo" }).click();
  expect([await phoneOf(page).inputValue(), await cityOf(page).inputValue()]).toEqual(["(503) 555-0133", "New Port"]);
  await earlier.last().getByRole("button").click();
  await save(page);
  expect(site.read(office)).toBe(before);
});

test("after a reload, “Keep mine” changes my field only, and what somebody else has saved beside it stays", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const page = await openWindow(forms, formOf(office));
  await phoneOf(page).fill("(503) 555-0100");
  await expect.poll(async () => (await forms.open()).drafts.length).toBe(1);
  const theirs = site
    .read(office)
    .replace(/^phone: .*$/m, "phone: (503) 555-0111")
    .replace("Port Ansel", "New Port");
  site.write(office, theirs);
  await page.getByText("Somebody else has changed this meanwhile").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Keep mine" }).click();
  expect(await cityOf(page).inputValue()).toBe("New Port");
  await save(page);
  expect(site.read(office)).toBe(theirs.replace("555-0111", "555-0100"));
});

test("what is typed in one window is in the other at once, and both fields are saved", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const [one, other] = [await openWindow(forms, formOf(office)), await openWindow(forms, formOf(office))];
  await phoneOf(one).fill("(503) 555-0100");
  await expect.poll(() => phoneOf(other).inputValue()).toBe("(503) 555-0100");
  await cityOf(other).fill("New Port");
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => cityOf(one).inputValue()).toBe("New Port");
  await save(one);
  expect(site.read(office)).toMatch(/^phone: \(503\) 555-0100$/m);
  expect(site.read(office)).toContain("New Port");
});

test("Undo goes back to what was saved, also after a reload", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const page = await openWindow(forms, formOf(office));
  const before = await phoneOf(page).inputValue();
  await phoneOf(page).fill("(503) 555-0100");
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await phoneOf(page).inputValue()).toBe(before);
  await expect.poll(async () => (await forms.open()).drafts.filter(({ text }) => text !== undefined)).toEqual([]);
});
