import { describe, expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { boxOf } from "./boxes.ts";
import { openPage } from "../support/browser.ts";
import { serveSampleIn } from "../support/sample-in-look.ts";
import { partsOf } from "./site-parts.ts";

const phone = { width: 390, height: 844 };

describe.each(lookNames)("on a phone, in the look %s", (look) => {
  const sample = serveSampleIn(look);
  const open = (address: string) =>
    openPage(phone.width, address, { height: phone.height, origin: sample().origin, reducedMotion: "reduce" });

  test("someone with a swollen face sees all signs for 911 and the first step at once", async () => {
    const page = await open("/emergency/#swelling");
    for (const part of ["#swelling [data-band='911']", "#swelling ol > :first-child"]) {
      const { y, height } = await boxOf(page.locator(part));
      expect(y, part).toBeGreaterThan(0);
      expect(y + height, part).toBeLessThan(phone.height);
    }
  });

  test("the rule for baby teeth comes before that for adult teeth, in the first view", async () => {
    const page = await open("/emergency/#knocked-out-tooth");
    const first = page.locator("#knocked-out-tooth ol > :first-child");
    expect(await first.textContent()).toMatch(/^Baby tooth\?/);
    const { y, height } = await boxOf(first);
    expect(y + height).toBeLessThan(phone.height);
  });

  test("one tap in the opened menu leads to emergencies, however much of the menu is open", async () => {
    const page = await open("/services/toothextractions/");
    const { menuButton, drawer } = partsOf(page);
    await menuButton.click();
    const link = drawer.getByRole("link", { name: "Emergencies", exact: true });
    const { y, height } = await boxOf(link);
    expect(y + height).toBeLessThan(phone.height / 2);
    await link.click();
    await page.waitForURL("**/emergency/");
  });
});
