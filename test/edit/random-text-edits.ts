import path from "node:path";
import { load } from "cheerio";
import type { Node } from "prosemirror-model";
import {
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  lift,
  setBlockType,
  splitBlock,
  toggleMark,
  wrapIn,
} from "prosemirror-commands";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { EditorState, TextSelection, type Command } from "prosemirror-state";
import { isListNode, marks, nodes } from "../../src/edit/change/block-schema.ts";
import type { WrittenBlocks } from "../../src/edit/change/read-blocks.ts";
import { markdown, writeBlocks, type TextFormat } from "../../src/edit/change/write-blocks.ts";
import { simpleHtml } from "../../src/edit/change/write-html.ts";
import { settleBlocks, joinText } from "../../src/edit/form/text-commands.ts";
import { isAllowedHref, simpleHtml as allowed } from "../../src/lib/markup/allowed-html.ts";
import { HtmlSanitizer } from "../../src/lib/markup/html-sanitizer.ts";
import { lexMarkdown } from "../../src/lib/markup/limited-lexer.ts";
import { printMarkdown } from "../../src/lib/markup/print-markdown.ts";
import { escapeText, escapeValue } from "../../src/lib/markup/write-markup.ts";
import { startOf } from "../../src/model/build/place.ts";
import { lacksSlash } from "../../src/model/build/page-paths.ts";
import type { Markup } from "../../src/model/text/markup.ts";
import { readMarkdown } from "../../src/steps/parse/front-matter.ts";
import { readPlain } from "../../src/steps/parse/plain-text.ts";
import { createRandom } from "../support/create-random.ts";
import { packageFolder } from "../support/package-folder.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { kindOf } from "../../src/model/build/kind.ts";
import { isGroup, partOf, type Part } from "../../src/model/build/walk-fields.ts";
import { readWritten } from "../../src/edit/change/read-written.ts";
import { listContent, pick } from "./random-edits.ts";

type Random = ReturnType<typeof createRandom>;

/** Words that Markdown may read as something else. */
const nastyWords = [
  ...["new words", "5 * 3", "snake_case_x", "a [note]", "# 1", "1. first", "- dash", "AT&T &amp; co", "<p>", "**no**"],
  ...["don’t", "50% off*", "C:\\x", "~5~10", "`tick`", "https://example.com/a_b", "日本語。", "a|b", "_x_", "+1 714"],
  ...[
    "!",
    "2024. ",
    "www.example.com",
    "me@example.com",
    "~~~",
    "===",
    "> said",
    "  blanks  ",
    "[x]",
    "![y](z)",
    "&copy;",
  ],
];

const addresses = ["/services/crowns", "https://example.com/a(b)", "tel:+17145550100", "https://example.com/?a=1&b=2"];

interface Chances {
  random: Random;
  state: EditorState;
}

const run = (command: Command, state: EditorState): EditorState | undefined => {
  let after: EditorState | undefined;
  command(state, (transaction) => (after = state.apply(transaction)));
  return after;
};

const choose = (state: EditorState, from: number, to = from): EditorState =>
  state.apply(state.tr.setSelection(TextSelection.between(state.doc.resolve(from), state.doc.resolve(to))));

/** Chooses some characters from the cursor on. */
function chooseSome({ random, state }: Chances, most: number): EditorState {
  const { from } = state.selection;
  return choose(state, from, Math.min(state.doc.content.size - 1, from + 1 + Math.floor(random() * most)));
}

const make =
  (command: Command) =>
  ({ state }: Chances) =>
    run(command, state);

/** What people do in formatted text. */
const actions: Readonly<Record<string, (chances: Chances) => EditorState | undefined>> = {
  type: ({ random, state }) => state.apply(state.tr.insertText(pick(random, nastyWords))),
  "type at the end": ({ random, state }) =>
    state.apply(state.tr.insertText(` ${pick(random, nastyWords)}`, state.selection.$from.end())),
  "type at the start": ({ random, state }) =>
    state.apply(state.tr.insertText(`${pick(random, nastyWords)} `, state.selection.$from.start())),
  bold: (chances) => run(toggleMark(marks.strong), chooseSome(chances, 25)),
  italic: (chances) => run(toggleMark(marks.em), chooseSome(chances, 10)),
  "bold letters": (chances) => run(toggleMark(marks.strong), chooseSome(chances, 5)),
  link: (chances) => run(toggleMark(marks.link, { href: pick(chances.random, addresses) }), chooseSome(chances, 20)),
  heading: (chances) =>
    run(setBlockType(nodes.heading, { level: 2 + Math.floor(chances.random() * 3) }), chances.state),
  paragraph: make(setBlockType(nodes.paragraph)),
  split: make(chainCommands(splitListItem(nodes.list_item), splitBlock)),
  "new item": ({ random, state }) => {
    const after = run(splitListItem(nodes.list_item), choose(state, state.selection.$from.end()));
    return after?.apply(after.tr.insertText(`Another ${pick(random, nastyWords)}`));
  },
  "join with what is above": ({ state }) => run(joinText(joinBackward), choose(state, state.selection.$from.start())),
  "join with what is below": ({ state }) => run(joinText(joinForward), choose(state, state.selection.$from.end())),
  "delete words": (chances) => run(deleteSelection, chooseSome(chances, 30)),
  "delete over blocks": (chances) => run(deleteSelection, chooseSome(chances, 300)),
  bullets: make(wrapInList(nodes.bullet_list)),
  numbers: make(wrapInList(nodes.ordered_list)),
  "lift an item": make(liftListItem(nodes.list_item)),
  "sink an item": make(sinkListItem(nodes.list_item)),
  quote: make(wrapIn(nodes.blockquote)),
  lift: make(lift),
  "break a line": ({ state }) =>
    [nodes.heading, nodes.source].some((type) => type === state.selection.$from.parent.type)
      ? undefined
      : state.apply(state.tr.replaceSelectionWith(nodes.hard_break.create())),
};

