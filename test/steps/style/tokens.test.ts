import { expect, test } from "vitest";
import { readTokens, replaceTokens } from "../../../src/steps/style/tokens.ts";

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
