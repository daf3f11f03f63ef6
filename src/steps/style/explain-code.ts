import { isBuiltin } from "node:module";
import path from "node:path";
import type { Location, Message } from "esbuild";
import { startOf } from "../../model/build/place.ts";
import { packageFolder } from "../../lib/package-folder.ts";
import { problem, type Details } from "../../problems/problem.ts";
import type { CodeMistakes } from "./bundle.ts";
import {
  asSentence,
  isBelow,
  isOwn,
  fileAt,
  nameBelow,
  placeInCode,
  type CodePlace,
  type CodeReport,
} from "../../lib/code/own-code.ts";
import { refusal } from "./refuse-outside.ts";

/**
 * Explains the mistakes that keep the practice's own code from being bundled. Throws them again if none is in the practice's files: a bug
 * of ours.
 */
export function explainCodeMistakes(mistakes: CodeMistakes, root: string): CodeReport {
  const report = explainMessages(mistakes.mistakes, "code/syntax", root);
  if (report.problems.length === 0) throw mistakes;
  return report;
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
