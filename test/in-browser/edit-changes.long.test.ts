import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { OpenedContent } from "../../src/edit/form/backend.ts";
import type { Problem } from "../../src/problems/problem.ts";
import type { MemoryPlace } from "../support/memory-place.ts";
import { findInBoth } from "./axe.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { openContent, openForms } from "./open-forms.ts";

const content = openContent(makeLittleSite().root);
const office = "site/offices/port-ansel.md";
const textOf = (path: string): string => content.files.find((file) => file.path === path)!.text!;
const savedIn = (page: Page): Promise<MemoryPlace["saved"]> => page.evaluate<MemoryPlace["saved"]>("place.saved");

const leftOver: Problem = {
  severity: "advice",
  code: "sample/left-over",
  place: { file: "site/practice.yaml", line: 1, column: 1, length: 1 },
  message: "The phone is made up.",
  remedy: "Write your own.",
  filling: { fix: "replace" },
};

test("what changed since publishing is said in words, and leads to its form", async () => {
  const before = textOf(office)
    .replace(/^phone: .*$/m, "phone: (503) 555-0100")
    .replace(/^ +opens: .*$/m, (line) => line.replace(/\d\d:\d\d/, "07:15"));
  const changed: Omit<OpenedContent, "version"> = {
    ...content,
    published: [{ path: office, text: before }],
    directories: [{ office: "Port Ansel", facts: { phone: "(503) 555-0187", address: { city: "Port Ansel" } } }],
    problems: [
      { ...leftOver, others: [leftOver.place] },
      { ...leftOver, code: "copy/superlative" },
      { ...leftOver, code: "copy/reading-grade" },
    ],
    publishing: { isReady: true, to: "harbor-lane.example" },
  };
  const page = await openForms(changed, "#/changes", { viewport: { width: 320, height: 800 } });
  const parts = await page.evaluate(`Array.from(document.querySelectorAll("h1 ~ *"), (each) => each.className)`);
  expect(parts).toEqual(["", "problem", "problem", "publish", "list"]);
  await page.getByText("Words that a law may forbid: 1. See the list").waitFor();
  await page.getByText("Made-up values that the site still has: 2. See the list").waitFor();
  const headings = await page.locator("h3").allTextContents();
  expect(headings).toEqual([
    "Phone for patients",
    "Opening hours, Monday, Tuesday, Wednesday, Thursday, Friday, Opens at",
  ]);
  const values = await page.locator(".change dd").allTextContents();
  expect(values.map((each) => each.replace(/\s/g, " "))).toEqual([
    ...["(503) 555-0100", "(503) 555-0187"],
    ...["7:15 AM", "8:00 AM"],
  ]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  expect(await findInBoth(page)).toEqual([]);
  const form = await page.locator("section.list h2 a").getAttribute("href");
  expect(form).toBe(`#/edit/${encodeURIComponent(office)}`);
  await page.getByRole("button", { name: "Publish to harbor-lane.example" }).click();
  await page.getByText("Not published. Ask whoever set up the website.").waitFor();
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.getByRole("link", { name: "Facts to copy" }).click();
  await page.getByText("Address, city").waitFor();
  expect(await findInBoth(page)).toEqual([]);
});

test.each([
  [{}, "Sent at 8:15 AM. It is online in a few minutes."],
  [{ online: "2026-11-29T08:17:00Z" }, "Online since 8:17 AM."],
  [
    { late: "503 Deploying" },
    "Sent at 8:15 AM, but not online after 10 minutes. Ask whoever set up the website. 503 Deploying",
  ],
])("what was sent is called online only if it is: %j", async (more, words) => {
  const sent = { at: "2026-11-29T08:15:00Z", ...more };
  const publishing = { isReady: true, to: "harbor-lane.example", sent } as const;
  const page = await openForms({ ...content, publishing }, "#/changes", { timezoneId: "UTC" });
  const said = await page.locator(".publish [role=status]").textContent();
  expect(said?.replaceAll(/\s/g, " ")).toBe(words);
  expect(await findInBoth(page)).toEqual([]);
});

test("links are called by the titles of their pages, and a folder that nobody publishes from says since when it has changed", async () => {
  const home = "site/home.yaml";
  const before = textOf(home).replace("href: /about/meetthedoctors", "href: /services/bridges#costs");
  const published = [{ path: home, text: before }];
  const page = await openForms({ ...content, published }, "#/changes");
  await page.getByRole("heading", { name: "What changed since the last recorded version" }).waitFor();
  await page.getByText("Whoever looks after the website puts it online.").waitFor();
  const [was, is] = await page.locator("dd").allTextContents();
  expect(was).toBe("Bridges — /services/bridges#costs");
  expect(is).toMatch(/^[A-Z].+ — \/about\/meetthedoctors$/);
});

test("a picture that is new, gone or replaced is one of these, and has no form", async () => {
  const published = [
    { path: "assets/pictures/logo.svg", isNew: true } as const,
    { path: "assets/pictures/gone.svg" },
    { path: "assets/pictures/office.webp" },
  ];
  const page = await openForms({ ...content, published }, "#/changes");
  const listed = page.locator("section.list");
  expect(await listed.allTextContents()).toEqual(["logo.svgNew", "gone.svgDeleted", "office.webpA file was changed."]);
});

test("a page gets another address with all links, or goes", async () => {
  const page = await openForms(content, `#/edit/${encodeURIComponent("site/services/bridges.md")}`);
  await page.getByText("Rename or delete").click();
  await page.getByLabel("Name in the address").fill("new bridges");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByText("Write small letters, digits and hyphens only").waitFor();
  await page.getByLabel("Name in the address").fill("fixed-bridges");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByText(/^Renamed\. \d+ links now lead to the new address\.$/).waitFor();
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe("#/edit/site/services/fixed-bridges.md");
  const [renamed] = (await savedIn(page)) as [{ path: string; text?: string }[]];
  expect(renamed.find(({ path }) => path === "site/redirects.yaml")?.text).toContain("/services/fixed-bridges");
  expect(await findInBoth(page)).toEqual([]);
  await page.getByText("Rename or delete").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: /^Yes, delete/ }).click();
  await page.getByRole("heading", { name: "What would you like to change?" }).waitFor();
  expect((await savedIn(page))[1]).toContainEqual({
    path: "site/services/fixed-bridges.md",
    base: expect.any(String) as string,
  });
});

