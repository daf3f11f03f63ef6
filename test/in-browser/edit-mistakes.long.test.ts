import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { labelOfKey } from "../../src/edit/labels/label-of.ts";
import { labelsIn } from "../../src/edit/labels/labels-in.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { kindOf } from "../../src/model/build/kind.ts";
import { lastKeyOf } from "../../src/model/build/walk-fields.ts";
import { makeLittleSite } from "../support/little-site.ts";
import type { MemoryPlace } from "../support/memory-place.ts";
import { openContent, openForms } from "./open-forms.ts";
import { runHere } from "../support/run-here.ts";

const office = "site/offices/port-ansel.md";
const practice = "site/practice.yaml";
const cleanings = "site/services/cleanings.md";
const doctor = "site/doctors/brightwater.md";

/** What is typed wrongly, by file and field. */
const mistakes: Readonly<Record<string, readonly (readonly [field: string, typed: string])[]>> = {
  [office]: [
    ["/phone", "five"],
    ["/phone", "503 555"],
    ["/phone", ""],
    ["/phone", "(503) 555-01879999999999"],
    ["/address/zip", "!"],
    ["/address/city", ""],
    ["/address/street", "<b>"],
    ["/geo/latitude", "91"],
    ["/geo/latitude", "abc"],
    ["/geo/latitude", "45,5"],
    ["/geo/longitude", "-200"],
    ["/map/embedUrl", "https://maps.example.com/"],
    ["/map/embedUrl", "http://www.google.com/maps?output=embed"],
    ["/map/linkUrl", "www.google.com"],
    ["/map/linkUrl", "https://www.google.com/maps/embed?pb=1"],
    ["/map/title", ""],
    ["/parking/title", ""],
    ["/transit", ""],
    ["/access", ""],
  ],
  [practice]: [
    ["/name", ""],
    ["/shortName", ""],
    ["/origin", "harborlane.example"],
    ["/origin", "https://www.harborlane.example/?page=1"],
    ["/origin", "https://"],
    ["/language", "English"],
    ["/language", "e"],
    ["/slug", "Harbor Lane"],
    ["/slug", "harbor/lane"],
    ["/email", "hello"],
    ["/email", "hello@"],
    ["/bannerAlt", ""],
  ],
  [doctor]: [
    ["/since", "19"],
    ["/since", "long ago"],
    ["/name", ""],
  ],
  [cleanings]: [
    ["/mainTitleText", ""],
    ["/imgAlt", ""],
    ["/facts/price", ""],
    ["/descriptionToBeParsed", '<a href="/nowhere">The way</a>'],
    ["/descriptionToBeParsed", "<p>It takes <strong>half an hour.</p>"],
    ["/descriptionToBeParsed", "<script>run()</script>"],
    ["/descriptionToBeParsed", '<p style="color: red">Red</p>'],
    ["body", "[The way](/nowhere)"],
    ["body", "[The way](javascript:run)"],
    ["body", "[The way](http://)"],
    ["body", "<script>run()</script>"],
    ["body", "<b>Bold"],
    ["body", "# Another title"],
    ["body", "#### Too deep"],
    ["body", "![](pictures/office.webp)"],
    ["body", "![The office](pictures/nothing.webp)"],
    ["body", "Many words. ".repeat(25_000)],
  ],
};

const pathOf = (field: string): string[] => field.slice(1).split("/");
const labelOf = (path: string, field: string): string => labelOfKey(kindOf(kinds, path)!, pathOf(field), labelsIn.en);

/** Lists the texts of each error that a field shows. */
const listShown = (field: string): string => `{
  const { parentElement } = document.getElementById(${JSON.stringify(`field-${field}`)});
  [...parentElement.closest(".field").querySelectorAll(".problem.error")].map((each) =>
    Array.from(each.querySelectorAll("p"), (text) => text.textContent),
  );
}`;

test("before anything is saved, mistakes have the sentences of build at their fields, with labels in place of keys", async () => {
  const site = makeLittleSite();
  mkdirSync(site.file("dist"), { recursive: true });
  const content = openContent(site.root);
  const page = await openForms(content);
  const seen = new Set<string>();
  const asSource = page.getByRole("button", { name: "As source" });
  for (const [path, all] of Object.entries(mistakes)) {
    await page.evaluate(`location.hash = ${JSON.stringify(`#/edit/${encodeURIComponent(path)}`)}`);
    const before = content.files.find((file) => file.path === path)!.text!;
    for (const [name, typed] of all) {
      const kept = (): Promise<MemoryPlace["kept"][number] | undefined> => page.evaluate("place.kept.at(-1)");
      if (name === "body" && (await asSource.count()) > 0) await asSource.click();
      await page.locator(`[id="field-${name}"]`).fill(typed);
      // A mistake is shown as soon as the form is left; a field that is left would take out what is empty.
      await page.locator("form").dispatchEvent("focusout");
      await expect.poll(async () => (await kept())?.text).toBeDefined();
      const { text } = (await kept())!;
      site.write(path, text!);
      const { stdout } = await runHere(["build", "--format", "json"], { cwd: site.root });
      const found = JSON.parse(stdout) as { problems: { severity: string; message: string }[] };
      const errors = found.problems.filter(({ severity }) => severity === "error");
      const [key, label] = name === "body" ? ["", ""] : [lastKeyOf(pathOf(name))!, labelOf(path, name)];
      const inBuild = errors.map(({ message }) => message.replaceAll(`"${key}"`, `"${label}"`)).sort();
      const inForm = async (): Promise<string[]> =>
        (await page.evaluate<string[][]>(listShown(name)))
          .map((texts) => texts.find((each) => inBuild.includes(each)) ?? texts.join(" "))
          .sort();
      await expect.poll(inForm, { message: `${name}: ${typed.slice(0, 40)}` }).toEqual(inBuild);
      for (const each of inBuild) seen.add(each);
      await page.getByRole("button", { name: "Undo" }).click();
      site.write(path, before);
      await expect.poll(kept).toEqual({ path });
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(42);
});
