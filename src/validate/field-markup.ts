import type { Path, Source } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";

/*
 * Markup in a field that does not take it is printed as it is written: HTML and Markdown in plain text, Markdown in simple HTML. Only
 * what nobody means to print counts. No pattern passes its own first sign again, so that each runs over a text once.
 */

const suspicious = /[<&]|\*\*|\]\(/;

const tag =
  /<\/?(?:a|abbr|b|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|table|u|ul)(?:[\s/][^<>]*)?>/i;
const reference =
  /&(?:amp|apos|quot|lt|gt|nbsp|[mn]dash|[lr][sd]quo|hellip|copy|reg|trade|deg|bull|middot|eacute|frac12|#\d{2,5}|#x[\da-f]{2,5});/i;
const strong = /\*\*([^\s*][^*\n]*)\*\*/;
const link = /\[([^[\]\n]+)\]\(((?:[/#]|https?:|mailto:|tel:)[^()\s]*)\)/;

/** Their values are addresses, paths, numbers and dates, which have rules of their own. */
const notText = new Set(
  `href moreHref imgSrc src poster picture photo logo icon banner claim slug origin language phone email zip opens closes schemaDays
   embedUrl linkUrl lookupUrl asOf reviewed effectiveDate reviewedDate`.split(/\s+/),
);

/** A whole text between one pair of curly quotes. */
const curlyQuoted = /^(?:[“”„][^“”„]*[“”]|[‘‚][^‘‚]*[‘’])$/;

/** They name what stands in other files letter for letter. */
const quoting = new Set(["site/samples.yaml", "site/rules.yaml"]);

/** Whether the text there is parsed as simple HTML: `descriptionToBeParsed` and the descriptions of card sections. */
export function isHtmlField(path: Path): boolean {
  const [first, , last] = path;
  if (path.length === 1) return first === "descriptionToBeParsed";
  return path.length === 3 && last === "description" && /^section\w+Data$/.test(String(first));
}

/** The first markup in each field of a source that would be printed with its signs. */
export function checkFieldMarkup(source: Source): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === "string") {
      if ((suspicious.test(value) || curlyQuoted.test(value)) && !notText.has(nameOf(path)))
        problems.push(...checkField(source, value, path));
    } else if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, isList ? Number(key) : key]);
    }
  };
  if (!quoting.has(source.file)) visit(source.data, []);
  return problems;
}

/** The key that a value or the list around it has. */
function nameOf(path: Path): string {
  return String(path.findLast((part) => typeof part === "string"));
}

function checkField(source: Source, text: string, path: Path): Problem[] {
  if (curlyQuoted.test(text)) return checkCurlyQuotes(source, text, path);
  const isHtml = isHtmlField(path);
  const found = findMarkdown(text) ?? (isHtml ? undefined : findHtml(text));
  if (found === undefined) return [];
  const { written, html, plain } = found;
  const key = nameOf(path);
  const place = source.placeOfText(path, written);
  return isHtml
    ? [problem("value/markdown-in-html", place, { key, written, html })]
    : [problem("value/markup-in-text", place, { key, written, plain })];
}

/** Inside straight quotes, and in a block of text, curly ones are meant to be printed. */
function checkCurlyQuotes(source: Source, text: string, path: Path): Problem[] {
  const place = source.placeOfValue(path);
  const { line, column } = source.placeOfText(path, text.charAt(0));
  return line === place.line && column === place.column ? [problem("yaml/curly-quotes", place, undefined)] : [];
}

interface Markup {
  written: string;
  /** The same as HTML, and as plain text. */
  html: string;
  plain: string;
}

function findMarkdown(text: string): Markup | undefined {
  const bold = strong.exec(text);
  if (bold !== null) return { written: bold[0], html: `<strong>${bold[1]!}</strong>`, plain: bold[1]! };
  const linked = link.exec(text);
  if (linked === null) return undefined;
  const [written, words = "", address = ""] = linked;
  return { written, html: `<a href="${address}">${words}</a>`, plain: words };
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

function findHtml(text: string): Markup | undefined {
  const [written] = tag.exec(text) ?? reference.exec(text) ?? [];
  return written === undefined ? undefined : { written, html: written, plain: signs[written.toLowerCase()] ?? "" };
}
