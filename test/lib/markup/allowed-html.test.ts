import { expect, test } from "vitest";
import { isAllowedHref, renderedMarkdown, simpleHtml } from "../../../src/lib/markup/allowed-html.ts";

test.for([
  "/",
  "/services/crowns",
  "/about#map",
  "#map",
  "#",
  "https://www.dbc.ca.gov/",
  "HTTPS://a.example",
  "mailto:a@b.example",
  "tel:+15035550187",
])("%s may be linked to", (href) => {
  expect(isAllowedHref(href)).toBe(true);
});

test.for([
  "tel:",
  "mailto:",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "blob:x",
  "file:///etc/passwd",
  "ftp://a.example/",
  "http://a.example/",
  "https://",
  "https://a.example:99999/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example",
  "/\t/evil.example",
  "services/crowns",
  "",
])("%j may not be linked to", (href) => {
  expect(isAllowedHref(href)).toBe(false);
});

test("no element or attribute that runs code or loads from elsewhere is allowed", () => {
  const elements = [
    "script",
    "style",
    "iframe",
    "object",
    "embed",
    "form",
    "input",
    "link",
    "meta",
    "base",
    "svg",
    "math",
  ];
  for (const list of [simpleHtml, renderedMarkdown]) {
    expect(Object.keys(list).filter((element) => elements.includes(element))).toEqual([]);
    expect(
      Object.values(list)
        .flat()
        .filter((name) => /^on|^style$|^srcdoc$|^srcset$|^formaction$/i.test(name)),
    ).toEqual([]);
  }
});
