import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { BuildOptions } from "../src/build-options.ts";
import { buildSite } from "../src/build.ts";
import { makeLittleSite, type LittleSite } from "./support/little-site.ts";

const optionsFor = ({ root, file }: LittleSite): BuildOptions => ({
  root,
  cacheFolder: file(".dentalsite"),
  date: Date.UTC(2026, 5),
  now: Date.now(),
});

/** Mistakes that are each found by a different step. */
const mistakes = {
  "site/error.yaml": "hint: Gone\nhint: Gone\n",
  "templates/script/site.js": "let toggle = ;\n",
  "templates/error.tsx":
    "const page = ((): never => {\n  throw new Error('out of order');\n})();\nexport default page;\n",
  "assets/pictures/doctor.svg": "no drawing",
  "site/accessibility.md":
    "---\nmainTitleText: Accessibility\ndescription: What this site does for everyone.\nreviewedDate: 2026-05-01\n---\n\n## Contact us\n\nWe are the best dentists in town.\n",
};

test("a build without an output folder writes nothing", async () => {
  const site = makeLittleSite();
  const { built, written } = await buildSite(optionsFor(site));
  expect([built?.pages.length, written, existsSync(site.file("dist"))]).toEqual([expect.any(Number), undefined, false]);
});

test("mistakes of all kinds are found in one build, and keep it from writing", async () => {
  const site = makeLittleSite(mistakes);
  const { problems, built } = await buildSite({
    ...optionsFor(site),
    checks: {},
    output: { folder: site.file("dist") },
  });
  expect(problems.map(({ code, place }) => `${code} ${place.file}`)).toEqual([
    "copy/superlative site/accessibility.md",
    "yaml/duplicate-key site/error.yaml",
    "media/wrong-content site/services/cleanings.md",
    "template/threw templates/error.tsx",
    "code/syntax templates/script/site.js",
  ]);
  expect([built, existsSync(site.file("dist"))]).toEqual([undefined, false]);
});
