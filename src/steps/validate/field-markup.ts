import { findPaste } from "../../lib/markup/pasted-html.ts";
import type { FieldType } from "../../model/build/field-types.ts";
import type { Path, Source } from "../../model/build/source.ts";
import { lastKeyOf } from "../../model/build/walk-fields.ts";
import { problem, removalOf, type Problem } from "../../problems/problem.ts";

/*
 * HTML and Markdown in plain text, and Markdown in simple HTML, would be printed literally. Only what nobody means to print counts. No
 * pattern crosses its own first character again, so each runs over a text once.
 */

const suspicious = /[<&]|\*\*|\]\(/;

const anyOf = (words: string): string => words.split(" ").join("|");
const tags = anyOf(
  "a abbr b blockquote br center code del div em font h[1-6] hr i img li ol p small span strong sub sup table u ul",
);
const names = anyOf(
  "amp apos quot lt gt nbsp [mn]dash [lr][sd]quo hellip copy reg trade deg bull middot eacute frac12",
);
const tag = new RegExp(String.raw`<\/?(?:${tags})(?:[\s/][^<>]*)?>`, "i");
const reference = new RegExp(String.raw`&(?:${names}|#\d{2,5}|#x[\da-f]{2,5});`, "i");
const strong = /\*\*([^\s*][^*\n]*)\*\*/;
const link = /\[([^[\]\n]+)\]\(((?:[/#]|https?:|mailto:|tel:)[^()\s]*)\)/;

/** Kinds of text that are printed literally. Links, paths, numbers and dates have their own rules; notes may quote markup. */
const plainText: ReadonlySet<FieldType | undefined> = new Set<FieldType>([
  ...(["prose", "quote", "name", "aside", "alt", "source", "plain", "price"] as const),
]);

/** Matches a whole text in one pair of curly quotes. */
const curlyQuoted = /^(?:[“”„][^“”„]*[“”]|[‘‚][^‘‚]*[‘’])$/;

/** Reports the first markup in a field's text that would be printed literally. */
export function checkFieldMarkup(source: Source, text: string, { kind, path }: Field): Problem[] {
  const isHtml = kind === "html";
  if (!isHtml && !plainText.has(kind)) return [];
  if (curlyQuoted.test(text)) return checkCurlyQuotes(source, text, path);
  if (!suspicious.test(text)) return [];
  const paste = !isHtml && text.includes("<") ? findPaste(text) : undefined;
  if (paste) {
    const { program, written } = paste;
    return [problem("html/pasted", source.placeOfText(path, written), { program })];
  }
  const found = findMarkdown(text) ?? (isHtml ? undefined : findHtml(text));
  if (found === undefined) return [];
  const { written, html, plain } = found;
  const key = lastKeyOf(path) ?? "";
  const place = source.placeOfText(path, written);
  return isHtml
    ? [problem("value/markdown-in-html", place, { key, written, html })]
    : [problem("value/markup-in-text", place, { key, written, ...fixMarkup(written, plain) })];
}

function fixMarkup(written: string, plain: string) {
  if (plain.trim() !== "") return { fix: "plain", plain } as const;
  const element = /^<(\w+)/.exec(written)?.[1]?.toLowerCase();
  if (element !== undefined) return { fix: removalOf(element), element };
  return { fix: written.startsWith("&") ? "character" : "empty" } as const;
}

interface Field {
  kind: FieldType | undefined;
  path: Path;
}

/** Curly quotes inside straight quotes, and in a block of text, are meant to be printed. */
function checkCurlyQuotes(source: Source, text: string, path: Path): Problem[] {
  const place = source.placeOfValue(path);
  const { line, column } = source.placeOfText(path, text.charAt(0));
  return line === place.line && column === place.column ? [problem("yaml/curly-quotes", place, undefined)] : [];
}

interface CorrectedMarkup {
  written: string;
  /** The correction as HTML, and as plain text. */
  html: string;
  plain: string;
}

function findMarkdown(text: string): CorrectedMarkup | undefined {
  const [written, plain = ""] = strong.exec(text) ?? [];
  if (written !== undefined) return { written, html: `<strong>${plain}</strong>`, plain };
  const [linked, words = "", address = ""] = link.exec(text) ?? [];
  return linked === undefined
    ? undefined
    : { written: linked, html: `<a href="${address}">${words}</a>`, plain: words };
}

const signs: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&apos;": "'",
  "&#39;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&mdash;": "—",
  "&ndash;": "–",
  "&rsquo;": "’",
  "&nbsp;": " ",
};

function findHtml(text: string): CorrectedMarkup | undefined {
  const [written] = tag.exec(text) ?? reference.exec(text) ?? [];
  return written === undefined ? undefined : { written, html: written, plain: signs[written.toLowerCase()] ?? "" };
}
