import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";

const frontMatter = `mainTitleText: Paying for care
title: Plans and payment
description: How you can pay, and what to ask before you start.
questionsTitle: Questions about money
questions:
  - question: Can I pay in parts?
    answer: Yes. Ask for a <strong>written</strong> plan.
sectionOneTitle: Steps
sectionOneData:
  - title: Ask first
    description: Ask for the price.`;

test("a file in pages/ becomes a page at the same path, with its text, cards and questions", async () => {
  const site = makeLittleSite({
    "site/pages/financing.md": `---\n${frontMatter}\n---\n## Cards\n\nWe take [cards](/patients/first-visit).\n`,
    "site/pages/patients/first-visit.md": `---\n${frontMatter}\n---\n[Back](/financing#cards)\n`,
  });
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);

  const page = load(readFileSync(site.file("dist/financing/index.html")));
  expect(page("h1").text()).toBe("Paying for care");
  expect(page("main details summary").text()).toBe("Can I pay in parts?");
  expect(page("main details strong").text()).toBe("written");
  expect(page(".card-sections h3").text()).toBe("Ask first");
  expect(page("main a").attr("href")).toBe("/practice/patients/first-visit/");
  const sitemap = readFileSync(site.file("dist/sitemap.xml"), "utf8");
  expect(sitemap).toContain("/practice/financing/</loc>");
  expect(sitemap).toContain("/practice/patients/first-visit/</loc>");
});

test("a service has questions as well, before the call at the end of its page", async () => {
  const site = makeLittleSite();
  const service = site.read("site/services/sealants.md");
  const questions = `questionsTitle: Before you decide\nquestions:
  - question: Does insurance pay for it?
    answer: Often <a href="/services/bridges">in part</a>.
  - question: How long does it take?
    answer: Two visits, as a rule.\n`;
  site.write("site/services/sealants.md", service.replace("---\n", `---\n${questions}`));
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const page = load(readFileSync(site.file("dist/services/sealants/index.html")));
  expect(page(".folded h2").text()).toBe("Before you decide");
  expect(page("main .folded details")).toHaveLength(2);
  expect(page(".folded a").attr("href")).toBe("/practice/services/bridges/");
  expect(page(".folded").nextAll(".next-step")).toHaveLength(1);
});

test.for([
  ["a page of your own", "pages/cavities", "/cavities/", ""],
  ["a post", "news/cavities", "/news/cavities/", "date: 2026-01-12\n"],
] as const)("%s lists its sources, so that it may name a figure of a study", async ([, name, address, lines]) => {
  const head = `mainTitleText: Cavities in children\ndescription: What a study found about them.\n${lines}`;
  const source = "Cochrane Review. Sealants for preventing decay. 2022.";
  const makeWith = (sources: string): LittleSite =>
    makeLittleSite({
      [`site/${name}.md`]: `---\n${head}${sources}---\nIn a review of 2022, sealants prevented 50% of cavities.\n`,
    });
  const check = async ({ root, file }: LittleSite): Promise<string[]> => {
    const options = { root, cacheFolder: file(".dentalsite"), date: Date.UTC(2026, 5), now: Date.now(), checks: {} };
    return (await buildSite({ ...options, output: { folder: file("dist") } })).problems.map(({ code }) => code);
  };
  expect(await check(makeWith(""))).toContain("copy/percentage");
  const site = makeWith(`sources:\n  - ${source}\n`);
  expect(await check(site)).not.toContain("copy/percentage");
  const page = load(readFileSync(site.file(`dist${address}index.html`)));
  expect(page(".sources h2").text()).toBe("Sources");
  expect(page(".sources li").text()).toBe(source);
});

/** A text with that many titles. */
const titled = (count: number): string =>
  Array.from({ length: count }, (_, index) => `## Title ${index + 1}\n\nText.\n`).join("\n");

