import { describe, expect, test } from "vitest";
import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import * as fc from "fast-check";
import { isAllowedHref, markdownHtml, simpleHtml, type AllowedHtml } from "../../../src/lib/markup/allowed-html.ts";
import { HtmlSanitizer } from "../../../src/lib/markup/html-sanitizer.ts";
import { lacksSlash } from "../../../src/model/build/page-paths.ts";
import { startOf } from "../../../src/model/build/place.ts";
import type { Source } from "../../../src/model/build/source.ts";
import { inspectFile } from "../../../src/steps/validate/inspect-file.ts";
import { validateSite } from "../../../src/steps/validate/validate-site.ts";
import { passHtml, writeParts } from "../../support/print-content.ts";
import { markdownSource, noContent, position, textAt } from "../../support/read-source.ts";

function throughGate(html: string, allowed: AllowedHtml): HtmlSanitizer {
  const sanitizer = new HtmlSanitizer(allowed);
  sanitizer.read(html, () => startOf("x"));
  sanitizer.end();
  return sanitizer;
}

/** Each problem as its code and the text that it marks. */
function problemsIn(html: string, allowed = simpleHtml): string[] {
  return throughGate(html, allowed).problems.map(({ code, message }) =>
    `${code} ${/<[^> ]*>?|"[^"]*"/.exec(message)?.[0] ?? ""}`.trim(),
  );
}

test.for([
  "plain text",
  "<p>One</p><p>Two</p>",
  "<p>One<p>Two",
  "<ul><li>One<li>Two</ul>",
  "<STRONG>One</STRONG>",
  "one<br>two<br/>three",
  '<a href="/services/crowns">x</a>',
  '<a href="/services/crowns"><b>x</b></a>',
  "<a href=/services/crowns>x</a>",
  "5 < 6 & 7 > 4",
  "H<sub>2</sub>O",
  '<abbr title="Doctor of Dental Surgery">DDS</abbr>',
])("%s is simple HTML", (html) => {
  expect(problemsIn(html)).toEqual([]);
});

test.for([
  ["A&B &regular", '"&reg"'],
  ["A &amp B", '"&amp"'],
  ["A &#169 B", '"&#169"'],
  ["<abbr title='A &copy'>B</abbr>", '"&copy"'],
  ["<abbr title='A &copy&reg;'>B</abbr>", '"&copy"'],
  ["<abbr title='A &#xa9x'>B</abbr>", '"&#xa9"'],
])("%s has a reference without its semicolon, which HTML decodes", ([html, reference]) => {
  expect(problemsIn(html!)).toEqual([`html/bare-reference ${reference!}`]);
});

test.for([
  ["A&B & &x; &center", "A&amp;B &amp; &amp;x; ¢er"],
  ["&reg; &copy;right &notit;", "® ©right ¬it;"],
  [
    '<a href="https://a.example/?b&center=c&copy=d&lt=e">x</a>',
    '<a href="https://a.example/?b&amp;center=c&amp;copy=d&amp;lt=e">x</a>',
  ],
])("%s is read as HTML has it", ([html, printed]) => {
  expect(writeParts(passHtml(html!))).toBe(printed);
});

