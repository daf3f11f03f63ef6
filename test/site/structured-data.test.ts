import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { findStrangeData } from "../support/schema-org.ts";
import { openShippedSite, readPage } from "../support/shipped-site.ts";

/*
 * Compares structured data with schema.org's vocabulary and the properties that search engines require.
 */

type Node = Record<string, unknown>;

function graphOf(html: string): Node[] {
  const $ = load(html);
  const texts = $('script[type="application/ld+json"]').map((_, each) => $(each).text());
  return texts.get().flatMap((text) => (JSON.parse(text) as { "@graph": Node[] })["@graph"]);
}

/** Required properties by type (Google Search Central, "Structured data markup that Google Search supports"). */
const required: Readonly<Record<string, string[]>> = {
  Dentist: ["name", "address"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  WebSite: ["name", "url"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

function findMissing(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const node = value as Node;
  const type = String(node["@type"]);
  const missing = (required[type] ?? []).filter((key) => node[key] === undefined).map((key) => `${type}.${key}`);
  return [...missing, ...Object.values(node).flatMap(findMissing)];
}

/** References by `@id` to items that are not in the graph. */
function findDangling(graph: readonly Node[]): string[] {
  const ids = new Set(graph.map((node) => node["@id"]));
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]*)"\}/g)].map(([, id]) => id!);
  return references.filter((id) => !ids.has(id)).map((id) => `${id} is not in the graph`);
}

/** Lists the faults in the data of pages, by address. Redirect pages have no data. */
function findFaults(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([address, html]) => {
    const graph = graphOf(html);
    const isRedirect = html.includes('http-equiv="refresh"');
    const count = graph.length === 0 && !isRedirect && !address.includes("404") ? ["no structured data"] : [];
    return [...count, ...findStrangeData(graph), ...findMissing(graph), ...findDangling(graph)].map(
      (fault) => `${address} ${fault}`,
    );
  });
}

describe("the shipped site", () => {
  let pages: Map<string, string>;

  beforeAll(async () => {
    const site = await openShippedSite();
    pages = new Map(site.pages.map((address) => [address, readPage(site, address)]));
  });

  test("uses only schema.org's vocabulary, and has everything that search engines require", () => {
    expect(pages.size).toBeGreaterThan(30);
    expect(findFaults(pages)).toEqual([]);
  });

  test("describes the practice where it is the subject, and names it on other pages", () => {
    const typesOn = (address: string) => graphOf(pages.get(address)!).map((node) => node["@type"]);
    for (const address of ["/", "/about/kelpwood/", "/about/address/", "/about/meetthedoctors/"]) {
      expect(typesOn(address).slice(0, 3), address).toEqual(["WebSite", "Dentist", "Person"]);
    }
    expect(typesOn("/privacypolicy/")).toEqual(["WebSite", "Organization", "WebPage"]);
    expect(typesOn("/services/veneers/").toSorted()).toEqual(["MedicalWebPage", "Organization", "Person", "WebSite"]);
  });

  test("names the reviewer of a treatment's page, and the date", () => {
    const page = graphOf(pages.get("/services/veneers/")!).at(-1);
    expect(page).toMatchObject({
      "@type": "MedicalWebPage",
      about: { "@type": "MedicalProcedure", name: "Veneers and crowns" },
      reviewedBy: { "@id": "https://www.kelpwood.example/#doctor-okafor-lindqvist" },
      video: { uploadDate: "2026-11-01" },
      breadcrumb: { itemListElement: [{ name: "Home" }, { name: "Veneers and crowns" }] },
    });
    expect(page!.lastReviewed).toMatch(/^\d{4}-\d{2}$/);
  });
});

const office = (lines: string) => `---
name: Harbor Lane Riverside
phone: "+1 541 555 0123"
address: { street: 4 River Road, city: Port Ansel, state: CA, zip: "90001" }
hours:
  - { days: [Monday], opens: "08:00", closes: "12:00" }
  - { days: [Saturday], closed: true }
${lines}---
`;

