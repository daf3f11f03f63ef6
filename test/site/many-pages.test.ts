import { readFileSync } from "node:fs";
import { load, type CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { firstOf, isLong } from "../support/test-level.ts";
import { attributesOf } from "../support/shipped-site.ts";

/* Tests of practices with more pages than a menu holds. */

const withoutGroups = (site: LittleSite): string =>
  site.read("site/services.yaml").replace(/^groups:\n(?:[ -].*\n)+/m, "");

/** Makes a practice with `count` more pages in a folder. Their names are equally long. */
function makeLargeSite(folder: "services" | "pages", count: number): LittleSite {
  const site = makeLittleSite();
  for (let number = 101; number <= 100 + count; number++) {
    const description = folder === "pages" ? "description: We look after teeth.\n" : "";
    site.write(`site/${folder}/kind-${number}.md`, `---\nmainTitleText: Kind ${number} of care\n${description}---\n`);
  }
  return site;
}

async function build(site: LittleSite): Promise<(address: string) => CheerioAPI> {
  const { result } = await buildLittleSite(site);
  expect(result.problems.flatMap(({ severity, message }) => (severity === "error" ? message : []))).toEqual([]);
  return (address) => load(readFileSync(site.file(`dist${address}index.html`)));
}

const menus = [".menu", ".drawer", ".site-nav"];
const home = "/practice/#services-1";

test.for(firstOf(lookNames))(
  "with more services than a menu holds and no groups, menus lead to the list of all on the home page, in the look %s",
  async (look) => {
    const site = makeLargeSite("services", 220);
    site.write("site/services.yaml", withoutGroups(site));
    site.write("site/navigation.yaml", "# The menu is made.\n");
    site.write("site/brand.yaml", `${site.read("site/brand.yaml")}\nlook: ${look}\n`);
    const open = await build(site);
    const page = open("/services/kind-101/");
    for (const menu of menus) {
      expect(attributesOf(page, `${menu} a[href*="services"]`, "href"), menu).toEqual([home]);
    }
    expect(attributesOf(page, "#sidebar + ul a", "href")).toEqual([home]);
    expect(attributesOf(page, ".pager a", "href")).toHaveLength(2);
    expect(attributesOf(open("/"), "#services-1 a", "href")).toHaveLength(224);
  },
);

test.skipIf(isLong)(
  "with more services in groups than a menu holds, menus lead to each group on the home page",
  async () => {
    const site = makeLargeSite("services", 220);
    const listGroup = (index: number): string =>
      `  - title: Part ${index + 1}\n    links:\n${Array.from({ length: 20 }, (_, at) => `      - href: /services/kind-${101 + index * 20 + at}\n`).join("")}`;
    const groups = Array.from({ length: 11 }, (_, index) => listGroup(index)).join("");
    site.write("site/services.yaml", `groups:\n${groups}${withoutGroups(site)}`);
    const open = await build(site);
    const page = open("/services/kind-121/");
    const places = Array.from({ length: 11 }, (_, index) => `/practice/#services-${index + 1}`);
    for (const menu of menus) expect(attributesOf(page, `${menu} a[href*="#services-"]`, "href"), menu).toEqual(places);
    expect(page(".menu [data-active]").text()).toContain("Patient Care Services");
    expect(attributesOf(page, "#sidebar + ul a", "href")).toHaveLength(20);
    expect(attributesOf(open("/"), "#services-2 a", "href")).toContain("/practice/services/kind-121/");
  },
);

test.skipIf(isLong)(
  "a menu that nobody wrote holds two hundred pages of the practice's own, and all others",
  async () => {
    const site = makeLargeSite("pages", 210);
    site.write("site/navigation.yaml", "# The menu is made.\n");
    const page = (await build(site))("/kind-310/");
    for (const menu of menus) {
      expect(attributesOf(page, `${menu} a[href*="/kind-"]`, "href"), menu).toHaveLength(200);
      expect(attributesOf(page, `${menu} a[href="/practice/about/officetour/"]`, "href"), menu).toHaveLength(1);
    }
  },
);

test.skipIf(isLong)("a page is not larger if the site has more services", async () => {
  const sizes = await Promise.all(
    [210, 250].map(async (count) => {
      const site = makeLargeSite("services", count);
      site.write("site/services.yaml", withoutGroups(site));
      await build(site);
      return readFileSync(site.file("dist/services/kind-150/index.html")).byteLength;
    }),
  );
  expect(sizes[0]).toBe(sizes[1]);
});