test.for([
  ["<script>alert(1)</script>", ["html/element <script>"]],
  ["<ScRiPt src=//evil.example></sCrIpT>", ["html/element <script>"]],
  ["<script", ["html/unfinished-tag <script"]],
  ["<iframe src='https://a.example'></iframe>", ["html/element <iframe>"]],
  ["<style>p{}</style>", ["html/element <style>"]],
  ["<h2>Before</h2>", ["html/element <h2>"]],
  ["<img src=x onerror=alert(1)>", ["html/element <img>"]],
  ["<svg><script>x</script></svg>", ["html/element <svg>", "html/element <script>"]],
  ["<constructor>x</constructor>", ["html/element <constructor>"]],
  ["<p onclick=alert(1)>x</p>", ['html/attribute "onclick"']],
  ["<p ONCLICK='alert(1)'>x</p>", ['html/attribute "onclick"']],
  ["<p/onclick=alert(1)>x</p>", ['html/attribute "onclick"']],
  ['<p style="color:red" class=x>x</p>', ['html/attribute "style"', 'html/attribute "class"']],
  ['<a href="/" target="_blank">x</a>', ['html/attribute "target"']],
  ['<a href="javascript:alert(1)">x</a>', ['link/scheme "javascript:alert(1)"']],
  ['<a href="/services"><b> &nbsp;</b></a>', ['link/no-words "/services"']],
  ['<a href="java&#x09;script:alert(1)">x</a>', ['link/scheme "java\tscript:alert(1)"']],
  ['<a href="&#x6A;avascript&colon;x">x</a>', ['link/scheme "javascript:x"']],
  ['<a href=" javascript:x">x</a>', ['link/scheme " javascript:x"']],
  ['<a href="//evil.example">x</a>', ['link/scheme "//evil.example"']],
  ["<!-- note -->", ["html/comment <!--"]],
  ["<!-- <b> </i> -->", ["html/comment <!--"]],
  ["<p>x <strong>y</p>", ["html/unclosed <strong>"]],
  ["<em>x <strong>y</em></strong>", ["html/unclosed <strong>", "html/stray-end </strong>"]],
  ["x</strong>", ["html/stray-end </strong>"]],
  ["Hello</b> there </div> x", ["html/stray-end </b>", "html/stray-end </div>"]],
  ["<p>One</p></p></div>", ["html/stray-end </p>", "html/stray-end </div>"]],
  ["<ul><li><p>One</li></p></ul>", ["html/stray-end </p>"]],
  ["<p>One<p>Two</p></p>", ["html/stray-end </p>"]],
  ["<ul><li>One<li>Two</li></ul><ul><li>One<ul><li>Two</li></ul></li></ul>", []],
  ["<div>One</div> <div><div>two</div></div>", ["html/element <div>", "html/element <div>", "html/element <div>"]],
  ["one</br>two", ["html/stray-end </br>"]],
  ["<p>x <ul><li>y</li></ul></p>", ["html/nesting <ul>"]],
  ["<b><p>x</p></b>", ["html/nesting <p>"]],
  ["<ul><p>x</p></ul>", ["html/nesting <p>"]],
  ['<a href="/">x <a href="/">y</a></a>', ["html/nesting <a>"]],
  ["x <b y", ["html/unfinished-tag <b"]],
  ["x <B y", ["html/unfinished-tag <B"]],
  ["x </b y", ["html/unfinished-tag </b"]],
  ['<a href="/services/crowns>x</a> y', ["html/unfinished-tag <a"]],
  ['<p title="a > b">x</p>', ['html/attribute "title"']],
] as const)("%s is told", ([html, problems]) => {
  expect(problemsIn(html)).toEqual(problems);
});

test("Markdown may contain more elements than HTML fields", () => {
  expect(problemsIn("<h3>Before</h3><table><tr><td>x</td></tr></table>", markdownHtml)).toEqual([]);
  expect(problemsIn('<h3 onclick="x">Before</h3>', markdownHtml)).toEqual(['html/attribute "onclick"']);
});

test("a paragraph ends where the next item or cell begins", () => {
  const pass = (html: string): string => writeParts(passHtml(html, markdownHtml));
  expect(problemsIn("<ul><li><p>One<li><p>Two</ul>")).toEqual([]);
  expect(pass("<ul><li><p>One<li><p>Two</ul>")).toBe("<ul><li><p>One</p></li><li><p>Two</p></li></ul>");
  expect(pass("<table><tr><td><p>One<td>Two</table>")).toContain("<td><p>One</p></td><td>Two</td>");
  expect(problemsIn("<p><li>One</li></p>")).toEqual(["html/stray-end </p>"]);
});

test("a table may leave out every end tag that is optional in HTML", () => {
  const table = "<table><thead><tr><th>x<tbody><tr><td>y<td>z<tr><td>y</table>";
  expect(problemsIn(table, markdownHtml)).toEqual([]);
});

test.for(["a", "abbr", "b", "code", "del", "em", "i", "strong", "sub", "sup"])(
  "a paragraph may not be inside <%s>",
  (phrase) => {
    expect(problemsIn(`<${phrase}><p>x</p></${phrase}>`, markdownHtml)).toEqual(["html/nesting <p>"]);
  },
);

test.for(["blockquote", "h2", "h3", "h4", "ol", "pre", "table", "ul"])("<%s> may not be in a paragraph", (block) => {
  expect(problemsIn(`<p>x <${block}></${block}></p>`, markdownHtml)).toEqual([`html/nesting <${block}>`]);
});

