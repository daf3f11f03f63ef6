import { expect, test } from "vitest";
import { minifyTokens, readTokens, replaceTokens } from "../../../src/steps/style/tokens.ts";

const css =
  '@layer base{:root{color-scheme:light dark;--surface: #fff;--sans: "A; {b", serif}::backdrop{--veil: rgb(0 0 0 / .6)}' +
  "@media(prefers-color-scheme:dark){:root{--surface: #000}}}@layer parts{.card{--surface: red;color:var(--surface)}" +
  "@media print{body{margin:0}:root{--surface: white}}}";

test("only the whole page's tokens are read, in both schemes, and not those of a part or of paper", () => {
  const { light, dark } = readTokens(css);
  expect([...light]).toEqual([
    ["surface", "#fff"],
    ["sans", '"A; {b", serif'],
    ["veil", "rgb(0 0 0 / .6)"],
  ]);
  expect([...dark]).toEqual([["surface", "#000"]]);
});

test("only the given values are replaced", () => {
  const replaced = replaceTokens(css, { light: new Map([["sans", "serif"]]), dark: new Map([["surface", "#111"]]) });
  expect(replaced).toBe(css.replace('"A; {b", serif', "serif").replace("#000", "#111"));
});

test("a value that a later rule of the same layer replaces is left out, in each scheme", () => {
  const look =
    "@layer base{:root{--ink: #111;--line: red;--link: blue}::backdrop{--veil: #0009}" +
    "@media(prefers-color-scheme:dark){:root{--ink: #eee;--link: navy}}}" +
    "@layer base{:root{--line: transparent;--link: green}@media(prefers-color-scheme:dark){:root{--ink: #ddd}}}" +
    "@layer parts{:root{--ink: gray}.card{--ink: white}@media print{:root{--ink: black}}}:root{--veil: none}";
  expect(minifyTokens(look)).toBe(
    "@layer base{:root{--ink:#111;}::backdrop{--veil:#0009}@media(prefers-color-scheme:dark){:root{}}}" +
      "@layer base{:root{--line:transparent;--link:green}@media(prefers-color-scheme:dark){:root{--ink:#ddd}}}" +
      "@layer parts{:root{--ink:gray}.card{--ink: white}@media print{:root{--ink: black}}}:root{--veil:none}",
  );
});
