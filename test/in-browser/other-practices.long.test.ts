import path from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { boxesOf, boxOf } from "./boxes.ts";
import { openBuilt, resize } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { hiddenWidth, styleOf } from "./in-page.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";

/* Tests of a practice with more than the sample has: entries in its menu, services in a group, and shapes of pictures. */

const base = "/practice/";
const slugs = Array.from({ length: 40 }, (_, index) => `service-${index + 1}`);
const upright = { imgSrc: "pictures/upright.svg", imgAlt: "A tall tree." };

const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><circle r="${height}" fill="#399"/></svg>`;

const service = (fields: object, body = ""): string => `---\n${stringify(fields)}---\n${body}`;

let folder = "";

beforeAll(async () => {
  const site = makeLittleSite();
  const edit = (name: string, change: (data: Record<string, unknown>) => object): void => {
    const data = parse(site.read(name)) as Record<string, unknown>;
    site.write(name, stringify({ ...data, ...change(data) }, { defaultStringType: "QUOTE_DOUBLE" }));
  };
  site.write("assets/pictures/upright.svg", drawing(900, 1600));
  site.write("assets/pictures/panorama.svg", drawing(3000, 600));
  site.write("assets/pictures/wordmark.svg", drawing(300, 100));
  edit("site/practice.yaml", () => ({
    name: "Greater Coastal Highlands Center for Restorative Dentistry",
    shortName: "Greater Coastal Highlands",
    banner: "pictures/upright.svg",
  }));
  edit("site/brand.yaml", () => ({ logo: "pictures/wordmark.svg" }));
  const closures = slugs
    .slice(0, 12)
    .map((label, index) => `  - from: 2099-${String(index + 1).padStart(2, "0")}-24\n    label: ${label}\n`);
  const office = "site/offices/port-ansel.md";
  site.write(office, site.read(office).replace("map:\n", `closures:\n${closures.join("")}map:\n`));
  edit("site/navigation.yaml", ({ menu }) => ({
    menu: [
      ...["Office tour", "New patients", "Emergencies", "Fees", "Contact"].map((label) => ({
        label,
        href: "/about/address",
      })),
      ...(menu as object[]),
    ],
  }));
  edit("site/services.yaml", () => ({
    groups: [
      {
        title: "All our services",
        summary: "Cleanings, fillings, crowns and all that may follow.",
        links: slugs.map((slug) => ({ label: `Our ${slug}`, href: `/services/${slug}` })),
      },
    ],
  }));
  const pictures = [
    "pictures/upright.svg",
    "pictures/panorama.svg",
    undefined,
    "videos/harbor.webp",
    "pictures/doctor.svg",
  ];
  edit("site/home.yaml", ({ technology }) => ({
    technology: {
      ...(technology as object),
      items: pictures.map((picture, index) => ({
        title: `Tool ${index}`,
        description: "It cleans without noise, and it has done so for many years.",
        href: `/services/${slugs[index]!}`,
        ...(picture !== undefined && { picture, pictureAlt: "A tool." }),
      })),
    },
  }));
  edit("site/claims.yaml", (claims) => ({
    calmVisits: { ...(claims.calmVisits as object), figure: "12,000" },
  }));
  for (const slug of slugs) {
    const fields = { mainTitleText: slug, title: "In short", description: "What happens.", ...upright };
    site.write(`site/services/${slug}.md`, service(fields, "## Short\n"));
  }
  const list = "<ul><li>One</li><li>Two</li><li>Three</li></ul>";
  const items = ["Before", "During", "After"].map((title) => ({ title, description: list }));
  const cards = { sectionOneTitle: "Step by step", sectionOneData: items };
  const fields = { mainTitleText: "Cards", title: "In short", description: "What happens.", ...upright, ...cards };
  site.write("site/services/cards.md", service(fields, "1. First\n\n   Second\n\n![A tower](pictures/upright.svg)\n"));
  folder = path.join(makeTemporaryFolder(), "dist");
  await buildSiteInto(folder, site.root);
});

const open = (width: number, address: string): Promise<Page> =>
  openBuilt(folder, base, address, { viewport: { width, height: 800 }, reducedMotion: "reduce" });

describe("a menu of nine entries", () => {
  test("leaves enough room for the name and the page, at any width", async () => {
    const page = await open(769, "404.html");
    for (const width of [769, 1000, 1121, 1440, 2200]) {
      await resize(page, width);
      const { height } = await boxOf(page.locator("body > header"));
      expect(height, `${width}`).toBeLessThan(240);
      const name = page.locator(".brand strong").first();
      const lineHeight = Number.parseFloat(await styleOf(name, "lineHeight"));
      // The name has three words.
      expect((await boxOf(name)).height / lineHeight, `${width}`).toBeLessThan(4);
    }
  });

  test.each([769, 1000, 1121])("opens its panels inside the window, at %i px", async (width) => {
    const page = await open(width, "404.html");
    for (const summary of await page.locator(".menu summary").all()) {
      await summary.click();
      const { x, width: panelWidth } = await boxOf(page.locator(".menu [open] > div"));
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + panelWidth).toBeLessThanOrEqual(width);
    }
    expect(await hiddenWidth(page.locator("html"))).toBe(0);
  });

  test("covers nothing while the page scrolls if it takes several rows", async () => {
    const page = await open(769, "privacypolicy/#contact-us");
    const heading = await boxOf(page.getByRole("heading", { name: "Contact Us" }));
    const header = await boxOf(page.locator("body > header"));
    expect(header.y + header.height).toBeLessThanOrEqual(heading.y);
  });
});

test("a wide logo keeps its shape", async () => {
  const { width, height } = await boxOf((await open(390, "404.html")).locator(".brand img").first());
  expect(width / height).toBeGreaterThan(2);
});

test("a card without a picture has the whole width of a phone", async () => {
  const page = await open(390, "");
  for (const words of ["Cleanings, fillings, crowns", "It cleans without noise"]) {
    const boxes = await boxesOf(page.getByText(words));
    expect(Math.max(...boxes.map(({ width }) => width)), words).toBeGreaterThan(300);
  }
});

test("no part is stretched by its neighbor", async () => {
  const home = await open(1440, "");
  const call = await boxOf(home.locator(".visit").getByRole("link", { name: "Call" }));
  expect(call.height).toBeLessThan(60);
  const page = await open(1440, "services/service-9/");
  const note = await boxOf(page.locator(".emergency-line"));
  expect(note.height).toBeLessThan(60);
});

describe("pictures of every shape", () => {
  test("have the same shape on cards, at 390, 768 and 1440 px", async () => {
    const page = await open(390, "");
    for (const width of [390, 768, 1440]) {
      await resize(page, width);
      const boxes = await boxesOf(page.locator(".technology img"));
      const shapes = boxes.map((box) => (box.width / box.height).toFixed(1));
      expect(shapes, `${width}`).toEqual(Array(4).fill("1.3"));
    }
  });

  test("stay lower than the window", async () => {
    const page = await open(1440, "");
    expect((await boxOf(page.getByAltText("A harbor at noon"))).height).toBeLessThan(600);
    await page.goto(`${base}services/cards/`);
    expect((await boxOf(page.getByAltText("A tall tree"))).height).toBeLessThanOrEqual(800);
  });
});

test("a picture in the text leaves room for words on a sheet of paper", async () => {
  const page = await open(1440, "services/cards/");
  await page.emulateMedia({ media: "print" });
  expect((await boxOf(page.getByAltText("A tower"))).height).toBeLessThan(300);
});

test("none of five tools is alone in its row", async () => {
  const page = await open(1440, "");
  const tops = (await boxesOf(page.locator(".technology ul > li"))).map(({ y }) => Math.round(y));
  expect(tops.filter((top) => top === tops[4])).toHaveLength(2);
});

test("a figure of six characters stays on its line", async () => {
  const page = await open(320, "");
  const figure = page.getByText("12,000");
  for (const width of [320, 768, 1000, 1440]) {
    await resize(page, width);
    const size = Number.parseFloat(await styleOf(figure, "fontSize"));
    expect((await boxOf(figure)).height, `${width}`).toBeLessThan(1.5 * size);
  }
});

describe("a group of forty services", () => {
  test("leaves the article in the first view of a phone", async () => {
    const page = await open(390, "services/service-9/");
    expect((await boxOf(page.getByRole("heading", { name: "In short" }))).y).toBeLessThan(800);
    await page.locator(".sidebar").getByRole("link", { name: "Our service-40" }).click();
    await page.waitForURL("**/service-40/");
  });

  test("fits beside the article while the article scrolls", async () => {
    const page = await open(1440, "services/service-9/");
    expect((await boxOf(page.locator(".sidebar"))).height).toBeLessThan(800);
  });

  test("fills the columns of its panel, and of the footer", async () => {
    const page = await open(1440, "404.html");
    await page.locator(".menu summary", { hasText: "Patient Care Services" }).click();
    for (const nav of [".menu", ".site-nav"]) {
      const first = await boxOf(page.locator(nav).getByRole("link", { name: "Our service-1", exact: true }));
      const last = await boxOf(page.locator(nav).getByRole("link", { name: "Our service-40" }));
      expect(last.x, nav).toBeGreaterThan(first.x + first.width);
    }
  });
});

test("a list in a card stays a list", async () => {
  const page = await open(1440, "services/cards/");
  const [one, two] = await boxesOf(page.locator(".card-sections").locator("li li"));
  expect(two!.x).toBe(one!.x);
});

test("the paragraphs of one item have space between them", async () => {
  const page = await open(1440, "services/cards/");
  const [first, second] = await boxesOf(page.locator("li > p"));
  expect(second!.y).toBeGreaterThan(first!.y + first!.height);
});
