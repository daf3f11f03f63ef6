import type { Mark, Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { readBlocks } from "../../src/edit/change/read-blocks.ts";
import { marks, nodes, textSchema } from "../../src/edit/change/block-schema.ts";
import { writeBlocks } from "../../src/edit/change/write-blocks.ts";
import { editTextsAtRandom, findTextFault, listTexts } from "./random-text-edits.ts";

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

/** Changes the words of a text as somebody types them: takes the first ones for the second. */
function type(text: string, old: string, now: string): ReturnType<typeof writeBlocks> {
  const read = readBlocks(text)!;
  const change = (node: typeof read.doc): typeof read.doc => {
    if (node.isText) return textSchema.text(node.text!.replace(old, now), node.marks);
    return node.type.create(node.attrs, node.children.map(change), node.marks);
  };
  return writeBlocks(read, change(read.doc));
}

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
  ["a fault in a link that is lost, with words of its address", "[example](https://example.com)", "example", false],
])("the judge of random edits finds %s", ([, text, said, isRight]) => {
  const read = readBlocks("")!;
  const { doc } = readBlocks(text)!;
  expect(findTextFault(read, doc, said || text) === undefined).toBe(isRight);
});
