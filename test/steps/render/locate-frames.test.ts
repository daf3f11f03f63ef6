import { expect, test } from "vitest";
import { kinds } from "../../../src/kinds/kinds.ts";
import { recallNothing } from "../../../src/model/build/recall.ts";
import { bundleTemplates, listTemplates } from "../../../src/steps/style/bundle-templates.ts";
import { openCodeFolders } from "../../../src/steps/style/merged-folder.ts";
import type { PageProps } from "../../../src/model/build/page.ts";
import { loadTemplates } from "../../../src/steps/render/load-templates.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { packageFolder } from "../../support/package-folder.ts";

test("the generated code that imports all templates has no place", async () => {
  const { root } = makeLittleSite();
  const { render, locate } = loadTemplates(
    await bundleTemplates(openCodeFolders(root).templates, listTemplates(kinds), recallNothing),
    root,
    recallNothing,
  ).templates!;
  let stack = "";
  try {
    render("redirect", {} as PageProps);
  } catch (error) {
    stack = (error as Error).stack!;
  }
  expect(stack).toContain("templates.cjs");
  const files = locate(stack).map(({ file }) => file.slice(packageFolder.length + 1));
  expect(files).toContain("templates/redirect.tsx");
  expect(files).not.toContain("templates/entry.ts");
});
