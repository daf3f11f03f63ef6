import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import type { BuildResult } from "../../src/build-options.ts";
import { Memory } from "../../src/lib/memory.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite, type Overlay } from "../support/little-site.ts";
import { translateSite } from "../support/translate-site.ts";

/*
 * Tests of what a second language does with content that the practice in test/site/bilingual-practice.test.ts does not have.
 */

/** Builds the little site with more content, in English and Spanish. `change` edits it after the translation. */
async function build(more: Overlay, change?: (site: LittleSite) => void): Promise<BuildResult> {
  const site = makeLittleSite(more);
  translateSite(site);
  change?.(site);
  return (await buildLittleSite(site)).result;
}

const codesOf = ({ problems }: BuildResult): string[] =>
  problems.map(({ code, severity, place }) => `${severity} ${code} ${place.file}`);

function replaceIn(site: LittleSite, file: string, from: string | RegExp, to: string): void {
  site.write(file, site.read(file).replace(from, to));
}

const secondOffice = `---
name: Harbor Lane Riverside
phone: (503) 555-0188
address: { street: 2 River Road, city: Port Ansel, state: OR, zip: "97201" }
hours:
  - days: [Monday]
    opens: "09:00"
    closes: "12:00"
transit: The bus stops at the door.
---
`;
const post =
  "---\nmainTitleText: New hours\ndate: 2026-01-02\ndescription: We open earlier from now on.\n---\nCome early.\n";

test("a doctor's offices are known in both languages", async () => {
  const result = await build({ "site/offices/river.md": secondOffice }, (site) => {
    replaceIn(site, "site/doctors/brightwater.md", "---\n", "---\noffices: [river, riverside]\n");
  });
  const unknown = codesOf(result).filter((each) => each.includes("office/unknown"));
  expect(unknown).toEqual(["error office/unknown site/doctors/brightwater.md"]);
});

test("a doctor cannot be missing in one language", async () => {
  const second = "---\nname: Dr. Ben Reyes\nrole: Dentist\n---\nHe listens.\n";
  const result = await build({ "site/doctors/reyes.md": second }, (site) => {
    site.write("site/es/doctors/reyes.md", "");
  });
  expect(codesOf(result)[0]).toContain("site/es/doctors/reyes.md");
  expect(result.built).toBeUndefined();
});

test.each([
  ["more", "site/services.yaml", "Sealants"],
  ["fewer", "site/es/services.yaml", "Sealantso"],
])("items of a translation keep their original while it has %s items than that", async (_, file, label) => {
  const result = await build({}, (site) => {
    replaceIn(site, file, new RegExp(`^ +- label: ${label}.*\\n(?: +href: .*\\n)?`, "m"), "");
  });
  expect(codesOf(result)).toEqual([]);
  const html = new Map(result.built!.pages.map((page) => [page.path, page.html]));
  expect(html.get("es/index.html")).toContain("Cleaningso");
  expect(html.get("es/index.html")).not.toContain("Sealantso</a>");
});

/** Items with a fact that pages show: of prices, closures and the menu. The last of each is not translated. */
const items = {
  prices: ["Checkup 91", "Polish 82", "Filling 73", "Coating 64"],
  closures: ["Holidays 2027-03-21", "Repairs 2027-05-22", "Training 2027-07-23", "Festival 2027-09-24"],
  menu: [
    "Brushing /services/cleanings",
    "Arrival /about/address",
    "Rooms /about/officetour",
    "Coats /services/sealants",
  ],
};

