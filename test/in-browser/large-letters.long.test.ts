import { describe, expect, onTestFinished, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { openWithLetters, resize } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { hiddenWidth } from "./in-page.ts";
import { makePractice, practiceNames, type LittleSite } from "../support/little-site.ts";
import { findCrowding } from "../support/page-faults.ts";
import { listLooked, serveSampleIn } from "../support/sample-in-look.ts";
import { listPages, openShippedSite } from "../support/shipped-site.ts";
import { startStaticHost } from "../support/static-host.ts";

// Sizes in pixels: twice the usual one, and the largest one in Chrome's settings.
const sizes = [32, 24];
const widths = [320, 360, 390];

const redirects = ["/about/", "/services/"];

interface Site {
  origin: string;
  addresses: readonly string[];
}

/** Finds the faults in the first view of these pages on a phone. */
async function findFaults({ origin, addresses }: Site): Promise<string[]> {
  expect(addresses).not.toEqual([]);
  const faults: string[] = [];
  for (const size of sizes) {
    const page = await openWithLetters(size);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of addresses) {
      await page.goto(origin + address);
      for (const width of widths) {
        await resize(page, width);
        const found = await page.evaluate<string[]>(findCrowding);
        faults.push(...found.map((fault) => `${address} with ${size} px at ${width} px ${fault}`));
      }
    }
  }
  return faults;
}

async function openSite(site: LittleSite): Promise<Site> {
  const folder = site.file("dist");
  await buildSiteInto(folder, site.root);
  const { origin, close } = await startStaticHost(folder);
  onTestFinished(close);
  return { origin, addresses: listPages(folder).filter((each) => !redirects.includes(each)) };
}

const logo = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%"/></svg>`;

/** Makes a practice with this name, number and logo in its header. */
function makeNamed(name: string, phone: string, picture: string, showName = true): LittleSite {
  const site = makePractice("smallest");
  const replace = (file: string, old: RegExp, now: string): void => {
    site.write(file, site.read(file).replace(old, now));
  };
  replace("site/practice.yaml", /(?<=^name: ).*/m, name);
  replace("site/offices/main.md", /(?<=^phone: ).*/m, `"${phone}"`);
  site.write("site/brand.yaml", `logo: pictures/logo.svg\nshowName: ${showName}\n`);
  site.write("assets/pictures/logo.svg", picture);
  return site;
}

describe("with large letters on a phone, the header takes at most a third of the screen, breaks neither name nor number, and the heading is in view", () => {
  describe.each(lookNames)("in the look %s", (look) => {
    const sample = serveSampleIn(look);

    test("on a page of each template of the sample", async () => {
      expect(await findFaults({ origin: sample().origin, addresses: listLooked(sample()) })).toEqual([]);
    });
  });

  test.each(practiceNames)("on every page of the practice %s", async (name) => {
    expect(await findFaults(await openSite(makePractice(name)))).toEqual([]);
  });

  test.each<[name: string, phone: string, logo: string, showName?: boolean]>([
    ["Zahnarztpraxis Dr. Müller-Lüdenscheidt", "+49 2351 555 0187", logo(100, 100)],
    ["Kieferorthopädiezentrum", "+49 (0) 2351 / 555 01 87", logo(300, 100)],
    ["Greater Coastal Highlands Center for Restorative Dentistry", "+1 (714) 555-0142", logo(400, 100)],
    ["Oral and Maxillofacial Surgeons", "1-800-555-0142", logo(60, 200)],
    ["Restorative Dentistry", "+49 30 12 34 56 78 90", logo(600, 100)],
    ["Elm Street Dental", "+49 2351 555 0187", logo(100, 100), false],
    ["Elm Street", "+49 2351 555 0187", logo(400, 100), false],
  ])("in a practice called %s, with the number %s", async (...parts) => {
    expect(await findFaults(await openSite(makeNamed(...parts)))).toEqual([]);
  });
});

test("with large letters on a phone, the drawer breaks neither hours nor number, and cuts nothing off at its side", async () => {
  const { origin } = await openShippedSite();
  for (const size of sizes) {
    const page = await openWithLetters(size);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/404.html`);
    await page.locator(".menu-button").click();
    for (const width of widths) {
      await resize(page, width);
      expect(await page.evaluate(findCrowding)).toEqual([]);
      expect(await hiddenWidth(page.locator(".drawer"))).toBe(0);
    }
  }
});
