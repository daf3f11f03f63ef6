import { load } from "cheerio";
import { expect, test } from "vitest";
import {
  addressLines,
  addressSchema,
  cityAndState,
  countryCodeOf,
  countryIn,
  sampleOf,
  searchWords,
} from "../../src/model/domain/postal-address.ts";
import { timeZoneOf } from "../../src/model/domain/time-zone.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type Overlay } from "../support/little-site.ts";

const berlin = { street: "Torstraße 12", city: "Berlin", zip: "10115", country: "Deutschland" };
const toronto = { street: "40 Pier Street", city: "Toronto", state: "ON", zip: "M5V 2T6", country: "Canada" };
const puebla = { street: "Calle 5 Sur 210", city: "Puebla", state: "Pue.", zip: "72000", country: "México" };
const salem = { street: "40 Pier Street", city: "Salem", state: "OR", zip: "97301" };

test.for([
  [salem, "Salem, OR 97301", "Salem, OR", "40 Pier Street, Salem, OR 97301"],
  [{ ...salem, country: "USA" }, "Salem, OR 97301", "Salem, OR", "40 Pier Street, Salem, OR 97301"],
  [toronto, "Toronto ON M5V 2T6", "Toronto, ON", "40 Pier Street, Toronto ON M5V 2T6, Canada"],
  [puebla, "72000 Puebla, Pue.", "Puebla, Pue.", "Calle 5 Sur 210, 72000 Puebla, Pue., México"],
  [berlin, "10115 Berlin", "Berlin", "Torstraße 12, 10115 Berlin, Deutschland"],
  [{ ...berlin, state: "Berlin" }, "10115 Berlin", "Berlin", "Torstraße 12, 10115 Berlin, Deutschland"],
  [
    { ...salem, state: undefined, country: "Atlantis" },
    "Salem 97301",
    "Salem",
    "40 Pier Street, Salem 97301, Atlantis",
  ],
] as const)("%j is written as %s", ([address, line, place, search]) => {
  const written = [addressLines(address), cityAndState(address), searchWords(address)];
  expect(written).toEqual([[address.street, line], place, search]);
});

test.for([
  [salem, []],
  [{ ...salem, zip: "M5V 2T6" }, ["zip"]],
  [{ ...salem, zip: "!" }, ["zip"]],
  [{ ...salem, state: undefined }, ["state"]],
  [toronto, []],
  [{ ...toronto, zip: "97301" }, ["zip"]],
  [{ ...toronto, state: undefined }, ["state"]],
  [berlin, []],
  [{ ...berlin, zip: "1011" }, ["zip"]],
  [puebla, []],
  [{ ...puebla, state: undefined }, ["state"]],
  [{ ...berlin, zip: "1010", country: "Austria" }, []],
  [{ ...berlin, zip: "AB 12", country: "Atlantis" }, []],
] as const)("%j has mistakes in %j", ([address, keys]) => {
  const { error } = addressSchema.safeParse(address);
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(keys);
});

/** Forms of address that no country in countries.long.test.ts has, or another address in the same country. That file names its sources. */
test.for([
  ["Luxembourg", "L-1510", "Luxembourg", undefined, ["1", "L-1510 Luxembourg"]],
  ["United Kingdom", "E3 5ED", "London", "England", ["1", "London", "E3 5ED"]],
  ["Ireland", "D02 AF30", "Dublin 2", undefined, ["1", "Dublin 2", "D02 AF30"]],
  ["Schweiz", "3030", "Bern", undefined, ["1", "3030 Bern"]],
  ["Suomi", "00100", "Helsinki", undefined, ["1", "00100 Helsinki"]],
  ["India", "110001", "New Delhi", undefined, ["1", "New Delhi 110001"]],
  ["Pakistan", "54000", "Lahore", undefined, ["1", "Lahore-54000"]],
  ["日本", "100-8994", "東京", undefined, ["〒100-8994", "東京", "1"]],
  ["日本", "112-0001", "Bunkyo-ku", "Tokyo", ["1, Bunkyo-ku, Tokyo", "112-0001"]],
  ["대한민국", "06236", "강남구", "서울특별시", ["서울특별시 강남구", "1", "06236"]],
  ["中国", "100080", "海淀区", "北京市", ["100080", "北京市海淀区", "1"]],
  ["Magyarország", "1011", "Budapest", undefined, ["Budapest", "1", "1011"]],
] as const)("an address in %s is written with %s %s", ([country, zip, city, state, lines]) => {
  const address = { street: "1", city, zip, state, country };
  expect(addressSchema.safeParse(address).success).toBe(true);
  expect([addressLines(address), sampleOf(countryCodeOf(address)!).state]).toEqual([lines, undefined]);
});

test.for([
  ["Japan", "大阪市", "大阪府", "大阪府大阪市"],
  ["South Korea", "중구", "서울특별시", "서울특별시 중구"],
  ["Japan", "Osaka", "Osaka Prefecture", "Osaka, Osaka Prefecture"],
] as const)("in %s, %s and %s are written as %s", ([country, city, state, place]) => {
  expect(cityAndState({ street: "1", city, state, country })).toBe(place);
});

