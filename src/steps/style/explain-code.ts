import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import type { Location, Message } from "esbuild";
import { lineAt, startOf, type Place } from "../../model/build/place.ts";
import { packageFolder } from "../../lib/package-folder.ts";
import { problem, type Details, type Problem } from "../../problems/problem.ts";
import type { CodeMistakes } from "./bundle.ts";
import { refusal } from "./refuse-outside.ts";

export interface CodeReport {
  problems: Problem[];
  /** Text of each code file that a problem is in. */
  texts: Map<string, string>;
}

/** A place in code: an absolute file, with line and column from 1. */
export interface CodePlace {
  file: string;
  line: number;
  column: number;
  /** That of the word there if it is absent. */
  length?: number;
}

/**
 * Explains the mistakes that keep the practice's own code from being bundled. Throws them again if none is in the practice's files: a bug
 * of ours.
 */
export function explainCodeMistakes(mistakes: CodeMistakes, root: string): CodeReport {
  const report = explainMessages(mistakes.mistakes, "code/syntax", root);
  if (report.problems.length === 0) throw mistakes;
  return report;
}

/** Returns the message of whatever was thrown. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

const asSentence = (text: string): string => text.trim().replace(/\.?$/, ".");

/** Values for the words about a template that throws. V8 has these words for a change to a frozen object. */
export function describeThrown(reason: string, others = 0): Details<"template/threw"> {
  const isChange = /^Cannot (assign to read only|delete) property\b|\bis not extensible$/.test(reason);
  return { fix: isChange ? "shared" : "other", reason: asSentence(reason), others };
}

/** Explains esbuild's messages about the practice's own code. Messages about other code are left out. */
export function explainMessages(
  messages: readonly Message[],
  code: "code/syntax" | "code/doubtful",
  root: string,
): CodeReport {
  const texts = new Map<string, string>();
  const reported = new Set<string>();
  const problems = messages.flatMap(({ pluginName, text, location }) => {
    if (location === null) return [];
    const asker = path.resolve(packageFolder, location.file);
    const missing = /^No matching export in "(.+)" for import "(.+)"$/.exec(text);
    const owner = path.resolve(packageFolder, missing?.[1] ?? "");
    // A file that replaces one of the package's must export what the package's file exports.
    if (missing && isOwn(owner, root) && !isOwn(asker, root)) {
      // A missing export is reported once, no matter how many files import it.
      if (reported.has(text)) return [];
      reported.add(text);
      const user = path.relative(packageFolder, asker);
      const way = missing[2] === "default" ? "no default export" : "no export";
      return [problem("code/syntax", startOf(nameBelow(root, owner)), { way, name: missing[2]!, user })];
    }
    if (!isBelow(root, asker) || (isBelow(packageFolder, asker) && !isOwn(asker, root))) return [];
    const { marked, ...at } = locateMessage(location, asker);
    if (pluginName === refusal) {
      const imported = marked.replace(/^(["'`])(.*)\1$/, "$2");
      return [problem("code/outside", placeInCode(at, root, texts), { imported })];
    }
    const place = placeInCode(at, root, texts);
    if (code === "code/doubtful") return [problem(code, place, { reason: asSentence(text) })];
    const lacking = { way: "not exported", file: fileAt(owner, root), name: missing?.[2] ?? "" } as const;
    return [problem(code, place, missing ? lacking : explainUnresolved(text, asker, root))];
  });
  return { problems, texts };
}

/** Returns a place in characters, and the text there. esbuild counts columns and lengths in bytes. */
function locateMessage({ lineText, line, column, length }: Location, file: string): CodePlace & { marked: string } {
  const bytes = Buffer.from(lineText);
  const before = bytes.subarray(0, column).toString();
  const marked = bytes.subarray(column, column + length).toString();
  return { file, line, column: before.length + 1, length: marked.length, marked };
}

/** Explains an import that cannot be resolved. Any other mistake keeps esbuild's words. */
function explainUnresolved(text: string, asker: string, root: string): Details<"code/syntax"> {
  const other = { way: "other", reason: asSentence(text) } as const;
  const imported = /^Could not resolve "(.+)"$/.exec(text)?.[1];
  if (imported === undefined) return other;
  // The name of a file beside a stylesheet needs no dot there.
  if (/^\.\.?\//.test(imported) || (asker.endsWith(".css") && /^[\w-]/.test(imported))) {
    const file = nameBelow(root, path.resolve(path.dirname(asker), imported));
    // Adding a file outside the practice would be a second mistake.
    return file.startsWith("../") ? other : { way: "no file", file };
  }
  // An installed package may lack the imported part.
  if (!/^(?:@[\w.-]+\/)?[\w.-]+$/.test(imported) || isBuiltin(imported)) return other;
  return { way: "no package", name: imported };
}

/** Makes the place of a problem, and adds the file's text to `texts`. */
export function placeInCode(
  { file, line, column, length }: CodePlace,
  root: string,
  texts: Map<string, string>,
): Place {
  const name = nameBelow(root, file);
  const text = texts.get(name) ?? readFileSync(file, "utf8").replace(/\r\n?/g, "\n");
  texts.set(name, text);
  const rest = lineAt(text, line).slice(column - 1);
  const word = /^[\w$]+/.exec(rest)?.[0].length ?? 1;
  return { file: name, line, column, length: Math.max(1, length ?? word) };
}

/** Whether a file is one of the practice's own templates, stylesheets and scripts. */
export function isOwn(file: string, root: string): boolean {
  return isBelow(path.join(root, "templates"), file);
}

function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}

/** Names a file by its path in the practice's folder, or else in dentalsite's. */
export function fileAt(file: string, root: string): string {
  return isBelow(root, file) ? nameBelow(root, file) : `dentalsite's ${nameBelow(packageFolder, file)}`;
}

function nameBelow(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join("/");
}