/** Writes three items of each of these lists into a site. */
function writeItems(site: LittleSite, [first, second, third]: readonly [number, number, number, ...number[]]): void {
  const linesOf = (list: keyof typeof items, word: string, fact: string): string =>
    [first, second, third]
      .map((index) => items[list][index]!.replace(/(.*) (.*)/, `  - ${word}: $1\n    ${fact}: "$2"\n`))
      .join("");
  site.write(
    "site/about/prices.md",
    `---\nmainTitleText: Prices\ndescription: Costs.\nasOf: 2026-05\nprices:\n- title: Visits\n  items:\n${linesOf("prices", "what", "price")}---\n`,
  );
  replaceIn(
    site,
    "site/offices/port-ansel.md",
    /(closures:[^]*)?^map:/m,
    `closures:\n${linesOf("closures", "label", "from")}map:`,
  );
  replaceIn(site, "site/navigation.yaml", /^menu:[^]*?^footer:/m, `menu:\n${linesOf("menu", "label", "href")}footer:`);
}

test.for([
  ["change places", [2, 1, 0], [0, 1, 2]],
  ["make room for another", [3, 0, 1], [0, 1]],
  ["are replaced", [0, 3, 2], [0, 2]],
] as const)(
  "pages show words with the facts that they were written for after items %s",
  async ([, order, translated]) => {
    const site = makeLittleSite();
    writeItems(site, [0, 1, 2]);
    translateSite(site);
    writeItems(site, order);
    const { result } = await buildLittleSite(site);
    expect(codesOf(result)).toEqual([]);
    const shown = result
      .built!.pages.filter(({ path }) => path.startsWith("es/"))
      .flatMap(({ html }) => {
        const $ = load(html);
        return $("div:has(> dt), nav a")
          .toArray()
          .map((row) => `${$(row).text()} ${$(row).attr("href") ?? ""}`);
      });
    for (const [index, item] of Object.values(items).flatMap((list) => [...list.entries()])) {
      const [word = "", fact = ""] = item.split(" ");
      const rows = shown.filter((row) => new RegExp(`\\b${word}o?\\b`).test(row));
      const [isThere, isTranslated] = [order, translated].map((list: readonly number[]) => list.includes(index));
      expect(rows.length > 0, item).toBe(isThere);
      for (const row of rows) {
        expect(row).toContain(fact.replace(/.*-/, ""));
        expect(row.includes(`${word}o`), row).toBe(isTranslated);
      }
    }
  },
);

test("a link that names a part of a page by its id in the first language leads there in a translation", async () => {
  const bio = (name: string, link: string): string =>
    `---\nname: ${name}\nrole: Dentist\n---\nSee [more](${link}).\n\n## Training\n\nIn school.\n\n<h3 id="later">Later</h3>\n\nAt work.\n`;
  const result = await build({
    "site/pages/visit.md":
      "---\nmainTitleText: Visit\ndescription: How to come.\n---\nSee [below](#before-you-come).\n\n## Before you come\n\nCall us, or read [this](/about/meetthedoctors#training-1).\n",
    "site/doctors/reyes.md": bio("Dr. Ben Reyes", "/about/meetthedoctors#training"),
    "site/doctors/stone.md": bio("Dr. Ann Stone", "/visit#before-you-come"),
  });
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const pages = new Map(result.built!.pages.map((page) => [page.address, load(page.html)]));
  const led: string[] = [];
  for (const page of ["/practice/es/visit/", "/practice/es/about/meetthedoctors/"])
    for (const { attribs } of pages.get(page)!("main .rich-text a[href*='#']").toArray()) {
      const { pathname, hash } = new URL(attribs.href!, `https://a.example${page}`);
      expect(pages.get(pathname)?.(`[id="${decodeURIComponent(hash.slice(1))}"]`).length, attribs.href).toBe(1);
      led.push(attribs.href!);
    }
  expect(led.toSorted()).toEqual([
    ...["#beforeo-youo-comeo", "/practice/es/about/meetthedoctors/#trainingo"],
    ...["/practice/es/about/meetthedoctors/#trainingo-1", "/practice/es/visit/#beforeo-youo-comeo"],
  ]);
  expect(codesOf(result).filter((each) => each.includes("link/"))).toEqual([]);
});