/** Makes a random edit; undefined if it changes nothing. */
function editOnce({ random, state }: Chances, format: TextFormat): { name: string; state: EditorState } | undefined {
  const spots: number[] = [];
  state.doc.descendants((node, at) => {
    if (node.isTextblock) spots.push(at + 1 + Math.floor(random() * (node.content.size + 1)));
  });
  const name = pick(random, Object.keys(actions));
  if (format === simpleHtml && ["heading", "quote"].includes(name)) return undefined;
  const edited = actions[name]!({ random, state: choose(state, pick(random, spots)) });
  const after = edited?.apply(settleBlocks(edited));
  return after === undefined || after.doc.eq(state.doc) ? undefined : { name, state: after };
}

export interface TextTally {
  made: number;
  refused: string[];
  /** What went wrong, with all that is needed to do it again. */
  wrong: string[];
}

/** Edits texts at random, some times each, and judges the new text by what it prints and by the bytes of what was not touched. */
export function editTextsAtRandom(
  texts: readonly string[],
  seed: number,
  sessions: number,
  format = markdown,
): TextTally {
  const random = createRandom(seed);
  const tally: TextTally = { made: 0, refused: [], wrong: [] };
  for (let nth = 0; nth < sessions; nth++) {
    const text = pick(random, texts);
    const read = format.read(text);
    if (read === undefined) continue;
    let state = EditorState.create({ doc: read.doc });
    const names: string[] = [];
    for (let edits = 1 + Math.floor(random() * 8); edits > 0; edits--) {
      const edited = editOnce({ random, state }, format);
      if (edited === undefined) continue;
      tally.made += 1;
      names.push(edited.name);
      const written = writeBlocks(read, edited.state.doc, format);
      const story = `${names.join(", ")}: ${JSON.stringify(text.slice(0, 300))}`;
      if ("refused" in written) {
        tally.refused.push(`${story}\n${written.refused.toString()}`);
        break;
      }
      state = edited.state;
      const fault = findTextFault(read, state.doc, written.text, format);
      if (fault !== undefined) tally.wrong.push(`${fault}: ${story}\n${state.doc.toString()}\n${written.text}`);
      if (fault !== undefined) break;
    }
    const undone = writeBlocks(read, read.doc, format);
    if (!("text" in undone) || undone.text !== text) tally.wrong.push(`bytes are others without an edit: ${text}`);
  }
  return tally;
}

/** Returns how a new text differs from a document that was made from a text; undefined if it does not. */
export function findTextFault(read: WrittenBlocks, doc: Node, text: string, format = markdown): string | undefined {
  const print = format === markdown ? printMarkdownWith(text) : printHtml;
  const [meant, said] = [printDoc(doc, print), print(text)].map(listLines);
  const other = [...meant!.keys(), said!.length - 1].find((nth) => meant![nth] !== said![nth]);
  if (other !== undefined) return `prints ${said![other]} in place of ${meant![other]}`;
  let at = 0;
  for (const [nth, stretch] of listKept(read, doc).entries()) {
    const found = text.indexOf(stretch, at);
    if (found === -1 || (nth === 0 && found !== 0)) return `bytes are others ${JSON.stringify(stretch)}`;
    at = found + stretch.length;
  }
  return undefined;
}

/** Lists the stretches of a text that no edit was about, with what is between two blocks that stayed below each other. */
function listKept({ lead, blocks }: WrittenBlocks, doc: Node): string[] {
  const stretches = [lead];
  const shown = doc.children.filter(hasContent);
  for (const [nth, node] of shown.entries()) {
    const at = Number(node.attrs.origin ?? NaN);
    const next = shown[nth + 1];
    const last = stretches.length - 1;
    if (blocks[at]?.node.eq(node)) stretches[last] += blocks[at].raw;
    else stretches.push("");
    if (next && Number(next.attrs.origin ?? NaN) === at + 1) stretches[stretches.length - 1] += blocks[at]!.gap;
    else stretches.push("");
  }
  return stretches;
}

