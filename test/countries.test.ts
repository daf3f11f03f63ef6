import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { fillAnswers, type Given } from "../src/around/scaffold/answers.ts";
import { listStarterFiles } from "../src/around/scaffold/starter-files.ts";
import { buildSite } from "../src/build.ts";
import { emergencyNumberOf, hasHipaa } from "../src/model/countries.ts";
import { makeTemporaryFolder } from "./support/little-site.ts";
import { packageFolder } from "./support/package-folder.ts";
import { findStrangeData } from "./support/schema-org.ts";

/** A practice as its owner answers `init`, and its city, phone and price as pages have them. */
interface Example {
  country: string;
  street: string;
  city: string;
  state?: string;
  zip?: string;
  phone: string;
  price: string;
  line: string;
  printedPhone: string;
  printedPrice: string;
}

/**
 * Streets, cities and postal codes in the order of the Universal Postal Union's "Postal addressing systems", on one line where a country
 * writes two; the United Arab Emirates have no codes. National forms of phone numbers as ITU-T E.123 and each country's plan have them.
 */
const examples = `
US | 40 Pier Street | Salem | OR | 97301 | (503) 226-0187 | $60 | Salem, OR 97301 | (503) 226-0187 | $60
CA | 40 Pier Street | Toronto | ON | M5V 2T6 | (416) 226-0187 | $60 | Toronto ON M5V 2T6 | (416) 226-0187 | $60
MX | Calle 5 Sur 210 | Puebla | Pue. | 72000 | +52 222 234 5678 | $600 | 72000 Puebla, Pue. | 222 234 5678 | $600
GB | 12 Harbour Lane | London | | E3 5ED | +44 20 7946 0958 | £60 | London, E3 5ED | 020 7946 0958 | £60
IE | 12 Harbour Lane | Dublin 2 | | D02 AF30 | +353 1 679 1234 | €60 | Dublin 2, D02 AF30 | (01) 679 1234 | €60
FR | 25 rue de la Paix | Floirac | | 33270 | +33 5 56 12 34 56 | 60 € | 33270 Floirac | 05 56 12 34 56 | 60 €
DE | Torstraße 12 | Berlin | | 10115 | +49 30 123456 | 60 € | 10115 Berlin | 030 123456 | 60 €
AT | Stephansplatz 4 | Wien | | 1010 | +43 1 5120000 | 60 € | 1010 Wien | 01 5120000 | € 60
CH | Marktgasse 12 | Bern | | 3007 | +41 31 311 22 33 | CHF 60 | 3007 Bern | 031 311 22 33 | CHF 60
BE | Rue Neuve 12 | Bruxelles | | 1000 | +32 2 511 22 33 | 60 € | 1000 Bruxelles | 02 511 22 33 | € 60
NL | Damrak 12 | Amsterdam | | 1012 LG | +31 20 624 1111 | € 60 | 1012 LG Amsterdam | 020 624 1111 | € 60
ES | Calle Mayor 12 | Madrid | | 28013 | +34 912 34 56 78 | 60 € | 28013 Madrid | 912 34 56 78 | 60 €
PT | Rua Augusta 12 | Lisboa | | 1100-053 | +351 21 342 1234 | 60 € | 1100-053 Lisboa | 21 342 1234 | 60 €
IT | Via Nazionale 12 | Roma | RM | 00184 | +39 06 1234 5678 | 60 € | 00184 Roma RM | 06 1234 5678 | 60 €
SE | Drottninggatan 12 | Stockholm | | 113 49 | +46 8 123 456 78 | 600 SEK | 113 49 Stockholm | 08-123 456 78 | 600 kr
NO | Karl Johans gate 12 | Oslo | | 0154 | +47 22 12 34 56 | 600 NOK | 0154 Oslo | 22 12 34 56 | 600 kr
PL | ul. Nowy Świat 12 | Warszawa | | 00-496 | +48 22 123 45 67 | 60 PLN | 00-496 Warszawa | 22 123 45 67 | 60 zł
AU | 40 Miller Street | North Sydney | NSW | 2060 | +61 2 9123 4567 | $60 | North Sydney NSW 2060 | (02) 9123 4567 | $60
NZ | 12 Harbour Lane | Wellington | | 6011 | +64 4 472 1234 | $60 | Wellington 6011 | 04 472 1234 | $60
JP | 丸の内1-2-3 | 東京 | | 100-0005 | +81 3-1234-5678 | ¥6,000 | 東京 100-0005 | 03-1234-5678 | ￥6,000
IN | 12 Janpath | New Delhi | | 110001 | +91 11 2334 5678 | ₹600 | New Delhi 110001 | 011 2334 5678 | ₹600
BR | Avenida Paulista 12 | São Paulo | SP | 01310-100 | +55 11 3234 5678 | R$ 60 | São Paulo - SP, 01310-100 | (11) 3234-5678 | R$ 60
SG | 12 Orchard Road | Singapore | | 238841 | +65 6234 5678 | $60 | Singapore 238841 | 6234 5678 | $60
AE | 12 Al Wasl Road | Dubai | | | +971 4 234 5678 | AED 60 | Dubai | 04 234 5678 | 60 د.إ.
KW | 12 Salem Street | Kuwait | | 13001 | +965 2234 5678 | KWD 60 | 13001 Kuwait | 2234 5678 | ٦٠ د.ك.
`;

