import type { YAMLError } from "yaml";

export interface YamlWording {
  reason: string;
  remedy: string;
  /** Lines to copy, introduced by the remedy. */
  lines?: readonly string[];
}

/** Words a parser's error in a line, so that an author can act on it. */
export function wordError(code: YAMLError["code"], line: string): YamlWording {
  const { reason, remedy = `Put the whole text in quotes: ${putInQuotes(line)}` } =
    syntaxWording[code] ?? otherSyntaxError;
  return { reason, remedy };
}

/** The line with its text in quotes; an example if the line is not a key or a list item with one text. */
export function putInQuotes(line: string): string {
  const [, hyphen, key = hyphen, text = ""] = /^ *(- +)*([\w-]+: +)?([^\s[{|>].*?) *$/.exec(line) ?? [];
  if (key === undefined) return 'key: "text"';
  const inner = text.replace(/^["'“”„‘‚]|["'“”‘’]$/g, "");
  const bare = text.startsWith("'") ? inner.replaceAll("''", "'") : inner;
  return `${key}${/["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`}`;
}

/** Words the problem of a line such as `title:Crowns`. */
export const wordNoSpace = (line: string): YamlWording => ({
  reason: "There is no space after the colon.",
  remedy: `Put one space between the colon and the value: ${line.trim().replace(/^((?:- +)*[\w-]+:)/, "$1 ")}`,
});

export const neitherKeyNorText = {
  reason: "This line is not a key with a colon, and is not indented like the text above it.",
  remedy:
    "If it is a key, write a colon and a space after it: key: text. If it continues the text above, indent it by two spaces more than that text's key.",
};

export const emptyKey = {
  reason: "There is no key before this colon.",
  remedy: "Write the key in front of the colon, as in title: Crowns, or remove the line.",
};

export const belowComment = {
  reason: "A comment ends the text above, so this line cannot continue it.",
  remedy:
    "If the # above belongs to the text, put the whole text in quotes. If it begins a comment, write that above the key of the text.",
};

export const notIndented = {
  reason: "The text in quotes continues on this line, which is not indented.",
  remedy: "Indent the line by two spaces more than the key of the text.",
};

export const leftOpen = {
  reason: "The quote or bracket that opens here is never closed.",
  remedy: "Put the closing quote or bracket where the text or list ends.",
};

export const badIndent: YamlWording = {
  reason: "The line does not start in the same column as its neighbors.",
  remedy:
    "Give every key of a group, and every hyphen of a list, the same number of spaces; perhaps a line above was lost.",
};

export const indentedWithTab: YamlWording = {
  reason: "The line is indented with a tab.",
  remedy: "Delete the tab, and begin the line with spaces, in the same column as the lines it belongs with.",
};

export const otherSyntaxError = {
  reason: "This line cannot be read as YAML.",
  remedy:
    "Compare it with the lines around it: a key, a colon, a space, the value; lists start with a hyphen and a space.",
};

/** Words for the parser's error codes. An entry without a remedy means that the text has to be in quotes. */
const syntaxWording: Partial<Record<YAMLError["code"], { reason: string; remedy?: string }>> = {
  TAB_AS_INDENT: indentedWithTab,
  BAD_INDENT: badIndent,
  BLOCK_AS_IMPLICIT_KEY: {
    reason: "There is a second colon in this line, so YAML takes it for another key.",
  },
  MULTILINE_IMPLICIT_KEY: {
    reason: "A key runs over more than one line; probably a colon or a closing quote is missing.",
    remedy:
      "Look at this line and the one above: each key needs a colon and a space, each opening quote a closing one.",
  },
  MISSING_CHAR: {
    reason: "A character is missing; most often a closing quote, a colon after a key, or a closing bracket.",
    remedy: "Close the quote or bracket that was opened, or add the colon and a space.",
  },
  UNEXPECTED_TOKEN: {
    reason: "YAML does not expect this here.",
    remedy: 'If it belongs to a text, put the whole text in quotes: key: "text"',
  },
  BAD_SCALAR_START: {
    reason: "A text may not begin with this character unless it is in quotes.",
  },
  MULTIPLE_DOCS: {
    reason: "A line with only --- starts a second document in this file.",
    remedy: "Remove that line; a content file has only one document.",
  },
  TAG_RESOLVE_FAILED: {
    reason: "A text that begins with ! must be in quotes.",
  },
  BAD_DQ_ESCAPE: {
    reason: "A backslash inside double quotes has a special meaning in YAML.",
    remedy: "Write two backslashes, or use single quotes.",
  },
  NON_STRING_KEY: {
    reason: "A key must be a plain word.",
    remedy: "Write a word, a colon and a space; put the key in quotes if it is a number.",
  },
};
