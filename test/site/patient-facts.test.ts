import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
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

  test("shows each answer on the page about the practice, in the schema's order, with links from the home page", () => {
    const answers = parse(little.read("site/patients.yaml")) as Record<string, string>;
    const shown = textsOf(parsePage(site, introduction), "#new-patients li > div");
    expect(shown).toEqual(Object.values(answers).map((answer) => answer.replace(/<[^>]+>/g, "")));
    expect(parsePage(site, "/")(".visit a[href$='#new-patients']").attr("href")).toContain(introduction);
    expect(parsePage(site, address)("#new-patients")).toHaveLength(0);
  });

  test.each([introduction, "/about/patientexperiences/"])("ends %s with the invitation to call", (page) => {
    const $ = parsePage(site, page);
    expect($("#new-patients, .testimonial")).toHaveLength(1);
    expect($(".next-step")).toHaveLength(1);
    expect($("main > :last-child > .next-step")).toHaveLength(1);
  });

  test("shows parking, buses and entrance beside its address", () => {
    const $ = parsePage(site, address);
    expect(textsOf($, ".parking h2")).toEqual(["Parking", "Public transit", "Getting in"]);
    expect(textsOf($, ".parking p")).toEqual([
      "Two spaces behind the house. They are free.",
      "The bus stops at the door.",
      "There is no step.",
    ]);
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
  expect(parsePage(site, "/")(".visit a[href$='#new-patients']").attr("href")).toContain(address);
});

test("without answers no page has a place for them", async () => {
  const site = await build(makeLittleSite({ "site/patients.yaml": null }));
  for (const page of ["/", introduction, address]) {
    expect(parsePage(site, page)("#new-patients, a[href$='#new-patients']"), page).toHaveLength(0);
  }
});