test("a fact that only a translation has is an error", async () => {
  const closure = "closures:\n  - from: 2026-12-24\n    label: Navidad\n";
  const result = await build({}, (site) => {
    replaceIn(site, "site/es/offices/port-ansel.md", "---\n", `---\n${closure}`);
  });
  expect(codesOf(result)).toEqual(["error translation/shared-fact site/es/offices/port-ansel.md"]);
});

test.for([
  ["Ask us", "$40", true],
  ["Ask us", "40", true],
  ["Ask us", "desde $40 por diente", true],
  ["from $90 per tooth", "desde $80 por diente", true],
  ["from $1,200", "desde 1.200 $", false],
  ["90 for two teeth", "$90 por 2 dientes", false],
  ["Ask us", "Pregunte por los 2", false],
] as const)("a price %j may not have another amount in a translation: %j, %s", async ([price, own, isRefused]) => {
  const [original, translation] = ["site/about/prices.md", "site/es/about/prices.md"];
  const items = `      - { what: Exam, price: ${JSON.stringify(price)} }\n`;
  const text = `---\nmainTitleText: Prices\ndescription: What care costs.\nasOf: 2026-05\nprices:\n  - title: Visits\n    items:\n${items}---\n`;
  const result = await build({ [original]: text }, (site) => {
    replaceIn(site, translation, /price: .*/, `price: ${JSON.stringify(own)}`);
  });
  expect(codesOf(result)).toEqual(isRefused ? [`error translation/shared-fact ${translation}`] : []);
});

test("a name may be written in another way, and is the original's otherwise", async () => {
  const result = await build({}, (site) => {
    replaceIn(site, "site/es/doctors/brightwater.md", "---\n", "---\nname: Dra. Ada Brightwater\n");
  });
  expect(codesOf(result)).toEqual([]);
  const html = new Map(result.built!.pages.map((page) => [page.path, page.html]));
  expect(html.get("es/about/meetthedoctors/index.html")).toContain("Dra. Ada Brightwater");
  expect(html.get("about/meetthedoctors/index.html")).not.toContain("Dra.");
  expect(html.get("es/index.html")).toContain("Harbor Lane");
});

test("each language has a feed of its own posts", async () => {
  const result = await build({ "site/news/hours.md": post });
  expect(codesOf(result)).toEqual([]);
  const feeds = result.built!.outputs.map(({ path }) => path).filter((path) => path.endsWith("feed.xml"));
  expect(feeds).toEqual(["news/feed.xml", "es/news/feed.xml"]);
});

test("a renamed post keeps its names in the feeds of both languages, which are different", async () => {
  const idsIn = ({ built }: BuildResult): string[] =>
    built!.outputs
      .flatMap((each) =>
        each.path.endsWith("feed.xml") && "contents" in each
          ? [...each.contents.toString().matchAll(/<id>(.*?)<\/id>/g)]
          : [],
      )
      .map(([, id = ""]) => id);
  const before = idsIn(await build({ "site/news/hours.md": post }));
  expect(new Set(before).size).toBe(4);
  const redirects = "- from: /news/hours\n  to: /news/new-hours\n- from: /es/news/hours\n  to: /es/news/new-hours\n";
  const after = await build({ "site/news/new-hours.md": post, "site/redirects.yaml": redirects });
  expect(codesOf(after)).toEqual([]);
  expect(idsIn(after)).toEqual(before);
});

test("a mistake in a fact is one problem", async () => {
  const result = await build({}, (site) => {
    replaceIn(site, "site/offices/port-ansel.md", /^phone: .*/m, "phone: 555");
  });
  expect(codesOf(result)).toEqual(["error value/wrong-format site/offices/port-ansel.md"]);
});

test("a rule may be switched off in a file of any language", async () => {
  const off = ["site/services/cleanings.md", "site/es/services/cleanings.md"].map(
    (file) => `  - {code: copy/percentage, file: ${file}, reason: It is from the label.}\n`,
  );
  const { built, problems } = await build({ "site/rules.yaml": `off:\n${off.join("")}` });
  expect(problems).toEqual([]);
  expect(built).toBeDefined();
});

