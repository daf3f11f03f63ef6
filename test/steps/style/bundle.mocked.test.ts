import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { expect, test, vi } from "vitest";
import { assetSettings } from "../../../src/steps/style/bundle-assets.ts";
import { bundleTemplates, templateSettings } from "../../../src/steps/style/bundle-templates.ts";
import { bundle, shippedFolder, shippedName } from "../../../src/steps/style/bundle.ts";
import { openCodeFolders } from "../../../src/steps/style/merged-folder.ts";
import { Memory, recallNothing } from "../../../src/model/memory.ts";
import { makeLittleSite } from "../../support/little-site.ts";

vi.mock("esbuild", async (load) => {
  const esbuild = await load<typeof import("esbuild")>();
  return { ...esbuild, build: vi.fn(esbuild.build) };
});

test("what the package brings along is used for a practice without code of its own, and is what bundling makes now", async () => {
  const { root } = makeLittleSite();
  const folders = openCodeFolders(root);
  for (const settings of [templateSettings(folders.templates), ...assetSettings(folders)]) {
    const shipped = readFileSync(path.join(shippedFolder, shippedName(settings)), "utf8");
    expect((await bundle(settings, recallNothing)).text).toBe(shipped);
    // Of another name none is brought along, so it is bundled.
    const name = `again${path.extname(settings.name)}`;
    const asked = { ...settings, name };
    expect((await bundle(asked, recallNothing)).text).toBe(shipped);
  }
  expect(readdirSync(shippedFolder)).toHaveLength(3);
});

test("a preview bundles again when a file of the practice's comes, changes and goes, and only then", async () => {
  const site = makeLittleSite();
  const { recall } = new Memory();
  const make = async (): Promise<object> =>
    (await bundleTemplates(openCodeFolders(site.root).templates, recall)).bundle;
  const first = await make();
  expect(await make()).toBe(first);
  site.write("templates/parts/wave.tsx", "export function Wave() { return <hr />; }\n");
  const second = await make();
  expect(second).not.toBe(first);
  expect(await make()).toBe(second);
  site.write("templates/parts/wave.tsx", "export function Wave() { return <br />; }\n");
  expect(await make()).not.toBe(second);
  site.write("templates/parts/wave.tsx", "export function Wave() { return <hr />; }\n");
  expect(await make()).toBe(second);
});

test("a preview bundles again when something outside of the practice's templates changes", async () => {
  const site = makeLittleSite({ "templates/parts/wave.tsx": 'export { Wave } from "../../lib/wave.tsx";\n' });
  const { recall } = new Memory();
  const make = async (): Promise<string> =>
    (await bundleTemplates(openCodeFolders(site.root).templates, recall)).bundle.text;
  site.write("lib/wave.tsx", "export function Wave() { return <hr />; }\n");
  expect(await make()).toContain('"hr"');
  site.write("lib/wave.tsx", "export function Wave() { return <u />; }\n");
  expect(await make()).toContain('"u"');
});

test("a first build bundles once, also what is made of files outside of the practice's templates", async () => {
  const site = makeLittleSite({
    "templates/parts/wave.tsx": 'export { Wave } from "../../lib/wave.tsx";\n',
    "lib/wave.tsx": "export function Wave() { return <hr />; }\n",
  });
  vi.mocked(build).mockClear();
  await bundleTemplates(openCodeFolders(site.root).templates, new Memory().recall);
  expect(build).toHaveBeenCalledTimes(1);
});

test("a preview does not make the templates again for an edit of a style or script", async () => {
  const site = makeLittleSite();
  const { recall } = new Memory();
  const make = async (): Promise<object> =>
    (await bundleTemplates(openCodeFolders(site.root).templates, recall)).bundle;
  const first = await make();
  site.write("templates/css/hero.css", ".hero { color: red; }\n");
  site.write("templates/script/site.js", "document.title += 1;\n");
  expect(await make()).toBe(first);
});

test("a preview bundles again when a style changes that only a template imports", async () => {
  const wave = 'import "../css/own.css";\nexport function Wave() { return <hr />; }\n';
  const site = makeLittleSite({ "templates/parts/wave.tsx": wave, "templates/css/own.css": "p { color: red; }\n" });
  const { recall } = new Memory();
  const make = async (): Promise<object> =>
    (await bundleTemplates(openCodeFolders(site.root).templates, recall)).bundle;
  const first = await make();
  site.write("templates/css/own.css", "p { color: tan; }\n");
  expect(await make()).not.toBe(first);
});

test.for(['"tokens.css"', "url(tokens.css)", '"./tokens.css"'])(
  "a practice's stylesheet may import the package's as %s",
  async (name) => {
    const { root } = makeLittleSite({ "templates/css/site.css": `@import ${name};\n` });
    const { text } = await bundle(assetSettings(openCodeFolders(root))[0]!, recallNothing);
    expect(text).toContain("--");
  },
);
