import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { readTeamMember } from "../../src/kinds/team-member.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { findStrangeData } from "../support/schema-org.ts";
import { textsOf } from "../support/shipped-site.ts";

const people = {
  "site/team/lopez.md": `---
name: Maria Lopez
credentials: RDH
role: Dental hygienist
languages: [English, Spanish]
photo: pictures/doctor.svg
photoAlt: A hygienist at work.
---
She explains what she sees. Ask her about [sealants](/services/sealants).
`,
  "site/team/le-guin.md": "---\nname: Ursula K. Le Guin\nposition: 1\n---\n",
};

const readPage = (site: LittleSite, path: string) => readFileSync(site.file(`dist/${path}index.html`), "utf8");

test("people in team/ are on a page that the menu names once, in the order of their positions", async () => {
  const site = makeLittleSite({ ...people, "site/navigation.yaml": null });
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const $ = load(readPage(site, "about/team/"));
  expect($("h1").text()).toBe("Our team");
  expect(textsOf($, ".team h2")).toEqual(["Ursula K. Le Guin", "Maria Lopez, RDH"]);
  expect(textsOf($, ".team text")).toEqual(["UG"]);
  expect($("#lopez img").attr()).toMatchObject({ alt: "A hygienist at work.", loading: "lazy" });
  expect(textsOf($, "#lopez p")).toEqual([
    "Dental hygienist",
    "Speaks English, Spanish",
    "She explains what she sees. Ask her about sealants.",
  ]);
  const home = load(readPage(site, ""));
  expect(home('.site-nav a[href*="team"], .menu a[href*="team"]').length).toBeGreaterThan(0);
  expect(textsOf(home, '.menu a[href*="team"]')).toEqual(["Our team"]);
});

test("the page of the team says who works here to search engines, and no other page does", async () => {
  const site = makeLittleSite(people);
  await buildLittleSite(site);
  const script = load(readPage(site, "about/team/"))('script[type="application/ld+json"]').text();
  const graph = (JSON.parse(script) as { "@graph": Record<string, unknown>[] })["@graph"];
  expect(findStrangeData(graph)).toEqual([]);
  const [first, second] = graph.filter(({ jobTitle, name }) => jobTitle !== undefined || name === "Ursula K. Le Guin");
  expect(first).toMatchObject({ "@type": "Person", name: "Ursula K. Le Guin" });
  expect(second).toMatchObject({ honorificSuffix: "RDH", jobTitle: "Dental hygienist", worksFor: {} });
  const page = graph.find((node) => node["@type"] === "WebPage")!;
  expect(page.about).toEqual([{ "@id": first!["@id"] }, { "@id": second!["@id"] }]);
  expect(readPage(site, "")).not.toContain("Le Guin");
});

test("names need no portraits, and then no initials take their place", async () => {
  const site = makeLittleSite({ "site/team/le-guin.md": people["site/team/le-guin.md"] });
  await buildLittleSite(site);
  expect(load(readPage(site, "about/team/"))(".team[data-plain] .media")).toHaveLength(0);
});

test("styles of the team are only in a site that has one", async () => {
  const style = async (site: LittleSite) => {
    await buildLittleSite(site);
    const href = load(readPage(site, ""))('link[rel="stylesheet"]').attr("href")!;
    return readFileSync(site.file(`dist/${href.replace("/practice/", "")}`), "utf8");
  };
  expect(await style(makeLittleSite(people))).toContain(".team ");
  expect(await style(makeLittleSite())).not.toContain(".team ");
});

test("reads a name with letters after it and a role", () => {
  expect(readTeamMember("Maria Lopez, dental hygienist")).toEqual({
    slug: "maria-lopez",
    values: { name: "Maria Lopez", role: "Dental hygienist" },
  });
  expect(readTeamMember("Ben Ng, R.D.H., M.S., front desk, mornings").values).toEqual({
    name: "Ben Ng",
    credentials: "RDH, MS",
    role: "Front desk, mornings",
  });
});

test("equal headings in the texts of a page get ids of their own, apart from those of people and offices", async () => {
  const text = "## Training\n\nOne.\n\n### Training\n\nTwo.\n\n## Lopez\n\nThree.\n";
  const keys = "---\nmainTitleText: Who we are\n---\n";
  const site = makeLittleSite({
    "site/about/team.md": keys + text,
    "site/team/lopez.md": `---\nname: Maria Lopez\n---\n${text}`,
    "site/about/meetthedoctors.md": keys + text,
    "site/doctors/lopez.md": `---\nname: Dr. Ada Lopez\n---\n${text}`,
  });
  // The page of several doctors has no map.
  site.write("site/navigation.yaml", site.read("site/navigation.yaml").replace("#map", "#lopez"));
  const office = site.read("site/offices/port-ansel.md");
  site.write("site/offices/port-ansel.md", office.replace("phone:", "name: Port Ansel\nposition: 1\nphone:"));
  site.write("site/offices/harbor.md", office.replace("phone:", "name: Harbor\nphone:"));
  site.write("site/about/address.md", `${site.read("site/about/address.md")}\n## Harbor\n\nOne.\n`);
  site.write("site/doctors/brightwater.md", `${site.read("site/doctors/brightwater.md")}\n${text}`);
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ code, place }) => `${code} ${place.file}`)).toEqual([]);
  const idsOf = (path: string): string[] => {
    const $ = load(readPage(site, path));
    return $("main [id]")
      .get()
      .map(({ attribs }) => attribs.id!);
  };
  expect(idsOf("about/team/")).toEqual(expect.arrayContaining(["lopez", "training", "training-1", "lopez-2"]));
  for (const path of ["about/team/", "about/meetthedoctors/", "about/address/"]) {
    expect(new Set(idsOf(path)).size).toBe(idsOf(path).length);
  }
});