function hasContent(node: Node): boolean {
  let found = node.textContent.trim() !== "";
  node.descendants(({ type }) => {
    found ||= type === nodes.piece;
  });
  return found;
}

const printParts = (markup: Markup): string =>
  markup
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "link") return `<a href="${escapeValue(part.href)}" title="${escapeValue(part.title ?? "")}">`;
      return part.kind === "id" ? "" : `<img alt="${escapeValue(part.attributes.alt ?? "")}">`;
    })
    .join("");

type Print = (text: string) => string;

/** Prints Markdown as the build does, without its HTML; with the addresses that a whole text lists apart. */
function printMarkdownWith(whole: string): Print {
  const definitions = lexMarkdown(whole).flatMap(({ type, raw }) => (type === "def" ? [raw] : []));
  return (text) => {
    const { opening, sections } = printMarkdown(lexMarkdown(`${text}\n\n${definitions.join("\n")}`), new Map());
    const printed = sections.map(({ title, body }) => `<h2>${printParts(title)}</h2>${printParts(body)}`);
    return printParts(opening) + printed.join("");
  };
}

/** Prints the simple HTML of a field as the build does. */
function printHtml(text: string): string {
  const sanitizer = new HtmlSanitizer(allowed);
  return printParts(sanitizer.read(text, ({ snippet }) => startOf(snippet))) + sanitizer.end();
}

/** Prints a document without writing Markdown of it, but for what is only source. */
function printDoc(node: Node, print: Print): string {
  const inside = (): string => node.children.map((each) => printDoc(each, print)).join("");
  const { type, attrs } = node;
  if (type === nodes.source) return print(node.textContent);
  if (type === nodes.piece) return around(node, printPiece(print(String(attrs.raw))), print);
  if (type === nodes.hard_break) return "<br>";
  if (node.isText) return around(node, escapeText(node.text!), print);
  if (type === nodes.paragraph) return `<p>${inside()}</p>`;
  if (type === nodes.heading) return `<h${attrs.level}>${inside()}</h${attrs.level}>`;
  const start = type === nodes.ordered_list && attrs.order !== 1 ? ` start="${attrs.order}"` : "";
  if (isListNode(node))
    return `<${type === nodes.ordered_list ? "ol" : "ul"}${start}>${inside()}</${type === nodes.ordered_list ? "ol" : "ul"}>`;
  if (type === nodes.list_item) return `<li>${inside()}</li>`;
  return type === nodes.blockquote ? `<blockquote>${inside()}</blockquote>` : inside();
}

const printPiece = (html: string): string => load(html, null, false)("p").html() ?? html;

const around = ({ marks: own }: Node, html: string, print: Print): string =>
  own.reduceRight((inner, { type, attrs }) => {
    if (type !== marks.link) return `<${type.name}>${inner}</${type.name}>`;
    const href = print === printHtml ? String(attrs.href) : encode(String(attrs.href));
    // The build prints no link that it refuses.
    if (!isAllowedHref(href) && !lacksSlash(href)) return inner;
    return `<a href="${escapeValue(href)}" title="${escapeValue(String(attrs.title ?? ""))}">${inner}</a>`;
  }, html);

