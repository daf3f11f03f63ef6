import { isCollection, isNode, isScalar, visit, type Node, type YAMLError } from "yaml";
import { findPaste } from "../../lib/markup/pasted-html.ts";
import type { Place } from "../../model/build/place.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { firstLine, keyOfPair, startOfLine, type ParsedYaml, type Yaml } from "./yaml-places.ts";
import { describeSign, findTypo } from "./yaml-typos.ts";
import { describeSyntax, type SyntaxFault } from "./yaml-wording.ts";

/** Explains why a document cannot be read, in words an author can act on. */
export function explainYamlErrors(parsed: ParsedYaml): Problem[] {
  const { document } = parsed;
  const error = mostHelpful([...document.errors, ...document.warnings]);
  const duplicates = findDuplicateKeys(parsed);
  if (error === undefined) return duplicates;
  const explained = explainYamlError(error, parsed);
  // Below the error, the parser may put keys in the wrong group.
  return [explained, ...duplicates.filter((each) => each.place.line < explained.place.line)];
}

/** One broken line gives many errors. The most helpful is about a quote or bracket left open; otherwise the first. */
function mostHelpful(errors: readonly YAMLError[]): YAMLError | undefined {
  return errors.find(isLeftOpen) ?? errors[0];
}

function isLeftOpen({ message }: YAMLError): boolean {
  return /^Missing closing|end with/.test(message);
}

function explainYamlError(error: YAMLError, parsed: ParsedYaml): Problem {
  const { yaml, place } = parsed;
  const [start, end] = error.pos;
  const conflict = /^(<{7}|={7}|>{7})(?= |$)/m.exec(yaml);
  if (conflict) return problem("file/merge-conflict", nextWords(parsed, conflict.index), undefined);
  if (error.code === "BAD_ALIAS") return problem("yaml/syntax", place(start, end), describeSign(yaml, start));
  const pasted = findPastedLine(parsed, start);
  if (pasted) return pasted;
  const typo = findTypo(yaml, start);
  if (typo) return problem("yaml/syntax", place(typo.start, typo.end), typo.fault);
  if (isLeftOpen(error)) {
    const opening = findOpening(parsed, start);
    const isIndentLost = opening !== undefined && closes(firstLine(yaml.slice(end)), yaml[opening]!);
    if (isIndentLost) return problem("yaml/syntax", nextWords(parsed, end), { way: "not indented" });
    if (opening !== undefined) return problem("yaml/syntax", place(opening, opening + 1), { way: "left open" });
  }
  return explainLine(error, parsed);
}

/** Returns the offset of the first words from an offset on, after spaces, line breaks and comments. */
function skipBlanks(yaml: string, from: number): number {
  const [blanks = ""] = /(?:\s+|#.*)*/y.exec(yaml.slice(from)) ?? [];
  return from + blanks.length;
}

/** Explains an error by the line in which the parser found it. */
function explainLine({ code, message, pos: [start, end] }: YAMLError, parsed: ParsedYaml): Problem {
  const { yaml, place } = parsed;
  // Blank lines and comments may come first.
  const words = skipBlanks(yaml, start);
  const lineStart = startOfLine(yaml, words);
  const line = firstLine(yaml.slice(lineStart));
  const tab = /^( *)\t+/.exec(line);
  if (tab) {
    const [indent, spaces = ""] = tab;
    return problem("yaml/syntax", place(lineStart + spaces.length, lineStart + indent.length), { way: "tab" });
  }
  const glued = /^\s*(?:- )?[\w-]+:(?=[^\s/])/.exec(line);
  if (glued && (code === "MULTILINE_IMPLICIT_KEY" || code === "MISSING_CHAR")) {
    const colon = lineStart + glued[0].length - 1;
    return problem("yaml/syntax", place(colon - 1, colon + 1), {
      ...{ way: "no space after colon", line: line.trim().replace(/^((?:- +)*[\w-]+:)/, "$1 ") },
    });
  }
  const isMisplaced = code === "BAD_INDENT" || message.startsWith("Sequence item without -");
  const isNoKey = !/:(?:\s|$)|^ *-\s/.test(line);
  if (isMisplaced && isNoKey && endsInComment(yaml.slice(0, lineStart).trimEnd())) {
    return problem("yaml/syntax", nextWords(parsed, words), { way: "below comment" });
  }
  if (isNoKey && (code === "BAD_INDENT" || message.startsWith("Implicit"))) {
    return problem("yaml/syntax", nextWords(parsed, words), { way: "neither key nor text" });
  }
  if (isMisplaced) return problem("yaml/syntax", nextWords(parsed, words), describeColumn(yaml, words));
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    // The parser also gives this code for a line that is merely indented wrongly.
    const isColumn = !/^[^\n]*?:\s[^\n]*?:(\s|$)/.test(line);
    const wordsFrom = isColumn && message.startsWith("Nested") ? yaml.indexOf("\n", start) : start;
    const fault = isColumn ? describeColumn(yaml, wordsFrom) : describeSyntax(code, line);
    return problem("yaml/syntax", nextWords(parsed, wordsFrom), fault);
  }
  return problem("yaml/syntax", place(start, end), describeSyntax(code, line));
}

