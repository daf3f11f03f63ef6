import path from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findInBoth } from "./axe.ts";
import { boxesOf } from "./boxes.ts";
import { openBuilt, resize } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { styleOf } from "./in-page.ts";
import { makePractice, practiceNames } from "../support/little-site.ts";
import { findCuts } from "../support/page-faults.ts";
import { listPages } from "../support/shipped-site.ts";
import { onceNeeded } from "./once-needed.ts";
import { isNight } from "../support/test-level.ts";

/* Claims about these practices that need no browser are in test/site/practices.test.ts. */

const folders = new Map<string, string>();

beforeAll(async () => {
  for (const name of practiceNames) {
    const { root, file } = makePractice(name);
    await buildSiteInto(file("dist"), root);
    folders.set(name, file("dist"));
  }
});

const open = (name: string, width: number, address: string): Promise<Page> =>
  openBuilt(folders.get(name)!, "/", address, { viewport: { width, height: 800 }, reducedMotion: "reduce" });

/** Opens the home page of a practice in the sample's look. */
async function openInCoast(name: (typeof practiceNames)[number], width: number): Promise<Page> {
  const { root, file, write } = makePractice(name);
  write("site/brand.yaml", "look: coast\n");
  await buildSiteInto(file("dist"), root);
  return openBuilt(file("dist"), "/", "", { viewport: { width, height: 800 }, reducedMotion: "reduce" });
}

/** Faults that one visit finds on a page, by the claim that they break. */
interface Faults {
  axe390: string[];
  axe1440: string[];
  misplaced: string[];
  cuts: string[];
}

/** Lists the pages of a practice but its redirects: at night all, and otherwise the first of each folder. */
function listVisited(name: string): string[] {
  const pages = listPages(folders.get(name)!).filter((each) => !/^(\/es)?\/(about|services)\/$/.test(each));
  const folderOf = (address: string): string => path.posix.dirname(address);
  return pages.filter((address, index) => isNight || pages.map(folderOf).indexOf(folderOf(address)) === index);
}

/** Opens pages of a practice, and gives its window one width after the other. */
async function visitEach(name: string): Promise<[address: string, faults: Faults][]> {
  const addresses = listVisited(name);
  expect(addresses.length).toBeGreaterThan(1);
  const page = await open(name, 1440, "404.html");
  const visits: [string, Faults][] = [];
  for (const address of addresses) {
    await resize(page, 1440);
    await page.goto(address);
    const misplaced = await page.evaluate<string[]>(findMisplaced);
    const axe1440 = await findInBoth(page);
    await resize(page, 390);
    const axe390 = await findInBoth(page);
    visits.push([address, { misplaced, axe1440, axe390, cuts: await findCuts(page, [320]) }]);
  }
  return visits;
}

/**
 * Finds parts of a text that are above a part that its HTML has before them, and parts that do not begin at the edge of the text. Pictures of
 * a lead may be above its words, and lists of links beside the text.
 */
const findMisplaced = `(() => {
  const boxOf = (part) => part.getBoundingClientRect();
  const shown = (parts) => [...parts].filter((each) => !each.matches(".beside > nav") && each.checkVisibility() && boxOf(each).height > 0);
  const texts = [...document.querySelectorAll("main > *, .beside > *, .beside > * > :not(.lead)")];
  const above = texts.flatMap(({ children }) => {
    const parts = shown(children).filter((each) => getComputedStyle(each).position === "static");
    return parts.filter((part, index) => index > 0 && boxOf(part).bottom <= boxOf(parts[index - 1]).top);
  });
  const edgeOf = (part) => Math.round(boxOf(part).left + parseFloat(getComputedStyle(part).paddingInlineStart));
  const beside = [...document.querySelectorAll(".beside")].flatMap(({ children }) => {
    const parts = shown(children);
    return parts.filter((part) => edgeOf(part) !== edgeOf(parts[0]));
  });
  return [...above, ...beside].map((part) => part.outerHTML.slice(0, 90));
})()`;

describe.each(practiceNames)("the practice %s", (name) => {
  // The visit is made when a test first needs it, so that each test can run alone.
  const visits = onceNeeded(() => visitEach(name));

  test.each([
    ["has no fault that axe finds in light and in dark colors, at 390 px", "axe390"],
    ["has no fault that axe finds in light and in dark colors, at 1440 px", "axe1440"],
    ["shows the parts of each page in the order of its HTML and with one edge, in a large window", "misplaced"],
    ["has no page wider than a window of 320 px", "cuts"],
  ] as const)("%s", async (_, kind) => {
    const visited = await visits();
    expect(visited.map(([address, faults]) => [address, faults[kind]])).toEqual(
      visited.map(([address]) => [address, []]),
    );
  });
});

describe("three offices", () => {
  test("are side by side in a large window, in the footer and on the home page", async () => {
    const page = await open("group", 1440, "");
    for (const part of [".footer", ".visit"]) {
      const tops = (await boxesOf(page.locator(`${part} .contact`))).map(({ y }) => y);
      expect(tops, part).toEqual(Array(3).fill(tops[0]));
    }
  });

  test.each([390, 768, 1440])("have only a map at the edge of the window, at %i px", async (width) => {
    const page = await open("group", width, "about/address/");
    const [picture] = await boxesOf(page.locator("#derby > img"));
    expect(picture!.x).toBeGreaterThan(10);
    expect(picture!.x + picture!.width).toBeLessThan(width - 10);
  });
});

test.each([
  ["group", "", ".visit"],
  ["group", "about/address/", ".map"],
  ["spanish", "", ".visit"],
  ["spanish", "about/address/", ".map"],
])(
  "the phone number of the practice %s does not break in its button on /%s, at 769 px",
  async (name, address, part) => {
    const page = await open(name, 769, address);
    const number = page.locator(`${part} .call-button b`).first();
    const lineHeight = Number.parseFloat(await styleOf(number, "lineHeight"));
    const [box] = await boxesOf(number);
    expect(box!.height).toBeLessThan(1.5 * lineHeight);
  },
);

test.each([769, 1440])(
  "in the look coast, the picture at the top of a home page is completely behind the words, at %i px",
  async (width) => {
    const page = await openInCoast("spanish", width);
    const [picture] = await boxesOf(page.locator(".hero > img"));
    const [words] = await boxesOf(page.locator(".hero > div"));
    expect(words!.y).toBeGreaterThan(picture!.y);
    expect(words!.y + words!.height).toBeLessThan(picture!.y + picture!.height);
    expect(picture!.width).toBe(width);
  },
);

test.each([
  ["spanish", 2],
  ["smallest", 1],
] as const)(
  "in the look coast, the services of the practice %s have the two columns beside their heading",
  async (name, count) => {
    const page = await openInCoast(name, 1440);
    const [heading] = await boxesOf(page.locator(".service-groups h2"));
    const groups = await boxesOf(page.locator(".service-groups article"));
    expect(groups).toHaveLength(count);
    for (const { x, y } of groups) {
      expect(x).toBeGreaterThan(heading!.x + heading!.width);
      expect(Math.abs(y - groups[0]!.y)).toBeLessThan(1);
    }
    expect(Math.abs(groups[0]!.y - heading!.y)).toBeLessThan(60);
  },
);
