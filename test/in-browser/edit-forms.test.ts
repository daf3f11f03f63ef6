import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findInBoth } from "./axe.ts";
import { makeLittleSite } from "../support/little-site.ts";
import type { MemoryPlace } from "../support/memory-place.ts";
import { openContent, openForms } from "./open-forms.ts";

const content = openContent(makeLittleSite().root);
const office = "site/offices/port-ansel.md";
const home = "site/home.yaml";
const { text: officeText = "" } = content.files.find(({ path }) => path === office)!;
const formOf = (path: string): string => `#/edit/${encodeURIComponent(path)}`;

/** What a page has handed over, as a list of the texts of files. */
const savedIn = (page: Page): Promise<MemoryPlace["saved"]> => page.evaluate<MemoryPlace["saved"]>("place.saved");
const keptIn = (page: Page): Promise<MemoryPlace["kept"]> => page.evaluate<MemoryPlace["kept"]>("place.kept");
const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);
/** The list of keys that a form does not show yet, under "Add something else". */
const offers = (page: Page) => page.locator("form > .others").last();
const save = async (page: Page): Promise<string | undefined> => {
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saved. The page shows it.").waitFor();
  return (await savedIn(page)).at(-1)![0]!.text;
};

test("what is typed is saved, and nothing else in the file changes", async () => {
  const page = await openForms(content, formOf(office));
  await page.getByLabel("Phone for patients").fill("(503) 555-0100");
  const text = await save(page);
  expect(text).toBe(officeText.replace("(503) 555-0187", "(503) 555-0100"));
  expect((await savedIn(page))[0]![0]).toMatchObject({ path: office, base: officeText });
});

test("a new office is in the country of the first one, so that only its own keys are asked for", async () => {
  const text = officeText.replace(/ {2}state: .*\n/, "").replace("country: United States", "country: Portugal");
  const files = content.files.map((file) => (file.path === office ? { ...file, text } : file));
  const page = await openForms({ ...content, files }, "#/new/office");
  await page.locator("#new-title").fill("Foz");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Foz" }).waitFor();
  expect(await field(page, "/address/country").inputValue()).toBe("Portugal");
  expect(await field(page, "/address/state").count()).toBe(0);
  const begun = "---\nname: Foz\naddress:\n  country: Portugal\n---\n";
  await expect.poll(async () => (await keptIn(page)).at(-1)?.text).toBe(begun);
});

test("Ctrl+S saves, without the blanks at the ends that somebody has typed", async () => {
  const page = await openForms(content, formOf(office));
  await field(page, "/phone").fill(" (503) 555-0100 ");
  await page.keyboard.press("Control+s");
  const expected = officeText.replace("(503) 555-0187", '"(503) 555-0100"');
  await expect.poll(async () => (await savedIn(page)).at(-1)![0]!.text).toBe(expected);
  expect(await page.locator(":focus").getAttribute("id")).toBe("field-/phone");
});

/** Lets the place take longer to save than the forms wait before they keep a draft, and forget what it was given to keep before. */
const saveSlowly = (page: Page): Promise<void> =>
  page.evaluate(`{
    const save = place.save;
    place.save = async (changes) => {
      place.kept = [];
      const result = await save(changes);
      await new Promise((resolve) => setTimeout(resolve, 700));
      return result;
    };
  }`);

test("what is being saved is not kept as a draft, and what is typed meanwhile is a draft of what was saved", async () => {
  const page = await openForms(content, formOf(office));
  await saveSlowly(page);
  await field(page, "/phone").fill("(503) 555-0100");
  await save(page);
  await page.getByText("Saved", { exact: true }).waitFor();
  expect((await keptIn(page)).filter(({ text }) => text !== undefined)).toEqual([]);
  await field(page, "/phone").fill("(503) 555-0101");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saving", { exact: false }).waitFor();
  await field(page, "/phone").fill("(503) 555-0102");
  expect(await page.getByText("Somebody else has changed this meanwhile").count()).toBe(0);
  const first = officeText.replace("(503) 555-0187", "(503) 555-0101");
  await expect.poll(async () => (await keptIn(page)).at(-1)).toMatchObject({ base: first });
  expect(await save(page)).toBe(officeText.replace("(503) 555-0187", "(503) 555-0102"));
});

