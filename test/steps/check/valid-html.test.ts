import { expect, test } from "vitest";
import type { Source } from "../../../src/model/build/source.ts";
import { checkHtml } from "../../../src/steps/check/valid-html.ts";

const nothing = { files: {}, entries: [] };

const pageOf = (main: string, address = "/", source = "site/home.yaml") => ({
  path: `${address.slice(1)}index.html`,
  address,
  source,
  html: `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main><h1>A</h1>${main}</main></body></html>`,
});

test("a valid page has no problem", async () => {
  expect(await checkHtml([pageOf("<p>Words.</p>")], nothing)).toEqual([]);
});

test("the HTML for numbers in Markdown headings, and for tables, is valid", async () => {
  const page = pageOf('<h2 id="2-visits">2 visits</h2><table><tr><td data-align="right">2</td></tr></table>');
  expect(await checkHtml([page], nothing)).toEqual([]);
});

test("a table with headings of rows and columns needs no scope, since browsers find it out", async () => {
  const rows = "<tr><td></td><th>Crown</th><th>Veneer</th></tr><tr><th>Visits</th><td>2</td><td>2</td></tr>";
  expect(await checkHtml([pageOf(`<table>${rows}</table>`)], nothing)).toEqual([]);
});

test("spaces at the end of a line are valid", async () => {
  expect(await checkHtml([pageOf("<p>Words \nand\t\nwords. </p> \n<pre>a \n</pre>")], nothing)).toEqual([]);
});

test("each broken rule is reported once per page, with the text there", async () => {
  const page = pageOf('<div id="a"></div><div id="a"></div><p><div>a</div></p><div id="a"></div>');
  const found = await checkHtml([page], nothing);
  expect(found.filter(({ message }) => message.includes("(no-dup-id)"))).toHaveLength(1);
  expect(found[0]).toMatchObject({
    code: "html/invalid",
    severity: "error",
    place: { file: "site/home.yaml", line: 1 },
  });
  expect(found.find(({ message }) => message.includes("(no-dup-id)"))!.message).toContain('id="a"');
});

test("a rule that a page breaks in two ways is reported once", async () => {
  const page = pageOf('<div id="a"></div><div id="a"></div><div id="b"></div><div id="b"></div>');
  expect(await checkHtml([page], nothing)).toHaveLength(1);
});

test("a film may start automatically, but sound may not", async () => {
  expect(await checkHtml([pageOf('<video autoplay src="a.mp4"></video>')], nothing)).toEqual([]);
  const found = await checkHtml([pageOf('<audio autoplay src="a.mp3"></audio>')], nothing);
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining("(no-autoplay)")]);
});

test("a template's mistake on several pages is reported for the first, with the number of others, and other mistakes separately", async () => {
  const twice = '<div id="a"></div><div id="a"></div>';
  const pages = ["/", "/about/", "/services/"].map((address) => pageOf(twice, address, `site${address}x.md`));
  const found = await checkHtml([...pages, pageOf("<p><div>a</div></p>", "/tour/")], nothing);
  const alone = await checkHtml([pages[0]!], nothing);
  expect(found[0]).toMatchObject({ place: { file: "site/x.md" } });
  expect(found[0]!.message).toContain("2 more pages");
  expect(alone[0]!.message).not.toContain("more");
  expect(found.slice(1).every(({ message }) => message.includes('"/tour/"'))).toBe(true);
});

test("an author's tag is reported at its place", async () => {
  const text = 'title: Home\ntext: <p id="a b">Words.</p>\n';
  const source = { file: "site/home.yaml", text } as Source;
  const found = await checkHtml([pageOf('<p id="a b">Words.</p>')], { files: { "home.yaml": source }, entries: [] });
  expect(found.map(({ place }) => place)).toEqual([{ file: "site/home.yaml", line: 2, column: 7, length: 12 }]);
  expect(found[0]!.remedy).toContain("Markdown");
});

test("an author's tag on a service page is reported at its place", async () => {
  const source = { file: "site/services/crowns.md", text: "---\n---\nWords.\n\n<p id='a b'>\n" } as Source;
  const page = pageOf("<p id='a b'>Words.</p>", "/services/crowns/", source.file);
  const [found] = await checkHtml([page], { files: {}, entries: [source] });
  expect(found!.place).toMatchObject({ file: source.file, line: 5, column: 1 });
});

test("a tag without attributes may be the template's, even if the content has an equal one", async () => {
  const source = { file: "site/home.yaml", text: "text: <b>Words</b>\n" } as Source;
  const page = pageOf("<ul><b>Words</b></ul>");
  const found = await checkHtml([page], { files: { "home.yaml": source }, entries: [] });
  expect(found[0]!.place).toMatchObject({ line: 1, column: 1 });
  expect(found[0]!.remedy).toContain("template");
});
