import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { boxesOf } from "./boxes.ts";
import { openBuilt, openPage } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makePractice } from "../support/little-site.ts";
import { findTorn, listTogether, setFont } from "./printed.ts";
import { serveSampleIn } from "../support/sample-in-look.ts";

interface Printed {
  pages: number;
  /** The printed text without spaces, because the ends of lines break long addresses. */
  text: string;
}

async function print(page: Page): Promise<Printed> {
  const sheets = await printSheets(page, "Letter");
  return { pages: sheets.length, text: sheets.join("") };
}

/** The text of each sheet without spaces. */
async function printSheets(page: Page, format: "Letter" | "A4"): Promise<string[]> {
  const file = await page.pdf({ format });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((sheet) => sheet.replace(/\s+/g, ""));
}

/** Name, address and phone of the practice. */
const wayToUs = ["KelpwoodCenterforAdvancedDentistry", "1480TidewaterRow,Suite210CostaMesa,CA92626", "(714)555-0142"];

const dentalBoard = "https://www.dbc.ca.gov/";

/** An address, the most pages it may take, and the targets of its links to other sites. */
const handouts: [string, number, string[]][] = [
  ["/", 1, [dentalBoard]],
  ["/services/veneers/", 4, [`${dentalBoard}formspubs/pub_dmfs2004.pdf`, dentalBoard]],
  ["/about/address/", 3, [dentalBoard]],
  ["/emergency/", 5, [dentalBoard]],
  ["/privacypolicy/", 6, ["https://www.hhs.gov/ocr/", dentalBoard]],
];

describe.each(handouts)("%s on paper", (address, mostPages, targets) => {
  test.each([390, 1440])("shows address, number and the targets of links to other sites, at %i px", async (width) => {
    const { text, pages } = await print(await openPage(width, address));
    for (const each of wayToUs) expect(text).toContain(each);
    expect(text).toContain("hello@kelpwood.example");
    expect(text).toContain(`https://www.kelpwood.example${address}`);
    for (const target of targets) expect(text).toContain(`(${target}`);
    expect(text, "a path without its host").not.toContain("(/");
    expect(text, "the query of a map").not.toContain("query=");
    expect(pages).toBeLessThanOrEqual(mostPages);
  });

  test("has no controls, which paper cannot use", async () => {
    const page = await openPage(1440, address);
    const { text } = await print(page);
    expect(text).not.toMatch(/(Pause|Play)video|Skiptomaincontent|Onthispage|tel:|mailto:/);
    await page.emulateMedia({ media: "print" });
    for (const part of ["nav", "dialog", "button", "video", ".skip-link", ".wave", ".pain li"]) {
      expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
    }
    expect(
      await page.locator("body > header img").evaluate((image: { naturalWidth: number }) => image.naturalWidth),
    ).not.toBe(0);
  });
});

test("the printed footer has its facts in one row, and no links of the site", async () => {
  const page = await openPage(1440, "/services/veneers/");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 695, height: 900 });
  const facts = page.locator(".footer :is(.contact p, .hours)");
  const boxes = await boxesOf(facts);
  expect(boxes).toHaveLength(3);
  for (const [index, box] of boxes.entries()) {
    if (index > 0) expect(box.x).toBeGreaterThan(boxes[index - 1]!.x + boxes[index - 1]!.width);
  }
  for (const part of [".next-step", ".footer-legal li a", ".emergency-note :is(a, .hours)"]) {
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  }
});

test("sheets in landscape cut off no heading", async () => {
  const page = await openPage(1440, "/services/rootcanals/");
  await page.emulateMedia({ media: "print" });
  const lefts = await page.evaluate<number[]>(
    `[...document.querySelectorAll("main h2")].map((each) => each.getBoundingClientRect().left)`,
  );
  expect(lefts.length).toBeGreaterThan(3);
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
});

test.each(["/", "/services/rootcanals/", "/about/address/"])("%s says on paper when to call 911", async (address) => {
  expect((await print(await openPage(390, address))).text).toContain("Call911fortroublebreathing");
});

