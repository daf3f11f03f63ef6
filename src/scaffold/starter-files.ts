import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { extensionOf } from "../model/media-kinds.ts";

/** Files of the starter that npm would not pack under their own names, or that would be at work here. */
const renamed: Readonly<Record<string, string>> = { gitignore: ".gitignore", vscode: ".vscode" };

export interface StarterFile {
  /** Path below the new practice's folder, with forward slashes. */
  path: string;
  contents: string | Uint8Array;
}

/** The files of a new practice: the starter's texts with their tokens filled in, and the pictures and films they name. */
export function listStarterFiles(packageFolder: string, tokens: Readonly<Record<string, string>>): StarterFile[] {
  const starter = path.join(packageFolder, "src/scaffold/starter");
  const texts = listFiles(starter).map((name) => {
    const [first = "", ...rest] = name.split("/");
    const target = [renamed[first] ?? first, ...rest].join("/");
    return { path: target, contents: fillTokens(name, readFileSync(path.join(starter, name), "utf8"), tokens) };
  });
  const assets = path.join(packageFolder, "assets");
  const named = new Set(texts.flatMap(({ contents }) => contents.match(/\b(pictures|videos)\/[\w.-]+\.\w+/g) ?? []));
  const files = listFiles(assets).filter((name) => named.has(name) || named.has(withoutSmall(name)));
  return [
    ...texts,
    ...files.map((name) => ({ path: `assets/${name}`, contents: readFileSync(path.join(assets, name)) })),
  ];
}

/** `home-small.mp4` goes to phones in place of `home.mp4`. */
function withoutSmall(name: string): string {
  return name.replace(/-small(\.\w+)$/, "$1");
}

/**
 * Puts values in place of `{{name}}`. In data they stand between double quotes, whose rules JSON, YAML and front matter share;
 * below front matter they are plain text. A key whose whole value is an empty one is left out. Throws for a token without a value.
 */
export function fillTokens(file: string, text: string, tokens: Readonly<Record<string, string>>): string {
  const isText = extensionOf(file) === "md";
  const isEmpty = (name: string): boolean => tokens[name] === "";
  text = text.replace(/^ *\w+: "\{\{(\w+)\}\}".*\n/gm, (line, name: string) => (isEmpty(name) ? "" : line));
  const dataEnds = isText ? Math.max(0, text.startsWith("---\n") ? text.indexOf("\n---\n") : 0) : text.length;
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string, at: number) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`${file} holds ${token}, which has no value.`);
    return at < dataEnds ? JSON.stringify(value).slice(1, -1) : value;
  });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
