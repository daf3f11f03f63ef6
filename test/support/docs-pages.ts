import { readFileSync } from "node:fs";
import path from "node:path";
import { lexer, walkTokens } from "marked";
import { packageFolder } from "./package-folder.ts";
import { listTree } from "./read-tree.ts";

const folder = path.join(packageFolder, "docs");

/** The pages of docs/ for practices, by their path there. */
export const docsPages: ReadonlyMap<string, string> = new Map(
  listTree(folder)
    .filter((name) => name.endsWith(".md") && !name.startsWith("dev/"))
    .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
);

/** The addresses of all links and pictures of a Markdown text. */
export function linksIn(markdown: string): string[] {
  const links: string[] = [];
  void walkTokens(lexer(markdown), (token) => {
    if (token.type === "link" || token.type === "image") links.push(token.href as string);
  });
  return links;
}

/** The links that lead to files, relative to the text's own, without fragments. */
export const filesLinkedIn = (markdown: string): string[] =>
  linksIn(markdown).flatMap((href) => (/^(\w+:|\/|#)/.test(href) ? [] : [href.replace(/#.*/, "")]));
