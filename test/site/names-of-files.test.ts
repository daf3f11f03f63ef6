import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { BuildResult } from "../../src/build-options.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite, type Overlay } from "../support/little-site.ts";
import { translateSite } from "../support/translate-site.ts";

/*
 * Tests of names of files and places that are not in ASCII: which names pages need, and accents that are stored apart from their letters.
 */

const apart = (text: string): string => text.normalize("NFD");

const errorsOf = ({ problems }: BuildResult): string[] =>
  problems.filter(({ severity }) => severity === "error").map(({ code, place }) => `${code} ${place.file}`);

async function build(overlay: Overlay, change?: (site: LittleSite) => void): Promise<BuildResult> {
  const site = makeLittleSite(overlay);
  // With a second office, the place of the first has another name.
  site.write("site/navigation.yaml", site.read("site/navigation.yaml").replace("#map", ""));
  change?.(site);
  return (await buildLittleSite(site)).result;
}

const member = "---\nname: Daphné Dubois\nrole: Hygienist\n---\nShe listens.\n";
const office = `---
name: Harbor Lane Riverside
phone: (503) 555-0188
address: { street: 2 River Road, city: Port Ansel, state: OR, zip: "97201" }
hours:
  - days: [Monday]
    opens: "09:00"
    closes: "12:00"
transit: The bus stops at the door.
---
`;
const doctor = "---\nname: Dr. Ben Reyes\nrole: Dentist\noffices: [rivière droite]\n---\nHe listens.\n";
const page = (text: string): string => `---\nmainTitleText: More\ndescription: More about us.\n---\n${text}\n`;

test("files without a page may have any name, and links lead to them on their pages", async () => {
  const links =
    "[Daphné](/about/team#daphné), [Ben](/about/meetthedoctors#dr-ben), [by the river](/about/address#rivière-droite)";
  const result = await build({
    "site/team/daphné.md": member,
    "site/offices/rivière droite.md": office,
    "site/doctors/dr ben.md": doctor,
    "site/pages/more.md": page(links),
  });
  expect(errorsOf(result)).toEqual([]);
});

test("the name of a doctor's file matters if the doctor has a page", async () => {
  const withPage = doctor.replace("offices: [rivière droite]", "page: true");
  expect(errorsOf(await build({ "site/doctors/dr bén.md": withPage }))).toEqual([
    "address/bad-name site/doctors/dr bén.md",
  ]);
});

test.for([
  ["heading", "¿Qué duele?", "link", "#qué-duele"],
  ["link", "#qué-duele", "heading", "¿Qué duele?"],
])("the accents of a %s may be stored apart", async ([, stored]) => {
  const text = page("[Below](#qué-duele)\n\n## ¿Qué duele?\n\nA tooth.").replace(stored!, apart(stored!));
  expect(errorsOf(await build({ "site/pages/more.md": text }))).toEqual([]);
});

test("a place whose name looks like that of the page is named differently in a message", async () => {
  const text = page("[Below](#que%CC%81-duele)\n\n## ¿Qué duele?\n\nA tooth.");
  const { problems } = await build({ "site/pages/more.md": text });
  expect(problems.map(({ remedy }) => remedy).join()).toContain(
    'In place of "#que%CC%81-duele", write one that the page has: #qué-duele.',
  );
});

test("names of files may have accents apart where content names them together, and the reverse", async () => {
  const photos = (name: string): string =>
    `---\nmainTitleText: Rooms\ndescription: Our rooms.\nphotos:\n  - imgSrc: ${name}\n    imgAlt: A room with two chairs.\n---\nOurs.\n`;
  const result = await build(
    { [`site/offices/${apart("rivière droite")}.md`]: office, "site/doctors/dr ben.md": doctor },
    (site) => {
      const logo = site.read("assets/pictures/logo.svg");
      site.write(`assets/pictures/${apart("niño")}.svg`, logo);
      site.write("assets/pictures/baño.svg", logo);
      site.write("site/pages/more.md", photos("pictures/niño.svg"));
      site.write("site/pages/other.md", photos(apart("pictures/baño.svg")));
    },
  );
  expect(errorsOf(result)).toEqual([]);
});

describe.for(["niño", apart("niño")])("a picture stored as %j is found", (stored) => {
  test.for([
    ["an escape in YAML", 'photos:\n  - imgSrc: "pictures/nin\\u0303o.svg"\n    imgAlt: A room.\n', "Ours."],
    ["percent signs in Markdown", "", "![A room.](pictures/nin%CC%83o.svg)"],
    ["a reference in Markdown", "", "![A room.](pictures/nin&#x303;o.svg)"],
    ["a reference in HTML", "", '<img src="pictures/nin&#x303;o.svg" alt="A room.">'],
  ])("where %s puts the accent apart", async ([, keys, body]) => {
    const text = `---\nmainTitleText: Rooms\ndescription: Our rooms.\n${keys}---\n${body}\n`;
    const result = await build({ "site/pages/more.md": text }, (site) => {
      site.write(`assets/pictures/${stored}.svg`, site.read("assets/pictures/logo.svg"));
    });
    expect(errorsOf(result)).toEqual([]);
  });
});

test("a translation belongs to its original, however the accents in their names are stored", async () => {
  const result = await build({ [`site/team/${apart("daphné")}.md`]: member }, (site) => {
    translateSite(site);
    const translated = `site/es/team/${apart("daphné")}.md`;
    site.write("site/es/team/daphné.md", site.read(translated));
    rmSync(site.file(translated));
  });
  expect(errorsOf(result)).toEqual([]);
});

test("two files whose names look alike are one problem", async () => {
  const result = await build({ "site/team/daphné.md": member, [`site/team/${apart("daphné")}.md`]: member });
  expect(errorsOf(result)).toHaveLength(1);
  expect(errorsOf(result)[0]).toMatch(/^file\/unreadable /);
});
