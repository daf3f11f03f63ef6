import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { expect, test, vi } from "vitest";
import { kinds } from "../../../src/kinds/kinds.ts";
import { assetSettings } from "../../../src/steps/style/bundle-assets.ts";
import { bundleTemplates, listTemplates, templateSettings } from "../../../src/steps/style/bundle-templates.ts";
import { bundle, shippedFolder, shippedName } from "../../../src/steps/style/bundle.ts";
import { openCodeFolders } from "../../../src/steps/style/merged-folder.ts";
import { listOptionalCode } from "../../../src/steps/style/optional-code.ts";
import { lookNames } from "../../../src/model/content/brand.ts";
import { Memory } from "../../../src/lib/memory.ts";
import { recallNothing } from "../../../src/model/build/recall.ts";
import { makeLittleSite } from "../../support/little-site.ts";

vi.mock("esbuild", async (load) => {
  const esbuild = await load<typeof import("esbuild")>();
  return { ...esbuild, build: vi.fn(esbuild.build) };
});

test("a practice without its own code uses the package's ready bundles, which equal new ones", async () => {
  const { root } = makeLittleSite();
  const folders = openCodeFolders(root);
  for (const settings of [
    templateSettings(folders.templates, listTemplates(kinds)),
    ...assetSettings(folders, listOptionalCode(kinds)),
  ]) {
    const shipped = readFileSync(path.join(shippedFolder, shippedName(settings)), "utf8");
    expect((await bundle(settings, recallNothing)).text).toBe(shipped);
    // The package has no ready bundle with another name, so this one is bundled now.
    const name = `again${path.extname(settings.name)}`;
    const asked = { ...settings, name };
    expect((await bundle(asked, recallNothing)).text).toBe(shipped);
  }
  // Templates and styles of each look, and the scripts.
  const { styles, scripts } = listOptionalCode(kinds);
  expect(readdirSync(shippedFolder)).toHaveLength((3 + styles.length) * lookNames.length + 1 + scripts.length);
});

test("a preview bundles again only if a file of the practice appears, changes or disappears", async () => {
  const site = makeLittleSite();
  const { recall } = new Memory();
  const make = async (): Promise<object> =>
    (await bundleTemplates(openCodeFolders(site.root).templates, listTemplates(kinds), recall)).bundle;
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

test("a preview bundles again if an imported file outside the practice's templates changes", async () => {
  const site = makeLittleSite({ "templates/parts/wave.tsx": 'export { Wave } from "../../lib/wave.tsx";\n' });
  const { recall } = new Memory();
  const make = async (): Promise<string> =>
    (await bundleTemplates(openCodeFolders(site.root).templates, listTemplates(kinds), recall)).bundle.text;
  site.write("lib/wave.tsx", "export function Wave() { return <hr />; }\n");
  expect(await make()).toContain('"hr"');
  site.write("lib/wave.tsx", "export function Wave() { return <u />; }\n");
  expect(await make()).toContain('"u"');
});

test("a first build bundles once, also with files outside the practice's templates", async () => {
  const site = makeLittleSite({
    "templates/parts/wave.tsx": 'export { Wave } from "../../lib/wave.tsx";\n',
    "lib/wave.tsx": "export function Wave() { return <hr />; }\n",
  });
  vi.mocked(build).mockClear();
  await bundleTemplates(openCodeFolders(site.root).templates, listTemplates(kinds), new Memory().recall);
  expect(build).toHaveBeenCalledTimes(1);
});

test("a preview does not bundle the templates again for an edit of a style or script", async () => {
  const site = makeLittleSite();
  const { recall } = new Memory();
  const make = async (): Promise<object> =>
    (await bundleTemplates(openCodeFolders(site.root).templates, listTemplates(kinds), recall)).bundle;
  const first = await make();
  site.write("templates/css/hero.css", ".hero { color: red; }\n");
  site.write("templates/script/site.js", "document.title += 1;\n");
  expect(await make()).toBe(first);
});

test("a preview bundles again if a style that only a template imports changes", async () => {
  const wave = 'import "../css/own.css";\nexport function Wave() { return <hr />; }\n';
  const site = makeLittleSite({ "templates/parts/wave.tsx": wave, "templates/css/own.css": "p { color: red; }\n" });
  const { recall } = new Memory();
  const make = async (): Promise<object> =>
    (await bundleTemplates(openCodeFolders(site.root).templates, listTemplates(kinds), recall)).bundle;
  const first = await make();
  site.write("templates/css/own.css", "p { color: tan; }\n");
  expect(await make()).not.toBe(first);
});

test.for(['"tokens.css"', "url(tokens.css)", '"./tokens.css"'])(
  "a practice's stylesheet may import the package's as %s",
  async (name) => {
    const { root } = makeLittleSite({ "templates/css/site.css": `@import ${name};\n` });
    const { text } = await bundle(assetSettings(openCodeFolders(root), { styles: [], scripts: [] })[1]!, recallNothing);
    expect(text).toContain("--");
  },
);
