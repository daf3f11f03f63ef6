import { readFileSync } from "node:fs";
import { load, type CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice, type LittleSite, type Overlay } from "../support/little-site.ts";
import { textsOf } from "../support/shipped-site.ts";

const answers = `mainTitleText: First aid for teeth
description: What to do first, what to leave alone, and how soon to call us.
answers:
  - title: Toothache
    doNow:
      - Rinse with <strong>warm</strong> water.
      - Eat soft food.
    doNot:
      - put aspirin on the gum
    forPain: Read about <a href="#pain-relievers">pain relievers</a>.
    howSoon:
      call911:
        - Trouble breathing
      today:
        - A swollen cheek
      officeHours:
        - Mild pain
    treatments:
      - href: /services/cleanings
      - href: /services/Whitening
        label: Lighter teeth
  - title: A lost crown (or filling)
    doNow:
      - Keep it.
    howSoon:
      officeHours:
        - Nothing hurts
painRelief:
  title: Pain relievers
  text: Follow the <em>label</em>.
  limits:
    - Ask first if you are pregnant.
`;

const advice = `title: When we are closed
items:
  - title: Where to go
    description: Go to an emergency room.
`;

async function build(overlay: Overlay): Promise<{ site: LittleSite; open: (name: string) => CheerioAPI }> {
  const site = makeLittleSite(overlay);
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return { site, open: (name) => load(readFileSync(site.file(`dist/${name}index.html`))) };
}

const chips = (site: LittleSite, href: string): string =>
  site.read("site/home.yaml").replace("/about/address#emergency", href);

test("answers make the page /emergency: signs for 911, steps, what not to do, pain, when to call and treatments for each thing that hurts", async () => {
  const { open } = await build({ "site/emergency.yaml": answers });
  const $ = open("emergency/");
  expect($("h1").text()).toBe("First aid for teeth");
  expect(textsOf($, "article h2")).toEqual(["Toothache", "A lost crown (or filling)", "Pain relievers"]);
  expect(textsOf($, "#toothache :is(h3, h4)")).toEqual([
    ...["Call 911", "Do this now", "Do not", "For the pain", "When to call"],
    ...["Call us today", "Call in office hours"],
  ]);
  expect(textsOf($, "#toothache ol li")).toEqual(["Rinse with warm water.", "Eat soft food."]);
  expect($("#toothache ol strong").text()).toBe("warm");
  expect(textsOf($, "#toothache div:has(> ol) ~ div li")).toEqual(["put aspirin on the gum"]);
  expect(textsOf($, "#toothache [data-band] li")).toEqual(["Trouble breathing", "A swollen cheek", "Mild pain"]);
  const treatments = $("#toothache .how-soon > div > p");
  expect(treatments.text()).toBe("Treatments you may be offered: Cleanings, Lighter teeth");
  expect(treatments.find("a").first().attr("href")).toBe("/practice/services/cleanings/");
  expect(textsOf($, "#a-lost-crown-or-filling h3")).toEqual(["Do this now", "When to call"]);
  expect(textsOf($, "#pain-relievers li")).toEqual(["Ask first if you are pregnant."]);
});

test("the top of that page has the line about 911, the call, the hours, and a link to each part", async () => {
  const { open } = await build({ "site/emergency.yaml": `note: Call 911 first.\n${answers}${advice}` });
  const $ = open("emergency/");
  expect(textsOf($, ".page-head .emergency-note")).toEqual(["Call 911 first."]);
  expect($(".page-head .call-button").attr("href")).toMatch(/^tel:/);
  expect(textsOf($, ".page-head .hours div")).toEqual(textsOf($, ".footer .hours div"));
  const links = $("main nav a").toArray();
  expect(links.map((link) => $(link).attr("href"))).toEqual([
    ...["#toothache", "#a-lost-crown-or-filling", "#pain-relievers", "#when-we-are-closed"],
  ]);
  for (const link of links) expect($(`main ${$(link).attr("href")!} h2`).text()).toBe($(link).text());
});

test("with answers, the page of the offices has the line, the hours and a link to them below the way, the parking and the text", async () => {
  const { open } = await build({ "site/emergency.yaml": `note: Call 911 first.\n${answers}${advice}` });
  const $ = open("about/address/");
  const parts = $("main > *").toArray();
  const placeOf = (part: string): number => parts.findIndex((each) => $(each).is(part));
  expect([".map", ".parking", ".about-page", "#emergency"].map(placeOf)).toEqual([1, 2, 3, 4]);
  expect(textsOf($, "#emergency h2")).toEqual(["First aid for teeth"]);
  expect(textsOf($, "#emergency p")).toEqual(["Call 911 first. When we are closed"]);
  expect($("#emergency a").attr("href")).toBe("/practice/emergency/");
  expect($("#emergency .hours, .map .emergency-note")).toHaveLength(1);
});

