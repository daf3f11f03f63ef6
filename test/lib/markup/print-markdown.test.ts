import { expect, test } from "vitest";
import { writtenId, writtenLink } from "../../../src/lib/markup/write-markup.ts";
import type { Markup } from "../../../src/model/text/markup.ts";
import { passMarkdown } from "../../support/print-content.ts";

const print = (markup: Markup): string =>
  markup
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "id") return writtenId(part.id);
      return part.kind === "link"
        ? writtenLink(part.href, part.title)
        : `[${part.name} ${JSON.stringify(part.attributes)}]`;
    })
    .join("");

const renderSections = (markdown: string) =>
  passMarkdown(markdown).sections.map(({ title, body, ...rest }) => ({
    ...rest,
    title: print(title),
    body: print(body),
  }));

test.for<[string, string]>([
  ["One\ntwo.", "<p>One\ntwo.</p>\n"],
  [
    "One  \ntwo *three* **four** ~~five~~ `<six>`",
    "<p>One<br />two <em>three</em> <strong>four</strong> <del>five</del> <code>&lt;six&gt;</code></p>\n",
  ],
  ["- a\n- b\n  - c\n", "<ul>\n<li>a</li>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n"],
  ["3. a\n4. b\n", '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>\n'],
  ["> a\n", "<blockquote>\n<p>a</p>\n</blockquote>\n"],
  ["```html\n<b>&amp;\n```\n", "<pre><code>&lt;b&gt;&amp;amp;\n</code></pre>\n"],
  ["```\n```\n", "<pre><code></code></pre>\n"],
  ["One \n two\t\n*three* \n [four](/a) \n", '<p>One\ntwo\n<em>three</em>\n<a href="/a">four</a></p>\n'],
  ["One \n\n- two \n  three \n- four \n", "<p>One</p>\n<ul>\n<li>two\nthree</li>\n<li>four</li>\n</ul>\n"],
  ["One   \n two\\\n three   \n", "<p>One<br />two<br />three</p>\n"],
  ["```\none \n\n  two\n```\n", "<pre><code>one \n\n  two\n</code></pre>\n"],
  ["H~2~O ~a~ ~~b~~ ~~~", "<p>H~2~O ~a~ <del>b</del> ~~~</p>\n"],
  ["---\n", "<hr />\n"],
  ['Tea &amp; cake &copy; "x" 5 < 6', '<p>Tea &amp; cake © "x" 5 &lt; 6</p>\n'],
  [
    '[a](/b "c") <https://d.example>',
    '<p><a href="/b" title="c">a</a> <a href="https://d.example">https://d.example</a></p>\n',
  ],
  [
    "A&B &regular &copy 2 &#38 &notit; &#12345678; &#x1234567;",
    "<p>A&amp;B &amp;regular &amp;copy 2 &amp;#38 &amp;notit; &amp;#12345678; &amp;#x1234567;</p>\n",
  ],
  ["&#1234567; &#x41; &#X42; &eacute; \\&copy; `&copy;`", "<p>\u{fffd} A B é &amp;copy; <code>&amp;copy;</code></p>\n"],
  ["[a](/b?c&copy=d&lt=e&amp;param=f)", '<p><a href="/b?c&amp;copy=d&amp;lt=e&amp;param=f">a</a></p>\n'],
  ["[a](/caf&eacute; 'b &copy; &copy')", '<p><a href="/caf%C3%A9" title="b © &amp;copy">a</a></p>\n'],
  [
    "https://a.example/?b&center=c&reg=d",
    '<p><a href="https://a.example/?b&amp;center=c&amp;reg=d">https://a.example/?b&amp;center=c&amp;reg=d</a></p>\n',
  ],
  [
    "![A&B &copy; &copy \\&copy; `&copy;`](pictures/c&d&copy=.svg)",
    '<p>[pictures/c&d&copy=.svg {"alt":"A&B © &copy &copy; &copy;"}]</p>\n',
  ],
  ["&#1;0&#1; [a](/b)", '<p>0 <a href="/b">a</a></p>\n'],
  ["![A *b*](pictures/c%20d.svg)", '<p>[pictures/c d.svg {"alt":"A b"}]</p>\n'],
  ["H<sub>2</sub>O <br> x", "<p>H<sub>2</sub>O <br /> x</p>\n"],
  ["### Three\n", '<h3 id="three">Three</h3>\n'],
  ["a \u00010\u0001 b", "<p>a 0 b</p>\n"],
])("%j becomes HTML", ([markdown, html]) => {
  expect(print(passMarkdown(markdown).opening)).toBe(html);
});

