import * as fc from "fast-check";
import { parse, stringify } from "yaml";
import type { Change } from "./input.ts";
import { nastyMarkdown, nastyTexts, nastyYamlValues } from "./nasty-texts.ts";
import { markdownFiles, quote, siteTexts, splitFile, withIntroduction, yamlFiles } from "./site-texts.ts";

/*
 * Content files: bytes that are not text, valid files with mistakes, and nasty texts in place of others.
 */

const contentFiles = [...siteTexts.keys()];
const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom(...nastyTexts));
const separator = fc.constantFrom("\n", "\r\n", "\r", "\n\n", "\u0085", "");

/** A valid file with bytes inserted, removed or inverted; or random bytes. */
export const bytes: fc.Arbitrary<Change> = fc
  .record({
    file: fc.constantFrom(...contentFiles),
    cuts: fc.array(fc.record({ at: fc.nat(2000), length: fc.nat(40), put: fc.uint8Array({ maxLength: 20 }) }), {
      maxLength: 4,
    }),
    alone: fc.option(fc.uint8Array({ maxLength: 300 }), { freq: 5 }),
    encoding: fc.constantFrom("utf8", "utf8", "utf8", "utf16le", "latin1"),
    mark: fc.constantFrom("", "\uFEFF", "\uFEFF\uFEFF"),
  })
  .map(({ file, cuts, alone, encoding, mark }) => {
    let made = Buffer.from(mark + siteTexts.get(file)!, encoding as BufferEncoding);
    for (const { at, length, put } of cuts) {
      const start = at % (made.length + 1);
      made = Buffer.concat([made.subarray(0, start), put, made.subarray(start + length)]);
    }
    return { path: file, bytes: Buffer.from(alone ?? made).toString("base64") };
  });

/** Lines of a valid file, swapped with nasty ones. */
function mutatedLines(files: readonly string[], headOnly: boolean): fc.Arbitrary<Change> {
  const edit = fc.record({
    line: fc.nat(60),
    how: fc.constantFrom("value", "value", "yaml", "duplicate", "indent", "outdent", "remove", "swap", "key", "insert"),
    text: anyText,
    yaml: fc.constantFrom(...nastyYamlValues),
  });
  return fc
    .record({
      file: fc.constantFrom(...files),
      edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
      end: fc.oneof({ weight: 6, arbitrary: fc.constant("\n") }, { weight: 1, arbitrary: separator }),
    })
    .map(({ file, edits, end }) => {
      const { head, body } = headOnly ? splitFile(file) : { head: siteTexts.get(file)!, body: "" };
      const lines = head.split("\n");
      for (const { line, how, text, yaml } of edits) {
        const at = line % lines.length;
        const old = lines[at]!;
        const [, before = "", key = ""] = /^([\s-]*)([\w]+:)/.exec(old) ?? [];
        const made: Record<typeof how, () => string[]> = {
          value: () => [`${before}${key} ${quote(text)}`],
          yaml: () => [`${before}${key} ${yaml}`],
          duplicate: () => [old, old],
          indent: () => [` ${old}`],
          outdent: () => [old.replace(/^ /, "")],
          remove: () => [],
          swap: () => [lines[at + 1] ?? "", old],
          key: () => [`${before}${quote(text)}: x`, old],
          insert: () => [text, old],
        };
        lines.splice(at, how === "swap" ? 2 : 1, ...made[how]());
      }
      return { path: file, text: lines.join(end) + body };
    });
}

export const yamlLines = mutatedLines(yamlFiles, false);
export const frontMatterLines = mutatedLines(markdownFiles, true);

