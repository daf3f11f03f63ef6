import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement, Fragment } from "react";
import { expect, test } from "vitest";
import { parseHtml } from "../../../templates/parts/parse-html.ts";

test.for([undefined, null, 42, true, {}, [], ["<p>x</p>"], () => "<p>x</p>", Symbol("x"), new Date(0)])(
  "given %s throws the specification's type error",
  (value) => {
    const call = (): unknown => parseHtml(value as string);
    expect(call).toThrow(TypeError);
    expect(call).toThrow(/^First argument must be a string$/);
  },
);

test("given HTML returns elements that print the same HTML", () => {
  const html = '<p class="x">One <strong>two</strong><br/>three</p><ul><li>four</li></ul>';
  expect(renderToStaticMarkup(createElement(Fragment, null, parseHtml(html)))).toBe(html);
});

test("given one element returns it", () => {
  expect(isValidElement(parseHtml("<p>One</p>"))).toBe(true);
});

test("given text returns the text, with decoded characters", () => {
  expect(renderToStaticMarkup(createElement(Fragment, null, parseHtml("Tea &amp; cake")))).toBe("Tea &amp; cake");
});

test("given nothing prints nothing", () => {
  expect(renderToStaticMarkup(createElement(Fragment, null, parseHtml("")))).toBe("");
});
