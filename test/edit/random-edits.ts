import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isMap, Lexer, type Node } from "yaml";
import { changeText, type WhyRefused } from "../../src/edit/change/change-text.ts";
import { applyTo, type Edit } from "../../src/edit/change/edit.ts";
import { readWritten, type WrittenFile } from "../../src/edit/change/read-written.ts";
import type { Path } from "../../src/model/build/source.ts";
import { createRandom } from "../support/create-random.ts";

/** Texts that mean something else in YAML or Markdown unless they are written with care. */
const nastyTexts = [
  ...[
    "# not a comment",
    "a: b",
    "- item",
    '"quoted"',
    "it's",
    "yes",
    "007",
    "2026-11-26",
    "8:30",
    "{braces}",
    "[a, b]",
  ],
  ...[
    "*star",
    "&amp;",
    "!bang",
    "%x",
    "@x",
    "`tick`",
    "~",
    "null",
    "1e3",
    ".5",
    "0x1F",
    "a #b",
    "a # b",
    "key:",
    "? x",
  ],
  ...[
    "|",
    ">",
    "---",
    "...",
    "\n---\n",
    "one\ntwo",
    "one\n\ntwo\n",
    "  led by blanks",
    "ends in blanks  ",
    "a\tb",
    "a\\nb",
  ],
  ...[
    "ñ é 😀",
    "<b>bold</b>",
    "- a\n- b",
    "a\n  b",
    "Word ".repeat(60).trim(),
    "x".repeat(200),
    "“curly”",
    "100 %",
    "a, b",
  ],
];

/** A content file by its name and text. */
export type Named = readonly [file: string, text: string];

/** YAML as people write it who were not taught by anybody. */
export const oddFiles: readonly Named[] = [
  [
    "flow.yaml",
    "days: [monday, tuesday ,wednesday]\nhours: {opens: 8, closes: 17} # lunch?\nnone: []\nempty: {}\ndeep: [[a, b], {c: [d]}]\n",
  ],
  [
    "wide.yaml",
    "list:\n-   title: One   # beside\n    href: /one\n\n# above two\n-   title: Two\n    href: /two\n# below\nlast: 1",
  ],
  ["broken-brackets.yaml", "list: [\n  one,\n  two, # beside\n]\nmap: {\n  a: 1,\n  b: 2\n}\n"],
  [
    "quotes.yaml",
    "'single': 'it''s'\n\"double\": \"a\\tb\"\nplain: goes on\n  over two lines\nfolded: >-  # why\n  one\n  two\n\n  three\nliteral: |\n    a\n     b\nnext: yes\n",
  ],
  ["lists.yaml", "- - a\n  - b\n- - c\n-\n  - d\n- key:\n    - e\n  other: f\n"],
  ["marked.yaml", "# top\n---\na: 1\n\n\nb:   2   # two\nc:\n\n  # inside\n  d: 3\n...\n"],
  ["only-comments.yaml", "# nothing yet\n"],
  ["short.md", "---\n---\nBody"],
  ["no-body.md", "---\na: 1\nb: [x]\n---"],
  ["fences.md", "---  \ntitle: A\nlist:\n  - b\n---   \n\nText\n---\nmore\n"],
];

/** Every content file below a folder. */
export function listContent(folder: string): Named[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return entry.isFile() && /\.(?:ya?ml|md)$/.test(entry.name) ? [[file, readFileSync(file, "utf8")] as const] : [];
  });
}

type Random = ReturnType<typeof createRandom>;
export const pick = <Item>(random: Random, list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;

/** The same text with other line ends, with accents apart, with a byte order mark, or without its last line end. */
function vary(text: string, random: Random): string {
  const ended = random() < 0.2 ? text.replace(/\n+$/, "") : text;
  const broken = random() < 0.2 ? ended.replaceAll("\n", "\r\n") : ended;
  const apart = random() < 0.1 ? broken.normalize("NFD") : broken;
  return random() < 0.1 ? `\uFEFF${apart}` : apart;
}

interface Found {
  paths: Path[];
  lists: Path[];
  groups: Path[];
}

export function findPaths(value: unknown, at: Path = [], found: Found = { paths: [], lists: [], groups: [] }): Found {
  if (at.length > 0) found.paths.push(at);
  if (typeof value !== "object" || value === null) return found;
  (Array.isArray(value) ? found.lists : found.groups).push(at);
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) findPaths((value as Record<string | number, unknown>)[key], [...at, key], found);
  return found;
}

function makeValue(random: Random): unknown {
  const text = pick(random, nastyTexts);
  return pick(random, [
    text,
    text,
    text,
    text,
    true,
    12.5,
    [text, "b"],
    [{ a: text, b: ["c", "d"] }],
    { a: text, b: { c: text } },
  ]);
}

const lengthAt = (data: unknown, at: Path): number =>
  (at.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], data) as unknown[]).length;