test("a bare www. address is a link to https", () => {
  const html = print(passMarkdown("See www.example.com, www.example.com/a?b or (www.example.org).").opening);
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://www.example.com"',
    'href="https://www.example.com/a?b"',
    'href="https://www.example.org"',
  ]);
  expect(html).toContain(">www.example.com</a>,");
});

test.for(["", "&nbsp;", "<br>", "<strong></strong>", "**&nbsp;**"])(
  "a heading cell of a table that contains %j is a plain cell, and the others are headings",
  (corner) => {
    const html = print(passMarkdown(`| ${corner} | Crown |\n|---|---|\n| Visits | 2 |\n`).opening);
    expect(html).toMatch(/<thead>\s*<tr>\s*<td>/);
    expect(html.match(/<th>.*?<\/th>/g)).toEqual(["<th>Crown</th>"]);
  },
);

test("a heading cell with only a picture or a link is a heading", () => {
  const html = print(passMarkdown("| ![Cost](a.svg) | [Crown](/b) |\n|---|---|\n| 1 | 2 |\n").opening);
  expect(html.match(/<th>/g)).toHaveLength(2);
});

test("sections begin at headings of the second level", () => {
  const sections = renderSections(
    "Lost.\n\n## Privacy Policy\n\nOne.\n\n### More\n\nTwo.\n\n## Contact Us\n\nThree.\n",
  );
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ["privacy-policy", "Privacy Policy"],
    ["contact-us", "Contact Us"],
  ]);
  expect(sections[0]?.body.trim()).toBe('<p>One.</p>\n<h3 id="more">More</h3>\n<p>Two.</p>');
  expect(sections[1]?.body.trim()).toBe("<p>Three.</p>");
});

test("a heading inside code does not begin a section", () => {
  expect(renderSections("## One\n\n```\n## Two\n```\n")).toHaveLength(1);
});

test("headings with the same words have different ids in all sections and levels", () => {
  const sections = renderSections("## One\n\n### More\n\n## One\n\n### More\n");
  expect(sections.map(({ id }) => id)).toEqual(["one", "one-1"]);
  expect(sections[1]?.body).toContain('id="more-1"');
});

test.for([
  ["Your *rights*", "Your <em>rights</em>", "your-rights"],
  ["Use of `<code>`", "Use of <code>&lt;code&gt;</code>", "use-of-code"],
  ["Use of <code>x</code>", "Use of <code>x</code>", "use-of-x"],
  ["What we [keep](/privacypolicy)", 'What we <a href="/privacypolicy">keep</a>', "what-we-keep"],
  ["Tea & cake", "Tea &amp; cake", "tea--cake"],
  ["1 \\* 2", "1 * 2", "1--2"],
  ["Tea &amp; cake &copy", "Tea &amp; cake &amp;copy", "tea--cake-copy"],
] as const)("the heading %s has its markup, and an id made of its words", ([written, title, id]) => {
  expect(renderSections(`## ${written}\n`)).toMatchObject([{ id, title }]);
});

test("a link defined in one section may be used in all others", () => {
  const [one, two] = renderSections(
    "## One\n\nSee [our page][page].\n\n## Two [page]\n\nx\n\n[page]: /services/crowns\n",
  );
  expect(one?.body).toContain('<a href="/services/crowns">our page</a>');
  expect(two?.title).toBe('Two <a href="/services/crowns">page</a>');
});
