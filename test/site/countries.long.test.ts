import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { fillAnswers, type Given } from "../../src/scaffold/answers.ts";
import { listStarterFiles } from "../../src/scaffold/starter-files.ts";
import { buildSite } from "../../src/build.ts";
import { emergencyNumberOf, hasHipaa } from "../../src/model/domain/countries.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { findStrangeData } from "../support/schema-org.ts";

/** A practice as its owner answers `init`, and its address, phone, hours and price as pages have them. */
interface Example {
  country: string;
  street: string;
  city: string;
  state?: string;
  zip?: string;
  phone: string;
  price: string;
  /** City, state and postal code, with a stroke between two lines. In Japan, the street is the last of them. */
  lines: string;
  source: string;
  printedPhone: string;
  printedHours: string;
  printedPrice: string;
}

/** Publications of addresses, by the short names in `examples`, which leaves out lines for a district of the city. */
const sources: Readonly<Record<string, string>> = {
  oc: "github.com/OpenCageData/address-formatting, commit 28c47f9, testcases/countries",
  upu: "Universal Postal Union, Postal addressing systems: sheets of Ireland and Japan",
  cp: "Canada Post, Addressing guidelines: no punctuation, one line for municipality, province and code",
  lai: "github.com/google/libaddressinput, commit e20690c, testdata/countryinfo.txt",
};

/** National forms of phone numbers are as ITU-T E.123 and each country's plan have them. */
const examples = `
US | 301 Hamilton Avenue | Palo Alto | CA | 94303 | (503) 226-0187 | $60 | Palo Alto, CA 94303 | oc | (503) 226-0187 | Mon-Fri 8:30 AM to 5 PM | $60
CA | 251 McMurchy Avenue South | Brampton | ON | L6Y 1Z4 | (416) 226-0187 | $60 | Brampton ON L6Y 1Z4 | cp | (416) 226-0187 | Mon-Fri 8:30 a.m. to 5 p.m. | $60
MX | Avenida Tamaulipas 45 | Mexico City | Federal District | 06100 | +52 222 234 5678 | $600 | 06100 Mexico City, Federal District | oc | 222 234 5678 | lun–vie 8:30 a.m. a 5 p.m. | $600
GB | 82 Clerkenwell Road | London | | EC1M 5RF | +44 20 7946 0958 | £60 | London / EC1M 5RF | oc | 020 7946 0958 | Mon-Fri 08:30 to 17:00 | £60
IE | 56 Broomfield | Macroom | Co. Cork | T37 F8HK | +353 1 679 1234 | €60 | Macroom / Co. Cork / T37 F8HK | upu | (01) 679 1234 | Mon-Fri 08:30 to 17:00 | €60
FR | 17 Rue du Médecin-Colonel Calbairac | Toulouse | | 31000 | +33 5 56 12 34 56 | 60 € | 31000 Toulouse | oc | 05 56 12 34 56 | lun.–ven. 8 h 30 – 17 h | 60 €
DE | Gontardstraße 7 | Berlin | | 10178 | +49 30 123456 | 60 € | 10178 Berlin | oc | 030 123456 | Mo–Fr 08:30–17:00 Uhr | 60 €
AT | Stauffenstraße 5 | Salzburg | | 5020 | +43 1 5120000 | 60 € | 5020 Salzburg | oc | 01 5120000 | Mo–Fr 08:30–17:00 Uhr | € 60
CH | Häringstrasse 2 | Zurich | | 8001 | +41 31 311 22 33 | CHF 60 | 8001 Zurich | oc | 031 311 22 33 | Mo–Fr 08:30–17:00 Uhr | CHF 60
BE | Vrijheidstraat 63 | Antwerp | | 2000 | +32 2 511 22 33 | 60 € | 2000 Antwerp | oc | 02 511 22 33 | ma–vr 08:30–17:00 | € 60
NL | Herengracht 573 | Amsterdam | | 1017 CD | +31 20 624 1111 | € 60 | 1017 CD Amsterdam | oc | 020 624 1111 | ma–vr 08:30–17:00 | € 60
ES | Avinguda del Bogatell, 17 | Barcelona | | 08005 | +34 912 34 56 78 | 60 € | 08005 Barcelona | oc | 912 34 56 78 | lun–vie 8:30 a 17:00 | 60 €
PT | Rua da Graça 2 | Lisbon | | 1170-169 | +351 21 342 1234 | 60 € | 1170-169 Lisbon | oc | 21 342 1234 | segunda–sexta 08:30 – 17:00 | 60 €
IT | Via Pisacane 13 | Barletta | BT | 76121 | +39 06 1234 5678 | 60 € | 76121 Barletta BT | oc | 06 1234 5678 | lun–ven 08:30–17:00 | 60 €
SE | Storgatan 33 | Gothenburg | | 411 34 | +46 8 123 456 78 | 600 SEK | 411 34 Gothenburg | oc | 08-123 456 78 | mån–fre 08:30–17:00 | 600 kr
NO | Åkebergveien 28 | Oslo | | 0650 | +47 22 12 34 56 | 600 NOK | 0650 Oslo | oc | 22 12 34 56 | man.–fre. 08:30–17:00 | 600 kr
PL | Teofila Firlika 19 | Szczecin | | 71-637 | +48 22 123 45 67 | 60 PLN | 71-637 Szczecin | oc | 22 123 45 67 | pon.–pt. 08:30–17:00 | 60 zł
AU | 223 William Street | Melbourne | VIC | 3000 | +61 2 9123 4567 | $60 | Melbourne VIC 3000 | oc | (02) 9123 4567 | Mon-Fri 8:30 am to 5 pm | $60
NZ | 53 Pirie Street | Wellington | | 6011 | +64 4 472 1234 | $60 | Wellington 6011 | oc | 04 472 1234 | Mon-Fri 8:30 am to 5 pm | $60
JP | 霞が関1丁目3-2 | 千代田区 | 東京都 | 100-0013 | +81 3-1234-5678 | ¥6,000 | 〒100-0013 / 東京都千代田区 / 霞が関1丁目3-2 | upu | 03-1234-5678 | 月〜金 8:30〜17:00 | ￥6,000
IN | 12 Janpath | New Delhi | Delhi | 110001 | +91 11 2334 5678 | ₹600 | New Delhi 110001 / Delhi | lai | 011 2334 5678 | सोम–शनि 8:30 am–5 pm | ₹600
BR | Rua Rio de Janeiro | Belo Horizonte | MG | 30170-011 | +55 11 3234 5678 | R$ 60 | Belo Horizonte - MG / 30170-011 | oc | (11) 3234-5678 | seg.–sex. 08:30 – 17:00 | R$ 60
SG | 16 Sandilands Road | Singapore | | 546080 | +65 6234 5678 | $60 | Singapore 546080 | oc | 6234 5678 | Mon-Fri 8:30 am to 5 pm | $60
AE | 28th Street | Abu Dhabi | | | +971 4 234 5678 | AED 60 | Abu Dhabi | oc | 04 234 5678 | الاثنين–الجمعة 8:30 ص–5 م | 60 د.إ.
KW | Third Ring Road | Shuwaikh Residential | | 13009 | +965 2234 5678 | KWD 60 | 13009 Shuwaikh Residential | oc | 2234 5678 | الأحد–الخميس ٨:٣٠ ص–٥ م | ٦٠ د.ك.
`;

