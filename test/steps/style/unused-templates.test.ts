import { expect, test } from "vitest";
import { kinds } from "../../../src/kinds/kinds.ts";
import { listTemplates } from "../../../src/steps/style/bundle-templates.ts";
import { openCodeFolders } from "../../../src/steps/style/merged-folder.ts";
import { findUnusedTemplates } from "../../../src/steps/style/unused-templates.ts";
import { makeLittleSite, type Overlay } from "../../support/little-site.ts";
import { packageFolder } from "../../support/package-folder.ts";

const unusedIn = (files: Overlay): string[] =>
  findUnusedTemplates(openCodeFolders(makeLittleSite(files).root), listTemplates(kinds)).map(({ place }) => place.file);

test("a file with the name of one of the package's is used, also with another extension", () => {
  expect(unusedIn({ "templates/parts/hours.tsx": "", "templates/home.js": "" })).toEqual([]);
  expect(unusedIn({ "templates/parts/hours.js": "", "templates/houses.tsx": "" })).toEqual([
    "templates/houses.tsx",
    "templates/parts/hours.js",
  ]);
});

test.for(["./price.tsx", "./price", "./price.js", "./price.jsx", "../parts/price.tsx"])(
  "a file that is imported as %s is used",
  (target) => {
    const extension = target.endsWith(".js") ? "ts" : "tsx";
    const files = {
      "templates/parts/hours.tsx": `export * from "${target}";`,
      [`templates/parts/price.${extension}`]: "",
    };
    expect(unusedIn(files)).toEqual([]);
  },
);

test("the index of an imported folder is used", () => {
  const files = { "templates/parts/hours.tsx": 'export * from "./price";', "templates/parts/price/index.ts": "" };
  expect(unusedIn(files)).toEqual([]);
});

test("a file from which another only imports types is used", () => {
  const files = { "templates/home.tsx": 'import type { A } from "./a.ts";', "templates/a.ts": "export type A = 1;" };
  expect(unusedIn(files)).toEqual([]);
});

test("a style or script with another name is used only if another file imports it", () => {
  const files = {
    "templates/css/custom.css": "",
    "templates/css/plain.css": "",
    "templates/css/hero.css": '@import "./a.css";\n@import "b.css";\n@import url(c.css);',
    ...{ "templates/css/a.css": "", "templates/css/b.css": "", "templates/css/c.css": "" },
    "templates/home.tsx": 'import "./css/plain.css";',
    "templates/script/menus.js": "",
    "templates/script/site.js": 'import "./tabs.js";',
    "templates/script/tabs.js": "",
  };
  expect(unusedIn(files)).toEqual(["templates/css/custom.css", "templates/script/menus.js"]);
});

test("files that are not code, hidden files and declarations are not reported", () => {
  const files = {
    "templates/README.md": "",
    "templates/.old.tsx": "",
    "templates/own.d.ts": "",
    "templates/a.tsx~": "",
  };
  expect(unusedIn(files)).toEqual([]);
});

test("the name of a file that the practice already has is not suggested", () => {
  const [problem] = findUnusedTemplates(
    openCodeFolders(makeLittleSite({ "templates/error.tsx": "", "templates/error.jsx": "" }).root),
    listTemplates(kinds),
  );
  expect(problem!.place.file).toBe("templates/error.jsx");
  expect(problem!.message).not.toContain("templates/error.tsx");
});

test("all of the package's own templates are used if the package is the practice", () => {
  expect(findUnusedTemplates(openCodeFolders(packageFolder), listTemplates(kinds))).toEqual([]);
});