test("elements may be nested a hundred deep, with any number beside each other", () => {
  const nest = (depth: number): string => "<b>".repeat(depth) + "x" + "</b>".repeat(depth);
  expect(problemsIn(nest(100) + nest(1).repeat(200))).toEqual([]);
  expect(problemsIn(nest(101))).toEqual(["file/too-large"]);
});

test("allowed links are collected as written", () => {
  const { links } = throughGate('<a href="/a">x</a> <a href="tel:1">y</a> <a href="ftp://x">z</a>', simpleHtml);
  expect(links.map(({ href }) => href)).toEqual(["/a", "tel:1"]);
});

describe("places in the author's file", () => {
  const frontMatter = `mainTitleText: Polishing
title: Smooth
description: What it does.
imgSrc: pictures/doctor.svg
imgAlt: A dentist.
`;

  /** `line:column code text` of each problem of a service with these keys. */
  function placesIn(keys: string): string[] {
    const source = markdownSource(frontMatter + keys);
    return problemsOf(source).map(({ code, place }) => `${position(place)} ${code} ${textAt(source.text, place)}`);
  }

  test("in a value on the key's line", () => {
    expect(placesIn("descriptionToBeParsed: <p>a <i>b</i> <u>c</u></p>")).toEqual(["7:38 html/element <u"]);
  });

  test("in a folded value of several lines", () => {
    expect(placesIn("descriptionToBeParsed: >-\n  <p>One</p>\n  <u>two</u>\n  <p>three <s>four</s></p>")).toEqual([
      "9:3 html/element <u",
      "10:12 html/element <s",
    ]);
  });

  test("of a repeated mistake, each time", () => {
    expect(placesIn("descriptionToBeParsed: |\n  <u>a</u> <u>b</u>\n  <u>c</u>")).toEqual([
      "8:3 html/element <u",
      "8:12 html/element <u",
      "9:3 html/element <u",
    ]);
  });

  test("after an earlier word that looks the same", () => {
    expect(placesIn('descriptionToBeParsed: |\n  Ask on style.\n  <p style="x">a</p>')).toEqual([
      '9:6 html/attribute style="x"',
    ]);
  });

  test("in a quoted value", () => {
    expect(placesIn(`descriptionToBeParsed: "<p>a</p> <u>b</u>"`)).toEqual(["7:34 html/element <u"]);
    expect(placesIn("descriptionToBeParsed: '<p>it''s</p> <u>b</u>'")).toEqual(["7:38 html/element <u"]);
  });

  test("at the whole value if an escape hides the text", () => {
    expect(placesIn(`descriptionToBeParsed: "\\x3Cu>b</u>"`)).toEqual([`7:24 html/element "\\x3Cu>b</u>"`]);
  });

  test("in the second card's description", () => {
    const keys = `sectionOneTitle: Before
sectionOneData:
  - title: <b>Rinse</b>
    description: <u>a</u>
  - title: Wait
    description: >-
      One line,
      then <u>b</u>
`;
    expect(placesIn(keys)).toEqual(["9:12 value/markup-in-text <b>", "10:18 html/element <u", "14:12 html/element <u"]);
  });

  test("of a link", () => {
    expect(placesIn('descriptionToBeParsed: <a href="ftp://a.example/">x</a>')).toEqual([
      "7:33 link/scheme ftp://a.example/",
    ]);
  });
});

test("a service with correct front matter has no problems", () => {
  expect(inspectFile(markdownSource("mainTitleText: Bridges")).problems).toEqual([]);
});

function problemsOf(source: Source): ReturnType<typeof validateSite>["problems"] {
  const assets = new Map([["pictures/doctor.svg", { absolutePath: "/doctor.svg" }]]);
  return validateSite({ ...noContent, entries: [source], entryFiles: [source.file], assets }).problems;
}

