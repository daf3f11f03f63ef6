import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { kinds } from "../../../src/kinds/kinds.ts";
import { listTemplates } from "../../../src/steps/style/bundle-templates.ts";
import { bundleCode } from "../../../src/steps/style/bundle-code.ts";
import { MergedFolder, openCodeFolders } from "../../../src/steps/style/merged-folder.ts";
import { recallNothing } from "../../../src/model/build/recall.ts";
import { makeLittleSite, type Overlay } from "../../support/little-site.ts";

const wave = "templates/parts/wave.tsx";
const show = "export function Wave() { return <p>{String(it)}</p>; }\n";
const outside = { "../secret.json": '"hidden"', "../secret.css": "p { color: red; }", "../secret.js": "export {};" };

async function findProblems(files: Overlay): Promise<string[]> {
  const site = makeLittleSite({ ...outside, ...files });
  const { problems } = await bundleCode(
    openCodeFolders(site.root),
    { pages: listTemplates(kinds), optional: { styles: [], scripts: [] } },
    recallNothing,
  );
  return problems.map(({ code, place: { file, line, column } }) => `${file}:${line}:${column} ${code}`);
}

describe("a file outside the practice's folder is refused", () => {
  test.for<[how: string, files: Overlay, place: string]>([
    ["a template imports", { [wave]: `import it from "../../../secret.json";\n${show}` }, `${wave}:1:16`],
    ["a template requires", { [wave]: `const it = require("../../../secret.json");\n${show}` }, `${wave}:1:20`],
    [
      "a template imports by a pattern",
      { [wave]: `const it = (name: string) => import("../../../secret" + name + ".json");\n${show}` },
      `${wave}:1:37`,
    ],
    [
      "a stylesheet imports",
      { "templates/css/site.css": '@import "../../../secret.css";\n' },
      "templates/css/site.css:1:9",
    ],
    [
      "a script imports",
      { "templates/script/site.js": '\nimport "../../../secret.js";\n' },
      "templates/script/site.js:2:8",
    ],
    [
      "a file imports that a template imports",
      {
        [wave]: `import { it } from "../../lib/it.ts";\n${show}`,
        "lib/it.ts": 'export * as it from "../../secret.json";\n',
      },
      "lib/it.ts:1:21",
    ],
  ])("that %s", async ([, files, place]) => {
    expect(await findProblems(files)).toEqual([`${place} code/outside`]);
  });

  test("if a template imports it through a link", async () => {
    const site = makeLittleSite({ ...outside, [wave]: `import it from "../../inside.json";\n${show}` });
    symlinkSync("../secret.json", site.file("inside.json"));
    const { problems } = await bundleCode(
      openCodeFolders(site.root),
      { pages: listTemplates(kinds), optional: { styles: [], scripts: [] } },
      recallNothing,
    );
    expect(problems).toMatchObject([{ code: "code/outside", place: { file: wave, line: 1, column: 16 } }]);
  });
});

test.for(["templates", "templates/css"])("nothing is read if %s is a symbolic link", (folder) => {
  const site = makeLittleSite({ "elsewhere/css/hero.css": "", "elsewhere/home.tsx": "", "elsewhere/hero.css": "" });
  mkdirSync(path.dirname(site.file(folder)), { recursive: true });
  symlinkSync(site.file("elsewhere"), site.file(folder));
  expect(new MergedFolder(folder, site.root, "coast").listOwn()).toEqual([]);
  expect(new MergedFolder("templates/css", site.root, "coast").listOwn()).toEqual([]);
});

test("files of the practice, its packages and the package's own files may be imported", async () => {
  const found = await findProblems({
    [wave]:
      'import prices from "../../lib/prices.json";\nimport tell from "telling";\nimport { hash } from "node:crypto";\n' +
      'import { Header } from "./header.tsx";\nimport picocolors from "picocolors";\n' +
      "export function Wave() { return <p>{String([prices, tell, hash, Header, picocolors])}</p>; }\n",
    "lib/prices.json": "{}",
    "node_modules/telling/package.json": '{ "name": "telling", "main": "index.js" }',
    "node_modules/telling/index.js": "module.exports = 1;\n",
  });
  expect(found).toEqual([]);
});

test("a mistake in a file that a template imports from elsewhere in the practice is a problem there", async () => {
  const files = { [wave]: `import { it } from "../../lib/it.ts";\n${show}`, "lib/it.ts": "export const it = ;\n" };
  expect(await findProblems(files)).toEqual(["lib/it.ts:1:19 code/syntax"]);
});
