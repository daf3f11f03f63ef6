import { readFileSync } from "node:fs";
import path from "node:path";
import { lineAt, type Place } from "../../model/build/place.ts";
import type { Details, Problem } from "../../problems/problem.ts";
import { packageFolder } from "../package-folder.ts";

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

/** Modules that templates receive at run time. All others are bundled with them. */
export const givenModules = [
  "react",
  "react/jsx-runtime",
  "react-dom/server",
  "html-react-parser",
  "dentalsite/shared",
] as const;

/** Returns the message of whatever was thrown. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

export const asSentence = (text: string): string => text.trim().replace(/\.?$/, ".");

/** Values for the words about a template that throws. V8 has these words for a change to a frozen object. */
export function describeThrown(reason: string, others = 0): Details<"template/threw"> {
  const isChange = /^Cannot (assign to read only|delete) property\b|\bis not extensible$/.test(reason);
  return { fix: isChange ? "shared" : "other", reason: asSentence(reason), others };
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

export function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}

/** Names a file by its path in the practice's folder, or else in dentalsite's. */
export function fileAt(file: string, root: string): string {
  return isBelow(root, file) ? nameBelow(root, file) : `dentalsite's ${nameBelow(packageFolder, file)}`;
}

export function nameBelow(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join("/");
}
