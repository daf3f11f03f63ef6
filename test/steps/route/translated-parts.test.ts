import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { translateSite } from "../../support/translate-site.ts";

const front = "---\nmainTitleText: Visit\ndescription: How to come.\n---\n";
const part = (words: string, mark = "##"): string => `${mark} ${words}\n\nText.\n\n`;
const [parking, bus, bike] = [part("Parking"), part("Bus"), part("Bike", "###")];
const links = ["parking", "bus", "bike"].map((id) => `[${id}](/visit#${id})`).join(" ");

const translated = `${part("Parkingo")}${part("Buso")}${part("Bikeo", "###")}`;
const visit = "site/es/pages/visit.md";

/** Builds a site with a page in two languages that was changed afterwards, and lists the words that the links to its parts lead to. */
async function followLinks(change: Record<string, [from: string, to: string][]>): Promise<(string | undefined)[]> {
  const site = makeLittleSite({
    "site/pages/visit.md": front + parking + bus + bike,
    "site/doctors/stone.md": `---\nname: Dr. Ann Stone\nrole: Dentist\n---\n${links}\n`,
  });
  translateSite(site);
  site.write(visit, site.read(visit).replaceAll("Texto", "Text"));
  for (const [file, edits] of Object.entries(change))
    for (const [from, to] of edits) {
      expect(site.read(file)).toContain(from);
      site.write(file, site.read(file).replace(from, to));
    }
  const { result } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const pages = new Map(result.built!.pages.map((page) => [page.address, load(page.html)]));
  const found = pages.get("/practice/es/about/meetthedoctors/")!("main a[href^='/practice/es/visit/']").toArray();
  return found.map(({ attribs }) => {
    const [, hash] = attribs.href!.split("#");
    return hash === undefined ? undefined : pages.get("/practice/es/visit/")!(`[id="${hash}"]`).text();
  });
}

const original = "site/pages/visit.md";
const other = part("Tram");
const withOrder = (...parts: string[]): [string, string][] => [[translated, parts.join("")]];

test.for<[string, Record<string, [string, string][]>, (string | undefined)[]]>([
  ["nothing changed", {}, ["Parkingo", "Buso", "Bikeo"]],
  [
    "two changed places in the original",
    { [original]: [[parking + bus, bus + parking]] },
    ["Parkingo", "Buso", "Bikeo"],
  ],
  [
    "two changed places in the translation",
    { [visit]: withOrder(part("Buso"), part("Parkingo"), part("Bikeo", "###")) },
    ["Parkingo", "Buso", "Bikeo"],
  ],
  ["the original has one more", { [original]: [[parking, other + parking]] }, ["Parkingo", "Buso", "Bikeo"]],
  [
    "the translation lacks one",
    { [visit]: withOrder(part("Parkingo"), part("Bikeo", "###")) },
    ["Parkingo", undefined, "Bikeo"],
  ],
  [
    "one was added in the original and another one taken out of the translation",
    { [original]: [[parking, other + parking]], [visit]: withOrder(part("Parkingo"), part("Bikeo", "###")) },
    ["Parkingo", undefined, "Bikeo"],
  ],
  [
    "the translation has better words for one",
    { [visit]: withOrder(part("Estacionar"), part("Buso"), part("Bikeo", "###")) },
    ["Estacionar", "Buso", "Bikeo"],
  ],
  [
    "the translation has better words for one at another place",
    { [visit]: withOrder(part("Buso"), part("Estacionar"), part("Bikeo", "###")) },
    [undefined, "Buso", "Bikeo"],
  ],
  [
    "nobody has noted what the translation says",
    { [visit]: [["headings:", "others:"]] },
    [undefined, undefined, undefined],
  ],
])("a link to a part of a page leads to the part with its words or to the top: %s", async ([, change, words]) => {
  expect(await followLinks(change)).toEqual(words);
});
