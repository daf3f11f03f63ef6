import { kinds } from "../../src/kinds/kinds.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Emergency } from "../../src/model/emergency.ts";
import type { Home } from "../../src/model/home.ts";
import { englishOf } from "../../src/model/words.ts";
import type { ServiceFrontMatter } from "../../src/model/service.ts";
import { slugOf } from "../../src/model/page-paths.ts";
import type { With } from "../../src/model/schema-parts.ts";
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

  const { files, entries } = readSite(packageFolder, kinds).content;
  const emergency = files["emergency.yaml"]!.data as With<Emergency, "items">;

  const isUrgent = (address: string): boolean =>
    entries.some(({ file, data: fields }) => {
      const { emergencyNote = false } = fields as ServiceFrontMatter;
      return emergencyNote && address.endsWith(`/services/${slugOf(file)}/`);
    });

  test("shows on services with emergencyNote, before picture and text, when to call 911, a link to all advice, and the hours", () => {
    const urgent = listServices(site).filter(isUrgent);
    expect(urgent).toHaveLength(12);
    for (const address of urgent) {
      const $ = parsePage(site, address);
      expect(textsOf($, `${note} p`), address).toEqual([`${emergency.note} ${emergency.linkLabel}`]);
      const [before] = $("main").html()!.split('class="emergency-note"');
      expect(before, address).not.toMatch(/<(img|video|figure)|rich-text|card-sections/);
      expect(textsOf($, `${note} .hours div`), address).toEqual(textsOf($, ".footer .hours div"));
      expect($(`${note} a`).attr("href"), address).toMatch(/about\/address\/#emergency$/);
      expect($(".emergency-line"), address).toHaveLength(0);
    }
  });

  test("shows on its other services one quiet line with that link, after the text, and no note", () => {
    const others = listServices(site).filter((address) => !isUrgent(address));
    expect(others).toHaveLength(16);
    for (const address of others) {
      const $ = parsePage(site, address);
      expect($(note), address).toHaveLength(0);
      expect(textsOf($, ".emergency-line"), address).toEqual([emergency.linkLabel]);
      expect($(".emergency-line a").attr("href"), address).toMatch(/about\/address\/#emergency$/);
      const [, after] = $("main").html()!.split('class="emergency-line"');
      expect(after, address).not.toMatch(/<figure|rich-text|card-sections/);
    }
  });

  test("has all advice at that link's target, and beside the address a line about 911, a knocked-out tooth and what to do after hours", () => {
    const address = site.indexedPages.find((each) => each.endsWith("/about/address/"))!;
    const $ = parsePage(site, address);
    expect(textsOf($, "#map .emergency-note")).toEqual([`${emergency.note} ${emergency.linkLabel}`]);
    expect(textsOf($, "#emergency h2")).toEqual([emergency.title]);
    expect(textsOf($, "#emergency h3")).toEqual(emergency.items.map(({ title }) => title));
    expect(textsOf($, "#emergency").join()).toMatch(/Call 911.*keep it in milk.*closed.*emergency room/s);
  });

  test("shows on the home page, before the services, the hours, what hurts in patients' words, and when to call 911", () => {
    const $ = parsePage(site, site.indexedPages.find((address) => !/[a-z]/.test(address.replace(/^\/practice/, "")))!);
    expect(textsOf($, ".hero .hours div")).toEqual(textsOf($, ".footer .hours div"));
    expect($(".hero").next().is(".pain") && $(".pain").next().is(".service-groups")).toBe(true);
    const { pain } = files["home.yaml"]!.data as With<Home, "pain">;
    expect(textsOf($, ".pain li")).toEqual(pain.links.map(({ label }) => label));
    expect(textsOf($, ".pain .emergency-note:has(~ ul)")).toEqual([`${emergency.note} ${emergency.linkLabel}`]);
  });

  test("calls fast-growing swelling an emergency wherever there is a note, and nowhere requires a fever", () => {
    for (const address of listServices(site)) {
      const $ = parsePage(site, address);
      for (const text of textsOf($, note)) expect(text).toMatch(/Call 911.*swelling of the face, mouth or neck/);
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

test("a practice without emergency.yaml has the note for its language, without a link, on every service page", async () => {
  const practice = makeLittleSite({ "site/emergency.yaml": null, "site/home.yaml": null });
  await buildLittleSite(practice);
  const site = describeSite("", practice.file("dist"));
  const pages = site.pages.filter((address) => /^\/services\/.+\//.test(address));
  expect(pages).toHaveLength(4);
  for (const address of pages) {
    const $ = parsePage(site, address);
    expect(textsOf($, `${note} p, .emergency-line`), address).toEqual([englishOf("emergencyNote")]);
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
