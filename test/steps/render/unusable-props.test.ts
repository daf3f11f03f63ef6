import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { expect, test } from "vitest";
import { adaptElements } from "../../../src/steps/render/adapt-elements.ts";
import { reportUnusable, type UnusableProp } from "../../../src/steps/render/unusable-props.ts";

function find(make: (react: typeof React) => unknown): Omit<UnusableProp, "stack">[] {
  const found: Omit<UnusableProp, "stack">[] = [];
  const { react } = adaptElements(jsxRuntime, React, (made, props) => {
    reportUnusable(made, props, ({ code, name, element }) => found.push({ code, name, element }));
    return props;
  });
  make({ ...React, ...react });
  return found;
}

const inHtml = (html: string) =>
  find(({ createElement }) => createElement("div", { dangerouslySetInnerHTML: { __html: html } }));
const style = { code: "template/inline-style", name: "style" };
const handler = { code: "template/event-handler" };

test.for([
  ["<a title='our style = calm' href='/'>Style = ours</a>", []],
  ["<!-- <b style='color:red'> --><p>1 &lt; 2 onclick=</p>", []],
  ["<style>p { color: red }</style>", [{ ...style, name: "<style>", element: "div" }]],
  ['<a title="a > b" style="color:red">x</a>', [{ ...style, element: "a" }]],
  ["<p><B STYLE=x ONCLICK=y>x</B></p>", [{ ...style, element: "b" }]],
  ['<i/onclick="go()">x</i>', [{ ...handler, name: "onclick", element: "i" }]],
] as const)("reads finished HTML as browsers do: %s", ([html, found]) => {
  expect(inHtml(html)).toEqual(found);
});

test("finds what a copy of an element adds", () => {
  const copy = (props: object) => find((react) => react.cloneElement(React.createElement("span"), props));
  expect(copy({ style: { color: "red" } })).toEqual([{ ...style, element: "span" }]);
  expect(copy({ onClick: () => undefined })).toEqual([{ ...handler, name: "onClick", element: "span" }]);
  expect(copy({ className: "wide" })).toEqual([]);
});

test("finds a handler beside finished HTML", () => {
  const props = { dangerouslySetInnerHTML: { __html: "<b>x</b>" }, onClick: () => undefined };
  expect(find((react) => react.createElement("p", props))).toHaveLength(1);
});

test.for([{}, { color: undefined }, { color: "" }])("accepts a style that prints nothing: %j", (empty) => {
  expect(find((react) => react.createElement("p", { style: empty }))).toEqual([]);
});
