import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { findInBoth } from "./axe.ts";
import { openBuilt } from "../support/browser.ts";
import { findCuts } from "../support/page-faults.ts";
import { makePublishable, publishableNames, publishedOn } from "../support/publishable-practices.ts";
import { runHere } from "../support/run-here.ts";

/* Claims about these practices that need no browser are in test/site/publishable-practices.night.test.ts. */

const folders = new Map<string, string>();

const names = publishableNames;

beforeAll(async () => {
  for (const name of names) {
    const { root, file } = await makePublishable(name);
    await runHere(["build"], { cwd: root, env: publishedOn });
    folders.set(name, file("dist"));
  }
});

const open = (name: string, width: number, address = ""): Promise<Page> =>
  openBuilt(folders.get(name)!, "/", address, { viewport: { width, height: 800 }, reducedMotion: "reduce" });

/** One page of each kind. */
const addresses = {
  least: ["", "services/checkups/", "about/address/", "privacypolicy/"],
  large: [
    "",
    "services/implants/",
    "services/veneers/",
    "about/meetthedoctors/",
    "about/meetthedoctors/mei-lin-zhao/",
    "about/team/",
    "about/prices/",
    "about/officetour/",
    "about/newpatients/",
    "about/patientexperiences/",
    "about/address/",
    "community/",
    "news/",
    "news/honey-is-here/",
    "emergency/",
    "privacypolicy/",
  ],
} as const;

describe.each(names)("the %s practice", (name) => {
  test.each([390, 1440])("has no fault that axe finds in light and in dark colors, at %i px", async (width) => {
    const page = await open(name, width);
    const faults: string[] = [];
    for (const address of addresses[name]) {
      await page.goto(`/${address}`);
      faults.push(...(await findInBoth(page)).map((fault) => `/${address} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test("has no page wider than a window of 320 px", async () => {
    const page = await open(name, 320);
    for (const address of addresses[name]) {
      await page.goto(`/${address}`);
      expect(await findCuts(page, [320]), address).toEqual([]);
    }
  });
});
