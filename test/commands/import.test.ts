import sharp from "sharp";
import { expect, test } from "vitest";
import { makePractice } from "../support/little-site.ts";
import { listTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";
import { frame, saveSite } from "../support/saved-site.ts";

test("an import that is tried several times leaves one file of moderate size for each picture", async () => {
  const photo = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const pictures = `<img src="team.jpg" alt="Four people"><img src="desk.jpg" alt="A desk">`;
  const folder = await saveSite({
    "index.html": frame("Welcome", `<p>Hello.</p>${pictures}`),
    "refused.html": frame("Long", `<p>${"All of it is one word after another ".repeat(400)}</p>`),
    "team.jpg": await photo("#3a7"),
    "desk.jpg": await photo("#a37"),
  });
  const site = makePractice("smallest");
  const { status, stdout } = await runHere(["import", folder, "--root", site.root], { cwd: site.root });
  expect(status).toBe(0);
  expect(stdout).toContain("Took 1 of 2 pages");
  const encoded = listTree(site.file(".dentalsite")).filter((name) => !name.endsWith(".json"));
  const sizes = await Promise.all(encoded.map((name) => sharp(site.file(`.dentalsite/${name}`)).metadata()));
  expect(sizes.map(({ width, format }) => `${width} ${format}`)).toEqual(["1280 jpeg", "1280 jpeg"]);
});
