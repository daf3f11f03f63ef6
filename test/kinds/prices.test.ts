import { readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { headKeys } from "../../src/model/content/about.ts";
import { readMoney } from "../../src/model/domain/money.ts";
import { pricesSchema } from "../../src/model/content/prices.ts";
import { checkClaims } from "../../src/steps/check/claims.ts";
import { findPast } from "../../src/steps/check/past-content.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite, type Overlay } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { priceLists } from "./prices.ts";
import { markdownSource, noContent } from "../support/read-source.ts";
import { findStrangeData } from "../support/schema-org.ts";
import { translateSite } from "../support/translate-site.ts";

const words = readFileSync(path.join(packageFolder, "templates/words/en.yaml"), "utf8");

/** Lays a price list over the little site, in another language and with the lines of another address. */
function makeSite(list: string, { language = "en-US", address = "", hasMenu = true } = {}): LittleSite {
  const site = makeLittleSite({ "site/about/prices.md": list, ...(!hasMenu && { "site/navigation.yaml": null }) });
  const { practice, office } = { practice: "site/practice.yaml", office: "site/offices/port-ansel.md" };
  site.write(practice, site.read(practice).replace("language: en-US", `language: ${language}`));
  if (language !== "en-US") site.write("site/words.yaml", words);
  if (address === "") return site;
  site.write(office, site.read(office).replace(/ {2}city: [^]*?States\n/, `${address}\n`));
  return site;
}

async function readPages(site: LittleSite): Promise<(address: string) => CheerioAPI> {
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return (address) => load(readFileSync(site.file(`dist${address}index.html`)));
}

/** What each line says: what it is for, the price, and the rest. */
function linesOf($: CheerioAPI): string[] {
  const lines = $(".price-lines > div").map((_, line) => {
    const texts = $(line)
      .children()
      .map((_, each) => $(each).text().replace(/\s+/g, " ").trim());
    return texts.get().join(" | ");
  });
  return lines.get();
}

test.for([
  ["the United States", priceLists.unitedStates, {}, "Bridge | from $3,400 | Each further tooth is $1,100.", "$42.50"],
  [
    "Mexico",
    priceLists.mexico,
    { language: "es", address: '  city: Mérida\n  state: YUC\n  zip: "97000"\n  country: México' },
    "Corona de zirconia | $7,800–$9,200 por pieza | Corona provisionalTodas las citas",
    "$1,100.50",
  ],
  [
    "Canada",
    priceLists.canada,
    { language: "fr-CA", address: "  city: Québec\n  state: QC\n  zip: G1R 4S9\n  country: Canada" },
    "Pont de trois éléments | from 3 600 $",
    "32,50 $",
  ],
  [
    "Germany",
    priceLists.germany,
    { language: "de", address: '  city: Kiel\n  zip: "24103"\n  country: Deutschland' },
    "Brücke | from 1.900 € | Der Zuschuss der Kasse ist nicht abgezogen.",
    "89,50 €",
  ],
] as const)("prices in %s are written in its language and currency", async ([, list, where, line, cents]) => {
  const pageAt = await readPages(makeSite(list, where));
  const lines = linesOf(pageAt("/about/prices/"));
  expect(lines).toHaveLength(25);
  expect(lines).toContain(line);
  expect(lines.join("\n")).toContain(`| ${cents}`);
});

const insurers = ["zenith Dental", "Älvsjö Health", "Harbor Mutual"];
const listInsurers = (logo: string): string =>
  ["insurers:", ...insurers.map((name) => `  - name: ${name}\n${logo}`)].join("\n");

test("the page of prices is in the menu, says of which month they are, and shows plans with their terms", async () => {
  const site = makeSite(priceLists.unitedStates, { hasMenu: false });
  const $ = (await readPages(site))("/about/prices/");
  expect($('header nav a[aria-current="page"]').text()).toBe("Prices");
  expect($(".lead small").text()).toMatch(/^As of November 2026\. Your price depends/);
  expect($("#prices-4 .price-lines > div").first().text()).toMatch(/^Adult\$32 per month.*15% off.*For 12 months;/);
  expect(linesOf($)[0]).toBe("Talk before you decide | No charge 15 minutes");
});

test("a former price is struck out beside the price, in words too, and search engines read the price of today", async () => {
  const $ = (await readPages(makeSite(priceLists.unitedStates)))("/services/Whitening/");
  expect(linesOf($)).toEqual(["Whitening | $390 instead of $480"]);
  expect($(".price-lines del").text()).toBe("$480");
});

test.for([
  ["price: $390", "$390"],
  ["price: $390", "$350"],
  ["price: Ask us", "$480"],
])("a former price beside %s is refused if it is %s", async ([price, former]) => {
  const list = priceLists.unitedStates.replace("price: $390", price!).replace("former: $480", `former: ${former}`);
  const { result } = await buildLittleSite(makeSite(list));
  expect(result.problems).toMatchObject([
    { message: `"former" is ${former}, not more than "price", ${price!.slice(7)}.` },
  ]);
});

test("a treatment's page shows its prices, and new patients are led to all of them", async () => {
  const pageAt = await readPages(makeSite(priceLists.unitedStates));
  const service = pageAt("/services/sealants/");
  expect(linesOf(service)).toEqual(["Sealant | $58 per tooth"]);
  expect(service(".prices p a").attr("href")).toBe("/practice/about/prices/");
  expect(service(".prices p").text()).toContain("As of November 2026. Your price depends on what we find.");
  const answers = pageAt("/about/harbor-lane/")("#new-patients");
  const link = answers.find("a[href='/practice/about/prices/']");
  expect(link.prevAll("h3").text()).toBe("What it costs");
  expect(pageAt("/about/address/")(".price-lines")).toHaveLength(0);
});

test("a treatment's facts name its first three prices and what the author says of them, and lead to the list", async () => {
  const site = makeSite(
    priceLists.unitedStates.replaceAll(
      / what: ((?:First|Exam|Small|X-ray).*)/g,
      " what: $1\n        href: /services/sealants",
    ),
  );
  const answers = async (): Promise<string[]> => {
    const page = (await readPages(site))("/services/sealants/");
    return [...page(".facts dt:contains('What it costs') + dd > *").map((_, each) => page(each).text())];
  };
  const prices = ["$95 First exam", "$65 Exam of a regular patient", "$35 per picture Small X-ray"];
  expect(await answers()).toEqual([...prices, "Prices"]);
  const file = "site/services/sealants.md";
  site.write(file, site.read(file).replace("---\n", "---\nfacts:\n  price: Less for children\n"));
  expect(await answers()).toEqual([...prices, "Less for children", "Prices"]);
});

test("search engines read exact prices, lowest prices and units from the offers of the practice", async () => {
  const $ = (await readPages(makeSite(priceLists.unitedStates)))("/about/prices/");
  const text = $('script[type="application/ld+json"]').text();
  const { "@graph": graph } = JSON.parse(text) as { "@graph": Record<string, unknown>[] };
  expect(findStrangeData(graph)).toEqual([]);
  const id = "https://www.harborlane.example/practice/#practice-prices";
  const practice = graph.find((each) => String(each["@id"]).endsWith("#practice"));
  expect(practice).toMatchObject({ hasOfferCatalog: { "@id": id } });
  const catalog = graph.find((each) => each["@id"] === id) as unknown as Catalog;
  const [checkups, fillings] = catalog.itemListElement;
  const named = (name: string) =>
    [...checkups!.itemListElement, ...fillings!.itemListElement].find((each) => each.itemOffered.name === name);
  expect(named("Fluoride varnish")).toMatchObject({ price: 42.5, priceCurrency: "USD" });
  expect(named("Bridge")).toMatchObject({ priceSpecification: { minPrice: 3400, priceCurrency: "USD" } });
  expect(named("Crown")).toMatchObject({
    priceSpecification: { minPrice: 1250, maxPrice: 1480, unitText: "per tooth" },
  });
});

const inWords = ["Included in the exam", "Ask us", "Free for children under 5", "from $90 per tooth", "1200 kr"];

/** Writes a list of one group with these prices. */
const listOf = (prices: readonly string[]): string => {
  const items = prices.map((price, index) => `      - what: Care ${index + 1}\n        price: ${price}\n`);
  const head = `mainTitleText: Prices\ndescription: What care costs.\nasOf: 2026-01\n`;
  return `---\n${head}prices:\n  - title: Care\n    items:\n${items.join("")}---\n`;
};

test("prices in words are printed as they are, and search engines read only amounts", async () => {
  const $ = (await readPages(makeSite(listOf([...inWords, "$42"]))))("/about/prices/");
  expect(linesOf($)).toEqual([...inWords, "$42"].map((price, index) => `Care ${index + 1} | ${price}`));
  const { "@graph": graph } = JSON.parse($('script[type="application/ld+json"]').text()) as {
    "@graph": Record<string, unknown>[];
  };
  expect(findStrangeData(graph)).toEqual([]);
  expect(JSON.stringify(graph).match(/"Offer"/g)).toHaveLength(1);
});

test("a translation has its own words in place of a price, and the original's amounts", async () => {
  const site = makeSite(listOf(["Ask us", "$42"]));
  translateSite(site);
  expect(site.read("site/es/about/prices.md")).not.toContain("$42");
  expect(linesOf((await readPages(site))("/es/about/prices/"))).toEqual([
    "Careo 1 | Asko uso",
    expect.stringMatching(/^Careo 2 \| /),
  ]);
});

test("a list with words alone has no offers", async () => {
  const $ = (await readPages(makeSite(listOf(inWords))))("/about/prices/");
  expect($('script[type="application/ld+json"]').text()).not.toContain("Offer");
});

test.for([
  ["en-US", "USD", "from $90", { minPrice: 90 }],
  ["en-US", "USD", "From $90 (incl. tax)", { minPrice: 90 }],
  ["en-US", "USD", "$90 incl. tax", { price: 90 }],
  ["en-US", "USD", "from $90 per tooth", undefined],
  ["en-US", "USD", "$90 deposit", undefined],
  ["de-DE", "EUR", "ab 80 €", { minPrice: 80 }],
  ["de-DE", "EUR", "1.250 € inkl. MwSt.", { price: 1250 }],
  ["pt-BR", "BRL", "A partir de R$ 250", { minPrice: 250 }],
  ["ja-JP", "JPY", "12,500円（税込）", { price: 12_500 }],
  ["ja-JP", "JPY", "3,000円から", { minPrice: 3000 }],
] as const)("in %s, search engines read the price in %s %s as %j", async ([language, currency, price, offer]) => {
  const site = makeLittleSite({
    "site/about/prices.md": listOf([`"${price}"`]).replace("asOf:", `currency: ${currency}\nasOf:`),
  });
  const practice = "site/practice.yaml";
  site.write(practice, site.read(practice).replace("language: en-US", `language: ${language}`));
  const { result } = await buildLittleSite(site);
  const html = readFileSync(site.file("dist/about/prices/index.html"), "utf8");
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const data = load(html)('script[type="application/ld+json"]').text();
  if (offer === undefined) expect(data).not.toContain('"Offer"');
  else expect(data).toContain(`"${Object.keys(offer)[0]!}":${Object.values(offer)[0]!}`);
});

test.for(["$90 - $140", "$1200.-", "$1,20,000", "1,200,50 USD", "-", "50%"])(
  "the price %s has no words, so it is a mistyped amount",
  async (price) => {
    const { result } = await buildLittleSite(makeSite(listOf([`"${price}"`])));
    expect(result.problems).toMatchObject([{ code: "value/wrong-format", place: { file: "site/about/prices.md" } }]);
    expect(result.problems[0]!.message).toContain("is not an amount such as $1,200.");
  },
);

interface Catalog {
  itemListElement: { itemListElement: { itemOffered: { name: string } }[] }[];
}

test.for([
  ["$1,200", 1200],
  ["1.200 €", 1200],
  ["1 200,50 $", 1200.5],
  ["$350 MXN", 350],
  ["CHF 1’200", 1200],
  ["89.50", 89.5],
  ["1,234,567", 1_234_567],
  ["$1,20,000", undefined],
  ["0.500", undefined],
  ["1.2", undefined],
  ["1,200,50", undefined],
  ["about $120", undefined],
  ["-5 €", undefined],
] as const)("the amount %s is %s in every language", ([text, amount]) => {
  expect(readMoney(text)?.amount).toBe(amount);
});

test.for([
  ["names", ""],
  ["logos of the same area, whatever their shape", "    logo: pictures/"],
] as const)("insurance companies are shown in alphabetical order as %s, also beside the prices", async ([, logo]) => {
  const overlay: Overlay = {
    "assets/pictures/wide.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"/>',
    "assets/pictures/tall.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"/>',
    "assets/pictures/square.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"/>',
  };
  const site = makeSite(priceLists.unitedStates);
  for (const [file, text] of Object.entries(overlay)) site.write(file, text as string);
  const files = ["wide.svg", "tall.svg", "square.svg"];
  const list = listInsurers("")
    .split("\n  - ")
    .map((each, index) =>
      index === 0 || logo === "" ? each.trimEnd() : `${each.trimEnd()}\n${logo}${files[index - 1]!}`,
    );
  site.write("site/patients.yaml", `${site.read("site/patients.yaml")}${list.join("\n  - ")}\n`);
  const pageAt = await readPages(site);
  for (const $ of [pageAt("/about/harbor-lane/"), pageAt("/about/prices/")]) {
    const items = $(".insurers li");
    const shown = items.map((_, item) => $(item).find("img").attr("alt") ?? $(item).text()).get();
    expect(shown).toEqual(["Älvsjö Health", "Harbor Mutual", "zenith Dental"]);
    if (logo === "") continue;
    const areas = items.map(
      (_, item) => Number($(item).find("img").attr("width")) * Number($(item).find("img").attr("height")),
    );
    expect(Math.max(...areas.get()) / Math.min(...areas.get())).toBeLessThan(1.35);
  }
});

/** A price list with one item, in the form that checks receive. */
function contentOf(item: string) {
  const list = `asOf: 2026-01\nprices:\n  - title: Crowns\n    items:\n      - what: A crown in parts\n${item}`;
  return { ...noContent, files: { "about/prices.md": markdownSource(list, "", "site/about/prices.md") } };
}

test.for([
  ["2027-01", []],
  ["2027-02", ["value/old-prices"]],
] as const)("in %s, the check of prices of January 2026 reports %j", ([now, codes]) => {
  const found = findPast({
    content: contentOf("        price: $900"),
    past: [],
    isAnnouncementOver: false,
    day: `${now}-15`,
  });
  expect(found.map(({ code }) => code)).toEqual(codes);
});

test.for([
  ["You pay 0% interest.", 1],
  ["You pay 0% interest for 12 months, on approved credit.", 0],
] as const)("a payment plan with the terms %j has %s offers of credit without conditions", ([conditions, count]) => {
  const item = `        from: $105\n        per: per month\n        conditions: ${conditions}`;
  expect(checkClaims(contentOf(item))).toHaveLength(count);
});

test("the example of the page of prices is about prices, and not about another page", () => {
  const { mainTitleText, description, metaTitle, metaDescription } = pricesSchema.shape;
  const own = [mainTitleText, description, metaTitle.unwrap(), metaDescription.unwrap()];
  const { mainTitleText: title, description: text, metaTitle: tab, metaDescription: result } = headKeys;
  const shared = [title, text, tab.unwrap(), result.unwrap()];
  const examples = [expect.stringMatching(/price|cost|charge/)];
  expect(own.map((each) => each.meta())).toEqual(shared.map((each) => ({ ...each.meta(), examples })));
});

test("prices are not judged by the United States if the practice's file has a mistake", async () => {
  const list =
    "---\nmainTitleText: Preços\ndescription: Os nossos preços.\nasOf: 2026-11\nprices:\n  - title: Coroas\n    items:\n      - what: Coroa\n        price: 1.100 €\n---\n";
  const site = makeSite(list, { language: "pt-PT", address: '  city: Porto\n  zip: "4050-180"\n  country: Portugal' });
  site.write("site/practice.yaml", `${site.read("site/practice.yaml")}email: geral(at)clinica.pt\n`);
  const { result } = await buildLittleSite(site);
  const errors = result.problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ place }) => place.file)).not.toContain("site/about/prices.md");
  expect(errors.map(({ place }) => place.file)).toContain("site/practice.yaml");
});

test("a country that is written as a code has a page of prices, also if its name on pages is not one that is read", async () => {
  const address = '  city: Caracas\n  zip: "1010"\n  country: VE';
  const list =
    "---\nmainTitleText: Prix\ndescription: Nos prix.\nasOf: 2026-11\nprices:\n  - title: Soins\n    items:\n      - what: Bilan\n        price: 60\n---\n";
  const site = makeSite(list.replace("price: 60", 'price: "60"'), { language: "fr-CA", address });
  const { result } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(linesOf(load(site.read("dist/about/prices/index.html"))).join()).toContain("60");
});