test.each([
  ["site/practice.yaml", /^translations:/m, "translation:"],
  ["site/emergency.yaml", /^answers:/m, "answer:"],
  ["site/emergency.yaml", /^ {2}- title:/m, "  - titel:"],
  ["site/home.yaml", /^technology:/m, "tecnology:"],
  ["site/services/sealants.md", /^mainTitleText:/m, "mainTitelText:"],
  ["site/services/sealants.md", /^mainTitleText:/m, "mainTitleText"],
])("while an original has a mistake, nothing is said of its translation: %s, %s", async (file, from, to) => {
  const found = codesOf(
    await build({}, (site) => {
      replaceIn(site, file, from, to);
    }),
  );
  expect(found.some((each) => each.endsWith(` ${file}`))).toBe(true);
  expect(found.filter((each) => each.includes("site/es/"))).toEqual([]);
});

test.each([
  ["site/es/services/sealants.md", /^description:/m, "descripton:"],
  ["site/es/emergency.yaml", /^ {2}- title:/m, "  - titel:"],
])("a misspelled key of a translation is one problem: %s, %s", async (file, from, to) => {
  const result = await build({}, (site) => {
    replaceIn(site, file, from, to);
  });
  expect(codesOf(result)).toEqual([`error key/unknown ${file}`]);
});

test("old addresses lead to pages of any language, and may not hide them", async () => {
  const redirects = (from: string, to: string): Overlay => ({
    "site/redirects.yaml": `- from: ${from}\n  to: ${to}\n`,
  });
  expect(codesOf(await build(redirects("/viejo", "/es/services/sealants")))).toEqual([]);
  expect(codesOf(await build(redirects("/es/*", "/services/sealants")))).toEqual([
    "error redirect/hides-page site/redirects.yaml",
  ]);
});

test("a preview shows each language as such, also if the practice's own facts have no texts", async () => {
  const site = makeLittleSite();
  translateSite(site);
  const memory = new Memory();
  const options = { root: site.root, cacheFolder: site.file(".dentalsite"), date: 0, now: Date.now() + 1e6 };
  for (let turn = 0; turn < 2; turn++) {
    memory.startBuild();
    const { built, problems } = await buildSite({ ...options, recall: memory.recall });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const languages = built!.pages.map(({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1]);
    expect(new Set(languages)).toEqual(new Set(["en-US", "es-US"]));
  }
});

test.for(["es-419", "ES-mx", "es-u-nu-latn", "es-x-clinic"])("a site is built in %s, in the folder es", async (tag) => {
  const site = makeLittleSite();
  translateSite(site, tag);
  const { result } = await buildLittleSite(site);
  expect(codesOf(result).filter((each) => each.startsWith("error"))).toEqual([]);
  expect(readFileSync(site.file("dist/es/index.html"), "utf8")).toMatch(/<html lang="es-/i);
});

test.for(["ca-valencia", "de-1996", "zh-min-nan", "en-GB-oed"])("a site may be in %s", async (tag) => {
  const site = makeLittleSite({ "site/words.yaml": readFileSync("templates/words/en.yaml", "utf8") });
  replaceIn(site, "site/practice.yaml", /^language: .*/m, `language: ${tag}`);
  const { result } = await buildLittleSite(site);
  expect(result.built).toBeDefined();
});

test("a variant of a language without words has one message about its words", async () => {
  const site = makeLittleSite();
  replaceIn(site, "site/practice.yaml", /$/, "\ntranslations: [ca-valencia]\n");
  const { result } = await buildLittleSite(site);
  const ofLanguage = result.problems.filter(({ code }) => !code.startsWith("translation/"));
  expect(ofLanguage.map(({ code }) => code)).toEqual(["language/no-words"]);
});
