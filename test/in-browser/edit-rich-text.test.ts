import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findInBoth } from "./axe.ts";
import { makeLittleSite } from "../support/little-site.ts";
import type { MemoryPlace } from "../support/memory-place.ts";
import { openContent, openForms } from "./open-forms.ts";

const opened = openContent(makeLittleSite().root);
const file = "site/services/cleanings.md";
const keys = /^---\n[^]*?\n---\n/.exec(opened.files.find(({ path }) => path === file)!.text!)![0];

const body = `
One two three four five six
seven eight   nine &amp; ten.

* first
*   second


See [cleanings](/services/cleanings)  and ![A drawing](pictures/doctor.svg).

| a | b |
|---|:-:|
| 1 | 2 |
`;

/** Opens the form of a page with a text. */
const openText = (text = body, options: Parameters<typeof openForms>[2] = {}): Promise<Page> => {
  const files = opened.files.map((each) => (each.path === file ? { ...each, text: keys + text } : each));
  return openForms({ ...opened, files }, `#/edit/${encodeURIComponent(file)}`, options);
};

const textOf = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const button = (page: Page, name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });

/** Puts the cursor in front of words, or chooses them. */
async function choose(page: Page, words: string, isChosen = false, field = "field-body"): Promise<void> {
  await page.locator(`[id="${field}"]`).focus();
  await page.evaluate(`{
    const walker = document.createTreeWalker(document.getElementById("${field}"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && !walker.currentNode.data.includes(${JSON.stringify(words)}));
    const at = walker.currentNode.data.indexOf(${JSON.stringify(words)});
    getSelection().setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + ${isChosen ? words.length : 0});
  }`);
  // The browser tells of a selection only afterwards.
  await page.waitForTimeout(100);
}

async function save(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saved. The page shows it.").waitFor();
  const saved = await page.evaluate<MemoryPlace["saved"]>("place.saved");
  const { text = "" } = saved.at(-1)![0]!;
  expect(text.startsWith(keys)).toBe(true);
  return text.slice(keys.length);
}

test("words, bold, a link, a list and a heading change their own lines, and no byte of any other", async () => {
  const page = await openText();
  await choose(page, "nine");
  await page.keyboard.type("*new* ");
  await choose(page, "two", true);
  await page.keyboard.press("Control+b");
  await choose(page, "first");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("between");
  expect(await save(page)).toBe(
    body
      .replace("One two three", "One **two** three")
      .replace(" five six\nseven eight   nine &amp; ", " five\nsix seven eight \\*new\\* nine &\n")
      .replace("* first\n", "* first\n* between\n"),
  );
  await choose(page, "See");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("Prices");
  await page.getByLabel("Kind of paragraph").selectOption("Heading");
  await choose(page, "Prices", true);
  await button(page, "Link").click();
  await page.getByLabel("Where the link leads").selectOption({ label: "Bridges — /services/bridges" });
  await page.getByRole("button", { name: "Put the link in" }).click();
  const linked = await save(page);
  expect(linked).toContain("second\n\n## [Prices](/services/bridges)\n\nSee [cleanings](/services/cleanings)  and ![A");
  expect(linked.slice(linked.indexOf("See"))).toBe(body.slice(body.indexOf("See")));
});

test("undo takes back one thing at a time, until the text has its bytes again", async () => {
  const page = await openText();
  await choose(page, "nine");
  await page.keyboard.type("new ");
  await choose(page, "two", true);
  await button(page, "Italic").click();
  await choose(page, "One");
  await button(page, "List").click();
  await page.keyboard.press("Control+z");
  expect(await textOf(page).locator("em").textContent()).toBe("two");
  expect(await textOf(page).locator("li").count()).toBe(2);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await textOf(page).locator("em").count()).toBe(0);
  await textOf(page).focus();
  await page.keyboard.press("Control+z");
  await button(page, "As source").click();
  expect(await page.locator("#field-body").inputValue()).toBe(body);
});

test("a join of two sentences gets a space, and a table is edited as source", async () => {
  const page = await openText("\nOne.\n\nTwo.\n\n|a|b|\n|-|-|\n|1|2|\n");
  await choose(page, "Two");
  await page.keyboard.press("Backspace");
  await choose(page, "1|2");
  await page.keyboard.type("0");
  expect(await save(page)).toBe("\nOne. Two.\n\n|a|b|\n|-|-|\n|01|2|\n");
});

