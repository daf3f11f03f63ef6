import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { MemoryPlace } from "../support/memory-place.ts";
import { findInBoth } from "../support/axe.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { openContent, openForms } from "../support/open-forms.ts";

const content = openContent(makeLittleSite().root);
const office = "site/offices/port-ansel.md";
const formOf = (path: string): string => `#/edit/${encodeURIComponent(path)}`;
const savedIn = (page: Page): Promise<MemoryPlace["saved"]> => page.evaluate<MemoryPlace["saved"]>("place.saved");

test("what is typed is saved, and nothing else in the file changes", async () => {
  const page = await openForms(content, formOf(office));
  await page
    .getByLabel(/^Phone/)
    .first()
    .fill("(503) 555-0100");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saved. The page shows it.").waitFor();
  const { text, state } = content.files.find(({ path }) => path === office)!;
  const [, phone] = /^phone: (.*)$/m.exec(text!)!;
  expect(await savedIn(page)).toEqual([[{ path: office, base: state, text: text!.replace(phone!, "(503) 555-0100") }]]);
});

test("forms have no faults of access in light and dark, and fit on a narrow screen", async () => {
  for (const hash of ["#/", formOf(office), formOf("site/home.yaml"), formOf("site/services/bridges.md")]) {
    const page = await openForms(content, hash, { viewport: { width: 320, height: 800 } });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
    expect(await findInBoth(page)).toEqual([]);
  }
});
