import { isCollection, isScalar, visit, type Document, type Node, type YAMLError } from "yaml";
import type { Place } from "../model/place.ts";
import { mostPerFile, problem, type Problem } from "../problem.ts";
import { firstLine, keyOf, startOfLine } from "./yaml-places.ts";
import { findTypo, wordSign } from "./yaml-typos.ts";

/** Turns a range of the YAML, from start to end, into its place in the file. */
export type PlaceOf = (start: number, end: number) => Place;

/** What keeps a document from being read, in words an author can act on. */
export function explainYamlErrors(document: Document, yaml: string, place: PlaceOf): Problem[] {
  const error = mostHelpful([...document.errors, ...document.warnings]);
  const duplicates = findDuplicateKeys(document, place);
  if (error === undefined) return duplicates;
  const told = explainYamlError(error, document, yaml, place);
  // From there on, a key may belong to another group than the parser thinks.
  return [told, ...duplicates.filter((each) => each.place.line < told.place.line)];
}

/** One broken line makes the parser complain of many; one helps: of a quote or bracket left open if there is one, else the first. */
function mostHelpful(errors: readonly YAMLError[]): YAMLError | undefined {
  return errors.find(isLeftOpen) ?? errors[0];
}

function isLeftOpen({ message }: YAMLError): boolean {
  return /^Missing closing|end with/.test(message);
}