const list = examples
  .trim()
  .split("\n")
  .map((row): Example => {
    const [
      country = "",
      street = "",
      city = "",
      state = "",
      zip = "",
      phone = "",
      price = "",
      line = "",
      printedPhone = "",
      printedPrice = "",
    ] = row.split("|").map((cell) => cell.trim());
    const optional = { ...(state !== "" && { state }), ...(zip !== "" && { zip }) };
    return { country, street, city, ...optional, phone, price, line, printedPhone, printedPrice };
  });

const folderOf = (file: string): string => path.dirname(file);

/** Writes a practice from the answers to `init`, with the facts and texts that only its owner can know in place of samples. */
function makePracticeIn(example: Example): string {
  const { line: _line, printedPhone: _phone, printedPrice: _printed, price: _price, ...answers } = example;
  const own = { name: "Elm Dental", email: "hello@elm-dental.com", origin: "https://www.elm-dental.com" };
  const options = { packageFolder, today: "2026-11-01", packageSpec: "1.0.0" };
  const list = (given: Given) => listStarterFiles(fillAnswers({ ...own, ...answers, ...given }), options);
  const made = list({});
  const paths = new Set(made.map(({ path: file }) => file));
  const missing = list({ language: "en-US" }).filter(({ path: file }) => notices.includes(file) && !paths.has(file));
  const files = [...made, ...missing];
  const root = makeTemporaryFolder();
  const write = (file: string, contents: string | Uint8Array): void => {
    mkdirSync(folderOf(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), contents);
  };
  const samples = String(made.find(({ path: file }) => file === "site/samples.yaml")!.contents);
  const values = [...samples.matchAll(/^ {2}- value: (?:'(.*)'|"(.*)"|(.*))$/gm)].map((match) =>
    match.slice(1).join(""),
  );
  const ownWords = (value: string): string => (value.startsWith("opens") ? 'opens: "09:00"' : "Our own words");
  const fill = (text: string): string =>
    [...values, "This page is a starting point"]
      .filter((value) => value !== answers.phone)
      .reduce((all, value) => all.replaceAll(value, ownWords(value)), text);
  for (const { path: file, contents } of files) {
    const isOwned = typeof contents === "string" && file.startsWith("site/") && file !== "site/samples.yaml";
    write(
      file,
      isOwned
        ? fill(contents).replace("## Privacy Policy", `## ${titles[example.country] ?? "Privacy Policy"}`)
        : contents,
    );
  }
  write("site/about/prices.md", writePrice(example));
  return root;
}

/** Pages that every practice has, and that the starter has in English and Spanish only. */
const notices = ["site/accessibility.md", "site/privacypolicy.md"];

