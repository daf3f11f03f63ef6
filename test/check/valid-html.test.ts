import { expect, test } from "vitest";
import type { Source } from "../../src/model/source.ts";
import { checkHtml } from "../../src/check/valid-html.ts";

const nothing = { files: {}, services: [] };

const pageOf = (main: string) => ({
  path: "index.html",
  address: "/",
  source: "site/home.yaml",
  html: `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main><h1>A</h1>${main}</main></body></html>`,
});

test("a valid page has no problem", async () => {
  expect(await checkHtml([pageOf("<p>Words.</p>")], nothing)).toEqual([]);
});

test("what Markdown makes of numbers in headings, and of tables, is valid", async () => {
  const page = pageOf('<h2 id="2-visits">2 visits</h2><table><tr><td data-align="right">2</td></tr></table>');
  expect(await checkHtml([page], nothing)).toEqual([]);
});

test("each rule that a page breaks is told once, with what stands there", async () => {
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

test("a tag that the author wrote is told where it stands", async () => {
  const text = 'title: Home\ntext: <p id="a b">Words.</p>\n';
  const source = { file: "site/home.yaml", text } as Source;
  const found = await checkHtml([pageOf('<p id="a b">Words.</p>')], { files: { "home.yaml": source }, services: [] });
  expect(found.map(({ place }) => place)).toEqual([{ file: "site/home.yaml", line: 2, column: 7, length: 12 }]);
  expect(found[0]!.remedy).toContain("Markdown");
});

test("a tag without attributes may be the template's, although the author wrote the same", async () => {
  const source = { file: "site/home.yaml", text: "text: <b>Words</b>\n" } as Source;
  const page = pageOf("<ul><b>Words</b></ul>");
  const found = await checkHtml([page], { files: { "home.yaml": source }, services: [] });
  expect(found[0]!.place).toMatchObject({ line: 1, column: 1 });
  expect(found[0]!.remedy).toContain("template");
});