const list = examples
  .trim()
  .split("\n")
  .map((row): Example => {
    const cells = row.split("|").map((cell) => cell.trim());
    const [country = "", street = "", city = "", state = "", zip = "", phone = "", price = ""] = cells;
    const [lines = "", source = "", printedPhone = "", printedHours = "", printedPrice = ""] = cells.slice(7);
    const optional = { ...(state !== "" && { state }), ...(zip !== "" && { zip }) };
    return {
      country,
      street,
      city,
      ...optional,
      phone,
      price,
      lines,
      source,
      printedPhone,
      printedHours,
      printedPrice,
    };
  });

const folderOf = (file: string): string => path.dirname(file);

/** Writes a practice from the answers to `init`, with the facts and texts that only its owner can know in place of samples. */
function makePracticeIn(example: Example): string {
  const { country, street, city, state, zip, phone } = example;
  const answers = { country, street, city, ...(state && { state }), ...(zip && { zip }), phone };
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
  /** The hours of the starter are from 9 AM, with a note that they are samples. */
  const withOwnHours = (text: string): string =>
    values
      .filter((value) => value.startsWith("note: "))
      .reduce((all, note) => all.replaceAll(new RegExp(`^ *${note}\n`, "gm"), ""), text)
      .replaceAll('opens: "09:00"', 'opens: "08:30"');
  const fill = (text: string): string =>
    [...values, "This page is a starting point"]
      .filter((value) => value !== answers.phone)
      .reduce((all, value) => all.replaceAll(value, "Our own words"), withOwnHours(text));
  for (const { path: file, contents } of files) {
    const isOwned = typeof contents === "string" && file.startsWith("site/") && file !== "site/samples.yaml";
    write(
      file,
      isOwned ? fill(contents) : contents,
    );
  }
  write("site/about/prices.md", writePrice(example));
  return root;
}

/** Pages that every practice has, and that the starter has only in the languages of the package. */
const notices = ["site/accessibility.md", "site/privacypolicy.md"];

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
    expect(list.filter(({ source }) => sources[source] === undefined)).toEqual([]);
  });

  test.for(list)("can be published in $country, with its address as $lines", async (example) => {
    const root = makePracticeIn(example);
    const date = Date.UTC(2026, 10, 20);
    const { problems, built } = await buildSite({ root, cacheFolder, date, now: date, checks: { publishes: true } });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(problems.filter(({ code }) => code === "copy/other-country")).toEqual([]);
    const pages = built!.pages.map(({ html }) => load(html));
    const home = load(built!.pages.find((page) => page.path === "index.html")!.html);
    const place = example.lines.split(" / ");
    const lines = place.includes(example.street) ? place : [example.street, ...place];
    expect(home(".footer .contact p").first().html()).toContain(["Elm Dental", ...lines].join("<br>"));
    const [days, times] = ["dt", "dd"].map((part) => plain(home(`.footer .hours ${part}`).first().text()));
    expect(`${days} ${times}`).toBe(example.printedHours);
    const phone = home('.footer a[href^="tel:"]').first().text();
    // In Arabic, digits are isolated from the words around them.
    const isArabic = home("html").attr("lang")?.startsWith("ar") === true;
    expect(phone.replaceAll("\u00A0", " ")).toBe(
      isArabic ? `\u2066${example.printedPhone}\u2069` : example.printedPhone,
    );
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