test("a mistake is shown at its field in the words of build, and Save leads to it", async () => {
  const page = await openForms(content, formOf(office));
  await field(page, "/phone").fill("five");
  const problem = page.locator('[id="problems-/phone"]');
  await problem.locator(".error").waitFor();
  expect(await problem.textContent()).toMatch(
    /^"Phone for patients" is "five", which is not a phone number(?!.*value\/wrong)/,
  );
  expect(await field(page, "/phone").getAttribute("aria-invalid")).toBe("true");
  expect(await field(page, "/phone").getAttribute("aria-describedby")).toContain("problems-/phone");
  await field(page, "/address/city").focus();
  await page.getByRole("button", { name: "Save 1 to correct" }).click();
  expect(await page.evaluate("document.activeElement.id")).toBe("field-/phone");
  expect(await savedIn(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await field(page, "/phone").inputValue()).toBe("(503) 555-0187");
  await problem.locator(".error").waitFor({ state: "detached" });
});

test("a new mistake waits until typing has stopped or the field is left, is said aloud, and is gone as soon as it is corrected", async () => {
  const page = await openForms(content, formOf(office));
  await page.clock.install({ time: "2026-01-01T08:00:00Z" });
  await page.clock.pauseAt("2026-01-01T09:00:00Z");
  const problem = page.locator('[id="problems-/phone"] .error');
  const said = page.locator(".said[role=alert]");
  await field(page, "/phone").fill("five");
  await page.clock.runFor(600);
  await field(page, "/phone").fill("five five");
  await page.clock.runFor(800);
  expect(await problem.count()).toBe(0);
  await page.clock.runFor(300);
  await problem.waitFor();
  expect(await said.textContent()).toContain("five five");
  await field(page, "/phone").fill("(503) 555-0100");
  await page.clock.runFor(150);
  expect(await problem.count()).toBe(0);
  expect(await said.textContent()).toBe("");
  await field(page, "/phone").fill("six");
  await page.clock.runFor(150);
  expect(await problem.count()).toBe(0);
  await field(page, "/address/city").focus();
  await page.clock.runFor(350);
  await problem.waitFor();
});

test("hours get a lunch break and closed days by keyboard alone", async () => {
  const page = await openForms(content, formOf(office));
  await field(page, "/hours/0/closes").fill("12:00");
  await page.getByRole("button", { name: "Add days and times" }).focus();
  await page.keyboard.press("Enter");
  const second = field(page, "/hours/1");
  await second.waitFor();
  // The policy of the page allows no text as code, which waitForFunction needs.
  await expect.poll(() => second.locator(":focus").count()).toBe(1);
  // The days are those of the hours before the break.
  await second.getByLabel("Friday").focus();
  await page.keyboard.press("Space");
  await field(page, "/hours/1/opens").fill("13:00");
  await field(page, "/hours/1/closes").fill("16:00");
  const text = await save(page);
  expect(text).toBe(
    officeText.replace(
      '    closes: "16:00"\n',
      '    closes: "12:00"\n  - days: [Monday, Tuesday, Wednesday, Thursday]\n    opens: "13:00"\n    closes: "16:00"\n',
    ),
  );
});

test("what is missing in an entry that was just added is no mistake before somebody wants to save, and then says what to do", async () => {
  const page = await openForms(content, formOf(office));
  // The days that an office changes most are asked for though the file has none.
  await page.getByRole("button", { name: "Add a closure or hours" }).click();
  // A list begins with its first entry, which shows all that it may have.
  await expect.poll(() => field(page, "/closures/0").locator(":focus").count()).toBe(1);
  expect(await field(page, "/closures/0/to").count()).toBe(1);
  await field(page, "/closures/0/label").fill("Christmas");
  await expect.poll(async () => (await keptIn(page)).at(-1)?.text).toContain("label: Christmas");
  // Another field tells when mistakes are shown.
  await field(page, "/phone").fill("12");
  await page.locator('[id="problems-/phone"] .error').waitFor();
  expect(await page.locator(".problem.error").count()).toBe(1);
  expect(await page.getByText("First day needed").count()).toBe(1);
  const undo = page.getByRole("button", { name: "Undo" });
  const before = await undo.boundingBox();
  await page.getByRole("button", { name: "Save 1 to correct" }).click();
  await page.locator('[id="problems-/closures/0/from"] .error').getByText('Fill in "First day".').waitFor();
  await page.getByRole("button", { name: "Save 2 to correct" }).waitFor();
  // A click on a button lands on it while mistakes are counted.
  expect(await undo.boundingBox()).toEqual(before);
});

test("forms in Spanish show every kind of file, and offer first what is used most", async () => {
  const page = await openForms(content, "#/", { locale: "es-US" });
  await page.getByRole("heading", { name: "¿Qué desea cambiar?" }).waitFor();
  for (const { path } of content.files.filter(({ text }) => text !== undefined)) {
    await page.evaluate(`location.hash = ${JSON.stringify(formOf(path))}`);
    await page.getByRole("button", { name: "Guardar" }).waitFor();
  }
  await page.evaluate(`location.hash = ${JSON.stringify(formOf(office))}`);
  await offers(page).locator("summary").click();
  expect(await offers(page).getByRole("button").first().textContent()).toBe("Otros teléfonos");
});

test("an item that is only a link is called by the title of its page", async () => {
  const page = await openForms(content, formOf("site/emergency.yaml"));
  await page.getByRole("button", { name: "Save" }).waitFor();
  await expect.poll(() => page.locator('[title="Remove: Cleanings — /services/cleanings"]').count()).toBe(1);
});

test("items are moved and taken out by buttons, and undo brings them back", async () => {
  const page = await openForms(content, formOf("site/navigation.yaml"));
  const text = content.files.find(({ path }) => path === "site/navigation.yaml")!.text!;
  const titles = (): Promise<string[]> =>
    page.locator('[id="field-/menu"] > .items > li > details > summary').allTextContents();
  const before = await titles();
  await page.getByRole("button", { name: `Down: ${before[0]}`, exact: true }).click();
  await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByRole("button", { name: `Remove: ${before[0]}`, exact: true }).click();
  await expect.poll(titles).toEqual([before[1], ...before.slice(2)]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(titles).toEqual(before);
  await page.getByText("Saved", { exact: true }).waitFor();
  await expect.poll(async () => (await keptIn(page)).at(-1)).toEqual({ path: "site/navigation.yaml" });
  expect(text).toContain("menu:");
});

test("a key that is not written is offered below the others, and left out again when it is cleared", async () => {
  const page = await openForms(content, formOf(office));
  await offers(page).locator("summary").click();
  expect(await offers(page).getByRole("button").first().textContent()).toBe("Other phone numbers");
  await page.getByRole("button", { name: "Fax" }).click();
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("field-/fax");
  await page.keyboard.type("(503) 555-0111");
  await expect.poll(async () => (await keptIn(page)).at(-1)?.text).toMatch(/^fax: .*555-0111/m);
  await field(page, "/fax").fill("");
  await field(page, "/phone").focus();
  await page.getByText("Saved", { exact: true }).waitFor();
});

test("a new entry begins with its title, shows what is needed, and is kept until it is saved", async () => {
  const page = await openForms(content);
  await page.getByRole("link", { name: "New post" }).click();
  await page.locator("#new-title").fill("Open on Fridays");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Open on Fridays" }).waitFor();
  await expect.poll(async () => (await keptIn(page)).at(-1)).toMatchObject({ path: "site/news/open-on-fridays.md" });
  await page.goBack();
  await page.goBack();
  await page.getByRole("heading", { name: "Not saved yet" }).waitFor();
  await page.getByRole("link", { name: "Open on Fridays" }).first().click();
  await field(page, "/description").fill("We are open on Fridays now.");
  await field(page, "body").fill("Come in.");
  expect(await save(page)).toMatch(
    /^---\nmainTitleText: Open on Fridays\ndate: .*\ndescription: We are open on Fridays now\.\n---\nCome in\.\n$/,
  );
});

test("a file that is not there yet is offered in the list and in the search, and begins as an empty form", async () => {
  const prices = "site/about/prices.md";
  const files = content.files.filter(({ path }) => path !== prices && path !== "site/redirects.yaml");
  const page = await openForms({ ...content, files });
  await page.getByRole("searchbox").fill("prices");
  expect(await page.getByRole("link", { name: "Add: Prices" }).count()).toBe(1);
  for (const [words, button] of Object.entries({ "new post": "New post", team: "New person" })) {
    await page.getByRole("searchbox").fill(words);
    expect(await page.locator("main").getByRole("link", { name: button }).count()).toBe(1);
  }
  await page.getByRole("searchbox").fill("");
  await page.getByRole("link", { name: "Add: Prices" }).click();
  await page.getByRole("heading", { name: "Prices" }).waitFor();
  await field(page, "/mainTitleText").fill("What it costs");
  await expect
    .poll(async () => (await keptIn(page)).at(-1))
    .toEqual({ path: prices, text: "---\nmainTitleText: What it costs\n---\n" });
  await page.getByRole("button", { name: "Delete what you typed" }).click();
  await page.getByRole("link", { name: "Add: Prices" }).waitFor();
  await page.getByRole("link", { name: "Add: Old web addresses" }).click();
  await page.getByRole("heading", { name: "Old web addresses" }).waitFor();
  await expect.poll(async () => (await keptIn(page)).at(-1)).toEqual({ path: "site/redirects.yaml", text: "" });
});

test("beside a form is a page that the preview has, or the word that there is none before it is saved", async () => {
  const [post, later, doctor] = ["site/news/winter-hours.md", "site/news/later.md", "site/doctors/ada-reed.md"];
  const pages = ["/", "/news/", "/news/winter-hours/", "/about/meetthedoctors/"];
  const files = [...content.files, ...[post, later, doctor].map((path) => ({ path, text: "---\n---\n", state: "x" }))];
  const drafts = [{ path: "site/doctors/ben-lake.md", text: "---\n---\n", number: 1 }];
  const preview = { ...content.preview, pages, scheduled: [["/news/later", "2998-12-24"]] as const };
  const page = await openForms({ ...content, files, drafts, preview }, formOf(post));
  expect(await page.locator(".state").textContent()).toBe("Saved");
  const shown = (): Promise<string | null> => page.locator("iframe").getAttribute("src");
  expect(await shown()).toBe("http://preview.test/news/winter-hours");
  for (const [path, address] of [
    [later, "/news"],
    [doctor, "/about/meetthedoctors"],
  ] as const) {
    await page.evaluate(`location.hash = ${JSON.stringify(formOf(path))}`);
    await expect.poll(shown).toBe(`http://preview.test${address}`);
    expect(await page.locator(".state").textContent()).toBe(
      path === later ? "Saved. It appears when the website is next published on or after December 24, 2998." : "Saved",
    );
  }
  await page.evaluate(`location.hash = ${JSON.stringify(formOf(drafts[0]!.path))}`);
  await page.getByText("Not saved yet. Its page is here as soon as it is saved.").waitFor({ state: "attached" });
  expect(await page.locator("iframe").count()).toBe(0);
});

test("what a page with text needs is shown, and Save leads to it, wherever its file says that it is missing", async () => {
  const path = "site/services/gentle-cleanings.md";
  const text = `---
mainTitleText: Gentle cleanings
questionsTitle: Questions
questions:
  - question: Does it hurt?
    answer: No.
# title: The heading below the main title
# description: What the page is about
---

We clean your teeth.
`;
  const page = await openForms({ ...content, drafts: [{ path, text, number: 1 }] }, formOf(path));
  await field(page, "/description").waitFor();
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByRole("button", { name: "Save 2 to correct" }).waitFor();
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("field-/title");
  await field(page, "/title").fill("Clean without a scratch");
  await field(page, "/description").fill("How we clean teeth, gently and without a scratch.");
  await field(page, "/questions/0").click();
  await field(page, "/questions/0/answer").fill("");
  await page.locator('[id="field-/questions/0"]').evaluate("each => { each.closest('details').open = false; }");
  await page.getByRole("button", { name: "Save 1 to correct" }).click();
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("field-/questions/0/answer");
  expect(await field(page, "/questions/0/answer").isVisible()).toBe(true);
});

test("on a narrow screen the page covers the form, and the way back leads to where the form was", async () => {
  const page = await openForms(content, formOf(home), { viewport: { width: 390, height: 800 } });
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.evaluate("scrollTo(0, 600)");
  await page.getByRole("button", { name: "Show the page" }).click();
  expect(await page.locator("iframe").boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 736 });
  const back = page.getByRole("button", { name: "Back to the form" });
  expect((await back.boundingBox())!.y).toBeGreaterThanOrEqual(736);
  expect(await page.getByRole("button").count()).toBe(1);
  expect(await findInBoth(page)).toEqual([]);
  await back.click();
  expect(await page.locator("iframe").isVisible()).toBe(false);
  expect(await page.evaluate("scrollY")).toBe(600);
});

test("an office without a name is called as the practice, as on its pages", async () => {
  const files = content.files.map((file) => (file.path === office ? { ...file, path: "site/offices/main.md" } : file));
  const page = await openForms({ ...content, files }, formOf("site/offices/main.md"));
  await page.getByRole("heading", { name: "Harbor Lane Dental", level: 1 }).waitFor();
});

test("a price is one line of a table, its other facts are behind a button, and a line is added by keyboard", async () => {
  const path = "site/about/prices.md";
  const start =
    "---\nmainTitleText: Prices\ndescription: What care costs here.\nasOf: 2026-11\nprices:\n  - title: Repairs\n    items:\n";
  const lines = Array.from(
    { length: 40 },
    (_, index) => `      - { what: Filling ${index + 1}, price: $${index + 100} }\n`,
  );
  const prices = { path, text: `${start}${lines.join("")}---\n`, state: "1" };
  const page = await openForms({ ...content, files: [...content.files, prices] }, formOf(path), {
    viewport: { width: 390, height: 800 },
  });
  await page.locator("summary", { hasText: "Repairs" }).click();
  const heights = await page.evaluate<number[]>(
    `Array.from(document.querySelectorAll(".line"), (each) => each.offsetHeight)`,
  );
  expect(heights).toHaveLength(40);
  expect(Math.max(...heights)).toBeLessThan(90);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  await page.getByLabel("More: Filling 40").press("Enter");
  const up = page.getByRole("button", { name: "Up: Filling 40" });
  await up.focus();
  for (let step = 0; step < 2; step++) {
    await page.keyboard.press("Enter");
    await page.getByText(`Filling 40 is now number ${39 - step}.`).waitFor({ state: "attached" });
    expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Up: Filling 40");
  }
  expect(await page.locator(".more[open]").count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Add a line" }).press("Enter");
  await page.keyboard.type("Crown");
  await page.keyboard.press("Tab");
  await page.keyboard.type("$900");
  expect(await findInBoth(page)).toEqual([]);
  const text = await save(page);
  expect(text).toBe(prices.text.replace(/---\n$/, "      - what: Crown\n        price: $900\n---\n"));
});

test("what needs doing is listed once for each kind, and what an agency sets up is closed", async () => {
  const files = content.files.map((file) =>
    file.path === home ? { ...file, text: `${file.text}nonsense: 1\nfoolish: 2\nodd: 3\n` } : file,
  );
  const page = await openForms({ ...content, files });
  await page.locator("a.todo", { hasText: "nonsense" }).waitFor();
  expect(await page.locator("a.todo:visible").count()).toBe(1);
  await page.getByText("2 more like this").click();
  expect(await page.locator("a.todo:visible").count()).toBe(3);
  const rules = page.getByText(/Rules for checks$/);
  expect(await rules.isVisible()).toBe(false);
  await page.getByText("For whoever set this up").click();
  expect(await rules.isVisible()).toBe(true);
});

test("what needs doing is the same before and after a form was open", async () => {
  const files = content.files.map((file) =>
    file.path === home ? { ...file, text: `${file.text}nonsense: 1\n` } : file,
  );
  const page = await openForms({ ...content, files });
  const todo = page.locator("a.todo", { hasText: "nonsense" });
  await todo.waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(formOf(office))}`);
  await field(page, "/phone").fill("(503) 555-0100");
  await save(page);
  await page.evaluate("location.hash = '#/'");
  await todo.waitFor();
});

test("a field that somebody else has changed too is shown with both texts, and nothing is overwritten", async () => {
  const page = await openForms(content, formOf(office));
  await field(page, "/phone").fill("(503) 555-0100");
  const theirs = officeText
    .replace("Port Ansel", "New Port")
    .replace("(503) 555-0187", "(503) 555-0111")
    .replace("map:\n", '  - days: [Saturday]\n    opens: "09:00"\n    closes: "12:00"\nmap:\n');
  await page.evaluate(`place.changeOutside(${JSON.stringify([{ path: office, text: theirs }])})`);
  await page.getByRole("heading", { name: "Somebody else has changed this meanwhile" }).waitFor();
  const theirChanges = await page.locator(".bar .conflict .change").allTextContents();
  expect(theirChanges).toEqual(["Phone for patientsMine:(503) 555-0100Theirs:(503) 555-0111"]);
  expect(await findInBoth(page)).toEqual([]);
  await page.getByRole("button", { name: /^Save/ }).click();
  expect(await savedIn(page)).toEqual([]);
  await page.getByRole("button", { name: "Use this, and drop mine" }).click();
  expect(await field(page, "/address/city").inputValue()).toBe("New Port");
  expect(await field(page, "/phone").inputValue()).toBe("(503) 555-0111");
});

test.each(["en", "es"])(
  "what somebody else has written into other fields stays when mine are saved (%s)",
  async (locale) => {
    const page = await openForms(content, formOf(office), { locale });
    await field(page, "/phone").fill("(503) 555-0100");
    const theirs = officeText
      .replace("Port Ansel", "New Port")
      .replace("map:\n", '  - days: [Saturday]\n    opens: "09:00"\n    closes: "12:00"\nmap:\n');
    await page.evaluate(`place.changeOutside(${JSON.stringify([{ path: office, text: theirs }])})`);
    await expect.poll(() => field(page, "/address/city").inputValue()).toBe("New Port");
    expect(await page.locator(".conflict").count()).toBe(0);
    await page.getByRole("button", { name: /^(Save|Guardar)/ }).click();
    await expect.poll(async () => (await savedIn(page)).length).toBe(1);
    expect((await savedIn(page))[0]![0]!.text).toBe(theirs.replace("(503) 555-0187", "(503) 555-0100"));
  },
);

test("“Keep mine” keeps my field, and what somebody else has written into others", async () => {
  const page = await openForms(content, formOf(office));
  await field(page, "/phone").fill("(503) 555-0100");
  const theirs = officeText.replace("Port Ansel", "New Port").replace("(503) 555-0187", "(503) 555-0111");
  await page.evaluate(`place.changeOutside(${JSON.stringify([{ path: office, text: theirs }])})`);
  await page.getByRole("button", { name: "Keep mine" }).click();
  expect(await field(page, "/phone").inputValue()).toBe("(503) 555-0100");
  expect(await field(page, "/address/city").inputValue()).toBe("New Port");
});

test("forms say that the connection ended, and send what was typed when it is back", async () => {
  const page = await openForms(content, formOf(office));
  await page.evaluate("place.isGone = true");
  await field(page, "/phone").fill("(503) 555-0100");
  await page.getByText("No connection.", { exact: false }).waitFor();
  await page.evaluate("place.isGone = false");
  await page.getByText("No connection.", { exact: false }).waitFor({ state: "detached" });
  await expect.poll(async () => (await keptIn(page)).at(-1)?.text).toContain("(503) 555-0100");
});

test("forms have no faults of access in light and dark, and fit on a narrow screen", async () => {
  const page = await openForms(content, "#/", { viewport: { width: 320, height: 800 } });
  for (const hash of ["#/", formOf(office), formOf(home), formOf("site/services/bridges.md")]) {
    await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
    await page.locator(hash === "#/" ? ".groups" : "form").waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
    expect(await findInBoth(page)).toEqual([]);
  }
});
