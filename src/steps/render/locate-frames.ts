import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import type { CodePlace } from "../../lib/code/own-code.ts";
import { lineAt } from "../../model/build/place.ts";

/** A bundle that ends in its inline source map. */
interface LocatedBundle {
  /** The bundle's name in a stack. */
  name: string;
  code: string;
}

/**
 * Finds the places in the bundled files that a stack names, innermost first. Paths in the bundle's source map begin in `folder`. Packages'
 * files are left out.
 */
export function locateFrames(stack: string, bundle: LocatedBundle, folder: string): CodePlace[] {
  return stack.split("\n").flatMap(createLocator(bundle, folder));
}

/** Returns a function that finds the place a stack line names; none if it is in no template of this bundle. */
function createLocator({ name, code }: LocatedBundle, folder: string): (line: string) => CodePlace[] {
  const inBundle = new RegExp(`[/\\\\]${name.replaceAll(".", "\\.")}:(\\d+):(\\d+)\\)?$`);
  let map: SourceMap | undefined;
  return (line) => {
    const [row, column] = positionOf(line) ?? [];
    if (row === undefined || column === undefined) return [];
    map ??= mapOf(code);
    const entry = map.findEntry(row - 1, column - 1);
    if (!("originalSource" in entry) || isNoTemplate(entry.originalSource)) return [];
    const file = path.resolve(folder, entry.originalSource);
    return [{ file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }];
  };

  function positionOf(line: string): [row: number, column: number] | undefined {
    const [, row, column] = inBundle.exec(line) ?? [];
    if (row !== undefined && column !== undefined) return [Number(row), Number(column) || startOfLine(Number(row))];
    // React knows only the name of a component that takes no props.
    const [, component] = /^\s+at ([A-Z]\w*|\w+_default) \(<anonymous>\)$/.exec(line) ?? [];
    const at = component === undefined ? -1 : code.search(new RegExp(`\\b(function|var|class) ${component}\\b`));
    if (at === -1) return undefined;
    const before = code.slice(0, at);
    return [before.split("\n").length, at - before.lastIndexOf("\n")];
  }

  /** Returns the column where a line's code begins, for a frame whose column is 0 (unknown). */
  function startOfLine(row: number): number {
    return lineAt(code, row).search(/\S|$/) + 1;
  }
}

/** Whether a source belongs to a package, or is the code that imports all templates. */
function isNoTemplate(source: string): boolean {
  return /(^|\/)node_modules\/|^templates\/entry\.ts$/.test(source);
}

function mapOf(code: string): SourceMap {
  const [, base64 = ""] = /sourceMappingURL=data:application\/json;base64,(\S+)\s*$/.exec(code) ?? [];
  return new SourceMap(JSON.parse(Buffer.from(base64, "base64").toString()) as SourceMapPayload);
}