/** Encodes an address as Markdown does. Half an emoji, at which a deletion may end, is no character. */
const encode = (text: string): string => encodeURI(text.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("%25", "%");

const markNames: Readonly<Record<string, string>> = { b: "strong", i: "em" };

/** Words of a page that have the same marks and the same link. */
interface Run {
  text: string;
  marks: readonly string[];
  link: string;
}

/** A text of a page, with the blocks that it is in, and with the marks of its words where they change. */
class Line {
  readonly #blocks: string;
  readonly #runs: Run[] = [];

  constructor(blocks: string) {
    this.#blocks = blocks;
  }

  add(text: string, marks: readonly string[], link = ""): void {
    this.#runs.push({ text, marks, link });
  }

  get written(): string {
    let [written, before] = [this.#blocks, ""];
    for (const [nth, { text, marks, link }] of this.#runs.entries()) {
      const now = [...new Set([...marks, ...(link === "" || this.#isBare(nth) ? [] : [link])])].sort().join(" ").trim();
      for (const each of text) {
        // Nobody sees whether a space is in bold.
        const isShown = each.trim() !== "" && each !== "⏎";
        if (isShown && now !== before) written += `{${now}}`;
        if (isShown) before = now;
        if (isShown || each === "⏎") written += each;
        else if (!written.endsWith(" ")) written += " ";
      }
    }
    return written;
  }

  /** Whether a link is the address that its words are, of which Markdown makes a link itself. Several runs may be one link. */
  #isBare(nth: number): boolean {
    const { link } = this.#runs[nth]!;
    const isOther = (run: Run): boolean => run.link !== link;
    const start = this.#runs.slice(0, nth).findLastIndex(isOther) + 1;
    const end = this.#runs.findIndex((run, at) => at > nth && isOther(run));
    const words = this.#runs.slice(start, end === -1 ? undefined : end).map(({ text }) => text);
    const address = encode(words.join(""));
    return ["", "https://", "mailto:"].some((scheme) => link === `a ${scheme}${address} `);
  }
}

/** Lists the texts of a page. */
function listLines(html: string): string[] {
  const $ = load(html, null, false);
  const lines: Line[] = [new Line(": ")];
  // Whether an item without words is written depends on the items beside it, and changes no words.
  $("li")
    .filter((_, each) => $(each).text().trim() === "" && $(each).find("img").length === 0)
    .remove();
  const walk = (parents: Parameters<typeof $>[0], blocks: string, own: readonly string[], link = ""): void => {
    for (const each of $(parents).contents().toArray()) {
      const line = lines.at(-1)!;
      if ("data" in each) line.add(each.data, own, link);
      if (!("attribs" in each)) continue;
      const { href = "", title = "", alt = "", start = "" } = each.attribs;
      if (each.name === "br") line.add("⏎", [], link);
      else if (each.name === "img") line.add(`[${alt}]`, own, link);
      else if (/^(?:strong|em|code|[bi]|su[bp]|abbr)$/.test(each.name))
        walk(each, blocks, [...own, markNames[each.name] ?? each.name], link);
      else if (each.name === "a") walk(each, blocks, own, "href" in each.attribs ? `a ${encode(href)} ${title}` : link);
      else {
        const nth = each.name === "li" ? $(each).index() : "";
        const path = each.name === "p" ? blocks : `${blocks}/${each.name}${nth}${start}`;
        lines.push(new Line(`${path}: `));
        walk(each, path, own);
        lines.push(new Line(`${blocks}: `));
      }
    }
  };
  walk($.root()[0], "", []);
  return lines
    .map(({ written }) =>
      written
        .replace(/ ?⏎ ?/g, "⏎")
        .replace(/^([^:]*):⏎+/, "$1: ")
        .replace(/[⏎ ]+$/, "")
        .trim(),
    )
    .filter((line) => !line.endsWith(":"));
}

const folders = ["site", "test/fixtures", "src/scaffold/starter", "docs"];

/** Markdown of the sample, of every practice in the fixtures, of the starters and of the documents, without its keys. */
export const listTexts = (): string[] =>
  folders
    .flatMap((folder) => listContent(path.join(packageFolder, folder)))
    .filter(([file]) => file.endsWith(".md"))
    .map(([file, text]) => readMarkdown(file, readPlain(text).plain).source?.body ?? readPlain(text).plain);

/** Simple HTML of the sample, of every practice in the fixtures and of the starters, and some that nobody has written there. */
export function listHtml(): string[] {
  const found = folders.flatMap((folder) => listContent(path.join(packageFolder, folder)));
  const texts = found.flatMap(([file, text]) => {
    const inside = file.slice(file.lastIndexOf("site/"));
    const kind = kindOf(kinds, inside);
    const data = kind && readWritten(file, text)?.data;
    return kind && data !== undefined ? listHtmlIn(data, partOf(kind.schema)) : [];
  });
  return [...new Set([...texts, ...oddHtml])];
}

function listHtmlIn(value: unknown, part: Part): string[] {
  if (part.fieldType === "html") return typeof value === "string" ? [value] : [];
  if (Array.isArray(value)) return part.item ? value.flatMap((each) => listHtmlIn(each, part.item!)) : [];
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const inner = part.keys.get(key) ?? part.entry;
    return inner ? listHtmlIn(each, inner) : [];
  });
}

const oddHtml = [
  "",
  "One <b>two</b> <i>three</i> H<sub>2</sub>O &amp; AT&T&nbsp;x<br />four",
  "<p>One\n<p>Two <a href='/a?b=1&amp;c=2'>three</a>\n<ul>\n  <li>a\n  <li>b <ul><li>c</li></ul>\n</ul>\n",
  "\n<P>\n  One two three four\n  five six seven\n</P>\n\n<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>\n",
  'Words\n<p class="x">One</p>\n<table><tr><td>1</td></tr></table> more <span>of</span> them <!-- no -->\n<p>Last</p>',
  "<ul><li>a</li> <li>b</li></ul><ul><li>c</li></ul><p>1 < 2 > 0</p> bare <p>Two</p> <ul><li><ul><li>x</li></ul></li></ul>",
];