test("only headings that may come next are offered", async () => {
  const page = await openText("\nOne.\n\n## Two\n\nThree.\n");
  const offered = () => page.getByLabel("Kind of paragraph").locator("option").allTextContents();
  await choose(page, "One");
  await expect.poll(offered).toEqual(["Text", "Heading"]);
  await choose(page, "Three");
  await expect.poll(offered).toEqual(["Text", "Heading", "Heading below it"]);
});

test("nothing is handed on while somebody composes a word", async () => {
  const page = await openText("\nOne.\n");
  const kept = () => page.evaluate<MemoryPlace["kept"]>("place.kept");
  await choose(page, "One");
  const client = await page.context().newCDPSession(page);
  for (const text of ["n", "に", "にほ"]) {
    await client.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await page.waitForTimeout(1000);
  expect(await kept()).toEqual([]);
  await client.send("Input.insertText", { text: "日本" });
  expect(await save(page)).toBe("\n日本One.\n");
});

const pasted: Readonly<Record<string, [html: string, markdown: string]>> = {
  Word: [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin: 0}</style></head><body><!--StartFragment-->
<h1>Care</h1><p class=MsoNormal style='margin:0'><b style='mso-bidi-font-weight:normal'>Rinse</b> <span style='font-style:italic'>well</span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>   </span></span><![endif]>Cold<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Soft</p><!--EndFragment--></body></html>`,
    "## Care\n\n**Rinse** *well*.\n\n- Cold\n- Soft\n",
  ],
  "Google Docs": [
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Care</span></h2><p dir="ltr"><span style="font-weight:700">Rinse</span><span style="font-weight:400"> well.</span></p><ol style="margin:0"><li dir="ltr" style="list-style-type:decimal"><p dir="ltr"><span>Cold</span></p></li><li><p><a href="https://example.com/" style="text-decoration:none"><span style="color:#1155cc">Soft</span></a></p></li></ol></b>`,
    "## Care\n\n**Rinse** well.\n\n1. Cold\n2. [Soft](https://example.com/)\n",
  ],
  LibreOffice: [
    `<!DOCTYPE html><html><head><style type="text/css">p { line-height: 115% }</style></head><body lang="en-US" dir="ltr"><h3 class="western">Care</h3><p style="line-height: 100%"><font face="Arial"><strong>Rinse</strong> <i>well</i>.</font></p><ul><li><p>Cold</p></li></ul><table><tr><td>left out</td></tr></table></body></html>`,
    "### Care\n\n**Rinse** *well*.\n\n- Cold\n",
  ],
  "a web page": [
    `<html><head><meta charset="utf-8"><style>.x{color:red}</style></head><body><!--StartFragment--><div class="post" style="font-size:14px"><h2 id="care">Care<a href="#care" class="anchor">#</a></h2><div><span style="font-weight:600">Rinse</span>&nbsp;well<br>and <em>often</em>.</div><script>run()</script><style>p{}</style><figure><img src="https://example.com/a.png" alt="A cup"><figcaption>A cup</figcaption></figure><ul class="list"><li><div>Cold</div></li><li><a href="https://example.com/soft?utm=1" target="_blank" onclick="go()">Soft</a><ul><li>Inner</li></ul></li></ul><button>Share</button><iframe src="https://example.com"></iframe></div><!--EndFragment--></body></html>`,
    "## Care\n\n**Rinse** well\\\nand *often*.\n\nA cup\n\n- Cold\n- [Soft](https://example.com/soft?utm=1)\n  - Inner\n",
  ],
};

