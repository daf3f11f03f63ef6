import { onTestFinished, expect, test } from "vitest";
import { Memory } from "../../src/memory.ts";
import { bundle } from "../../src/render/bundle.ts";
import type { Bundle } from "../../src/render/kept-bundle.ts";
import { Layers } from "../../src/render/layers.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

test("what is edited while a build that has failed elsewhere still bundles is in the next bundle", async () => {
  const memory = new Memory();
  onTestFinished(() => memory.close());
  const site = makeLittleSite();
  const places = { root: site.root, packageFolder };
  const write = (text: string): void => {
    site.write("assets/script/first.js", `import "./second.js";\ndocument.title = "${text}";\n`);
  };
  let next: Promise<Bundle> | undefined;
  let isEdited = false;
  const make = (): Promise<Bundle> =>
    bundle("script/first.js", places, memory.recall, {
      layers: new Layers("assets", site.root, packageFolder),
      entry: 'import "./script/first.js";',
      options: { outdir: "assets", minify: true, format: "iife" },
      standIns: {
        basis: "",
        of: ({ name }) => {
          // The first file is read by now.
          if (isEdited && name === "script/second.js" && next === undefined) {
            write("three");
            next = make();
          }
          return undefined;
        },
      },
    });
  site.write("assets/script/second.js", "document.body.id = 1;\n");
  write("one");
  await make();
  isEdited = true;
  write("two");
  await make();
  expect((await next)?.files[0]?.text).toContain("three");
  expect((await make()).files[0]?.text).toContain("three");
});
