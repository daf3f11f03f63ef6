import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { patientsSchema } from "../../src/model/content/patients.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { parsePage, textsOf } from "../support/shipped-site.ts";

/*
 * Tests of the facts that patients look for, on the pages about the practice, the offices, the doctors and a treatment.
 */

const introduction = "/about/harbor-lane/";
const address = "/about/address/";

async function build(site: LittleSite) {
  await buildLittleSite(site);
  return { folder: site.file("dist") };
}

describe("a practice that answers what new patients ask", () => {
  let little: LittleSite;
  let site: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    little = makeLittleSite();
    site = await build(little);
  });

  test("shows each answer on the page about the practice, in the schema's order, with a link from the home page", () => {
    const { tag, ...answers } = parse(little.read("site/patients.yaml")) as Record<string, string>;
    expect(textsOf(parsePage(site, introduction), "#new-patients > .tag")).toEqual([tag]);
    const shown = textsOf(parsePage(site, introduction), "#new-patients li > div");
    // Insurers are no answer; test/kinds/prices.test.ts is about them.
    const answerKeys = Object.keys(patientsSchema.shape).filter((key) => key !== "insurers");
    expect(answerKeys).toEqual(["tag", ...Object.keys(answers)]);
    expect(shown).toEqual(Object.values(answers).map((answer) => answer.replace(/<[^>]+>/g, "")));
    expect(parsePage(site, "/")(".patients-teaser a[href$='#new-patients']").attr("href")).toContain(introduction);
    expect(parsePage(site, address)("#new-patients")).toHaveLength(0);
  });

  test("shows what a visit takes and costs on the home page, before the insurance and the doctor", () => {
    const $ = parsePage(site, "/");
    expect(textsOf($, ".patients-teaser :is(h2, h3, .tag)")).toEqual([
      "For new patients",
      "Checked this year",
      "How long a first visit takes",
      "What it costs",
    ]);
    expect($(".patients-teaser + .insurance + section").text()).toContain("A doctor who listens");
  });

  test.each([introduction, "/about/patientexperiences/"])("ends %s with the invitation to call", (page) => {
    const $ = parsePage(site, page);
    expect($("#new-patients, .testimonial")).toHaveLength(1);
    expect($(".next-step")).toHaveLength(1);
    expect($("main > :last-child > .next-step")).toHaveLength(1);
  });

  test("shows parking, buses and entrance beside its address", () => {
    const $ = parsePage(site, address);
    expect(textsOf($, ".parking h3")).toEqual(["Parking", "Public transit", "Getting in"]);
    expect(textsOf($, ".parking p")).toEqual([
      "Two spaces behind the house. They are free.",
      "The bus stops at the door.",
      "There is no step.",
    ]);
  });

  test("answers what patients ask first about a treatment below its first sentences", () => {
    const $ = parsePage(site, "/services/cleanings/");
    expect(textsOf($, ".lead > div > p + .facts > *")).toEqual([
      ...["Does it hurt?", "Not at all", "How long it takes", "Half an hour", "How many visits", "One"],
      ...["What it costs", "You hear it when you book", "How long it lasts", "Until the next one"],
    ]);
    expect(parsePage(site, "/services/sealants/")(".facts")).toHaveLength(0);
  });

  test("names the doctor and permit of a treatment only on the treatment's page", () => {
    const $ = parsePage(site, "/services/cleanings/");
    expect(textsOf($, ".providers :is(h2, li > *)")).toEqual([
      "Who provides this",
      "Dr. Ada Brightwater",
      "Cleanings",
      "Permit: Permit 1",
    ]);
    expect(parsePage(site, "/services/sealants/")(".providers")).toHaveLength(0);
  });
});

test("without a page about the practice the answers are on the page of the offices", async () => {
  const site = await build(makeLittleSite({ "site/about/introduction.md": null, "site/navigation.yaml": null }));
  expect(parsePage(site, address)("#new-patients li")).toHaveLength(10);
  expect(parsePage(site, "/")(".patients-teaser a[href$='#new-patients']").attr("href")).toContain(address);
});

const ownPage = { "site/about/newpatients.md": "---\nmainTitleText: New here?\ndescription: Read this.\n---\n## Forms\n\nNone.\n" };

test("a page for new patients has the answers above its text, and only there", async () => {
  const site = await build(makeLittleSite({ ...ownPage, "site/navigation.yaml": null }));
  const $ = parsePage(site, "/about/newpatients/");
  expect(textsOf($, "h1, main h2")).toEqual([
    "New here?",
    "Your visit",
    "Cost and insurance",
    "Who we see",
    "Forms",
    "Questions? Call us.",
  ]);
  for (const page of [introduction, address]) expect(parsePage(site, page)("#new-patients")).toHaveLength(0);
  const $home = parsePage(site, "/");
  expect($home(".patients-teaser .more").attr("href")).toBe("/practice/about/newpatients/");
  expect(textsOf($home, ".menu a")).toContain("New here?");
});

test("a page for new patients has its answers beside the links to its sections, if it has many", async () => {
  const text = "---\nmainTitleText: New here?\ndescription: Read this.\n---\n## Forms\n\nNone.\n\n## Parking\n\nBehind the house.\n";
  const site = await build(makeLittleSite({ "site/about/newpatients.md": text, "site/navigation.yaml": null }));
  const $ = parsePage(site, "/about/newpatients/");
  expect($(".contents a")).toHaveLength(5);
  expect($(".beside > article #new-patients li")).toHaveLength(10);
});

test("a page for new patients without answers is linked from the home page", async () => {
  const site = await build(makeLittleSite({ ...ownPage, "site/patients.yaml": null, "site/navigation.yaml": null }));
  const $home = parsePage(site, "/");
  expect(textsOf($home, ".patients-teaser :is(h2, h3, a)")).toEqual(["For new patients", "More for new patients"]);
  expect(parsePage(site, "/about/newpatients/")("#new-patients")).toHaveLength(0);
});

test("without answers no page has a place for them", async () => {
  const site = await build(makeLittleSite({ "site/patients.yaml": null }));
  for (const page of ["/", introduction, address]) {
    expect(parsePage(site, page)("#new-patients, .patients-teaser"), page).toHaveLength(0);
  }
});