/**
 * Finds tags pasted from another program, whose colons and quotes YAML takes for its own. Putting them in quotes would only turn them
 * into the next mistake, so the remedy asks for plain text, which fits any key.
 */
function findPastedLine({ yaml, place }: Yaml, offset: number): Problem | undefined {
  const lineStart = startOfLine(yaml, offset);
  const line = firstLine(yaml.slice(lineStart));
  const paste = line.includes("<") ? findPaste(line) : undefined;
  if (paste === undefined) return undefined;
  const start = lineStart + line.indexOf(paste.written);
  return problem("html/pasted", place(start, start + paste.written.length), { program: paste.program });
}

/** Says what is wrong with a line in the wrong column. No line may be indented more than a key above it that has its value beside it. */
function describeColumn(yaml: string, offset: number): SyntaxFault {
  const words = offset + Math.max(0, yaml.slice(offset).search(/\S/));
  const start = startOfLine(yaml, words);
  const above = yaml.slice(0, start).trimEnd();
  const lineAbove = above.slice(startOfLine(above, above.length));
  const [, indent = "", key] = /^( *)(?:- +)*([\w-]+): +[^\s>|&#]/.exec(lineAbove) ?? [];
  const isKey = /^ *[\w-]+:(?:\s|$)/.test(firstLine(yaml.slice(start)));
  if (key === undefined || !isKey || words - start < indent.length) return { way: "other column" };
  return { way: "below key", key };
}

/** Whether a line ends the text in quotes that began above it. */
function closes(line: string, quote: string): boolean {
  return /["']/.test(quote) && line.trimEnd().endsWith(quote) && line.split(quote).length % 2 === 0;
}

/** Whether the last line is a comment or ends in one. A # in quotes does not begin a comment. */
function endsInComment(above: string): boolean {
  const line = above.slice(startOfLine(above, above.length));
  const start = line.search(/(?:^|\s)#/);
  return start !== -1 && !/["']/.test(line.slice(start));
}

/** The place of the next words after `offset`, to the end of their line. */
function nextWords({ yaml, place }: Yaml, offset: number): Place {
  const start = offset + Math.max(0, yaml.slice(offset).search(/\S/));
  return place(start, start + firstLine(yaml.slice(start)).trimEnd().length);
}

/** Finds the quote or bracket that is still open at `offset`; the parser gives only the place where it gave up. */
function findOpening({ document, yaml }: ParsedYaml, offset: number): number | undefined {
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

/**
 * Finds the first text whose * or & YAML took for its own: a * that refers to no anchor, or a & that no alias uses, which would remove
 * the text's first word.
 */
export function findLoneSign(parsed: ParsedYaml): Problem | undefined {
  const { document, yaml } = parsed;
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
  return lone === undefined ? undefined : problem("yaml/syntax", nextWords(parsed, lone), describeSign(yaml, lone));
}

/** Finds the first key that is empty, blank or ~, which js-yaml would call "null". */
export function findEmptyKey({ document, yaml, place }: ParsedYaml): Problem | undefined {
  let range: Node["range"];
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || !/^\s*~?$/.test(String(key.value))) return undefined;
      range = key.range;
      return visit.BREAK;
    },
  });
  if (!range) return undefined;
  // The parser's place is the start of the line, or after a key's question mark. The colon may come after a comment.
  const colon = skipBlanks(yaml, range[0]);
  const start = Math.min(colon, yaml.trimEnd().length);
  return problem("yaml/syntax", place(start, range[1]), { way: "empty key" });
}

/** Finds all duplicate keys. The parser's own search is slower: it compares every key with every other. */
function findDuplicateKeys({ document, place }: ParsedYaml): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Map<unknown, Node>();
      for (const pair of map.items) {
        const key = keyOfPair(pair);
        const node = pair.key;
        if (!isNode(node)) continue;
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