const words = fc.constantFrom(
  "x",
  " ",
  "Tea & cake",
  "&lt;b>",
  "&amp;amp;",
  "5 < 6",
  "a > b",
  "\u00a0",
  "\n",
  '"',
  "'",
  "&copy",
  "=",
);
const attributes = fc.constantFrom(
  "",
  " ",
  '="x"',
  ' title="a > b"',
  " title='\"'",
  ' id="x" id="y"',
  ' href="/services"',
  " href=/a/",
  " HREF='https://a.example/?b=1&c=2'",
  ' href="javascript:x"',
  ' href="java&#10;script:x"',
  ' href="//a.example"',
  ' href="services/x"',
  ' src="pictures/a.svg" alt="A"',
  ' src="x" onerror=y',
  ' start="3"',
  " onclick=x",
  " style='color:red' class=y",
  ' width="1e9" loading=lazy',
  "/",
);
const tagOf = (names: readonly string[]) =>
  fc.oneof(
    fc.tuple(fc.constantFrom(...names), attributes).map(([name, attribute]) => `<${name}${attribute}>`),
    fc.constantFrom(...names).map((name) => `</${name}>`),
  );
const foreign =
  "span u font div section script style svg math template textarea title select option form iframe noscript xmp".split(
    " ",
  );
const others = fc.constantFrom(
  "<!-- <b> -->",
  "<!-->",
  "<!doctype x>",
  "<?php x ?>",
  "</ x>",
  "<",
  "</",
  "<b",
  "<![CDATA[x]]>",
  "-->",
);
const soup = (...parts: fc.Arbitrary<string>[]) =>
  fc.array(fc.oneof(...parts), { maxLength: 14 }).map((all) => all.join(""));
const anyHtml = soup(words, tagOf(Object.keys(simpleHtml)), tagOf(Object.keys(markdownHtml)), tagOf(foreign), others);

const seed = Number(process.env.SEED ?? 20_261_121);

/** The elements that a page has around a table. */
const scrolled: AllowedHtml = { div: ["class", "role", "aria-label", "tabindex"] };

function elementsIn(html: string): Tree.Element[] {
  const visit = (node: Tree.Node): Tree.Element[] => [
    ...("tagName" in node ? [node] : []),
    ...("childNodes" in node ? node.childNodes.flatMap(visit) : []),
  ];
  return visit(parseFragment(html));
}

function textIn(node: Tree.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
}

describe.for([
  ["simple HTML", simpleHtml],
  ["Markdown", markdownHtml],
] as const)("whatever is written, what passes for %s", ([, allowed]) => {
  const pass = (html: string): string => writeParts(passHtml(html, allowed));

  test("has only allowed elements, attributes and addresses when a browser reads it", () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        for (const { tagName, attrs } of elementsIn(pass(html))) {
          const known: AllowedHtml = allowed === markdownHtml ? { ...allowed, ...scrolled } : allowed;
          expect(Object.keys(known)).toContain(tagName);
          for (const { name, value } of attrs) {
            expect(known[tagName]).toContain(name);
            if (name === "href") expect(isAllowedHref(value) || lacksSlash(value), value).toBe(true);
          }
        }
      }),
      { numRuns: 5000, seed },
    );
  });

  test("does not change the second time", () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = pass(html);
        expect(pass(once)).toBe(once);
      }),
      { numRuns: 5000, seed },
    );
  });

  test("has every word in order, whatever is removed around it", () => {
    const html = soup(
      words,
      tagOf(Object.keys(allowed).filter((name) => !/^(t|pre)/.test(name))),
      tagOf(foreign.slice(0, 5)),
    );
    fc.assert(
      fc.property(html, (written) => {
        expect(textIn(parseFragment(pass(written)))).toBe(textIn(parseFragment(written)));
      }),
      { numRuns: 5000, seed },
    );
  });

  test("is the same as in a browser if it has no mistakes", () => {
    let sound = 0;
    const html = soup(words, tagOf(Object.keys(allowed).filter((name) => !/^(t|img)/.test(name))));
    fc.assert(
      fc.property(html, (written) => {
        if (throughGate(written, allowed).problems.length > 0) return;
        sound++;
        expect(serialize(parseFragment(pass(written)))).toBe(serialize(parseFragment(written)));
      }),
      { numRuns: 10_000, seed },
    );
    expect(sound).toBeGreaterThan(500);
  });
});

test("HTML in several stretches is checked as a whole", () => {
  const sanitizer = new HtmlSanitizer(simpleHtml);
  const parts = ["<b>", "<i>", "</i>", "</b>", "<p>"].map((html) =>
    writeParts(sanitizer.read(html, () => startOf("x"))),
  );
  expect(parts).toEqual(["<b>", "<i>", "</i>", "</b>", "<p>"]);
  expect([sanitizer.end(), sanitizer.problems]).toEqual(["</p>", []]);
});
