import { beforeAll, expect, test } from "vitest";
import { attributesOf, openShippedSite, parsePage, type BuiltSite } from "../support/shipped-site.ts";
import { totalSize, weighCode } from "../support/weigh-code.ts";

/*
 * Weighs the built files independently of the program's own count. Only `src` and the widths that a phone of 390 CSS pixels
 * with two device pixels each may pick count.
 */

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

/** The first candidate of the first format that fills the phone. */
function pickPhoneSize(srcSet: string): string {
  const candidates = srcSet.split(", ").map((each) => each.split(" ") as [string, string]);
  return (candidates.find(([, width]) => parseInt(width) >= 780) ?? candidates.at(-1)!)[0];
}

function picturesOf(address: string): string[] {
  const $ = parsePage(site, address);
  const chosen = attributesOf($, "picture > source:first-child", "srcset").map(pickPhoneSize);
  return [...chosen, ...attributesOf($, ":not(picture) > img", "src")];
}

test("the HTML, style sheet and script of every page fit in one round trip, and the script in 1,500 bytes", () => {
  for (const address of site.pages) {
    const { code, script } = weighCode(site, address);
    expect(code, address).toBeGreaterThan(1000);
    expect(code, address).toBeLessThanOrEqual(14_600);
    expect(script, address).toBeLessThanOrEqual(1500);
  }
});

test("on a phone the home page without its film weighs at most 250 KB, and any other page 150 KB", () => {
  const heaviest = site.pages.map((address) => {
    const pictures = picturesOf(address);
    expect(pictures.length > 0 || /^\/(services|about)\/$/.test(address), address).toBe(true);
    return { address, weight: weighCode(site, address).code + totalSize(site, pictures) };
  });
  expect(heaviest.filter(({ address, weight }) => weight > (address === "/" ? 250_000 : 150_000))).toEqual([]);
});
