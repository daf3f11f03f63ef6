import { expect, test } from "vitest";
import { checkHtml } from "../../src/check/valid-html.ts";

const pageOf = (main: string) => ({
  path: "index.html",
  address: "/",
  source: "site/home.yaml",
  html: `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main><h1>A</h1>${main}</main></body></html>`,
});

test("a valid page has no problem", async () => {
  expect(await checkHtml([pageOf("<p>Words.</p>")])).toEqual([]);
});

test("each rule that a page breaks is told once, with what stands there", async () => {
  const found = await checkHtml([pageOf('<div id="a"></div><div id="a"></div><p><div>a</div></p><div id="a"></div>')]);
  expect(found.filter(({ message }) => message.includes("(no-dup-id)"))).toHaveLength(1);
  expect(found[0]).toMatchObject({
    code: "html/invalid",
    severity: "error",
    place: { file: "site/home.yaml", line: 1 },
  });
  expect(found.find(({ message }) => message.includes("(no-dup-id)"))!.message).toContain('id="a"');
});
