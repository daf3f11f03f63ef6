import { describe, expect, test } from "vitest";
import { readPage } from "../../../src/steps/check/read-page.ts";
import { findUnpublishable } from "../../../src/steps/check/publishable.ts";
import type { Site } from "../../../src/model/build/site.ts";
import type { Route } from "../../../src/steps/route/route-site.ts";
import { contentOfPractice } from "../../support/little-facts.ts";

const content = contentOfPractice();
const document = { file: "site/practice.yaml", data: content.files["practice.yaml"]!.data };
const site = {
  documents: {
    "practice.yaml": document,
    "privacypolicy.md": {},
    "accessibility.md": {},
    "navigation.yaml": { data: {} },
  },
  entries: { offices: [] },
  items: [],
} as unknown as Site;

const picture = '<meta property="og:image" content="https://www.harborlane.example/a.jpg">';
const data = '<script type="application/ld+json">{"@graph":[{"@type":"Person"}]}</script>';

/** Finds problems of pages, by name; `preview` says whether the build made a picture for a page. */
function find(pages: Record<string, { html: string; preview: boolean }>, templates: string[] = []): string[] {
  const entries = Object.entries(pages).map(([name, page]) => ({
    ...{ address: `/${name}/`, source: `site/services/${name}.md` },
    ...page,
  }));
  return findUnpublishable(content, site, {
    read: entries.map(({ address, source, html }) => readPage({ address, source, html, path: `${address}index.html` })),
    indexed: entries.map(({ address, source, preview }) => ({
      ...{ address, source },
      props: { head: preview ? { preview: {} } : {} },
    })) as unknown as Route[],
    templates: new Map(templates.map((name) => [name, ""])),
  }).map(({ code, place, message, remedy }) => `${code} ${place.file} ${message} ${remedy}`);
}

describe("a page that a law asks for", () => {
  const missing = (country: string, titles: string[], footer: string[] = []): string[] => {
    const items = titles.map((mainTitleText) => ({ data: { mainTitleText } }));
    const links = footer.map((label) => ({ label, href: "/there" }));
    const documents = { "practice.yaml": document, "navigation.yaml": { data: { footer: { links } } } };
    const office = { file: "site/offices/main.md", data: { address: { country }, geo: {} } };
    const bare = { documents, entries: { offices: [office] }, items } as unknown as Site;
    const found = findUnpublishable(content, bare, { read: [], indexed: [], templates: new Map() });
    return found.flatMap(({ code, message }) => (code === "publish/no-notice" ? [message] : []));
  };

  test("is asked for where that law holds, and nowhere else, by the name of the law", () => {
    const about = (country: string): string[] =>
      missing(country, []).map((message) => /site\/\w+|Impressum/.exec(message)![0]);
    expect(about("US")).toEqual(["site/privacypolicy", "site/accessibility"]);
    expect(about("Israel")).toEqual(["site/privacypolicy", "site/accessibility"]);
    expect(about("Spain")).toEqual(["site/privacypolicy", "site/accessibility"]);
    for (const country of ["Germany", "Austria", "France", "Belgium", "Luxembourg"])
      expect(about(country), country).toEqual(["site/privacypolicy", "site/accessibility", "Impressum"]);
    expect(about("Switzerland")).toEqual(["Impressum"]);
    for (const country of ["Brazil", "Japan", "United Kingdom", "Taiwan"]) expect(about(country), country).toEqual([]);
    expect(missing("Germany", [])[2]).toContain("§ 5 DDG");
  });

  test.for([
    ["Germany", ["Datenschutz", "Barrierefreiheit", "Impressum"]],
    ["France", ["Politique de confidentialité", "Accessibilité du site", "Mentions légales"]],
    ["Belgium", ["Privacybeleid", "Toegankelijkheid", "Colofon"]],
    ["Israel", ["מדיניות פרטיות", "הצהרת נגישות"]],
  ] as const)("may be a page of the practice's own, in %s", ([country, titles]) => {
    expect(missing(country, [...titles])).toEqual([]);
    expect(missing(country, titles.slice(1))).toHaveLength(1);
  });

  test("may be a file that the footer links to", () => {
    expect(missing("Switzerland", [], ["Impressum (PDF)"])).toEqual([]);
    expect(missing("Switzerland", [], ["Prospekt (PDF)"])).toHaveLength(1);
  });
});

test("pages with a picture and data are fine", () => {
  expect(find({ a: { html: data + picture, preview: true } })).toEqual([]);
});

test("a page for which no picture could be made is reported with the line that gives it one", () => {
  const whole = { html: data + picture, preview: true };
  expect(find({ a: whole, b: { html: data, preview: false }, c: { html: data, preview: false } })).toEqual([
    "publish/no-preview-picture site/services/b.md A link to /b/ shows no picture where it is shared. The same happens on 1 more page. " +
      'Add your logo to site/brand.yaml in a line such as "logo: pictures/logo.svg", or a wide picture of the practice as "banner:" to site/practice.yaml.',
  ]);
});

test("a template that leaves out the picture or the data is reported", () => {
  const head = "templates/parts/head.tsx";
  const found = find({ a: { html: "", preview: true } }, ["templates/parts/a.tsx", head]);
  expect(found.map((each) => each.split(" ", 2))).toEqual([
    ["publish/no-data", head],
    ["publish/no-preview-picture", head],
  ]);
});

test("missing pictures are not reported if errors kept the build from making them", () => {
  expect(find({ a: { html: data, preview: false } })).toEqual([]);
});