/** The section that the legal page must have, in languages whose words the package has. */
const titles: Readonly<Record<string, string>> = {
  ...{ FR: "Politique de confidentialité", DE: "Datenschutzerklärung", AT: "Datenschutzerklärung" },
  CH: "Datenschutzerklärung",
};

/** ISO 4217. */
const currencies: Readonly<Record<string, string>> = {
  ...{ US: "USD", CA: "CAD", MX: "MXN", GB: "GBP", CH: "CHF", SE: "SEK", NO: "NOK", PL: "PLN", AU: "AUD" },
  ...{ NZ: "NZD", JP: "JPY", IN: "INR", BR: "BRL", SG: "SGD", AE: "AED", KW: "KWD" },
};

const writePrice = ({ price }: Example): string =>
  `---\nmainTitleText: Prices\ndescription: Our own prices.\nasOf: 2026-11\nprices:\n  - title: Visits\n    items:\n      - what: Check-up\n        price: ${price}\n---\n`;

/** Versions of Node differ in spaces and the marks of direction. */
const plain = (text: string): string =>
  text
    .replace(/[\u200E\u200F]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** All practices share one cache, so that the pictures of the starter are encoded once. */
const cacheFolder = path.join(makeTemporaryFolder(), "cache");

describe("a practice that init makes, with its own facts", () => {
  test("is tried in 25 countries", () => {
    expect(new Set(list.map(({ country }) => country)).size).toBe(25);
  });

  test.for(list)("can be published in $country, with its address as $line", async (example) => {
    const root = makePracticeIn(example);
    const date = Date.UTC(2026, 10, 20);
    const { problems, built } = await buildSite({ root, cacheFolder, date, now: date, checks: { publishes: true } });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(problems.filter(({ code }) => code === "copy/other-country")).toEqual([]);
    const pages = built!.pages.map(({ html }) => load(html));
    const home = load(built!.pages.find((page) => page.path === "index.html")!.html);
    const footer = home(".footer .contact").html()!;
    expect(footer).toContain(example.line);
    // Languages without words have a dash between two times.
    if (home("html").attr("lang")?.startsWith("en") !== true) expect(footer).not.toMatch(/\d[^<]* to \d/);
    const phone = home('.footer a[href^="tel:"]').first().text();
    // In Arabic, digits are isolated from the words around them.
    const isArabic = home("html").attr("lang")?.startsWith("ar") === true;
    expect(phone).toBe(isArabic ? `\u2066${example.printedPhone}\u2069` : example.printedPhone);
    const graphs = pages.flatMap(($) =>
      $('script[type="application/ld+json"]')
        .map((_, each) => $(each).text())
        .get(),
    );
    const nodes = graphs.flatMap((text) => (JSON.parse(text) as { "@graph": Record<string, unknown>[] })["@graph"]);
    expect(
      graphs.flatMap((text) =>
        findStrangeData((JSON.parse(text) as { "@graph": Record<string, unknown>[] })["@graph"]),
      ),
    ).toEqual([]);
    const { address, telephone } = nodes.find((node) => node["@type"] === "Dentist")!;
    expect(telephone).toMatch(/^\+[1-9]\d{7,14}$/);
    expect(address).toMatchObject({
      ...{ "@type": "PostalAddress", streetAddress: example.street, addressLocality: example.city },
      ...{ addressCountry: example.country, ...(example.zip !== undefined && { postalCode: example.zip }) },
    });
    const list = load(built!.pages.find(({ path: file }) => file === "about/prices/index.html")!.html);
    expect(plain(list(".price-lines dd, .price-lines > div > :nth-child(2)").first().text())).toBe(
      example.printedPrice,
    );
    expect(JSON.stringify(nodes)).toContain(`"priceCurrency":"${currencies[example.country] ?? "EUR"}"`);
    for (const $ of pages) {
      const text = $("body").text();
      for (const other of ["911", "999", "000", "112"].filter((each) => each !== emergencyNumberOf(example.country)))
        expect(text.match(new RegExp(`(?<![\\d.,])\\b${other}\\b`, "g"))).toBe(null);
      if (!hasHipaa(example.country)) expect(text).not.toMatch(/HIPAA|California|Regulation Z/);
    }
  });
});
