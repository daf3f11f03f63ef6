import { expect, test } from "vitest";
import { boxOf } from "./boxes.ts";
import { openPage } from "../support/browser.ts";

/* Tests of how far down a phone shows the parts of the home page that patients need. */

const screen = { width: 390, height: 844 };

test("a phone shows the call and the hours in the first screen, what hurts in the second, and insurance in the third", async () => {
  const page = await openPage(screen.width, "/", { height: screen.height, reducedMotion: "reduce" });
  const wanted: [number, string][] = [
    [1, ".header .call-button"],
    [1, ".hero .hours"],
    [2, ".pain"],
    [3, ".patients-teaser"],
    [3, ".insurance"],
  ];
  const found: [number, string][] = [];
  for (const [, part] of wanted) {
    const { y, height } = await boxOf(page.locator(part));
    found.push([Math.ceil((y + height) / screen.height), part]);
  }
  expect(found.filter(([at], index) => at > wanted[index]![0])).toEqual([]);
});

test("the home page has its parts in the order in which patients need them", async () => {
  const page = await openPage(screen.width, "/", { reducedMotion: "reduce" });
  const order = [
    "In pain?",
    "For new patients",
    "Insurance",
    "Okafor-Lindqvist",
    "Treatments",
    "Our implant",
    "technology",
    "Visit us",
  ];
  const headings = await page.locator("main h2").allTextContents();
  expect(headings.map((heading) => order.find((part) => heading.includes(part)))).toEqual(order);
});