test("a suite is on the line of the street", () => {
  expect(addressLines({ ...berlin, suite: "2. OG" })).toEqual(["Torstraße 12, 2. OG", "10115 Berlin"]);
});

test.for([
  ["Hong Kong", "Kowloon"],
  ["Qatar", "Doha"],
  ["UAE", "Dubai"],
  ["Bolivia", "La Paz"],
] as const)("an address in %s has no postal code", ([country, city]) => {
  const address = { street: "1", city, country };
  expect(addressSchema.safeParse(address).success).toBe(true);
  expect(addressLines(address)).toEqual(["1", city]);
});

test.for(["Deutschland", "France", "日本", undefined])("an address in %s needs a postal code", (country) => {
  const { error } = addressSchema.safeParse({ street: "1", city: "X", state: "CA", country });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[["zip"], "there"]]);
});

test("a country that is written as a code has its name on pages", () => {
  expect(countryIn({ country: "DE" }, "fr-FR")).toBe("Allemagne");
  expect(countryIn({ country: "Deutschland" }, "fr-FR")).toBe("Deutschland");
});

test("a country with one time zone needs no other", () => {
  expect([timeZoneOf(berlin), timeZoneOf(salem), timeZoneOf(toronto)]).toEqual([
    "Europe/Berlin",
    "America/Los_Angeles",
    "Etc/GMT+12",
  ]);
});

function makeBerlinSite(changes: Overlay = {}) {
  const site = makeLittleSite({ "site/home.yaml": null, ...changes });
  const office = "site/offices/port-ansel.md";
  const address = 'address:\n  street: Torstraße 12\n  city: Berlin\n  zip: "10115"\n  country: Germany\nhours:';
  const text = site.read(office).replace(/^phone: .*$/m, "phone: +49 (0)30 123456");
  site.write(office, text.replace(/^address:[^]*?\nhours:/m, address).replace(/^map:\n(?: .*\n)*/m, ""));
  return site;
}

test("an office's number is its own on pages, too, where its country's form looks North American", async () => {
  const site = makeBerlinSite();
  const office = "site/offices/port-ansel.md";
  const address = '  city: Puebla\n  state: Pue.\n  zip: "72000"\n  country: MX\n';
  const text = site.read(office).replace(/^phone: .*$/m, 'phone: "+522222345678"\nfax: +52 222 234 5679');
  site.write(office, text.replace(/^ {2}city: Berlin\n[^]*?country: Germany\n/m, address));
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const page = load(site.read("dist/index.html"));
  const call = page('.footer a[href="tel:+522222345678"]');
  expect([call.text(), page('.footer a[href^="tel:"]').length]).toEqual(["222 234 5678", 1]);
  expect(page(".footer").text()).toContain("Fax 222 234 5679");
  expect(page('script[type="application/ld+json"]').text()).toContain('"telephone":"+522222345678"');
});

test("an office in Berlin is written as in Germany on pages, in titles and for search engines", async () => {
  const site = makeBerlinSite();
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const page = load(site.read("dist/index.html"));
  expect(page("title").text()).toContain("in Berlin");
  expect(page('meta[name="description"]').attr("content")).not.toMatch(/Berlin,|\{|undefined/);
  expect(page(".footer .contact").html()).toContain("<br>Torstraße 12<br>10115 Berlin<br>Germany");
  expect(page('.footer a[href^="tel:"]').attr("href")).toBe("tel:+4930123456");
  expect(page('.footer a[href^="tel:"]').text()).toBe("030 123456");
  const data = page('script[type="application/ld+json"]').text();
  expect(data).toContain(
    '"streetAddress":"Torstraße 12","addressLocality":"Berlin","postalCode":"10115","addressCountry":"DE"',
  );
  expect(site.read("dist/about/address/index.html")).toContain("query=Torstra%C3%9Fe+12%2C+10115+Berlin%2C+Germany");
});

test("service pages of a practice in Berlin name the number that Germany calls for an ambulance", async () => {
  const site = makeBerlinSite({ "site/emergency.yaml": null });
  const { result } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const page = load(site.read("dist/services/Whitening/index.html"));
  expect(page("main").text()).toContain("Call 112");
  expect(page("main").text()).not.toContain("911");
});

test("no page of a site without states has a gap where the state would be", async () => {
  const site = makeBerlinSite();
  site.write("site/brand.yaml", `${site.read("site/brand.yaml").replace(/^look: .*\n/m, "")}\nlook: hearth\n`);
  site.write(
    "site/news/open.md",
    "---\nmainTitleText: We are open\ndescription: Our first day.\ndate: 2020-01-02\n---\n\nCome in.\n",
  );
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const home = load(site.read("dist/index.html"));
  expect(home("main").text()).toContain("Berlin");
  for (const page of ["index", "news/index", "about/address/index", "about/meetthedoctors/index"]) {
    expect(site.read(`dist/${page}.html`), page).not.toMatch(/\{state\}|undefined|Berlin,(?! Germany)/);
  }
});
