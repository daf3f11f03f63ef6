import type { YAMLError } from "yaml";
import type { Details } from "../../problems/problem.ts";

export type SyntaxFault = Details<"yaml/syntax">;

/** Says what is wrong with a line by the parser's error. */
export function describeSyntax(code: YAMLError["code"], line: string): SyntaxFault {
  const [, key] = /, +([a-z]\w*): /.exec(line) ?? [];
  const way = key === undefined ? undefined : waysOfSecondKey[code];
  if (key !== undefined && way !== undefined) return { way, key, line: putInQuotes(line) };
  return { way: ways[code] ?? "other", sign: "!", line: putInQuotes(line) } as SyntaxFault;
}

/** The line with its text in quotes; an example if the line is not a key or a list item with one text. */
export function putInQuotes(line: string): string {
  const [, hyphen, key = hyphen, text = ""] = /^ *(- +)*([\w-]+: +)?([^\s[{|>].*?) *$/.exec(line) ?? [];
  if (key === undefined) return 'key: "text"';
  const inner = text.replace(/^["'“”„‘‚]|["'“”‘’]$/g, "");
  const bare = text.startsWith("'") ? inner.replaceAll("''", "'") : inner;
  return `${key}${/["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`}`;
}

/** The way of the words for a line with another key after a comma. A text in brackets cannot continue there. */
const waysOfSecondKey: Partial<Record<YAMLError["code"], "second key" | "key after brackets">> = {
  BLOCK_AS_IMPLICIT_KEY: "second key",
  UNEXPECTED_TOKEN: "key after brackets",
};

/** The way of the words for each of the parser's error codes. */
const ways: Partial<Record<YAMLError["code"], SyntaxFault["way"]>> = {
  TAB_AS_INDENT: "tab",
  BAD_INDENT: "other column",
  BLOCK_AS_IMPLICIT_KEY: "second colon",
  MULTILINE_IMPLICIT_KEY: "long key",
  MISSING_CHAR: "missing character",
  UNEXPECTED_TOKEN: "unexpected",
  BAD_SCALAR_START: "bad start",
  MULTIPLE_DOCS: "second document",
  TAG_RESOLVE_FAILED: "sign",
  BAD_DQ_ESCAPE: "backslash",
  NON_STRING_KEY: "no word",
};
