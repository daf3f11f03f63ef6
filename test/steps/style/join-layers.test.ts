import { expect, test } from "vitest";
import { joinLayers } from "../../../src/steps/style/join-layers.ts";

test.each([
  ["rules of one layer in a row", "@layer a{p{x:1}}@layer a{b{y:2}}", "@layer a{p{x:1}b{y:2}}"],
  [
    "rules of one layer that hold rules with conditions",
    "@layer a{@media print{p{x:1}}}@layer a{i{y:2}}",
    "@layer a{@media print{p{x:1}}i{y:2}}",
  ],
])("%s are joined", (_, css, joined) => {
  expect(joinLayers(css)).toBe(joined);
});

test.each([
  ["other layers", "@layer a{p{x:1}}@layer b{p{x:2}}@layer a{p{x:3}}"],
  ["layers with something between them", "@layer a{p{x:1}}:root{y:2}@layer a{p{x:3}}"],
  ["layers without a name", "@layer{p{x:1}}@layer{p{x:2}}"],
  ["the order of layers", "@layer a,b;@layer a{p{x:1}}"],
  ["other rules with one head", "@font-face{x:1}@font-face{x:2}"],
  ["braces in strings", '@layer a{p{content:"}"}}p{content:"@layer a{"}'],
  ["what follows the last rule", "@layer a{p{x:1}}/*! license */"],
])("%s stay as written", (_, css) => {
  expect(joinLayers(css)).toBe(css);
});
