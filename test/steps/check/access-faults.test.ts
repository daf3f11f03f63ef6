import { expect, test } from "vitest";
import { checkHtml } from "../../../src/steps/check/valid-html.ts";

/** Lists the codes of the barriers in a page with this in its main part, and this in its head or its language. */
async function findBarriers(main: string, { head = "", language = "en", body = "" } = {}): Promise<string[]> {
  const html = `<!DOCTYPE html><html lang="${language}"><head><title>A page</title>${head}</head><body>${body}<main><h1>A</h1>${main}</main></body></html>`;
  const page = { path: "index.html", address: "/", source: "site/home.yaml", html };
  return (await checkHtml([page], { files: {}, entries: [] })).map(({ code }) => code);
}

test.each([
  ["an attribute that ARIA does not have", '<p aria-lable="a">a</p>', "a11y/aria-valid-attr"],
  ["a word where true or false belongs", '<p aria-busy="yes">a</p>', "a11y/aria-valid-attr-value"],
  ["a fraction where a whole number belongs", '<p aria-rowcount="2.5">a</p>', "a11y/aria-valid-attr-value"],
  ["one unknown word in a list", '<p aria-relevant="text later">a</p>', "a11y/aria-valid-attr-value"],
  ["a role that does not exist", '<p role="headnig">a</p>', "a11y/aria-roles"],
  ["an abstract role", '<p role="landmark">a</p>', "a11y/aria-roles"],
  ["a language by its name", '<p lang="spanish">Hola</p>', "a11y/valid-lang"],
  ["the longer of two codes of a language", '<p lang="spa">Hola</p>', "a11y/valid-lang"],
  ["a country in place of a language", '<p lang="us">Hello</p>', "a11y/valid-lang"],
  ["a place in the order of the Tab key", '<a href="/" tabindex="1">a</a>', "a11y/tabindex"],
  ["an empty heading of a table", "<table><tr><th></th><td>1</td></tr></table>", "a11y/empty-table-header"],
])("%s is found", async (_, main, code) => {
  expect(await findBarriers(main)).toEqual([code]);
});

test.each([
  [
    "attributes of ARIA with values that it has",
    '<p aria-live="polite" aria-atomic="true" aria-relevant="text all">a</p>',
  ],
  ["an ARIA attribute without a value, which is the same as none", '<p aria-live="">a</p>'],
  ["an unknown role before one that browsers take instead", '<p role="callout note">a</p>'],
  ["roles of books", '<p role="doc-tip">a</p>'],
  ["languages with and without a country, and rare ones", '<p lang="es">a</p><p lang="es-US">a</p><p lang="haw">a</p>'],
  ["a wrong language whose words are all in another", '<div lang="spanish"><p lang="es">Hola</p></div>'],
  ["elements that the Tab key reaches in their order, or never", '<p tabindex="0">a</p><p tabindex="-1">a</p>'],
  ["a heading of a table with a picture", '<table><tr><th><img src="a.png" alt="Cost"></th></tr></table>'],
  ["a name in title, aria-label or placeholder", '<a href="/" title="Home"><img src="a.png" alt=""></a>'],
  [
    "a name that another element gives",
    '<p id="a">Home</p><a href="/"><img src="a.png" aria-labelledby="a" alt=""></a>',
  ],
])("no problem: %s", async (_, main) => {
  expect(await findBarriers(main)).toEqual([]);
});

test.each([
  ["user-scalable=no", true],
  ["width=device-width, user-scalable=0", true],
  ["maximum-scale=1.5", true],
  ["initial-scale=1; maximum-scale = 1", true],
  ["maximum-scale=enough", true],
  ["width=device-width, initial-scale=1", false],
  ["user-scalable=yes, maximum-scale=5", false],
  ["maximum-scale=-1", false],
])("a page with the viewport %s keeps people from enlarging it: %s", async (content, isFound) => {
  const head = `<meta name="viewport" content="${content}">`;
  expect(await findBarriers("", { head })).toEqual(isFound ? ["a11y/meta-viewport"] : []);
});

test("the language of a page counts even where all words are in another", async () => {
  expect(await findBarriers("", { language: "english" })).toEqual(["a11y/valid-lang"]);
});

test("words outside the parts of a page are found, but not a link that skips the menu, nor what is hidden", async () => {
  expect(await findBarriers("", { body: "<div><p>Closed today.</p></div>" })).toEqual(["a11y/region"]);
  const sound =
    '<a href="#main">Skip</a><nav>Menu</nav><p hidden>a</p><p aria-hidden="true">b</p><div role="status">c</div>';
  expect(await findBarriers("", { body: sound })).toEqual([]);
});

test("what is wrong is found where a template of the practice has it", async () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><main><h1 role="titel">A</h1></main></body></html>`;
  const page = { path: "index.html", address: "/", source: "site/home.yaml", html };
  const place = { file: "templates/home.tsx", line: 3, column: 5, length: 4 };
  const find = (markup: string) => (markup === 'role="titel"' ? place : undefined);
  expect(await checkHtml([page], { files: {}, entries: [] }, find)).toMatchObject([{ code: "a11y/aria-roles", place }]);
});
