import { Lexer } from "yaml";
import { literalPattern } from "../../model/text/literal-pattern.ts";
import { placeAt } from "../../model/build/place.ts";
import type { Samples } from "../../model/content/samples.ts";
import { sourcesOf, type Content, type Source } from "../../model/build/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";

/** A line break inside a value, also in a quotation, a list or a comment. */
const wrap = String.raw`[ \t]*\n[ \t>#]*`;

/** Values that can only be made up: numbers and domains reserved for fiction and documentation (NANPA 555-01xx, RFC 2606). */
const reserved: readonly { pattern: RegExp; what: string }[] = [
  {
    pattern: new RegExp(String.raw`\(?\b\d{3}\)?(?:[-. ]|${wrap})?555(?:[-. ]|${wrap})?01\d\d\b`, "g"),
    what: "a phone number reserved for fiction",
  },
  { pattern: /(?<![\w.@/:-])[\w.@/:-]*\.(example|test|invalid)\b(?!\.\w)/g, what: "a domain reserved for examples" },
];

/** Finds sample values that are still in the content. Comments, which no reader sees, and the list of samples do not count. */
export function findSamples(content: Content, samples: Samples): Problem[] {
  const { "samples.yaml": _, ...files } = content.files;
  const translated = content.translations.flatMap(({ sources }) => [...sources.values()]);
  const sources = [...sourcesOf({ files, entries: content.entries }), ...translated];
  return sources.flatMap((source) => {
    const found = [...findListedSamples(source, samples), ...findReservedValues(source)];
    const comments = found.length > 0 ? listComments(source) : [];
    const seen = new Set<number>();
    const problems: Problem[] = [];
    for (const { at, length, value, what } of found) {
      if (problems.length >= mostPerFile) break;
      if (seen.has(at) || comments.some(({ start, end }) => start <= at && at < end)) continue;
      seen.add(at);
      const fix = what.includes(";") ? "follow" : "replace";
      problems.push(problem("sample/left-over", placeAt(source, at, length), { fix, value: withoutKey(value), what }));
    }
    return problems;
  });
}

interface Sample {
  at: number;
  /** Length as written, including line ends. */
  length: number;
  value: string;
  what: string;
}

function findListedSamples({ text }: Source, { values }: Samples): Sample[] {
  const longestFirst = [...values].sort((a, b) => b.value.length - a.value.length);
  const taken = new Uint8Array(text.length);
  return longestFirst.flatMap(({ value, what }) => {
    const found: Sample[] = [];
    for (const { index: at, 0: written } of text.matchAll(patternOf(value))) {
      if (taken[at] === 1) continue;
      taken.fill(1, at, at + written.length);
      found.push({ at, length: written.length, value, what });
    }
    return found;
  });
}

function findReservedValues({ text }: Source): Sample[] {
  return reserved.flatMap(({ pattern, what }) =>
    [...text.matchAll(pattern)].map(({ index: at, 0: written }) => ({
      at,
      length: written.length,
      value: written.replaceAll(new RegExp(wrap, "g"), " "),
      what,
    })),
  );
}

/** Returns a pattern for a value in whole words, which may be wrapped at any space. The color #000000 is not the ZIP code 00000. */
function patternOf(value: string): RegExp {
  const words = value.split(/\s+/).map(literalPattern);
  const start = /^[\p{L}\p{N}]/u.test(value) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const end = /[\p{L}\p{N}]$/u.test(value) ? String.raw`(?![\p{L}\p{N}])` : "";
  return new RegExp(`${start}${words.join(`(?:[ \\t]+|${wrap})`)}${end}`, "gu");
}

/** Tokens of YAML's lexer that are not in the text: the start of a document, the unexpected end of a list or group, the start of a value. */
const marks = ["\u0002", "\u0018", "\u001f"];

/** Lists the comments in YAML, or in the front matter of Markdown, by their places in the text. */
function listComments({ text, bodyOffset }: Source): { start: number; end: number }[] {
  const comments = [];
  let at = 0;
  for (const part of new Lexer().lex(text.slice(0, bodyOffset))) {
    const end = marks.includes(part) ? at : at + part.length;
    if (part.startsWith("#")) comments.push({ start: at, end });
    at = end;
  }
  return comments;
}

/** Leaves out the key of a value that is only found by its key, such as `state: XX`. */
export const withoutKey = (value: string): string => value.replace(/^[a-z]\w*: (?:"(.*)"|(\S+))$/, "$1$2");
