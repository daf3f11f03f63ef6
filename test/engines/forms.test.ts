import { readdirSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { startForms } from "../support/forms.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { clickOn, element, open, waitForNext, type EngineWindow } from "./engine.ts";
import { engines } from "./engines.ts";

/*
 * Tests of the forms of `dentalsite edit`, in the engines besides Chromium.
 */

const office = "site/offices/port-ansel.md";
const formOf = (path: string): string => `#/edit/${encodeURIComponent(path)}`;
const field = (name: string): string => `document.getElementById(${JSON.stringify(`field-${name}`)})`;
const button = (name: string): string =>
  `[...document.querySelectorAll("button")].find((each) => (each.ariaLabel ?? each.textContent).startsWith(${JSON.stringify(name)}))`;

/** Types into a field as far as React can tell. */
const type = (view: EngineWindow, name: string, text: string): Promise<void> =>
  view.read(`(() => {
    const field = ${field(name)};
    field.focus();
    field.select();
    document.execCommand("insertText", false, ${JSON.stringify(text)});
  })()`);

const sees = (view: EngineWindow, expression: string): Promise<void> =>
  expect.poll(() => view.read(`Boolean(${expression})`).catch(() => false), { timeout: 60_000 }).toBe(true);

test.each(engines)(
  "in %s, forms show a mistake at its field, save, undo an added item, take a photo, and lose nothing on reload",
  async (_engine, start) => {
    const site = makeLittleSite();
    const forms = await startForms(site.root);
    const view = await start({ letters: 16, lessMotion: true });
    onTestFinished(() => view.close());
    const show = async (path: string): Promise<void> => {
      await view.read(`void (location.hash = ${JSON.stringify(formOf(path))})`);
      await sees(view, `document.querySelector("form .field")`);
    };
    const save = async (): Promise<void> => {
      await clickOn(view, button("Save"));
      await sees(view, `document.querySelector(".said[role=status]").textContent === "Saved. The page shows it."`);
    };
    await open(view, `${forms.origin}/#${forms.token}`);
    await sees(view, `document.querySelector(".groups")`);

    await show(office);
    await type(view, "/phone", "five");
    await sees(view, `document.getElementById("problems-/phone")?.querySelector(".error")`);
    expect(await view.read(`${field("/phone")}.getAttribute("aria-invalid")`)).toBe("true");
    await type(view, "/phone", "(503) 555-0100");
    await sees(view, `!document.getElementById("problems-/phone")?.querySelector(".error")`);
    await save();
    expect(site.read(office)).toContain("(503) 555-0100");

    const hours = `document.querySelectorAll('[id^="field-/hours/"][id$="/opens"]').length`;
    const count = await view.read<number>(hours);
    await clickOn(view, button("Add days and times"));
    await expect.poll(() => view.read<number>(hours)).toBe(count + 1);
    await clickOn(view, element(".bar button"));
    await expect.poll(() => view.read<number>(hours)).toBe(count);

    const loaded = await view.read<number>("performance.timeOrigin");
    await type(view, "/phone", "(503) 555-0199");
    await view.read("void location.reload()");
    await waitForNext(view, loaded);
    await sees(view, field("/phone"));
    expect(await view.read(`${field("/phone")}.value`)).toBe("(503) 555-0199");
    expect(site.read(".dentalsite/forms/drafts/site/offices/port-ansel.md.json")).toContain("(503) 555-0199");

    const before = readdirSync(site.file("assets/pictures"));
    await show("site/services/cleanings.md");
    await clickOn(view, button("Choose another"));
    await sees(view, `document.querySelector(".chooser input[type=file]")`);
    await view.read(`(async () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [3000, 2000];
      canvas.getContext("2d").fillRect(0, 0, 1500, 2000);
      const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg"));
      const files = new DataTransfer();
      files.items.add(new File([blob], "Our room.jpg", { type: "image/jpeg" }));
      const input = document.querySelector(".chooser input[type=file]");
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
    await sees(view, `document.querySelector(".said[role=status]").textContent.startsWith("The photo was added.")`);
    expect(readdirSync(site.file("assets/pictures")).filter((name) => !before.includes(name))).toEqual([
      expect.stringMatching(/\.jpg$/),
    ]);
  },
);
