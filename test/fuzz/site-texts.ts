import { readFileSync } from "node:fs";
import path from "node:path";
import { listTree } from "../support/read-tree.ts";

const fixture = path.resolve(import.meta.dirname, "../fixtures/little-site");

/** The content files of the little site, by their path from its root. */
export const siteTexts: ReadonlyMap<string, string> = new Map(
  listTree(path.join(fixture, "site")).map((name) => [
    `site/${name}`,
    readFileSync(path.join(fixture, "site", name), "utf8"),
  ]),
);

export const yamlFiles = [...siteTexts.keys()].filter((name) => name.endsWith(".yaml"));
export const markdownFiles = [...siteTexts.keys()].filter((name) => name.endsWith(".md"));

/** Splits a Markdown file into its front matter, with the fences, and its body. */
export function splitFile(file: string): { head: string; body: string } {
  const text = siteTexts.get(file)!;
  const end = text.indexOf("\n---\n", 3) + "\n---\n".length;
  return { head: text.slice(0, end), body: text.slice(end) };
}

/** The little site's page of cleanings, with another introduction in double quotes. */
export function withIntroduction(html: string): string {
  const line = "descriptionToBeParsed: <p>It takes <strong>half an hour</strong>.</p>";
  return siteTexts.get("site/services/cleanings.md")!.replace(line, () => `descriptionToBeParsed: ${quote(html)}`);
}

/** Puts a text in double quotes, which JSON and YAML read alike. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u007F-\u009F\u2028\u2029\uFEFF]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
