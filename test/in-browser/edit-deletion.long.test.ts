import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { MemoryPlace } from "../support/memory-place.ts";
import { findInBoth } from "./axe.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { openContent, openForms } from "./open-forms.ts";

const content = openContent(makeLittleSite().root);
const page = "site/services/bridges.md";
const translation = "site/es/services/bridges.md";
const original = content.files.find((file) => file.path === page)!;
const withTranslation = [
  ...content.files.filter(({ path }) => path !== translation),
  { ...original, path: translation, state: "translated" },
];
const savedIn = (window: Page): Promise<MemoryPlace["saved"]> => window.evaluate<MemoryPlace["saved"]>("place.saved");

const inLanguages = [
  {
    locale: "en",
    ...{ open: "Rename or delete", ask: "Delete", yes: /^Yes, delete/, says: /^This deletes Bridges/ },
    ...{ links: /^Links to it are changed in these places: ./, back: /^Bring back/ },
  },
  {
    locale: "es",
    ...{ open: "Cambiar de nombre o eliminar", ask: "Eliminar", yes: /^Sí, eliminar/, says: /^Esto elimina: Bridges/ },
    ...{ links: /^Los enlaces que llevan ahí/, back: /^Recuperar/ },
  },
];

test.each(inLanguages)(
  "a double click or double Enter on “Delete” deletes nothing, and a new page comes back with its translation ($locale)",
  async ({ locale, open, ask, yes, says, links, back }) => {
    const published = [page, translation].map((path) => ({ path, isNew: true }));
    const files = { ...content, files: withTranslation, published };
    const window = await openForms(files, `#/edit/${encodeURIComponent(page)}`, { locale });
    await window.getByText(open).click();
    const button = window.getByRole("button", { name: ask, exact: true });
    await button.dblclick();
    await window.getByText(says).waitFor();
    await window.getByText(links).waitFor();
    await button.focus();
    await window.keyboard.press("Enter");
    await window.keyboard.press("Enter");
    expect(await savedIn(window)).toEqual([]);
    expect(await findInBoth(window)).toEqual([]);
    await window.getByRole("button", { name: yes }).click();
    await expect.poll(async () => (await savedIn(window)).length).toBe(1);
    const deleted = (await savedIn(window))[0]!;
    expect(deleted.filter(({ text }) => text === undefined).map(({ path }) => path)).toEqual([page, translation]);

    await window.evaluate(`location.hash = "#/edit/${encodeURIComponent(page)}"`);
    await window.getByRole("button", { name: back }).last().click();
    await expect.poll(async () => (await savedIn(window)).length).toBe(2);
    const texts = new Map(withTranslation.map(({ path, text }) => [path, text]));
    const restored = (await savedIn(window))[1]!.map(({ path, text }) => [path, text] as const);
    expect(restored.map(([path]) => path).sort()).toEqual(deleted.map(({ path }) => path).sort());
    for (const [path, text] of restored) expect(text, path).toBe(texts.get(path));
  },
);

test.each([
  ["is not saved yet", withTranslation.filter(({ path }) => path !== translation), {}],
  ["was changed and is not saved", withTranslation, { base: original.text! }],
])("a page whose translation %s is not deleted", async (_, saved, base) => {
  const typed = { path: translation, ...base, text: `${original.text!}\nMás.\n`, number: 1 };
  const files = { ...content, files: saved, drafts: [typed] };
  const window = await openForms(files, `#/edit/${encodeURIComponent(page)}`);
  await window.getByText("Rename or delete").click();
  await window.getByRole("button", { name: "Delete", exact: true }).click();
  await window.getByText("Something typed in Bridges (español) is not saved yet.").waitFor();
  expect(await window.getByRole("button", { name: /^Yes, delete/ }).count()).toBe(0);
  expect(await savedIn(window)).toEqual([]);
});

test("the second click of a double click takes out no other item, and Undo goes back at each click", async () => {
  const window = await openForms(content, `#/edit/${encodeURIComponent("site/offices/port-ansel.md")}`);
  const removals = window.getByRole("group").getByRole("button", { name: /^Remove: / });
  for (const details of await window.locator("form details").all())
    await details.evaluate("each => (each.open = true)");
  const before = await removals.count();
  await removals.first().dblclick();
  expect(await removals.count()).toBeLessThan(before);
  const afterOne = await window.locator("form").innerText();
  await window.getByRole("button", { name: "Undo" }).click();
  expect(await removals.count()).toBe(before);
  await removals.first().click();
  expect(await window.locator("form").innerText()).toBe(afterOne);
});
