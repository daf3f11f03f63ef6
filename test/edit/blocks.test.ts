import type { Mark, Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { readBlocks } from "../../src/edit/change/read-blocks.ts";
import { marks, nodes, textSchema } from "../../src/edit/change/block-schema.ts";
import { markdown, writeBlocks } from "../../src/edit/change/write-blocks.ts";
import { simpleHtml } from "../../src/edit/change/write-html.ts";
import { editTextsAtRandom, findTextFault, listHtml, listTexts } from "./random-text-edits.ts";

test("every text of the sample, the fixtures, the starters and the documents keeps its bytes without an edit", () => {
  for (const text of listTexts()) {
    const read = readBlocks(text)!;
    expect(writeBlocks(read, read.doc)).toEqual({ text });
  }
});

test("random edits print what was meant, and leave the bytes of all other blocks as they were", () => {
  const short = listTexts().filter(({ length }) => length < 2500);
  const { made, refused, wrong } = editTextsAtRandom(short, 1, 150);
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(300);
  expect(refused.length, refused.join("\n")).toBeLessThan(made / 50);
});

test("random edits of simple HTML print what was meant, and leave the bytes of all other blocks as they were", () => {
  const { made, refused, wrong } = editTextsAtRandom(listHtml(), 1, 250, simpleHtml);
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(500);
  expect(refused).toEqual([]);
});

/** Changes the words of a text as somebody types them: takes the first ones for the second. */
function type(text: string, old: string, now: string, format = markdown): ReturnType<typeof writeBlocks> {
  const read = format.read(text)!;
  const change = (node: typeof read.doc): typeof read.doc => {
    if (node.isText) return textSchema.text(node.text!.replace(old, now), node.marks);
    return node.type.create(node.attrs, node.children.map(change), node.marks);
  };
  return writeBlocks(read, change(read.doc), format);
}

test.for<[string, string, string, string, string]>([
  [
    "keeps its tags, spaces and line ends",
    "<P>\n One</P>\n\n<p>Two &amp; <b>x</b></p>\n",
    "One",
    "2 < 3",
    "<P>\n 2 < 3</P>\n\n<p>Two &amp; <b>x</b></p>\n",
  ],
  [
    "keeps its bold and its breaks",
    "<b>One</b> <i>two</i><br />three",
    "three",
    "four",
    "<b>One</b> <i>two</i><br />four",
  ],
  ["has references only if it needs them", "AT&amp;T", "T&T", "T&T &copy <b>", "AT&amp;T &amp;copy &lt;b&gt;"],
  [
    "keeps its width",
    "<p>One two three\nfour five six.</p>\n",
    "two",
    "2 2 2",
    "<p>One 2 2 2 three\nfour five six.</p>\n",
  ],
  [
    "keeps the other items",
    "<ul>\n  <li>a\n  <li> b</li>\n</ul>",
    "a",
    "c",
    "<ul>\n  <li>c</li>\n  <li> b</li>\n</ul>",
  ],
  [
    "keeps what only HTML says",
    'H<sub>2</sub>O is <abbr title="x">y</abbr>',
    "is",
    "or",
    'H<sub>2</sub>O or <abbr title="x">y</abbr>',
  ],
])("simple HTML that is changed %s", ([, text, old, now, expected]) => {
  expect(type(text, old, now, simpleHtml)).toEqual({ text: expected });
});

test("HTML with what a field may not have is left as source", () => {
  for (const text of [
    "<p class=x>a</p>",
    "<table></table>",
    "a <u>b</u>",
    "a <!-- b -->",
    "<p>a</b>",
    "a &copy b",
    "a <b",
  ])
    expect(simpleHtml.read(text)).toBe(undefined);
});

test.for<[string, string, string, string, string]>([
  [
    "keeps its width",
    "One two three\nfour five six.\n\n*  x\n",
    "two",
    "2 2 2",
    "One 2 2 2 three four\nfive six.\n\n*  x\n",
  ],
  ["keeps its underscores", "An _old_ word.\n", "word", "sign", "An _old_ sign.\n"],
  ["has escapes only if it needs them", "A word.\n", "word", "5 * 3 [or] # 8", "A 5 * 3 [or] # 8.\n"],
  ["is escaped if it is read as something else", "A word.\n", "A word", "# **A**", "\\# \\*\\*A\\*\\*.\n"],
  [
    "keeps an address a link",
    "A word *x*.\n",
    "word",
    "*y* https://example.com/a_b_c",
    "A \\*y\\* https://example.com/a_b_c *x*.\n",
  ],
  ["keeps the other items", "* a\n*   b\n\n1) one\n2) two\n", "a", "c", "* c\n*   b\n\n1) one\n2) two\n"],
  ["keeps a table", "A\n\n|a|b|\n|-|-|\n| 1 |2|\n", "A", "B", "B\n\n|a|b|\n|-|-|\n| 1 |2|\n"],
  ["keeps two lists apart", "- a\n\n* b\n", "b", "c", "- a\n\n* c\n"],
])("a text that is changed %s", ([, text, old, now, expected]) => {
  expect(type(text, old, now)).toEqual({ text: expected });
});

const link = (href: string, title = ""): Mark => marks.link.create({ href, title });
const [em, code] = [marks.em.create(), marks.code.create()];
const lineBreak = nodes.hard_break.create();

test.for<[string, Node[], string]>([
  [
    "a space between two links in italics",
    [textSchema.text("a", [link("/a"), em]), textSchema.text(" ", [em]), textSchema.text("b", [link("/b"), em])],
    "*[a](/a) [b](/b)*\n",
  ],
  [
    "a space after a link that ends in italics",
    [
      ...[textSchema.text("S", [link("/a")]), textSchema.text("e", [link("/a"), em]), textSchema.text(" ", [em])],
      textSchema.text("b", [em]),
    ],
    "[S*e*](/a) *b*\n",
  ],
  [
    "a line break in code",
    [textSchema.text("a", [code]), lineBreak.mark([code]), textSchema.text("b", [code])],
    "`a`\\\n`b`\n",
  ],
  [
    "a line break after a web address",
    [textSchema.text("www.example.com"), lineBreak, textSchema.text("b")],
    "www.example.com \\\nb\n",
  ],
  [
    "an address and a title with what Markdown may read",
    [textSchema.text("a", [link("/&copy;\\*", "&amp;")])],
    '[a](/&amp;copy;\\\\* "&amp;amp;")\n',
  ],
])("formatted text may have %s", ([, words, expected]) => {
  const doc = nodes.doc.create(null, [nodes.paragraph.create(null, words)]);
  expect(writeBlocks(readBlocks("")!, doc)).toEqual({ text: expected });
});

test("what would be read as something else is refused, with the block that it is in", () => {
  const text = "[a]\n\n[a]: /a\n";
  const read = readBlocks(text)!;
  const doc = nodes.doc.create(null, [read.doc.child(0)]);
  expect(writeBlocks(read, doc)).toEqual({ refused: doc });
});

test.for<[string, string, string, boolean]>([
  ["no fault in a link with letters of its address", "[https**z**](https://example.com)", "", true],
  ["no fault in a link that is its own address in two styles", "[a@b**c**.example](mailto:a@bc.example)", "", true],
  ["no fault in a link with half an emoji in its words", "[a\ud83e](https://example.com)", "", true],
  ["a fault in a link that is lost, with words of its address", "[example](https://example.com)", "example", false],
])("the judge of random edits finds %s", ([, text, said, isRight]) => {
  const read = readBlocks("")!;
  const { doc } = readBlocks(text)!;
  expect(findTextFault(read, doc, said || text) === undefined).toBe(isRight);
});