test.for(Object.keys(pasted))(
  "what is pasted from %s becomes plain blocks, and a table or picture left out is said",
  async (name) => {
    const [html, markdown] = pasted[name]!;
    const page = await openText("\nX\n");
    await choose(page, "X", true);
    await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", ${JSON.stringify(html)});
    document.querySelector("#field-body").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }`);
    expect((await page.getByText("A table or picture was left out.", { exact: false }).count()) > 0).toBe(
      /<table|<img/.test(html),
    );
    await button(page, "As source").click();
    expect(await page.locator("#field-body").inputValue()).toBe(`\n${markdown}`);
  },
);

test.for(["en", "es"])("the bar takes two rows at 320 px, and arrow keys reach each button, in %s", async (locale) => {
  const page = await openText(body, { viewport: { width: 320, height: 700 }, locale });
  const bar = page.getByRole("toolbar").first();
  await bar.waitFor();
  const tops = await page.evaluate<number[]>(
    `[...document.querySelector("[role=toolbar]").children].map((each) => Math.round(each.getBoundingClientRect().top))`,
  );
  expect(new Set(tops).size).toBeLessThanOrEqual(2);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  await bar.getByRole("combobox").focus();
  const seen: (string | null)[] = [];
  for (const _ of tops) {
    await page.keyboard.press("ArrowRight");
    seen.push(
      await page.evaluate<string | null>(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent",
      ),
    );
  }
  expect(new Set(seen).size).toBe(tops.length);
  expect(await findInBoth(page)).toEqual([]);
});

const html = `descriptionToBeParsed: |
  <p>It takes <b>half an hour</b>, or more
  &amp; less.</p>

  <ul>
    <li>One</li>
    <li>Two</li>
  </ul>
`;

/** Opens the form of a page with a text in its keys. */
const openHtml = (options?: Parameters<typeof openForms>[2]): Promise<Page> => {
  const text = (keys + body).replace(/descriptionToBeParsed: .*\n/, html);
  const files = opened.files.map((each) => (each.path === file ? { ...each, text } : each));
  return openForms({ ...opened, files }, `#/edit/${encodeURIComponent(file)}`, options);
};

async function saveHtml(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Saved. The page shows it.").waitFor();
  const saved = await page.evaluate<MemoryPlace["saved"]>("place.saved");
  return saved.at(-1)![0]!.text!;
}

test("simple HTML is edited as formatted text, and only the lines of what was edited change", async () => {
  const page = await openHtml();
  const before = (keys + body).replace(/descriptionToBeParsed: .*\n/, html);
  const field = "field-/descriptionToBeParsed";
  const text = page.locator(`[id="${field}"]`);
  expect(await text.locator("li").allTextContents()).toEqual(["One", "Two"]);
  expect(await page.getByRole("toolbar").count()).toBe(1);
  expect(await page.locator(".hint", { hasText: /HTML|</ }).count()).toBe(0);
  await text.locator("li").first().click();
  await choose(page, "One", false, field);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("5 < <b>6");
  const after = before.replace("<li>One</li>\n", "<li>One</li>\n    <li>5 &lt; &lt;b&gt;6</li>\n");
  expect(await saveHtml(page)).toBe(after);
  await choose(page, "Two", true, field);
  await button(page, "Bold").first().click();
  expect(await saveHtml(page)).toBe(after.replace("Two", "<b>Two</b>"));
  // The button with Save has the focus, and still there is no undo but the form's.
  await page.keyboard.press("Control+z");
  expect(await saveHtml(page)).toBe(after);
  await button(page, "As source").first().click();
  expect(await text.inputValue()).toContain("5 &lt; &lt;b&gt;6");
  expect(await findInBoth(page)).toEqual([]);
});

test("a sentence without tags stays one, and becomes a paragraph when another one comes", async () => {
  const page = await openHtml();
  const field = "field-/sectionOneData/0/description";
  await page.locator('[id="field-/sectionOneData/0"]').click();
  await choose(page, "A light", false, field);
  await page.keyboard.type("Eat. ");
  expect(await saveHtml(page)).toContain("description: Eat. A light meal is fine.\n");
  await choose(page, "A light", false, field);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Drink.");
  expect(await saveHtml(page)).toContain(
    "description: |-\n      <p>Eat. A light meal is fine.</p>\n      <p>Drink.</p>\n",
  );
});

test("a heading that is pasted into simple HTML, which has none, becomes a paragraph", async () => {
  const page = await openHtml();
  const field = "field-/sectionTwoData/0/description";
  await choose(page, "Water", true, field);
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<h2>Rinse</h2><blockquote><p title='x'>Cold <code>or</code> warm</p></blockquote><p></p>");
    document.getElementById("${field}").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }`);
  expect(await saveHtml(page)).toContain("<p>Rinse</p>\n      <p>Cold or warm</p>");
});
