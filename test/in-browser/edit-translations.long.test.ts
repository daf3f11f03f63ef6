import { expect, test } from "vitest";
import type { MemoryPlace } from "../support/memory-place.ts";
import { findInBoth } from "./axe.ts";
import { makePractice } from "../support/little-site.ts";
import { openContent, openForms } from "./open-forms.ts";

const content = openContent(makePractice("bilingual").root);
const spanish = "site/es/services/fillings.md";
const textOf = (path: string): string => content.files.find((file) => file.path === path)!.text!;

test("a translation shows its original beside each text, what changed there, and who has read it now", async () => {
  const original = "site/services/fillings.md";
  const text = textOf(original).replace(/^mainTitleText: .*$/m, "mainTitleText: New fillings");
  const files = content.files.map((file) => (file.path === original ? { ...file, text } : file));
  const page = await openForms({ ...content, files }, `#/edit/${encodeURIComponent(spanish)}`);
  await page.getByText("The original has changed since this was translated.").waitFor();
  await page.getByText(/^Changed there: /).waitFor();
  expect(await page.locator(".original .text").first().textContent()).toBe("New fillings");
  expect(await findInBoth(page)).toEqual([]);
  await page.getByLabel("Your name").fill("Ana Ruiz, DDS");
  await page.getByRole("button", { name: "I have read this" }).click();
  await page.getByText("This translates the original as it is now.").waitFor();
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saved. The page shows it.").waitFor();
  const [[saved]] = await page.evaluate<[[{ text: string }]]>("place.saved");
  expect(saved.text).toMatch(/^original:\n {2}texts: \w{5} /m);
  expect(saved.text).toContain("reviewedBy: Ana Ruiz, DDS");
});

test("a file without a translation gets one with its texts", async () => {
  const page = await openForms(content, `#/edit/${encodeURIComponent("site/services/sedation.md")}`);
  await page.getByRole("button", { name: "Add a translation (Spanish)" }).click();
  await page.getByText("This translates the original as it is now.").waitFor();
  const kept = async (): Promise<MemoryPlace["kept"]> => page.evaluate<MemoryPlace["kept"]>("place.kept");
  await expect.poll(async () => (await kept()).at(-1)?.path).toBe("site/es/services/sedation.md");
  expect((await kept()).at(-1)?.text).toMatch(/^original:\n {2}texts: \w{5} /m);
});

test("each item of a list shows its own original after two of those have changed places, and a new one may be translated", async () => {
  const [original, translation] = ["site/navigation.yaml", "site/es/navigation.yaml"];
  const home = /^ {2}- label: Home\n {4}href: \/\n\n/m;
  const moved = textOf(original)
    .replace(home, "")
    .replace(/(?=^footer:)/m, "  - label: Start\n    href: /\n\n  - label: Home\n    href: /\n\n");
  const files = content.files.map((file) => (file.path === original ? { ...file, text: moved } : file));
  const page = await openForms({ ...content, files }, `#/edit/${encodeURIComponent(translation)}`);
  const field = page.locator('[id="field-/menu/0/label"]');
  await page.locator('[id="field-/menu/0"]').click();
  expect(await field.inputValue()).toBe("Inicio");
  expect(await page.locator(".field:has([id='field-/menu/0/label']) .original .text").textContent()).toBe("Home");
  const start = page.locator(".untranslated", { hasText: "Start" });
  await start.getByRole("button", { name: "Translate this" }).click();
  await expect.poll(() => start.count()).toBe(0);
  await page.locator('[id="field-/menu/4/label"]').fill("Empezar");
  expect(await page.locator(".field:has([id='field-/menu/4/label']) .original .text").textContent()).toBe("Start");
});

test("a form leads from its top to the same in each other language in which it is there", async () => {
  const page = await openForms(content, `#/edit/${encodeURIComponent("site/services/fillings.md")}`);
  await page.locator(".way").getByRole("link", { name: "Spanish version" }).click();
  await page.getByRole("link", { name: "English version" }).waitFor();
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#/edit/${spanish}`);
  await page.locator(".way").getByRole("link", { name: "English version" }).click();
  await page.getByRole("link", { name: "Spanish version" }).waitFor();
  await page.evaluate(`location.hash = "#/edit/${encodeURIComponent("site/services/sedation.md")}"`);
  await page.getByRole("button", { name: "Add a translation (Spanish)" }).waitFor();
  expect(await page.locator(".way .version").count()).toBe(0);
});

test("a reading is not noted before everything is translated, and without the name of whoever has read it now", async () => {
  const begun = "site/es/services/sedation.md";
  const page = await openForms(content, `#/edit/${encodeURIComponent("site/services/sedation.md")}`);
  await page.getByRole("button", { name: "Add a translation (Spanish)" }).click();
  const read = page.getByRole("button", { name: "I have read this" });
  await read.click();
  await page.getByText("Most of it is still as in the original. Translate it first.").waitFor();
  expect(await page.evaluate<MemoryPlace["kept"]>("place.kept")).not.toContainEqual(
    expect.objectContaining({ path: begun, text: expect.stringContaining("reviewedBy") as string }),
  );
  const files = content.files.map((file) =>
    file.path === spanish
      ? {
          ...file,
          text: textOf(spanish)
            .replace(/^reviewedBy: .*\n/m, "")
            .replace(/^ {2}texts: .*$/m, "  texts: 00000")
            .replace(/^---\n/, "---\nreviewedBy: Ana Ruiz\n"),
        }
      : file,
  );
  const other = await openForms({ ...content, files }, `#/edit/${encodeURIComponent(spanish)}`);
  await other.getByRole("button", { name: "I have read this" }).click();
  await other.getByText("Ana Ruiz read it when the original said something else.", { exact: false }).waitFor();
  expect(await other.evaluate("document.activeElement.id")).toBe("field-who-read");
  await other.getByLabel("Your name").fill("Eva Sol");
  await other.getByRole("button", { name: "I have read this" }).click();
  await other.getByText("This translates the original as it is now.").waitFor();
});