test("a page that is new since publishing gets another address without a redirect, and one without version control with it", async () => {
  for (const isTracked of [true, false]) {
    const published = [{ path: "site/services/bridges.md", isNew: true } as const];
    const edit = `#/edit/${encodeURIComponent("site/services/bridges.md")}`;
    const page = await openForms({ ...content, published, isTracked }, edit);
    await page.getByText("Rename or delete").click();
    await page.getByLabel("Name in the address").fill("fixed-bridges");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByText(/^Renamed\. \d+ links now lead to the new address\.$/).waitFor();
    const [renamed] = (await savedIn(page)) as [{ path: string; text?: string }[]];
    expect(renamed.some(({ path }) => path === "site/redirects.yaml")).toBe(!isTracked);
  }
});

test("a made-up value is named at its field, also while another one is typed into, and keeps nobody from saving", async () => {
  const line =
    textOf(office)
      .split("\n")
      .findIndex((each) => each.startsWith("phone:")) + 1;
  const problem: Problem = {
    ...leftOver,
    severity: "error",
    place: { ...leftOver.place, file: office, line, column: 8 },
  };
  const page = await openForms({ ...content, problems: [problem] }, `#/edit/${encodeURIComponent(office)}`);
  const note = page.locator('[id="problems-/phone"] .problem');
  await note.waitFor();
  expect(await page.locator(".problem.error").count()).toBe(0);
  expect(await page.locator('[id="field-/phone"]').getAttribute("aria-invalid")).toBeNull();
  await page.locator('[id="field-/address/city"]').fill("New Port");
  expect(await note.count()).toBe(1);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved. The page shows it.").waitFor();
  await page.locator('[id="field-/phone"]').fill("(503) 325-4410");
  await note.waitFor({ state: "detached" });
});