test("a page is printed black on white by a visitor whose screen is dark", async () => {
  const page = await openPage(1440, "/services/veneers/", { colorScheme: "dark" });
  await page.emulateMedia({ media: "print" });
  const colors = await page.evaluate<string[]>(`[...document.querySelectorAll("body, body *")]
    .filter((each) => each.checkVisibility() && !each.closest("svg"))
    .flatMap((each) => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor])`);
  const paper = ["rgb(0, 0, 0)", "rgb(34, 34, 34)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"];
  expect(colors.filter((color) => !paper.includes(color))).toEqual([]);
});

/** Fonts that are wider, narrower and with serifs, since breaks depend on them. */
const fonts = ["DejaVu Serif", "DejaVu Sans Condensed", "DejaVu Sans"];
const papers = fonts.flatMap((font) => (["Letter", "A4"] as const).map((format) => ({ font, format })));

/** Prices for more than a sheet, each with what it includes. */
const priceList = `---
mainTitleText: Prices
asOf: 2026-11
description: What we charge.
prices:
${Array.from({ length: 6 }, (_, group) => {
  const lines = Array.from(
    { length: 7 },
    (_, line) => `      - what: Treatment ${group}${line} of a tooth
        price: "$${group + 1}${line}0"
        includes: [Numbing before treatment ${group}${line}, A visit after treatment ${group}${line}]
`,
  );
  return `  - title: Group ${group}\n    items:\n${lines.join("")}`;
}).join("")}---
`;

describe.each(lookNames)("in the look %s", (look) => {
  const sample = serveSampleIn(look);

  test("no sheet or column divides steps of first aid, or a title from what follows", async () => {
    const { origin } = sample();
    const page = await openPage(1440, "/emergency/", { origin });
    expect((await listTogether(page)).length).toBeGreaterThan(70);
    for (const { font, format } of papers) {
      await setFont(page, font);
      const { torn, sheets } = await findTorn(page, format);
      expect(torn, `${font} on ${format}`).toEqual([]);
      expect(sheets, `${font} on ${format}`).toBeLessThanOrEqual(5);
    }
  });

  test("the home page is one sheet with name, hours, address, phone and when to call 911", async () => {
    const page = await openPage(1440, "/", { origin: sample().origin });
    for (const { font, format } of papers) {
      await setFont(page, font);
      const [sheet, ...others] = await printSheets(page, format);
      expect(others, `${font} on ${format}`).toEqual([]);
      for (const text of [...wayToUs, "Mon-Fri8:30AMto5:30PM", "Call911"]) expect(sheet).toContain(text);
      expect(sheet).not.toContain("Meetthedoctor");
    }
  });

  test("no page tears a title from what follows, a box or a list, and each begins with the way to the practice", async () => {
    const { origin, pages } = sample();
    const page = await openPage(1440, "/", { origin });
    const torn: string[] = [];
    const printed = pages.filter((each) => each !== "/services/" && each !== "/about/");
    for (const [index, address] of printed.entries()) {
      await page.goto(address);
      // Every page with another font or paper than in the look before.
      const { font, format } = papers[(index + lookNames.indexOf(look)) % papers.length]!;
      await setFont(page, font);
      const found = await findTorn(page, format);
      torn.push(...found.torn.map((each) => `${address} in ${font} on ${format}: ${each}`));
      expect(found.text, address).not.toContain("query=");
      // The footer is at the head of the first sheet, so it is alone on none.
      for (const each of wayToUs) expect(found.firstSheet, address).toContain(each.toLowerCase());
    }
    expect(torn).toEqual([]);
  });

  test("no sheet divides a price, and three offices with their hours are on the one sheet of a home page", async () => {
    const { root, file, write } = makePractice("group");
    write("site/brand.yaml", `look: ${look}\n`);
    write("site/about/prices.md", priceList);
    await buildSiteInto(file("dist"), root);
    const page = await openBuilt(file("dist"), "/", "", { viewport: { width: 1440, height: 800 } });
    for (const { font, format } of papers) {
      await setFont(page, font);
      const sheets = await printSheets(page, format);
      expect(sheets.length, `${font} on ${format}`).toBe(1);
      expect(sheets[0]).toMatch(/\(316\)555-0110.*\(316\)555-0123.*\(316\)555-0156/);
    }
    await page.goto("/about/prices/");
    for (const { font, format } of papers) {
      await setFont(page, font);
      const { torn, sheets } = await findTorn(page, format);
      expect(torn, `${font} on ${format}`).toEqual([]);
      expect(sheets).toBeGreaterThan(1);
    }
  });
});