function explainYamlError(error: YAMLError, document: Document, yaml: string, place: PlaceOf): Problem {
  const [start, end] = error.pos;
  const conflict = /^(<{7}|={7}|>{7})(?= |$)/m.exec(yaml);
  if (conflict) return problem("file/merge-conflict", nextWords(yaml, conflict.index, place), undefined);
  if (error.code === "BAD_ALIAS") return problem("yaml/syntax", place(start, end), wordSign(yaml[start]!));
  const typo = findTypo(yaml, start);
  if (typo) return problem("yaml/syntax", place(typo.start, typo.end), typo);
  if (isLeftOpen(error)) {
    const opening = findOpening(document, yaml, start);
    const isIndentLost = opening !== undefined && closes(firstLine(yaml.slice(end)), yaml[opening]!);
    if (isIndentLost) return problem("yaml/syntax", nextWords(yaml, end, place), notIndented);
    if (opening !== undefined) return problem("yaml/syntax", place(opening, opening + 1), leftOpen);
  }
  // Blank lines and comments may come first.
  const words = start + /(?:\s+|#.*)*/y.exec(yaml.slice(start))![0].length;
  const lineStart = startOfLine(yaml, words);
  const line = firstLine(yaml.slice(lineStart));
  const glued = /^\s*(?:- )?[\w-]+:(?=[^\s/])/.exec(line);
  if (glued && (error.code === "MULTILINE_IMPLICIT_KEY" || error.code === "MISSING_CHAR")) {
    const colon = lineStart + glued[0].length - 1;
    return problem("yaml/syntax", place(colon - 1, colon + 1), noSpace);
  }
  const isMisplaced = error.code === "BAD_INDENT" || error.message.startsWith("Sequence item without -");
  const isNoKey = !/:(?:\s|$)|^ *-\s/.test(line);
  if (isMisplaced && isNoKey && endsInComment(yaml.slice(0, lineStart).trimEnd())) {
    return problem("yaml/syntax", nextWords(yaml, words, place), belowComment);
  }
  if (isNoKey && (error.code === "BAD_INDENT" || error.message.startsWith("Implicit"))) {
    return problem("yaml/syntax", nextWords(yaml, words, place), neitherKeyNorText);
  }
  if (isMisplaced) return problem("yaml/syntax", nextWords(yaml, words, place), wordColumn(yaml, words));
  if (error.code === "BLOCK_AS_IMPLICIT_KEY") {
    // The parser also says so of a line that is merely indented wrongly.
    const isColumn = !/^[^\n]*?:\s[^\n]*?:(\s|$)/.test(line);
    const wordsFrom = isColumn && error.message.startsWith("Nested") ? yaml.indexOf("\n", start) : start;
    const wording = isColumn ? wordColumn(yaml, wordsFrom) : syntaxWording.BLOCK_AS_IMPLICIT_KEY!;
    return problem("yaml/syntax", nextWords(yaml, wordsFrom, place), wording);
  }
  return problem("yaml/syntax", place(start, end), syntaxWording[error.code] ?? otherSyntaxError);
}

/** What to say of a line in a wrong column: nothing can be further in than a key above that has its value beside it. */
function wordColumn(yaml: string, offset: number): { reason: string; remedy: string } {
  const words = offset + Math.max(0, yaml.slice(offset).search(/\S/));
  const start = startOfLine(yaml, words);
  const above = yaml.slice(0, start).trimEnd();
  const lineAbove = above.slice(startOfLine(above, above.length));
  const [, indent = "", key] = /^( *)(?:- +)*([\w-]+): +[^\s>|&#]/.exec(lineAbove) ?? [];
  const isKey = /^ *[\w-]+:(?:\s|$)/.test(firstLine(yaml.slice(start)));
  if (key === undefined || !isKey || words - start < indent.length) return syntaxWording.BAD_INDENT!;
  const remedy = `If it goes with "${key}" above, begin both in the same column; otherwise restore the line between them that was lost.`;
  return { reason: syntaxWording.BAD_INDENT!.reason, remedy };
}

/** Whether a line ends the text in quotes that began above it. */
function closes(line: string, quote: string): boolean {
  return /["']/.test(quote) && line.trimEnd().endsWith(quote) && line.split(quote).length % 2 === 0;
}

/** Whether the last line is a comment, or ends in one: a # in quotes begins none. */
function endsInComment(above: string): boolean {
  const line = above.slice(startOfLine(above, above.length));
  const start = line.search(/(?:^|\s)#/);
  return start !== -1 && !/["']/.test(line.slice(start));
}

/** The next words from `offset` on, to the end of their line. */
function nextWords(yaml: string, offset: number, place: PlaceOf): Place {
  const start = offset + Math.max(0, yaml.slice(offset).search(/\S/));
  return place(start, start + firstLine(yaml.slice(start)).trimEnd().length);
}

/** Where the quote or bracket is that is still open at `offset`; the parser names only the place where it gave up. */
function findOpening(document: Document, yaml: string, offset: number): number | undefined {
  let opening: number | undefined;
  visit(document, {
    Node(_, node) {
      const isOpenable = isScalar(node)
        ? node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE"
        : isCollection(node) && node.flow === true;
      if (!isOpenable || !node.range) return;
      const [start, valueEnd, end] = node.range;
      const isClosedText = isScalar(node) && valueEnd - start > 1 && yaml[valueEnd - 1] === yaml[start];
      if (start <= offset && offset <= end + 1 && !isClosedText) opening = start;
    },
  });
  return opening;
}

const noSpace = {
  reason: "There is no space after the colon.",
  remedy: "Put one space between the colon and the value: key: text",
};

const neitherKeyNorText = {
  reason: "This line is not a key with a colon, and is not indented like the text above it.",
  remedy:
    "If it is a key, write a colon and a space after it: key: text. If it continues the text above, indent it by two spaces more than that text's key.",
};

const belowComment = {
  reason: "A comment ends the text above, so this line cannot continue it.",
  remedy:
    "If the # above belongs to the text, put the whole text in quotes. If it begins a comment, write that above the key of the text.",
};

const notIndented = {
  reason: "The text in quotes continues on this line, which is not indented.",
  remedy: "Indent the line by two spaces more than the key of the text.",
};

const leftOpen = {
  reason: "The quote or bracket that opens here is never closed.",
  remedy: "Put the closing quote or bracket where the text or list ends.",
};

/**
 * The first text whose sign was taken for YAML's: a * that repeats no part, or a & whose name nothing repeats and that
 * would cost the text its first word.
 */
export function findLoneSign(document: Document, yaml: string, place: PlaceOf): Problem | undefined {
  const named = new Set<string>();
  const unused = new Map<string, number>();
  let lone: number | undefined;
  visit(document, {
    Alias(_, { source, range }) {
      unused.delete(source);
      if (named.has(source) || !range) return undefined;
      lone = range[0];
      return visit.BREAK;
    },
    Node(_, node) {
      if (node.anchor === undefined) return;
      named.add(node.anchor);
      if (isScalar(node) && node.range) unused.set(node.anchor, node.range[0]);
    },
  });
  const [name] = unused;
  if (lone === undefined && name) lone = yaml.lastIndexOf(`&${name[0]}`, name[1]);
  return lone === undefined ? undefined : problem("yaml/syntax", nextWords(yaml, lone, place), wordSign(yaml[lone]!));
}

/** Equal keys are each worth telling. The parser's own search compares every key with every other. */
function findDuplicateKeys(document: Document, place: PlaceOf): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Map<unknown, Node>();
      for (const pair of map.items) {
        const key = keyOf(pair);
        const node = pair.key as Node;
        const first = seen.get(key);
        if (first === undefined) seen.set(key, node);
        else if (first.range && node.range) {
          const related = { place: place(first.range[0], first.range[1]), label: "It is written here first" };
          const at = place(node.range[0], node.range[1]);
          found.push(problem("yaml/duplicate-key", at, { key: String(key) }, related));
        }
        if (found.length === mostPerFile) return visit.BREAK;
      }
      return undefined;
    },
  });
  return found;
}

export const otherSyntaxError = {
  reason: "This line cannot be read as YAML.",
  remedy:
    "Compare it with the lines around it: a key, a colon, a space, the value; lists start with a hyphen and a space.",
};

/** The parser's own codes, in words an author can act on. */
const syntaxWording: Partial<Record<YAMLError["code"], { reason: string; remedy: string }>> = {
  TAB_AS_INDENT: {
    reason: "The line is indented with a tab.",
    remedy: "Delete the tab, and begin the line with spaces, in the same column as the lines it belongs with.",
  },
  BAD_INDENT: {
    reason: "The line does not start in the same column as its neighbors.",
    remedy:
      "Give every key of a group, and every hyphen of a list, the same number of spaces; perhaps a line above was lost.",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    reason: "There is a second colon in this line, so YAML takes it for another key.",
    remedy: 'Put the whole value in quotes: key: "text: more text"',
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
    remedy: 'Put the whole text in quotes: key: "text"',
  },
  MULTIPLE_DOCS: {
    reason: "A line with only --- starts a second document in this file.",
    remedy: "Remove that line; a content file has only one document.",
  },
  TAG_RESOLVE_FAILED: {
    reason: "A text that begins with ! is taken for a tag.",
    remedy: 'Put the whole text in quotes: key: "!text"',
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