/** Valid data with some texts replaced by nasty ones in correct notation. Most of these sites are built. */
export const textsInData: fc.Arbitrary<Change> = fc
  .record({
    file: fc.constantFrom(...contentFiles),
    changes: fc.array(fc.tuple(fc.nat(60), anyText, fc.constantFrom("whole", "in front", "behind")), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map(({ file, changes }) => {
    const isMarkdown = file.endsWith(".md");
    const { head, body } = isMarkdown ? splitFile(file) : { head: siteTexts.get(file)!, body: "" };
    const data = parse(head.replaceAll(/^---$/gm, "")) as unknown;
    let count = 0;
    const total = countTexts(data);
    const replace = (value: unknown): unknown => {
      if (typeof value === "string") {
        const index = count++;
        const found = changes.find(([at]) => at % total === index);
        if (found === undefined) return value;
        const [, text, where] = found;
        return where === "whole" ? text : where === "in front" ? text + value : value + text;
      }
      if (Array.isArray(value)) return value.map(replace);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replace(each)]));
    };
    const yaml = stringify(replace(data), { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 });
    return { path: file, text: isMarkdown ? `---\n${yaml}---\n${body}` : yaml };
  });

function countTexts(value: unknown): number {
  if (typeof value === "string") return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countTexts(each), 0);
}

const wrap = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `- ${text.replaceAll("\n", "\n  ")}`,
  (text) => `> ${text.replaceAll("\n", "\n> ")}`,
  (text) => `1. ${text}`,
  (text) => `**${text}**`,
  (text) => `[${text}](/services/cleanings)`,
  (text) => `| ${text.replaceAll("\n", " ")} |\n|---|\n| x |`,
  (text) => `<p>${text}</p>`,
);

const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...nastyMarkdown) },
  { weight: 1, arbitrary: anyText },
  { weight: 1, arbitrary: fc.constantFrom("Text.", "## Heading", "- item", "Some *more*.") },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(...Array.from("*_`[]()<>!#-|\\ \n\"'&;:/ax1.~")), maxLength: 60 }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...Array.from("*_[(<>`~|#-!"), "[x](", "![", "<b>", "> ", "- ", "**a *b "),
        fc.integer({ min: 2, max: 3000 }),
      )
      .map(([text, times]) => text.repeat(times)),
  },
);

/** Random Markdown below valid front matter. */
export const markdownBodies: fc.Arbitrary<Change> = fc
  .record({
    file: fc.constantFrom(...markdownFiles),
    pieces: fc.array(fc.tuple(piece, wrap), { minLength: 1, maxLength: 6 }),
    between: fc.constantFrom("\n\n", "\n\n", "\n", " ", ""),
    keeps: fc.boolean(),
  })
  .map(({ file, pieces, between, keeps }) => {
    const { head, body } = splitFile(file);
    const made = pieces.map(([text, wrapped]) => wrapped(text)).join(between);
    return { path: file, text: `${head}${keeps ? `${body}\n` : ""}${made}\n` };
  });

const tags = [
  "p",
  "b",
  "a",
  "ul",
  "li",
  "ol",
  "em",
  "br",
  "abbr",
  "strong",
  "sub",
  "script",
  "svg",
  "math",
  "style",
  "img",
  "table",
];
const attributes = [
  "",
  ' href="/services/cleanings"',
  " href='#x'",
  " title=x",
  " onclick=alert(1)",
  " href=javascript:alert(1)",
  "/",
  ' a="',
  " \u0000",
];
const soup = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes))
        .map(([tag, attribute]) => `<${tag}${attribute}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom("x", " ", "&", "&lt;", "<", ">", "<!--", "-->", '"', "]]>", "<!", "</", "<?"),
      anyText,
    ),
    { minLength: 1, maxLength: 25 },
  )
  .map((parts) => parts.join(""));

/** Random HTML in the fields of a service page. */
export const htmlFields: fc.Arbitrary<Change> = fc
  .oneof(
    soup,
    fc.constantFrom(...nastyMarkdown),
    fc.tuple(soup, fc.constantFrom(...nastyTexts)).map((parts) => parts.join("")),
  )
  .map((html) => ({ path: "site/services/cleanings.md", text: withIntroduction(html) }));
