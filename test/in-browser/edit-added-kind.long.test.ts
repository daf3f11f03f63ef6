import { expect, test } from "vitest";
import { makeLittleSite } from "../support/little-site.ts";
import type { MemoryPlace } from "../support/memory-place.ts";
import { openContent, openForms } from "./open-forms.ts";

const rosa = `---
# Rosa's page
mainTitleText: Rosa Marsh
description: Rosa cleans teeth.
portrait: pictures/doctor.svg
portraitAlt: Rosa at her chair.
since: 2026-11
position: 1
---
She likes quiet mornings.
`;
const ada = "---\nmainTitleText: Ada Reed\ndescription: Ada polishes.\n---\nShe paints.\n";
const file = "site/staff/rosa-marsh.md";

test("a kind that is added has its list, form, mistakes and new entries, without a word about it in the forms", async () => {
  const content = openContent(makeLittleSite({ [file]: rosa, "site/staff/ada-reed.md": ada }).root);
  const page = await openForms(content, "#/", { hasAddedKind: true });
  const field = (name: string) => page.locator(`[id="field-${name}"]`);
  const save = async (): Promise<MemoryPlace["saved"][number] | undefined> => {
    await page.getByRole("button", { name: /^Save/ }).click();
    await page.getByText("Saved. The page shows it.").waitFor();
    return (await page.evaluate<MemoryPlace["saved"]>("place.saved")).at(-1);
  };

  await page.getByRole("link", { name: "Rosa Marsh" }).first().click();
  await page.getByRole("heading", { name: "Rosa Marsh", level: 1 }).waitFor();
  expect(await page.getByLabel("Since").getAttribute("id")).toBe("field-/since");
  await field("/since").fill("long ago");
  await page.locator('[id="problems-/since"] .error').waitFor();
  await field("/since").fill("2025-03");
  await page.locator('[id="problems-/since"] .error').waitFor({ state: "detached" });
  await page.locator("form > .others > summary").last().click();
  await page.getByRole("button", { name: "Course" }).click();
  await field("/course").selectOption("/services/cleanings");
  await field("body").fill("She likes quiet mornings, and tea.\n");
  const [saved] = (await save())!;
  expect(saved).toEqual({
    path: file,
    base: rosa,
    text: rosa
      .replace("2026-11\n", '"2025-03"\n')
      .replace("position: 1\n", "position: 1\ncourse: /services/cleanings\n")
      .replace("mornings.", "mornings, and tea."),
  });

  await page.evaluate('location.hash = "#/"');
  await page.locator('a[href="#/new/hygienist"]').first().click();
  await page.locator("#new-title").fill("Ben Lake");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Ben Lake" }).waitFor();
  await field("/description").fill("Ben explains how to brush.");
  await field("body").fill("He draws.\n");
  const [entry] = (await save())!;
  expect(entry).toEqual({
    path: "site/staff/ben-lake.md",
    text: "---\nmainTitleText: Ben Lake\ndescription: Ben explains how to brush.\n---\nHe draws.\n",
  });
});
