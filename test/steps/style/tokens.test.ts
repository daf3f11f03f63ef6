import { expect, test } from "vitest";
import { printTokens, resolveTokens, takeTokens } from "../../../src/steps/style/tokens.ts";

const css =
  '@layer base{:root{color-scheme:light dark;--surface: #fff;--sans: "A; {b", serif}::backdrop{--veil: rgb(0 0 0 / .6)}' +
  "@media(prefers-color-scheme:dark){:root{--surface: #000}}}@layer parts{.card{--surface: red;color:var(--surface)}" +
  "@media print{body{margin:0}:root{--surface: white}}}";

test("only the whole page's tokens are taken, in both schemes, and not those of a part or of paper", () => {
  const { tokens, rest } = takeTokens(css);
  expect([...tokens.light]).toEqual([
    ["surface", "#fff"],
    ["sans", '"A; {b", serif'],
    ["veil", "rgb(0 0 0 / .6)"],
  ]);
  expect([...tokens.dark]).toEqual([["surface", "#000"]]);
  expect(rest).toBe(
    "@layer base{:root{color-scheme:light dark}}@layer parts{.card{--surface: red;color:var(--surface)}" +
      "@media print{body{margin:0}:root{--surface: white}}}",
  );
});

test("what is taken out of a style sheet and printed again is read as it was, once for each scheme", () => {
  const { tokens, rest } = takeTokens(css);
  const printed = printTokens(tokens) + rest;
  expect(printed.startsWith('@layer base{::backdrop,:root{--surface:#fff;--sans:"A; {b", serif;--veil:')).toBe(true);
  expect(takeTokens(printed)).toEqual({ tokens, rest });
});

test("a value that a later rule replaces is left out, in each scheme", () => {
  const look =
    "@layer base{:root{--ink: #111;--line: red}@media (prefers-color-scheme:dark){:root{--ink: #eee}}}" +
    "@layer base{:root{--line: transparent}@media (prefers-color-scheme:dark){:root{--ink: #ddd}}}p{margin:0}";
  const { tokens, rest } = takeTokens(look);
  expect(printTokens(tokens) + rest).toBe(
    "@layer base{::backdrop,:root{--ink:#111;--line:transparent}" +
      "@media(prefers-color-scheme:dark){::backdrop,:root{--ink:#ddd}}}p{margin:0}",
  );
});

test("a token that refers to another has its value, on dark screens the dark one, and a circle stays", () => {
  const tokens = {
    light: new Map([
      ["text", "var(--ink)"],
      ["ink", "#111"],
      ["a", "var(--a)"],
    ]),
    dark: new Map([
      ["ink", "#eee"],
      ["link", "var(--text)"],
    ]),
  };
  const { light, dark } = resolveTokens(tokens);
  expect([...light.values()]).toEqual(["#111", "#111", "var(--a)"]);
  expect([...dark.values()]).toEqual(["#eee", "#eee"]);
});

test.each([
  ["@layer a{p{x:1}}@layer a{b{y:2}}", "@layer a{p{x:1}b{y:2}}"],
  ["@layer a{@media print{p{x:1}}}@layer a{i{y:2}}", "@layer a{@media print{p{x:1}}i{y:2}}"],
  ["@layer a{p{x:1}}@layer a{:root{--x:1}}@layer a{b{y:2}}", "@layer a{p{x:1}b{y:2}}"],
])("blocks of one layer that follow each other are joined: %s", (written, joined) => {
  expect(takeTokens(written).rest).toBe(joined);
});

test.each([
  ["other layers", "@layer a{p{x:1}}@layer b{p{x:2}}@layer a{p{x:3}}"],
  ["layers with something between them", "@layer a{p{x:1}}p{y:2}@layer a{p{x:3}}"],
  ["layers with a statement between them", "@layer a{p{x:1}}@layer b;@layer a{p{x:3}}"],
  ["layers without a name", "@layer{p{x:1}}@layer{p{x:2}}"],
  ["layers inside other rules", "@media print{@layer a{p{x:1}}@layer a{p{x:2}}}"],
  ["the order of layers", "@layer a,b;@layer a{p{x:1}}"],
  ["other rules with one head", "@font-face{x:1}@font-face{x:2}"],
  ["braces in strings and names", '@layer a{p{content:"}"}.\\}b{x:1}}p{content:"@layer a{"}'],
  ["what follows the last rule", "@layer a{p{x:1}}/*! license */"],
])("%s stay as written", (_, written) => {
  expect(takeTokens(written).rest).toBe(written);
});
