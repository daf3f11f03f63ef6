import * as fc from "fast-check";
import sanitizeHtml from "sanitize-html";
import { describe, expect, test } from "vitest";
import { renderedMarkdown, simpleHtml, type AllowedHtml } from "../../src/model/allowed-html.ts";
import { passPlainHtml } from "../../src/model/plain-html.ts";

const link = (href: string): string => href.replace(/^\//, "/base/");

/** The slow way, as `rich-text.ts` goes it. */
function sanitize(html: string, allowed: AllowedHtml): string {
  return sanitizeHtml(html, {
    allowedTags: Object.keys(allowed),
    allowedAttributes: Object.fromEntries(Object.entries(allowed).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.href === undefined ? attribs : { ...attribs, href: link(attribs.href) },
      }),
    },
  });
}

const attributes = [
  ...["", ' href="/a"', ' href="#x"', ' href="https://a.b/c?d=1"', ' href="javascript:x"', ' href="//x"', ' href=""'],
  ...[
    ' id="a-b"',
    ' start="3"',
    ' data-align="left"',
    ' title="t t"',
    ' title=""',
    ' class="x"',
    " onclick=x",
    ' href="\\\\a"',
  ],
];
const texts = [
  ...["text", " ", "\n", "é", "&amp;", "&lt;", "&quot;", "&#39;", "&nbsp;", "&", "'", '"', "<", ">", "=", "\0", "\r"],
  ...["<!--", "-->", "<![CDATA[", "]]>", "<?x", "&#x41;", "</p>", "<P>", "<svg>", "<script>", "\ufeff"],
];
const elements = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(...texts),
    fc.constantFrom("<br>", "<hr>", "<br />", '<img src="/x.png">'),
    fc
      .tuple(
        fc.constantFrom(...Object.keys(renderedMarkdown)),
        fc.constantFrom(...attributes),
        fc.array(tie("html"), { maxLength: 3 }),
      )
      .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner.join("")}</${tag}>`),
  ),
})).html;
const fragments = fc.array(elements, { maxLength: 4 }).map((all) => all.join(""));

describe("plain HTML", () => {
  test("that passes is what the sanitizer makes of it", () => {
    let passed = 0;
    fc.assert(
      fc.property(fragments, fc.constantFrom(simpleHtml, renderedMarkdown), (html, allowed) => {
        const plain = passPlainHtml(html, allowed, link);
        if (plain === undefined) return;
        passed++;
        expect(plain).toBe(sanitize(html, allowed));
      }),
      { numRuns: 20_000, seed: 20_261_121 },
    );
    expect(passed).toBeGreaterThan(3000);
  });

  test.for([
    '<p>Your teeth &amp; gums: <strong>brush</strong> <a href="/a">twice</a>.</p>',
    "<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>",
    '<h2 id="a-b">Heading</h2>\n<blockquote><p>Words</p></blockquote><hr>',
    '<table><thead><tr><th data-align="left">A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table>',
  ])("%s passes", (html) => {
    expect(passPlainHtml(html, renderedMarkdown, link)).toBe(sanitize(html, renderedMarkdown));
  });

  test.for([
    "<script>x</script>",
    "<p onclick=x>a</p>",
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java&#9;script:alert(1)">a</a>',
    "<p>a",
    "a</p>",
    "<p><ul><li>a</li></ul></p>",
    '<a href="/a"><a href="/b">c</a></a>',
    "a & b",
    "<svg></svg>",
    "<IMG src=x>",
    "<!-- a -->",
  ])("%s is left to the sanitizer", (html) => {
    expect(passPlainHtml(html, renderedMarkdown, link)).toBeUndefined();
  });
});