test("the line on other pages leads to the answers, and each answer has an address that links may name", async () => {
  const home = chips(makeLittleSite(), "/emergency#a-lost-crown-or-filling");
  const { site, open } = await build({ "site/emergency.yaml": answers, "site/home.yaml": home });
  const $ = open("");
  expect($(".emergency-note a").attr("href")).toBe("/practice/emergency/");
  expect($(".emergency-note a").text()).toBe("First aid for teeth");
  expect($(".pain li:last-child a").attr("href")).toBe("/practice/emergency/#a-lost-crown-or-filling");
  expect(readFileSync(site.file("dist/sitemap.xml"), "utf8")).toContain("/practice/emergency/</loc>");
  const page = open("emergency/");
  expect(page("title").text()).toBe("First aid for teeth in Port Ansel | Harbor Lane Dental");
  expect(page("meta[property='og:image']").attr("content")).toMatch(/\.jpg$/);
});

test("a menu that is made of the pages there are has the answers in its first row", async () => {
  const { open } = await build({ "site/emergency.yaml": answers, "site/navigation.yaml": null });
  const $ = open("");
  expect(textsOf($, ".menu > ul > li > :is(a, details > summary)")).toContain("Emergencies");
});

test("a practice without answers has no such page, and keeps its advice on the page of the offices", async () => {
  const { site, open } = await build({ "site/emergency.yaml": advice });
  const $ = open("about/address/");
  expect(textsOf($, "#emergency :is(h2, h3)")).toEqual(["When we are closed", "Where to go"]);
  expect(() => open("emergency/")).toThrow("ENOENT");
  expect(readFileSync(site.file("dist/sitemap.xml"), "utf8")).not.toContain("/emergency");
});

test("the page of several offices has the parking of each below its map", async () => {
  const site = makePractice("group");
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const $ = load(result.built!.pages.find(({ path }) => path === "about/address/index.html")!.html);
  const parts = $("main > *").toArray();
  // Only the first office has a note on parking.
  expect(parts.slice(1).map((part) => $(part).attr("class")!.split(" ")[0])).toEqual([
    ...["map", "parking", "map", "map", "about-page"],
  ]);
});

/** The last line of each list of what to call about today, and where its link leads. */
const closedLines = ($: CheerioAPI): [string, string | undefined][] =>
  $("[data-band='today'] > :last-child")
    .toArray()
    .map((line) => [$(line).text(), $(line).find("a").attr("href")]);

const lead = "Closed? What to do until we open";

test("what to call about today ends with a way on while the practice is closed: to its advice, wherever that is", async () => {
  const withAnswers = await build({ "site/emergency.yaml": `${answers}${advice}` });
  const expected = [[lead, "/practice/emergency/#when-we-are-closed"]];
  for (const page of ["emergency/", "services/cleanings/"])
    expect(closedLines(withAnswers.open(page)), page).toEqual(expected);
  expect(textsOf(withAnswers.open("emergency/"), "#when-we-are-closed h3")).toEqual(["Where to go"]);

  const { open } = await build({ "site/emergency.yaml": advice });
  expect(closedLines(open("services/cleanings/"))).toEqual([[lead, "/practice/about/address/#emergency"]]);

  const onOwnPage = await build({ "site/emergency.yaml": "moreHref: /about/officetour\n", "site/home.yaml": null });
  expect(closedLines(onOwnPage.open("services/cleanings/"))).toEqual([[lead, "/practice/about/officetour/"]]);
});

test("without such advice it says where else to go", async () => {
  const { open } = await build({ "site/emergency.yaml": answers, "site/home.yaml": null });
  const expected = [["Closed? If it can’t wait, go to urgent care or an emergency room.", undefined]];
  for (const page of ["emergency/", "services/cleanings/"]) expect(closedLines(open(page)), page).toEqual(expected);
});

const entries = ($: CheerioAPI, menu: string): string[] =>
  textsOf($, `${menu} > ul > li > a, ${menu} > ul > li > details > summary:not([aria-label])`);

test("the menu of phones leads to emergencies from its first level, above all that opens", async () => {
  const menu = makeLittleSite()
    .read("site/navigation.yaml")
    .replace("        href: /services\n", "        href: /services\n      - href: /emergency\n");
  const { open } = await build({ "site/emergency.yaml": answers, "site/navigation.yaml": menu });
  const $ = open("");
  const written = ["Home", "Meet Us", "Patient Care Services", "Insurance"];
  expect(entries($, ".drawer nav")).toEqual(["Home", "Emergencies", ...written.slice(1)]);
  expect(entries($, ".menu")).toEqual(written);
  expect($(".drawer nav > ul > [data-active]").text()).toBe("Home");
  expect(textsOf(open("emergency/"), ".drawer nav > ul > li > [aria-current]")).toEqual(["Emergencies"]);
});

test("the menu of phones has no such entry in a practice without advice, and no second one", async () => {
  const without = await build({ "site/emergency.yaml": null, "site/home.yaml": null });
  expect(entries(without.open(""), ".drawer nav")).not.toContain("Emergencies");
  const made = await build({ "site/emergency.yaml": answers, "site/navigation.yaml": null });
  expect(textsOf(made.open(""), ".drawer [href='/practice/emergency/']")).toEqual(["Emergencies"]);
});
