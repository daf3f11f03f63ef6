import { expect, test } from "vitest";
import { watchSite } from "../../src/serve/watch.ts";
import { buildSite } from "../../src/build.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";

/** Builds a site, with advice. */
function build({ root, file }: LittleSite) {
  return buildSite({
    root,
    cacheFolder: file(".dentalsite"),
    date: Date.UTC(2026, 5),
    now: Date.now(),
    checks: {},
  });
}

const names = [
  ".DS_Store",
  "._crowns.md",
  ".crowns.md.swp",
  "Icon\r",
  "thumbs.db",
  "Desktop.ini",
  "@eaDir",
  ".gitkeep",
];

test("a site is the same with what systems, network drives and Git leave in its folders", async () => {
  const site = makeLittleSite();
  const before = (await buildLittleSite(site)).result;
  for (const folder of ["site", "site/services", "assets/pictures", "assets/root", "templates/parts"]) {
    for (const name of folder === "assets/root" ? names.filter((each) => !each.endsWith(".swp")) : names) {
      site.write(`${folder}/${name}`, "half a te");
    }
  }
  const after = (await buildLittleSite(site)).result;
  expect(after.problems).toEqual(before.problems);
  expect(after.built?.pages).toEqual(before.built?.pages);
});

test("files that are neither Markdown nor YAML are left out of the site, with one advice for all", async () => {
  const site = makeLittleSite();
  const before = await build(site);
  const others = [
    "crowns.md.orig",
    "#crowns.md#",
    "crowns.bak",
    "photo.jpg.crdownload",
    "4913",
    "team.jpg",
    "notes.docx",
  ];
  for (const name of others) site.write(`site/services/${name}`, "half a te");
  const after = await build(site);
  const found = after.problems.filter(({ code }) => code === "file/unexpected");
  expect(found).toMatchObject([{ severity: "advice", message: expect.stringContaining("and 4 more") as string }]);
  expect(after.problems).toHaveLength(before.problems.length + 1);
  expect(after.built?.pages).toEqual(before.built?.pages);
});

test("a copy of a file is left out, with advice, and the original stays", async () => {
  const site = makeLittleSite();
  const before = await build(site);
  const copies = [
    "site/services/bridges - Copy.md",
    "site/practice (conflicted copy).yaml",
    "site/offices/port-ansel-PC2.md",
  ];
  for (const copy of copies) site.write(copy, "---\nname: Dr. Ben Reyes\n---\n");
  const [equal, original] = ["site/services/bridges (1).md", "site/services/bridges.md"];
  site.write(equal, site.read(original));
  copies.push(equal);
  const after = await build(site);
  const found = after.problems.filter(({ code }) => code === "file/copy");
  expect(found.map(({ place }) => place.file).sort()).toEqual([...copies].sort());
  expect(after.problems).toHaveLength(before.problems.length + copies.length);
  expect(after.built?.pages).toEqual(before.built?.pages);
});

test("an office or a person whose name ends in a number is shown, with advice if there is one without the number", async () => {
  const site = makeLittleSite();
  const names = [
    "site/offices/port-ansel 2.md",
    "site/doctors/brightwater (1).md",
    "site/team/rosa.md",
    "site/team/rosa 2.md",
  ];
  const office = site.read("site/offices/port-ansel.md");
  site.write(names[0]!, office.replace(/^---\n(?:name: .*\n)?/, "---\nname: Elm Street Annex\n"));
  // With several offices, the map is on another page.
  const navigation = "site/navigation.yaml";
  site.write(navigation, site.read(navigation).replaceAll("/about/meetthedoctors#map", "/about/address#map"));
  const doctor = site.read("site/doctors/brightwater.md");
  site.write(names[1]!, doctor.replaceAll("Brightwater", "Reyes").replace("Ada", "Ben"));
  site.write(names[2]!, "---\nname: Rosa Marsh\nrole: Hygienist\n---\n");
  site.write(names[3]!, "---\nname: Rosa Diaz\nrole: Front desk\n---\n");
  const { problems, built } = await build(site);
  const found = problems.filter(({ code }) => code === "file/copy");
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(found.map(({ place }) => place.file).sort()).toEqual([names[0], names[1], names[3]].sort());
  const html = built!.pages.map((page) => page.html).join("");
  for (const name of ["Elm Street Annex", "Ben Reyes", "Rosa Marsh", "Rosa Diaz"]) expect(html).toContain(name);
});

test("a second file for a page is one error if its name is no address, and its own page if it is", async () => {
  const site = makeLittleSite();
  const text = site.read("site/services/bridges.md").replace(/^mainTitleText: .*/m, "mainTitleText: Other bridges");
  site.write("site/services/bridges 2.md", text);
  const { problems } = await build(site);
  const ofCopy = problems.filter(({ place }) => place.file === "site/services/bridges 2.md");
  expect(ofCopy.map(({ code }) => code)).toEqual(["address/bad-name"]);
  const other = makeLittleSite({ "site/services/bridges-laptop-1.md": text });
  const { built } = await build(other);
  expect(built!.pages.map((page) => page.path)).toContain("services/bridges-laptop-1/index.html");
});

test("a preview does not build again for a file that a system leaves", async () => {
  const site = makeLittleSite();
  let changes = 0;
  const watcher = await watchSite(site.root, { onChange: () => changes++, onTrouble: () => undefined });
  try {
    for (const name of names) site.write(`site/services/${name}`, "half a te");
    site.write("site/services/bridges.md", `${site.read("site/services/bridges.md")}\nMore.\n`);
    await expect.poll(() => changes).toBeGreaterThan(0);
    expect(changes).toBe(1);
  } finally {
    await watcher.close();
  }
});