/** Makes an edit of something that a file says; undefined if it has nothing of the kind. */
function makeEdit({ data, bodyOffset }: WrittenFile, random: Random): Edit | undefined {
  const { paths, lists, groups } = findPaths(data);
  const kind = pick(random, ["set", "set", "key", "add", "remove", "move", "body"] as const);
  if (kind === "set" && paths.length > 0) return { kind, path: pick(random, paths), value: makeValue(random) };
  if (kind === "key" && groups.length > 0) {
    const names = pick(random, [["added"], ["added", "inside"]]);
    return { kind: "set", path: [...pick(random, groups), ...names], value: makeValue(random) };
  }
  if (kind === "remove" && paths.length > 0) return { kind, path: pick(random, paths) };
  if (kind === "body" && bodyOffset !== undefined) return { kind, text: `\n${pick(random, nastyTexts)}\n` };
  if (lists.length === 0) return undefined;
  const list = pick(random, lists);
  const length = lengthAt(data, list);
  const at = Math.floor(random() * (length + 1));
  if (kind === "add") return { kind, path: list, value: makeValue(random), ...(at < length && { at }) };
  if (kind !== "move" || length < 2) return undefined;
  return { kind, path: [...list, Math.min(at, length - 1)], to: Math.floor(random() * length) };
}

export interface Tally {
  /** Numbers of edits by their kind, and of refusals by kind and reason. */
  exact: Map<Edit["kind"], number>;
  refused: Map<string, number>;
  /** What went wrong, with all that is needed to do it again. */
  wrong: string[];
  refusals: string[];
}

/** Edits files at random, and compares what the new text says, and every character that no edit was about. */
export function editAtRandom(files: readonly Named[], seed: number, count: number): Tally {
  const random = createRandom(seed);
  const tally: Tally = { exact: new Map(), refused: new Map(), wrong: [], refusals: [] };
  for (let made = 0; made < count && tally.wrong.length < 20;) {
    const [file, text] = pick(random, files);
    const old = vary(text, random);
    const written = readWritten(file, old);
    const edit = written && makeEdit(written, random);
    if (edit === undefined) continue;
    made += 1;
    const result = changeText(file, old, [edit]);
    const story = `${file} ${JSON.stringify(edit)}`;
    if ("refused" in result) {
      const reason: `${string}: ${WhyRefused}` = `${edit.kind}: ${result.refused}`;
      countOne(tally.refused, reason);
      tally.refusals.push(story);
      continue;
    }
    countOne(tally.exact, edit.kind);
    const fault = findFault(file, old, result.text, edit);
    if (fault !== undefined) tally.wrong.push(`${fault}: ${story}\n${result.text}`);
  }
  return tally;
}

const countOne = <Key>(counts: Map<Key, number>, key: Key): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

function findFault(file: string, old: string, now: string, edit: Edit): string | undefined {
  const [before, after] = [old, now].map((text) => readWritten(file, text));
  const { data, body } = applyTo(before!, edit)!;
  // A new key may be anywhere in its group.
  if (!isDeepStrictEqual([after?.data, after?.body], [data, body])) return "says something else";
  const [lines, later] = [splitLines(old), splitLines(now)];
  if (edit.kind === "move")
    return sorted(lines) === sorted(later) || isInBrackets(old, now) ? undefined : "lines differ";
  const extent = edit.kind === "body" ? ([0, 0] as const) : extentOf(before!, edit);
  const kept = commentsOf(before!, edit.kind === "add" ? [0, 0] : extent);
  const found = commentsOf(after!, [0, 0]);
  // A comment beside a value that is removed goes with it.
  const gone = kept.filter((comment) => !found.includes(comment));
  if (gone.length > (edit.kind === "remove" ? 1 : 0)) return `comments are gone: ${gone.join(" / ")}`;
  const written = edit.kind === "body" ? before!.body : before!.text.slice(...extent);
  const [lost, most] = [countLost(lines, later), written.split("\n").length + 1];
  return lost > most ? `${lost} lines are gone, and ${most} were to be written anew` : undefined;
}

const splitLines = (text: string): string[] => text.split(/(?<=\n)/);
const sorted = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .sort()
    .join("\n");
const isInBrackets = (old: string, now: string): boolean => old.length === now.length;

/** Number of lines of the old text between what both texts begin and end with. */
function countLost(old: readonly string[], now: readonly string[]): number {
  const isSame = (a: string | undefined, b: string | undefined): boolean => a?.trimEnd() === b?.trimEnd();
  let start = 0;
  while (start < old.length && isSame(old[start], now[start])) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && isSame(old.at(-1 - end), now.at(-1 - end))) end++;
  return old.length - start - end;
}

/** Where a value is written, with its key, in the text of the file. */
function extentOf(
  { yaml, text }: WrittenFile,
  { path }: Exclude<Edit, { kind: "body" }>,
): readonly [start: number, end: number] {
  const document = yaml.parse();
  const node = document.getIn(path, true) as Node | undefined;
  if (!node?.range) return [0, 0];
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ value }) => value === node) : undefined;
  const [start] = (pair?.key as Node | undefined)?.range ?? node.range;
  const end = yaml.start + start + text.slice(yaml.start + start, yaml.start + node.range[1]).trimEnd().length;
  return [yaml.start + start, end];
}

/** The comments of a file's keys that are not in a stretch of its text. */
function commentsOf({ yaml, text }: WrittenFile, [start, end]: readonly [number, number]): string[] {
  let at = yaml.start;
  return [...new Lexer().lex(text.slice(yaml.start, yaml.end))].flatMap((token) => {
    const from = at;
    // The lexer's own marks, such as that of a document's start, are no characters of the text.
    if (!/^[\u0002\u0018\u001F\uFEFF]$/.test(token)) at += token.length;
    return token.startsWith("#") && (from < start || from >= end) ? [token] : [];
  });
}
