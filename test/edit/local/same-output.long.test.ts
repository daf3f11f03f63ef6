import { expect, test } from "vitest";
import { changeText } from "../../../src/edit/change/change-text.ts";
import type { Edit } from "../../../src/edit/change/edit.ts";
import type { AddedPicture } from "../../../src/edit/form/backend.ts";
import { startForms } from "../../support/forms.ts";
import { makeLittleSite, type LittleSite } from "../../support/little-site.ts";
import { readStamps, readTree } from "../../support/read-tree.ts";
import { runHere } from "../../support/run-here.ts";

const home = "site/home.yaml";
const office = "site/offices/port-ansel.md";
const service = "site/services/sealants.md";
const added = "site/pages/parking.md";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path d="M0 0h160v90H0z"/></svg>\n';

const edits: Readonly<Record<string, readonly Edit[]>> = {
  [home]: [{ kind: "set", path: ["heroTitle"], value: "Teeth: a new title" }],
  [office]: [{ kind: "set", path: ["phone"], value: "(503) 555-0142" }],
  [service]: [{ kind: "body", text: "A drawing:\n\n![The way to the door](pictures/the-way.svg)\n" }],
};

/** Returns all files of the output with their bytes. */
async function buildOutput(site: LittleSite): Promise<Record<string, string>> {
  expect((await runHere(["build"], { cwd: site.root })).status).toBe(0);
  return readTree(site.file("dist"));
}

/** Changes a site in the forms: texts, a picture, a new page, and a text that is typed and never saved. */
async function changeInForms(site: LittleSite): Promise<void> {
  const forms = await startForms(site.root);
  await forms.open();
  const named = { "Dentalsite-Name": "The%20way.svg" };
  const picture = JSON.parse((await forms.send("add-picture", Buffer.from(drawing), named)).body.toString()) as unknown;
  expect(picture).toEqual({ outcome: "added", path: "pictures/the-way.svg" } satisfies AddedPicture);
  const texts = Object.entries(edits).map(([path, each]) => [path, changeText(path, site.read(path), each)] as const);
  const changed = Object.fromEntries(texts.map(([path, result]) => [path, (result as { text: string }).text]));
  const page =
    "---\nmainTitleText: Parking\ndescription: Where to leave your car while you are with us.\n---\nBehind us.\n";
  expect(await forms.save({ ...changed, [added]: page })).toMatchObject({ outcome: "saved" });
  await forms.ask("keep", { path: "site/services/bridges.md", text: "---\nmainTitleText: Half a" });
  await forms.close();
}

/** Makes the same changes in the files, as somebody writes them who has habits of their own. */
function changeByHand(site: LittleSite): void {
  const replace = (file: string, key: RegExp, line: string): void => {
    site.write(file, site.read(file).replace(key, line));
  };
  replace(home, /^heroTitle: .*$/m, "# 2026: shorter\nheroTitle: >-\n  Teeth:\n  a new title");
  replace(office, /^phone: .*$/m, "phone:   '(503) 555-0142'   # the desk");
  replace(service, /(?<=\n---\n)[^]*$/, "A drawing:\r\n\r\n![The way to the door](pictures/the-way.svg)\r\n");
  site.write("assets/pictures/the-way.svg", drawing);
  site.write(
    added,
    '---\ndescription: "Where to leave your car while you are with us."\nmainTitleText: Parking\n---\n\nBehind us.\n',
  );
}

test("the forms leave the output alone, and what is saved in them is built like the same changes made by hand", async () => {
  const [inForms, byHand] = [makeLittleSite(), makeLittleSite()];
  await buildOutput(inForms);
  const before = readStamps(inForms.file("dist"));
  await changeInForms(inForms);
  expect(readStamps(inForms.file("dist"))).toEqual(before);
  changeByHand(byHand);
  const output = await buildOutput(inForms);
  const names = Object.keys(output);
  expect(names.filter((name) => output[name]!.includes("(503) 555-0142")).length).toBeGreaterThan(10);
  expect(names.filter((name) => name.includes("parking"))).toHaveLength(1);
  expect(await buildOutput(byHand)).toEqual(output);
});
