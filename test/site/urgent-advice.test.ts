import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { kinds } from "../../src/kinds/kinds.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Emergency } from "../../src/model/content/emergency.ts";
import type { Home } from "../../src/model/content/home.ts";
import { englishOf } from "../../src/model/content/words.ts";
import type { ServiceFrontMatter } from "../../src/model/content/service.ts";
import { slugOf } from "../../src/model/build/page-paths.ts";
import type { With } from "../../src/model/content/schema-parts.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readSite } from "../../src/steps/read/read-site.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makeLittleSite, makePractice } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { describeSite, openShippedSite, parsePage, textsOf, type BuiltSite } from "../support/shipped-site.ts";

const note = "main .emergency-note";

const listServices = ({ indexedPages }: BuiltSite): string[] =>
  indexedPages.filter((address) => address.includes("/services/"));

describe("the sample site", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await openShippedSite();
  });

  const { files, entries } = parseSite(readSite(packageFolder), kinds).content;
  const emergency = files["emergency.yaml"]!.data as With<Emergency, "answers">;

  const isUrgent = (address: string): boolean =>
    entries.some(({ file, data: fields }) => {
      const { emergencyNote = false } = fields as ServiceFrontMatter;
      return emergencyNote && address.endsWith(`/services/${slugOf(file)}/`);
    });

  test("shows on services with emergencyNote, before picture and text, when to call 911, a link to all advice, and the hours", () => {
    const urgent = listServices(site).filter(isUrgent);
    expect(urgent).toHaveLength(5);
    for (const address of urgent) {
      const $ = parsePage(site, address);
      expect(textsOf($, `${note} p`), address).toEqual([`${emergency.note} ${emergency.linkLabel}`]);
      const [before] = $("main").html()!.split('class="emergency-note"');
      expect(before, address).not.toMatch(/<(img|video|figure)|rich-text|card-sections/);
      expect(textsOf($, `${note} .hours div`), address).toEqual(textsOf($, ".footer .hours div"));
      expect($(`${note} a`).attr("href"), address).toMatch(/\/emergency\/$/);
      expect($(".emergency-line"), address).toHaveLength(0);
    }
  });

  test("shows on its other services one quiet line with that link, after the text, and no note", () => {
    const others = listServices(site).filter((address) => !isUrgent(address));
    expect(others).toHaveLength(23);
    for (const address of others) {
      const $ = parsePage(site, address);
      expect($(note), address).toHaveLength(0);
      expect(textsOf($, ".emergency-line"), address).toEqual([emergency.linkLabel]);
      expect($(".emergency-line a").attr("href"), address).toMatch(/\/emergency\/$/);
      const [, after] = $("main").html()!.split('class="emergency-line"');
      expect(after, address).not.toMatch(/<figure|rich-text|card-sections/);
    }
  });

  const open = (path: string) => parsePage(site, site.indexedPages.find((each) => each.endsWith(path))!);

  test("has at that link's target an answer for each thing that hurts, with steps, limits, bands and treatments", () => {
    const $ = open("/emergency/");
    expect(textsOf($, "article section:has(ol) > h2")).toEqual(emergency.answers.map(({ title }) => title));
    for (const { title, doNow, doNot, howSoon, treatments } of emergency.answers) {
      expect(doNow.length, title).toBeLessThan(5);
      expect(Object.keys({ ...howSoon }).slice(0, 2), title).toEqual(["call911", "today"]);
      expect([doNot, treatments], title).not.toContain(undefined);
    }
    const text = textsOf($, "main").join();
    expect(text).toMatch(/keep it in milk.*children\s+or teens.*under 2.*closed.*emergency room/s);
    expect(text, "a dose").not.toMatch(/\d ?mg\b|\d (?:tablets?|pills?|times a day)/i);
  });

  test("says of each thing that hurts first what calls for 911, and last where to go while the office is closed", () => {
    const $ = open("/emergency/");
    for (const answer of $("article section:has(ol)").toArray()) {
      const title = $(answer).find("h2").text();
      expect($(answer).find("h2").next().find("h3").first().text(), title).toBe("Call 911");
      expect($(answer).find("[data-band='today'] > :last-child").text(), title).toMatch(/^Closed\? /);
    }
    const { hash } = new URL($("[data-band='today'] a").attr("href")!, "https://host");
    expect($(`${hash} h2`).text()).toBe("When we’re closed");
  });

  test("names swelling with trouble breathing for 911, and swelling or a fever for today, on every service page that says when to call", () => {
    for (const address of listServices(site)) {
      const $ = parsePage(site, address);
      if ($(".how-soon").length === 0) continue;
      const signs = textsOf($, "[data-band='911'] li").join();
      expect(signs, address).toMatch(/swelling/i);
      expect(signs, address).toMatch(/trouble breathing/i);
      expect(textsOf($, "[data-band='today'] li").join(), address).toMatch(/swell|swollen|fever/i);
    }
  });

  test("says what not to do in words that go on from their heading", () => {
    for (const line of emergency.answers.flatMap(({ doNot = [] }) => doNot)) {
      expect(line).toMatch(/^[a-z]/);
      expect(line).not.toMatch(/^(?:no|not|don’t|never)\b/);
    }
  });

  test("leads from each chip of the home page to another answer", () => {
    const $ = parsePage(site, site.indexedPages.find((address) => !/[a-z]/.test(address.replace(/^\/practice/, "")))!);
    const targets = $(".pain li a")
      .toArray()
      .map((link) => $(link).attr("href")!.replace(/^.*\/emergency\/(?=#)/, ""));
    expect(new Set(targets).size).toBe(emergency.answers.length);
    const page = open("/emergency/");
    for (const target of targets) expect(page(`${target} ol`), target).toHaveLength(1);
  });

  test("has the way first on the page of the office, then parking, and last 911, the hours and a link to the answers", () => {
    const $ = open("/about/address/");
    expect(textsOf($, "main h2").at(0)).toBe("Address");
    expect(textsOf($, ".parking h3").length).toBeGreaterThan(0);
    expect($(".map").next().is(".parking") && $("#emergency").next().length === 0).toBe(true);
    expect(textsOf($, "#emergency .emergency-note p")).toEqual([`${emergency.note} ${emergency.linkLabel}`]);
    expect(textsOf($, "#emergency .hours div")).toEqual(textsOf($, ".footer .hours div"));
  });

  test("shows on the home page, before the services, the hours, what hurts in patients' words, and when to call 911", () => {
    const $ = parsePage(site, site.indexedPages.find((address) => !/[a-z]/.test(address.replace(/^\/practice/, "")))!);
    expect(textsOf($, ".hero .hours div")).toEqual(textsOf($, ".footer .hours div"));
    expect($(".hero").next().is(".pain") && $(".pain").nextAll().is(".service-groups")).toBe(true);
    const { pain } = files["home.yaml"]!.data as With<Home, "pain">;
    expect(textsOf($, ".pain li")).toEqual(pain.links.map(({ label }) => label));
    expect(textsOf($, ".pain .emergency-note:has(~ ul)")).toEqual([`${emergency.note} ${emergency.linkLabel}`]);
  });

  test("calls fast-growing swelling an emergency wherever there is a note, and nowhere requires a fever", () => {
    for (const address of listServices(site)) {
      const $ = parsePage(site, address);
      for (const text of textsOf($, note)) expect(text).toMatch(/Call 911.*fast-growing swelling of the face/);
      expect(textsOf($, "main").join(), address).not.toMatch(/swelling[^.]* with a fever/);
    }
  });

  test("says not to stop a medicine on your own wherever it names blood thinners", () => {
    const main = (address: string): string => textsOf(parsePage(site, address), "main").join();
    const naming = site.indexedPages.filter((address) => /blood thinners/i.test(main(address)));
    expect(naming.length).toBeGreaterThan(10);
    for (const address of naming) expect(main(address), address).toContain("Do not stop a medicine on your own.");
  });
});

interface WrittenAdvice {
  answers: { doNow: string[]; doNot?: string[]; howSoon: Record<string, string[]> }[];
  items: { description: string }[];
}

const starters = "src/scaffold/starter/languages";
const practices = "test/fixtures/practices";

describe.for([
  "site/emergency.yaml",
  `${starters}/en/site/emergency.yaml`,
  `${starters}/es/site/emergency.yaml`,
  `${practices}/bilingual/site/emergency.yaml`,
  `${practices}/bilingual/site/es/emergency.yaml`,
  `${practices}/spanish/site/emergency.yaml`,
])("the advice in %s", (file) => {
  const { answers, items } = parse(readFileSync(path.join(packageFolder, file), "utf8")) as WrittenAdvice;
  const all = answers.flatMap(({ doNow, doNot = [], howSoon }) => [...doNow, ...doNot, ...Object.values(howSoon).flat()]);
  const linesWith = (words: RegExp): string[] => all.filter((line) => words.test(line));

  test("sends a piece that may be in the lung to 911 even if the coughing stops", () => {
    const lines = linesWith(/breathed|aspirado/i);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/, (?:even if the coughing stops|aunque (?:se le quite la tos|la tos haya pasado))$/);
  });

  test("counts the minutes for an adult tooth only, and says how to stop the bleeding of a baby tooth", () => {
    const [minutes, ...others] = linesWith(/30 (?:to|a) 60/);
    expect(others).toEqual([]);
    expect(minutes).toMatch(/^(?:With an adult tooth|Con un diente de adulto), .*(?:emergency room|sala de emergencias)\.$/);
    expect(linesWith(/baby tooth\?|diente de leche\?/i).join()).toMatch(/gauze if it bleeds\.|Si sangra, presione/);
  });

  test("forbids smoking for 48 hours and aspirin wherever it forbids rinsing after a treatment", () => {
    for (const { doNot = [] } of answers.filter(({ doNot = [] }) => /^(?:rinse|enjuagarse)/.test(doNot[0] ?? ""))) {
      expect(doNot[0]).toMatch(/(?:smoke for|fumar por) 48/);
      expect(doNot[1]).toMatch(/^(?:take aspirin for the pain|tomar aspirina para el dolor)$/);
    }
  });

  test("cools a cheek only through a cloth, and for 10 to 20 minutes", () => {
    const lines = linesWith(/cold pack|compresa fría|algo frío/);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/, (?:wrapped in a cloth|envuelt[ao] en un paño), .*10 (?:to|a) 20 minut[eo]s/);
  });

  test("sends a swollen face to an emergency room and nowhere else while the office is closed", () => {
    const text = items.map(({ description }) => description).join(" ");
    const [line, ...others] = text.split(/(?<=\.) /).filter((each) => /face|cara/.test(each));
    expect(others).toEqual([]);
    expect(line).toMatch(/emergency room|sala de emergencias/);
    expect(line).not.toMatch(/urgent care|dentist/);
  });
});

test("a practice without emergency.yaml has the note for its language, without a link, on every service page", async () => {
  const practice = makeLittleSite({ "site/emergency.yaml": null, "site/home.yaml": null });
  await buildLittleSite(practice);
  const site = describeSite("", practice.file("dist"));
  const pages = site.pages.filter((address) => /^\/services\/.+\//.test(address));
  expect(pages).toHaveLength(4);
  for (const address of pages) {
    const $ = parsePage(site, address);
    expect(textsOf($, `${note} p, .emergency-line`), address).toEqual([englishOf("emergencyNote").replace("{emergency}", "911")]);
    expect($(".emergency-line a"), address).toHaveLength(0);
  }
});

test("a practice that wrote neither advice nor what hurts has no such part on its home page", async () => {
  const practice = makePractice("smallest");
  await buildSiteInto(practice.file("dist"), practice.root);
  const site = { folder: practice.file("dist") };
  expect(parsePage(site, "/")(".pain, .emergency-note, #emergency")).toHaveLength(0);
  expect(parsePage(site, "/about/address/")(".emergency-note, #emergency")).toHaveLength(0);
});