test("a practice with several offices, doctors, closures and questions is described completely", async () => {
  const site = makeLittleSite({
    // With several offices, the doctors' page has no map to which its link could lead.
    "site/navigation.yaml": null,
    "site/offices/riverside.md": office(`geo: { latitude: 33.66541, longitude: -117.91823 }
closures:
  - { from: 2026-12-24, to: 2027-01-01, label: Winter }
  - { from: 2026-07-04, label: Independence Day, opens: "09:00", closes: "12:00" }
`),
    // This name is also the id of an element on every page.
    "site/doctors/main.md": "---\nname: Dr. Bo Alvarez\nlanguages: [Spanish, English]\n---\n",
    "site/pages/patients/questions.md": `---
mainTitleText: Questions
description: What patients ask us.
questions:
  - question: Can I pay in parts?
    answer: Yes. Ask for a <strong>written</strong> plan.
---
`,
  });
  site.write(
    "site/practice.yaml",
    `${site.read("site/practice.yaml")}priceRange: $$\nareaServed: [Port Ansel]\nprofiles: [https://www.facebook.com/harborlane]\n`,
  );
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const pages = new Map(result.built!.pages.map(({ path, html }) => [path, html]));
  expect(findFaults(pages)).toEqual([]);

  const graph = graphOf(pages.get("index.html")!);
  const home = "https://www.harborlane.example/practice/";
  const [first, second] = graph.filter((node) => node["@type"] === "Dentist");
  expect(first).toMatchObject({
    "@id": `${home}#practice`,
    priceRange: "$$",
    areaServed: ["Port Ansel"],
    sameAs: ["https://www.facebook.com/harborlane"],
  });
  expect(second).toMatchObject({
    "@id": `${home}#office-riverside`,
    parentOrganization: { "@id": `${home}#practice` },
    name: "Harbor Lane Riverside",
    telephone: "+15415550123",
    address: { addressCountry: "US" },
    geo: { latitude: 33.66541, longitude: -117.91823 },
    openingHoursSpecification: [
      { dayOfWeek: ["Monday"], opens: "08:00", closes: "12:00" },
      { validFrom: "2026-12-24", validThrough: "2027-01-01", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-07-04", validThrough: "2026-07-04", opens: "09:00", closes: "12:00" },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: "2026-12-24", validThrough: "2027-01-01", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-07-04", validThrough: "2026-07-04", opens: "09:00", closes: "12:00" },
    ],
  });
  expect(graph.filter((node) => node["@type"] === "Person").map(({ name }) => name)).toContain("Dr. Bo Alvarez");
  const questions = graphOf(pages.get("patients/questions/index.html")!);
  expect(questions.map((node) => node["@type"])).toEqual(["WebSite", "Organization", "FAQPage"]);
  expect(questions.at(-1)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { name: "Can I pay in parts?", acceptedAnswer: { text: "Yes. Ask for a <strong>written</strong> plan." } },
    ],
  });
});

test("data outside the vocabulary is found", () => {
  const strange = [
    {
      "@type": "Dentist",
      "@id": "#a",
      colour: "red",
      telephone: 5,
      geo: { "@type": "PostalAddress" },
      logo: { "@id": "#b" },
    },
    { "@type": "Toothdoctor" },
    { "@type": "OpeningHoursSpecification", opens: "8 AM", dayOfWeek: ["Monday", "Funday"] },
  ];
  expect(findStrangeData(strange)).toEqual([
    "Dentist.colour: no such property",
    "Dentist.telephone: a number",
    "Dentist.geo: a PostalAddress",
    "Dentist.logo: nothing has the address #b",
    "Toothdoctor: no such type",
    'OpeningHoursSpecification.opens: "8 AM"',
    'OpeningHoursSpecification.dayOfWeek: "Funday"',
  ]);
});

describe("the name of a practice in structured data", () => {
  const graphWith = async (offices: Readonly<Record<string, string>>): Promise<Node[]> => {
    const site = makeLittleSite({ "site/navigation.yaml": null });
    const text = site.read("site/offices/port-ansel.md");
    for (const [slug, name] of Object.entries(offices)) {
      site.write(`site/offices/${slug}.md`, text.replace("phone:", `name: ${name}\nphone:`));
    }
    const { result } = await buildLittleSite(site);
    const pages = new Map(result.built!.pages.map(({ path, html }) => [path, html]));
    expect(findFaults(pages)).toEqual([]);
    return graphOf(pages.get("index.html")!);
  };
  const idOf = (part: string) => `https://www.harborlane.example/practice/#${part}`;

  test("is its own if its offices have names of their own, and the offices are its branches", async () => {
    const graph = await graphWith({ "port-ansel": "Main", east: "Harbor Lane East" });
    const branch = { parentOrganization: { "@id": idOf("practice") }, address: { addressLocality: "Port Ansel" } };
    const email = "hello@harborlane.example";
    expect(graph.slice(1, 4)).toMatchObject([
      { "@type": "MedicalOrganization", "@id": idOf("practice"), name: "Harbor Lane Dental", email },
      { "@type": "Dentist", "@id": idOf("office-east"), name: "Harbor Lane East", ...branch },
      { "@id": idOf("office-port-ansel"), name: "Harbor Lane Dental", alternateName: "Main", ...branch },
    ]);
    expect(graph.find((node) => node["@type"] === "Person")).toMatchObject({
      worksFor: { "@id": idOf("practice") },
    });
  });

  test("is its own if its only office has a name, which is its other name", async () => {
    const graph = await graphWith({ "port-ansel": "Harbor Lane Dental Port Ansel" });
    expect(graph[1]).toMatchObject({
      "@id": idOf("practice"),
      name: "Harbor Lane Dental",
      alternateName: "Harbor Lane Dental Port Ansel",
    });
  });
});
