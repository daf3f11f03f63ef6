import { beforeAll, describe, expect, test } from "vitest";
import type { CompleteServices } from "../../src/model/navigation.ts";
import { readSite } from "../../src/read/read-site.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { describeSite, openShippedSite, parsePage, textsOf, type BuiltSite } from "../support/shipped-site.ts";

const note = "main .emergency-note > p";

const listServices = ({ indexedPages }: BuiltSite): string[] =>
  indexedPages.filter((address) => address.includes("/services/"));

describe("the sample site", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await openShippedSite();
  });

  test("shows on every service page when to call 911, and below it what to do while the office is closed", () => {
    const { data } = readSite(packageFolder).content.files["services.yaml"]!;
    const { emergencyNote, afterHoursNote } = (data as CompleteServices).template;
    const services = listServices(site);
    expect(services).toHaveLength(28);
    for (const address of services) {
      expect(textsOf(parsePage(site, address), note), address).toEqual([emergencyNote, afterHoursNote]);
    }
  });

  test("calls fast-growing swelling an emergency on every service page, and nowhere asks for a fever first", () => {
    for (const address of listServices(site)) {
      const $ = parsePage(site, address);
      expect(textsOf($, note)[0], address).toMatch(/swelling of the face, mouth or neck.*Call 911/);
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

test("a practice that says nothing about the hours when it is closed shows the emergency line alone", async () => {
  const practice = makeLittleSite();
  await buildLittleSite(practice);
  const site = describeSite("", practice.file("dist"));
  const pages = site.pages.filter((address) => /^\/services\/.+\//.test(address));
  expect(pages).toHaveLength(4);
  for (const address of pages) {
    expect(textsOf(parsePage(site, address), note), address).toEqual(["Call 911 if you cannot breathe."]);
  }
});