test.each([
  ["pages/financing", "financing"],
  ["services/sealants", "services/sealants"],
])("a file of %s with five sections lists them in order, one with four does not", async (file, address) => {
  const site = makeLittleSite();
  const picture = site
    .read("site/services/sealants.md")
    .match(/^img\w+:.*\n/gm)!
    .join("");
  const printed: (string | undefined)[][] = [];
  for (const count of [2, 1]) {
    const cards = "sectionTwoTitle: Title 1\nsectionTwoData:\n  - title: Rest\n    description: A day.";
    site.write(`site/${file}.md`, `---\n${picture}${frontMatter}\n${cards}\n---\n${titled(count)}`);
    const { result } = await buildLittleSite(site);
    expect(result.problems).toEqual([]);
    const page = load(readFileSync(site.file(`dist/${address}/index.html`)));
    const links = page("details.contents a").toArray();
    printed.push(links.map((link) => page(link).attr("href")));
    const titles = links.map((link) => page(`${page(link).attr("href")}`));
    expect(titles.map((title) => title.find("h2").addBack("h2").first().text())).toEqual(
      links.map((link) => page(link).text()),
    );
  }
  expect(printed).toEqual([["#title-1", "#title-2", "#steps", "#title-1-1", "#Questions"], []]);
});

test("pages about the practice, posts and prices list their sections, each in the order that they are on the page", async () => {
  const head = "mainTitleText: Before you come\ndescription: What patients ask before they come to us.\n";
  const patients = "firstVisit: An hour.\nfees: You get the price first.\nspoken: We speak English.\n";
  const prices = ["Exams", "Fillings"].map(
    (title) => `  - title: ${title}\n    items:\n      - what: One\n        price: $90\n`,
  );
  const site = makeLittleSite({
    "site/patients.yaml": patients,
    "site/about/newpatients.md": `---\n${head}---\n${titled(2)}`,
    "site/about/officetour.md": `---\n${head}---\n${titled(5)}`,
    "site/news/hours.md": `---\ndate: 2026-01-12\n${head}---\n${titled(5)}`,
    "site/about/prices.md": `---\n${head}asOf: 2026-01\nprices:\n${prices.join("")}---\n${titled(3)}`,
  });
  const { result } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const printed = (address: string) => {
    const page = load(readFileSync(site.file(`dist/${address}/index.html`)));
    const links = page("details.contents a").toArray();
    const titles = links.map((link) =>
      page(`${page(link).attr("href")}`)
        .find("h2")
        .addBack("h2")
        .first(),
    );
    expect(titles.map((title) => title.text())).toEqual(links.map((link) => page(link).text()));
    const order = titles.map((title) => page("h2").index(title));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    return links.map((link) => page(link).text());
  };
  const titles = [1, 2, 3, 4, 5].map((number) => `Title ${number}`);
  expect(printed("about/newpatients")).toEqual([
    "Your visit",
    "Cost and insurance",
    "Who we see",
    "Title 1",
    "Title 2",
  ]);
  expect(printed("about/officetour")).toEqual(titles);
  expect(printed("news/hours")).toEqual(titles);
  expect(printed("about/prices")).toEqual(["Exams", "Fillings", ...titles.slice(0, 3)]);
});

test("a page for patients' words is in a menu that is made by itself once it has any", async () => {
  const file = "site/about/patientexperiences.md";
  const site = makeLittleSite({ "site/navigation.yaml": null });
  const [head] = /^---[^]*?^(?=testimonials:|---$)/m.exec(site.read(file))!;
  const isInMenu = async (rest: string): Promise<boolean> => {
    site.write(file, `${head}${rest}`);
    const { result } = await buildLittleSite(site);
    expect(result.problems).toEqual([]);
    return load(readFileSync(site.file("dist/index.html")))('.site-nav a[href$="/patientexperiences/"]').length > 0;
  };
  expect(await isInMenu("---\n")).toBe(false);
  expect(await isInMenu("---\nThey were kind to my son.\n")).toBe(true);
  expect(await isInMenu("---\n## Kind\n\nThey were kind to my son.\n")).toBe(true);
  expect(await isInMenu("testimonials:\n  - quote: They were kind to my son.\n    attribution: R. M.\n---\n")).toBe(
    true,
  );
});
