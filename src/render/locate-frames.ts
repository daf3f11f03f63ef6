import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import type { CodePlace } from "./code-problems.ts";

/**
 * Reads the lines of a stack that are in a bundle, innermost first, and tells where in the bundled files they are: `code` ends in
 * its inline source map, whose paths begin in `folder`. Packages' files are left out.
 */
export function locateFrames(stack: string, bundleName: string, code: string, folder: string): CodePlace[] {
  const base64 = /sourceMappingURL=data:application\/json;base64,(\S+)\s*$/.exec(code)?.[1] ?? "";
  if (base64 === "" || stack === "") return [];
  const map = new SourceMap(JSON.parse(Buffer.from(base64, "base64").toString()) as SourceMapPayload);
  const inBundle = new RegExp(`${bundleName.replaceAll(".", "\\.")}:(\\d+):(\\d+)\\)?$`);
  const positions = stack.split("\n").flatMap((line) => {
    const [, row, column] = inBundle.exec(line) ?? [];
    if (row !== undefined && column !== undefined) return [[Number(row), Number(column)] as const];
    // React knows only the name of a component that takes no properties.
    const [, component] = /^\s+at ([A-Z]\w*|\w+_default) \(<anonymous>\)$/.exec(line) ?? [];
    const at = component === undefined ? -1 : code.search(new RegExp(`\\b(function|var|class) ${component}\\b`));
    if (at === -1) return [];
    const before = code.slice(0, at);
    return [[before.split("\n").length, at - before.lastIndexOf("\n")] as const];
  });
  return positions.flatMap(([row, column]) => {
    const entry = map.findEntry(row - 1, column - 1);
    if (!("originalSource" in entry) || /(^|\/)node_modules\/|^templates\/entry\.ts$/.test(entry.originalSource))
      return [];
    const file = path.resolve(folder, entry.originalSource);
    return [{ file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }];
  });
}
