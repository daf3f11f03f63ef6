import { expect, test } from "vitest";
import { createNamer } from "../../src/render/name-shared.ts";

const naming = {
  plain: { stylesheet: "/assets/site.css", script: "/assets/site.js" },
  final: { stylesheet: "/assets/site.1234.css", script: "/assets/site.5678.js" },
};

function name(...pieces: string[]): string {
  return createNamer(naming)({ path: "index.html", address: "/", source: "site/home.yaml", pieces }).html;
}

test("the stylesheet and the script get their names wherever a template loads them", () => {
  const head = '<head><link rel="stylesheet" href="/assets/site.css"/><script src="/assets/site.js"></script></head>';
  const named =
    '<head><link rel="stylesheet" href="/assets/site.1234.css"/><script src="/assets/site.5678.js"></script></head>';
  expect(name(head)).toBe(named);
  expect(name("<head>", "<title>A part</title>", head.slice(6))).toBe(named.replace(">", "><title>A part</title>"));
  expect(name("<body>", '<script src="/assets/site.js"></script>', "</body>")).toBe(
    '<body><script src="/assets/site.5678.js"></script></body>',
  );
});

test("words and data between tags stay as they are", () => {
  const html =
    '<p>Write "/assets/site.css" and "/assets/site.js".</p><script type="application/ld+json">{"url":"/assets/site.css"}</script>';
  expect(name(html)).toBe(html);
});
