import { kinds } from "../../../src/kinds/kinds.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildSite } from "../../../src/build.ts";
import { parseSite } from "../../../src/steps/parse/parse-site.ts";
import { readSite } from "../../../src/steps/read/read-site.ts";
import { makeLittleSite, makeTemporaryFolder } from "../../support/little-site.ts";

/** Whether the system allows such names. macOS and Windows do not. */
const hasSuchNames = process.platform === "linux";

test.runIf(hasSuchNames)("a file whose name is in an old encoding is reported, wherever it is", () => {
  const site = makeLittleSite();
  for (const name of ["site/services/caf\u00E9.md", "site/caf\u00E9", "assets/root/\u00FCber.pdf"]) {
    const folder = name.slice(0, name.lastIndexOf("/"));
    mkdirSync(site.file(folder), { recursive: true });
    writeFileSync(Buffer.from(site.file(name), "latin1"), "---\nmainTitleText: Coffee\n---\n");
  }
  const found = parseSite(readSite(site.root), kinds).problems.map(({ code, place }) => `${place.file} ${code}`);
  expect(found.sort()).toEqual([
    "assets/root/\uFFFDber.pdf file/unreadable",
    "site/caf\uFFFD file/unreadable",
    "site/services/caf\uFFFD.md file/unreadable",
  ]);
});

test.runIf(hasSuchNames)(
  "a style or template whose name is in an old encoding is reported, and not as a bug",
  async () => {
    const site = makeLittleSite();
    for (const folder of ["templates", "templates/css", "templates/script"]) {
      site.write(`${folder}/.keep`, "");
      writeFileSync(Buffer.from(site.file(`${folder}/caf\u00E9.css`), "latin1"), "h1 { color: red }\n");
    }
    const options = { root: site.root, cacheFolder: makeTemporaryFolder(), date: Date.UTC(2026, 5), now: Date.now() };
    const { built, problems } = await buildSite(options);
    expect(built).toBeUndefined();
    expect(problems.map(({ code, place }) => `${place.file} ${code}`)).toEqual([
      "templates/caf\uFFFD.css file/unreadable",
      "templates/css/caf\uFFFD.css file/unreadable",
      "templates/script/caf\uFFFD.css file/unreadable",
    ]);
  },
);
