import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { findStrangeData } from "../support/schema-org.ts";
import { textsOf } from "../support/shipped-site.ts";

/** Gives lines to files of the group practice, which has four doctors in three offices. */
function makeGroup(lines: Readonly<Record<string, string>>): LittleSite {
  const site = makePractice("group");
  for (const [name, each] of Object.entries(lines)) {
    site.write(name, site.read(name).replace("---\n", `---\n${each}`));
  }
  return site;
}

const withPages = {
  "site/doctors/vang.md": `page: true
description: Dr. Vang sees children and worried adults.
offices: [ derby, andover ]
training: [ "Doctor of Dental Medicine, 2009" ]
`,
  "site/doctors/okonkwo-hale.md": "offices: [ college-hill ]\n",
  "site/offices/derby.md": "booking: https://book.example/derby\n",
};

const vang = "about/meetthedoctors/vang/";
const open = (site: LittleSite, path: string) => load(readFileSync(site.file(`dist/${path}index.html`)));

type Node = Record<string, unknown>;

function graphOf($: ReturnType<typeof load>): Node[] {
  return (JSON.parse($('script[type="application/ld+json"]').text()) as { "@graph": Node[] })["@graph"];
}

test("a doctor with a page has the biography there, and a sentence and a link on the page of all doctors", async () => {
  const site = makeGroup(withPages);
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);

  const own = open(site, vang);
  expect(own("h1").text()).toBe("Dr. Thomas Vang, DMD");
  expect(textsOf(own, "main h2")).toEqual(["Training", "Who he sees", "Tallgrass Derby", "Tallgrass Andover"]);
  expect(own("main").text()).toContain("He came to dentistry from nursing");
  expect(own('main a[href="https://book.example/derby"]')).toHaveLength(1);
  expect(own('main a[href^="tel:"]').text()).not.toContain("0110");
  expect(own("link[rel=canonical]").attr("href")).toBe(`https://www.tallgrassdental.example/${vang}`);
  expect(own("meta[property='og:image:alt']").attr("content")).toContain("short black hair");
  expect(own("meta[name=description]").attr("content")).toBe("Dr. Vang sees children and worried adults.");

  const all = open(site, "about/meetthedoctors/");
  expect(textsOf(all, "#vang p")).toContain("Dr. Vang sees children and worried adults.");
  expect(all("#vang a.more").attr("href")).toBe(`/${vang}`);
  expect(all("main").text()).not.toContain("He came to dentistry from nursing");
  expect(all("#okonkwo-hale .rich-text").text()).toContain("Dr. Okonkwo-Hale opened the house");
  expect(all(".menu").text()).not.toContain("Vang");
});

test("doctors without a photo have a plate with initials, and the home page shows the faces of the others in its first link to them", async () => {
  const site = makeGroup({});
  await buildLittleSite(site);
  const all = open(site, "about/meetthedoctors/");
  expect(
    all(".doctor")
      .map((_, each) => all(each).find("text, img").first().text() || "photo")
      .get(),
  ).toEqual(["MO", "photo", "photo", "SW"]);
  const faces = open(site, "")(".hero .faces, .page-head .faces");
  expect(faces.attr("href")).toBe("/about/meetthedoctors/");
  expect(
    faces
      .find("img")
      .map((_, each) => each.attribs.alt)
      .get(),
  ).toEqual(["", ""]);
  expect(faces.text()).toBe("Our dentists");
});

test.each([
  ["Dott.ssa Anna Rossi", "AR"],
  ["Dr Miguel Ángel Ruiz", "MR"],
  ["Docteur Élise Martin", "ÉM"],
  ['ד"ר נועה כהן', "נכ"],
  ["鈴木 一郎", "鈴一"],
  ["J. R. Smith", "JS"],
])("the initials of %s are %s", async (name, initials) => {
  const site = makeLittleSite();
  const doctor = "site/doctors/brightwater.md";
  const text = site.read(doctor).replace(/^name: .*/m, `name: '${name}'`);
  site.write(doctor, text.replace(/^photo(?:Alt)?: .*\n/gm, ""));
  await buildLittleSite(site);
  expect(open(site, "about/meetthedoctors/")(".doctor text").text()).toBe(initials);
});

