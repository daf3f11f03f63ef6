import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { markLanguage } from "../../../src/lib/markup/other-language.ts";
import { adaptElements } from "../../../src/steps/render/adapt-elements.ts";
import { nameLanguages } from "../../../src/steps/render/name-languages.ts";

const languages = {
  homeHref: "/practice/es/",
  otherLanguages: [{ lang: "en", homeHref: "/practice/", note: "(en inglés)" }],
};
const { createElement, cloneElement } = adaptElements(jsxRuntime, React, (element, props) =>
  nameLanguages(element, props, languages),
).react;
const words = markLanguage("Crowns", "en");

test.for([
  ["alone in an element", createElement("h2", { id: "a" }, words), '<h2 lang="en" id="a">Crowns</h2>'],
  ["beside others", createElement("p", null, "Vea ", words, "."), '<p>Vea <span lang="en">Crowns</span>.</p>'],
  ["inside a text", createElement("p", null, `Vea ${words}.`), '<p>Vea <span lang="en">Crowns</span>.</p>'],
  [
    "in a link",
    createElement("a", { href: "/practice/es/a/" }, words),
    '<a href="/practice/es/a/"><span lang="en">Crowns</span></a>',
  ],
  ["of a picture", createElement("img", { alt: words }), '<img lang="en" alt="Crowns"/>'],
  ["in an attribute", createElement("p", { title: words }), '<p title="Crowns"></p>'],
  ["where only a text may be", createElement("title", null, words), "<title>Crowns</title>"],
  ["without an element", createElement(React.Fragment, null, words), '<span lang="en">Crowns</span>'],
  ["added to a copy", cloneElement(React.createElement("b"), {}, words), '<b lang="en">Crowns</b>'],
  [
    "as HTML",
    createElement("div", { dangerouslySetInnerHTML: { __html: markLanguage("<p>a</p>", "en") } }),
    '<div lang="en"><p>a</p></div>',
  ],
  [
    "around elements",
    createElement("div", null, ...["\u{fdd0}en\u{fdd0}", React.createElement("p"), "\u{fdd1}", "b"]),
    '<div><div lang="en"><p></p></div>b</div>',
  ],
] as const)("words in another language are named as such: %s", ([, element, html]) => {
  expect(renderToStaticMarkup(element)).toBe(html);
});

test("a link whose words are finished HTML stays as it is", () => {
  const link = createElement("a", { href: "/practice/a/", dangerouslySetInnerHTML: { __html: "<b>a</b>" } });
  expect(renderToStaticMarkup(link)).toBe('<a href="/practice/a/"><b>a</b></a>');
});

test.for([
  ["/practice/", "en"],
  ["/practice/a/#b", "en"],
  ["/practice/es/a/", undefined],
  ["/practice/assets/a.pdf", undefined],
  ["/other/", undefined],
  ["https://a.example/practice/", undefined],
  ["#b", undefined],
] as const)("a link says that its page is in another language, and only that of a page: %s", ([href, lang]) => {
  const note = lang === undefined ? "a</a>" : ` hrefLang="${lang}">a (en inglés)</a>`;
  expect(renderToStaticMarkup(createElement("a", { href }, "a"))).toBe(
    `<a href="${href}"${lang === undefined ? ">" : ""}${note}`,
  );
});

test("a link that names the language of its page stays as it is", () => {
  const link = createElement("a", { href: "/practice/", hrefLang: "en" }, "English");
  expect(renderToStaticMarkup(link)).toBe('<a href="/practice/" hrefLang="en">English</a>');
});