test("structured data of a doctor's page is a profile with the offices, and lists the way to it", async () => {
  const site = makeGroup(withPages);
  await buildLittleSite(site);
  const graph = graphOf(open(site, vang));
  expect(findStrangeData(graph)).toEqual([]);
  const home = "https://www.tallgrassdental.example/";
  const person = { "@id": `${home}#doctor-vang` };
  const works = [{ "@id": `${home}#office-derby` }, { "@id": `${home}#office-andover` }];
  expect(graph.find((node) => node["@type"] === "ProfilePage")).toMatchObject({ mainEntity: person });
  expect(graph.filter((node) => node["@type"] === "Person")).toMatchObject([
    { ...person, jobTitle: "Dentist", url: `${home}${vang}`, worksFor: works },
  ]);
  const ids = graph.map((node) => node["@id"]);
  expect(ids).toEqual(expect.arrayContaining(works.map((each) => each["@id"])));
  expect(JSON.stringify(graph)).toContain('"position":2,"name":"Our dentists"');
  const people = graphOf(open(site, "")).filter((node) => node["@type"] === "Person");
  expect(people.map(({ worksFor }) => worksFor)).toEqual([
    { "@id": `${home}#office-college-hill` },
    works,
    { "@id": `${home}#practice` },
    { "@id": `${home}#practice` },
  ]);
});

test("offices of doctors are links on the page of the doctors, and name the doctors on the page of the offices", async () => {
  const site = makeGroup(withPages);
  await buildLittleSite(site);
  const all = open(site, "about/meetthedoctors/");
  const links = all("#vang figcaption a, #okonkwo-hale figcaption a").toArray();
  expect(links.map((link) => [all(link).text(), link.attribs.href])).toEqual([
    ["Tallgrass College Hill", "/about/address/#college-hill"],
    ["Tallgrass Derby", "/about/address/#derby"],
    ["Tallgrass Andover", "/about/address/#andover"],
  ]);
  const address = open(site, "about/address/");
  expect(textsOf(address, ".map-facts > p")).toEqual([
    "Doctors here: Dr. Miriam Okonkwo-Hale",
    "Doctors here: Dr. Thomas Vang",
    "Doctors here: Dr. Thomas Vang",
  ]);
  expect(address("#map > p a").attr("href")).toBe("/about/meetthedoctors/#okonkwo-hale");
});

test("the only office is not named beside the only doctor, whose page takes the biography", async () => {
  const site = makeLittleSite();
  const doctor = "site/doctors/brightwater.md";
  site.write(doctor, site.read(doctor).replace("---\n", "---\noffices: [ port-ansel ]\npage: true\n"));
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const all = open(site, "about/meetthedoctors/");
  expect(all("main").text()).not.toContain("At ");
  expect(all("a.more").attr("href")).toBe("/practice/about/meetthedoctors/brightwater/");
  expect(open(site, "about/meetthedoctors/brightwater/")("h1").text()).toContain("Brightwater");
});

test("the only doctor's name is the title of the page of the doctors, which has it once, unless the doctor has a page", async () => {
  const site = makeLittleSite();
  const doctor = "site/doctors/brightwater.md";
  const written = site.read(doctor);
  const name = /^name: (.*)$/m.exec(written)![1]!;
  const shown = async () => {
    await buildLittleSite(site);
    const page = open(site, "about/meetthedoctors/");
    return { title: page("h1").text(), caption: page(".doctor figcaption").text(), heading: textsOf(page, ".lead h2") };
  };
  const { title, caption } = await shown();
  expect(title).toContain(name);
  expect(caption).not.toContain(name);
  expect(caption).toContain("D0000");
  site.write("site/about/meetthedoctors.md", `---\ntitle: ${name}\n---\n`);
  expect((await shown()).heading).toEqual([]);
  site.write(doctor, written.replace("---\n", "---\npage: true\n"));
  const own = await shown();
  expect(own.title).not.toContain(name);
  expect(own.caption).toContain(name);
});

test("the only doctor's license number is in the footer, whether the practice names who licenses dentists or not", async () => {
  const site = makeLittleSite();
  const name = "site/practice.yaml";
  const footer = async (): Promise<string> => {
    await buildLittleSite(site);
    return textsOf(open(site, ""), ".footer-legal > p").join();
  };
  expect(await footer()).toContain("License D0000. Licensed by the state dental board.");
  expect(textsOf(open(site, "about/meetthedoctors/"), ".doctor p")).toContain("License D0000");
  site.write(
    name,
    site
      .read(name)
      .replace(/^license:\n.*\n/m, "")
      .replace(/^legalName: .*\n/m, ""),
  );
  expect((await footer()).trim()).toBe("License D0000.");
});
